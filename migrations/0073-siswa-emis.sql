-- What EMIS asks of a pupil. Choices are kept by the form; the database keeps what must never be wrong.
alter table siswa
  add column anak_ke smallint check (anak_ke between 1 and 30),
  add column jumlah_saudara smallint check (jumlah_saudara between 0 and 30),
  add column kewarganegaraan text default 'Indonesia',
  add column hobi text,
  add column cita_cita text,
  add column pembiaya text,
  add column pra_sekolah text,
  add column imunisasi text,
  add column kip text,
  add column kks text,
  add column pkh text,
  add column no_kk text check (no_kk ~ '^[0-9]{16}$'),
  add column kepala_keluarga text,
  add column status_rumah text,
  add column provinsi text,
  add column kabupaten text,
  add column kecamatan text,
  add column kelurahan text,
  add column rt text,
  add column rw text,
  add column kode_pos text check (kode_pos ~ '^[0-9]{5}$'),
  add column tempat_tinggal text,
  add column jarak text,
  add column transportasi text,
  add column waktu_tempuh text,
  add column status_ayah text,
  add column nik_ayah text check (nik_ayah ~ '^[0-9]{16}$'),
  add column tanggal_lahir_ayah date,
  add column pendidikan_ayah text,
  add column penghasilan_ayah text,
  add column no_telepon_ayah text,
  add column status_ibu text,
  add column nik_ibu text check (nik_ibu ~ '^[0-9]{16}$'),
  add column tanggal_lahir_ibu date,
  add column pendidikan_ibu text,
  add column penghasilan_ibu text,
  add column no_telepon_ibu text,
  add column hubungan_wali text,
  add column nik_wali text check (nik_wali ~ '^[0-9]{16}$'),
  add column tanggal_lahir_wali date,
  add column pendidikan_wali text,
  add column pekerjaan_wali text,
  add column penghasilan_wali text,
  add column no_telepon_wali text,
  add column beasiswa text,
  -- The office saw the family card: a number that contradicts the birth date may stay.
  add column dicocokkan boolean not null default false;

-- A NIK holds the birth date, of women with 40 added to the day. Old rows are left as they are until somebody edits them.
create function nik_sesuai(nik text, lahir date, jenis_kelamin text) returns boolean language sql immutable as $$
  select nik is null or (
    substr(nik, 9, 2) between '01' and '12'
    and (substr(nik, 7, 2) between '01' and '31' or substr(nik, 7, 2) between '41' and '71')
    and (substr(nik, 7, 2) > '40') = (jenis_kelamin = 'perempuan')
    and (lahir is null or (
      substr(nik, 7, 2)::int % 40 = extract(day from lahir)::int
      and substr(nik, 9, 2)::int = extract(month from lahir)::int
      and substr(nik, 11, 2)::int = extract(year from lahir)::int % 100)))
$$;
alter table siswa
  add constraint siswa_nik_sesuai check (dicocokkan or nik_sesuai(nik, tanggal_lahir, jenis_kelamin)) not valid;

create index siswa_kembar on siswa (tanggal_lahir, lower(nama)) where deleted_at is null;

-- Two records that look like one pupil, and are two.
create table siswa_bukan_ganda (
  satu_id uuid not null references siswa (id),
  lain_id uuid not null references siswa (id),
  created_at timestamptz not null default now(),
  primary key (satu_id, lain_id),
  check (satu_id < lain_id)
);

create table mutasi_siswa (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  siswa_id uuid not null references siswa (id),
  jenis text not null check (jenis in ('masuk', 'keluar')),
  tanggal date not null,
  sekolah text not null,
  npsn text check (npsn ~ '^[0-9]{8}$'),
  alasan text,
  nomor_surat text,
  tanggal_surat date,
  surat_id uuid references berkas (id),
  -- The class the pupil left, so that a mistake can be taken back.
  kelas_id uuid references kelas (id)
);
create index mutasi_siswa_siswa on mutasi_siswa (siswa_id, tanggal desc) where deleted_at is null;
create index mutasi_siswa_urut on mutasi_siswa (tanggal desc) where deleted_at is null;

-- One class moved on at the year's end. `rincian` tells for each pupil what stood before, so that all of it can be undone.
create table kenaikan_kelas (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kelas_id uuid not null references kelas (id),
  tanggal date not null,
  oleh_id uuid references akun (id),
  oleh text not null,
  rincian jsonb not null,
  dibatalkan_pada timestamptz
);
create index kenaikan_kelas_urut on kenaikan_kelas (created_at desc);

alter table prestasi
  add column publikasi text not null default 'inisial' check (publikasi in ('inisial', 'nama', 'tidak'));
create index prestasi_publik on prestasi (tanggal desc) where deleted_at is null and publikasi <> 'tidak';

alter table alumni
  add column tanggal_lahir date,
  add column kota text;
create index alumni_lulus on alumni (tahun_lulus, lower(nama)) where deleted_at is null;

-- What somebody says of themselves on the public page. `alumni_id` null: nobody fits; the office decides who it is.
create table usulan_alumni (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  alumni_id uuid references alumni (id),
  nama text,
  nisn text,
  tanggal_lahir date,
  tahun_lulus smallint,
  kegiatan text,
  instansi text,
  bidang text,
  kota text,
  no_telepon text,
  email text,
  pesan text check (char_length(pesan) <= 500),
  -- The text of the consent that was ticked.
  persetujuan text not null,
  status text not null default 'menunggu' check (status in ('menunggu', 'diterima', 'ditolak')),
  alasan text,
  diputus_oleh text,
  diputus_pada timestamptz
);
create index usulan_alumni_menunggu on usulan_alumni (created_at) where status = 'menunggu';
