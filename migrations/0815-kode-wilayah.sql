-- Regions by the codes of Kemendagri, with which numbers of people and of family cards begin: kept by the office, brought as a list.
create table kode_wilayah (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- 72, 7271, 727101, 7271011001: of Kemendagri, where the seventh digit is 1 in a kelurahan and 2 in a desa.
  kode text not null check (kode ~ '^\d{2}(\d{2}(\d{2}([12]\d{3})?)?)?$'),
  nama text not null check (btrim(nama) <> ''),
  -- A number of a person does not change when its region is divided or renamed. Null: the list said nothing, so it is in force.
  keadaan text check (keadaan in ('berlaku', 'lama')),
  -- Null: nobody knows whether the regions within all stand here.
  lengkap text check (lengkap in ('satu', 'kecamatan')),
  sumber text,
  awal_kode_pos text check (awal_kode_pos ~ '^[1-9]\d{0,4}$'),
  constraint kode_wilayah_lengkap check (lengkap is null or (char_length(kode) <= 4 and sumber is not null and (lengkap = 'satu' or char_length(kode) = 2)))
);
create unique index kode_wilayah_kode on kode_wilayah (kode) where deleted_at is null;
comment on table kode_wilayah is 'Regions by their codes of Kemendagri; a number or an address is judged only where the list of the regions within is known to be whole.';

insert into kode_wilayah (kode, nama) values
  ('11', 'Aceh'), ('12', 'Sumatera Utara'), ('13', 'Sumatera Barat'), ('14', 'Riau'), ('15', 'Jambi'), ('16', 'Sumatera Selatan'),
  ('17', 'Bengkulu'), ('18', 'Lampung'), ('19', 'Kepulauan Bangka Belitung'), ('21', 'Kepulauan Riau'), ('31', 'DKI Jakarta'),
  ('32', 'Jawa Barat'), ('33', 'Jawa Tengah'), ('34', 'DI Yogyakarta'), ('35', 'Jawa Timur'), ('36', 'Banten'), ('51', 'Bali'),
  ('52', 'Nusa Tenggara Barat'), ('53', 'Nusa Tenggara Timur'), ('54', 'Timor Timur'), ('61', 'Kalimantan Barat'),
  ('62', 'Kalimantan Tengah'), ('63', 'Kalimantan Selatan'), ('64', 'Kalimantan Timur'), ('65', 'Kalimantan Utara'),
  ('71', 'Sulawesi Utara'), ('72', 'Sulawesi Tengah'), ('73', 'Sulawesi Selatan'), ('74', 'Sulawesi Tenggara'), ('75', 'Gorontalo'),
  ('76', 'Sulawesi Barat'), ('81', 'Maluku'), ('82', 'Maluku Utara'), ('91', 'Papua'), ('92', 'Papua Barat'), ('93', 'Papua Selatan'),
  ('94', 'Papua Tengah'), ('95', 'Papua Pegunungan'), ('96', 'Papua Barat Daya'),
  ('7201', 'Banggai'), ('7202', 'Poso'), ('7203', 'Donggala'), ('7204', 'Tolitoli'), ('7205', 'Buol'), ('7206', 'Morowali'),
  ('7207', 'Banggai Kepulauan'), ('7208', 'Parigi Moutong'), ('7209', 'Tojo Una-Una'), ('7210', 'Sigi'), ('7211', 'Banggai Laut'),
  ('7212', 'Morowali Utara'), ('7271', 'Palu'),
  ('727101', 'Palu Timur'), ('727102', 'Palu Barat'), ('727103', 'Palu Selatan'), ('727104', 'Palu Utara'), ('727105', 'Ulujadi'),
  ('727106', 'Tatanga'), ('727107', 'Tawaeli'), ('727108', 'Mantikulore');
update kode_wilayah set keadaan = case kode when '54' then 'lama' else 'berlaku' end;
update kode_wilayah set lengkap = 'satu', sumber = 'Daftar Kemendagri, bawaan aplikasi', awal_kode_pos = '94' where kode = '72';
update kode_wilayah set lengkap = 'satu', sumber = 'Perda Kota Palu 4/2012, bawaan aplikasi' where kode = '7271';
