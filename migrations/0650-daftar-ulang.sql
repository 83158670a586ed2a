-- What EMIS asks of a new pupil and the registration did not: filled in by the family that took its place, part by part.
create table daftar_ulang (
  pendaftaran_id uuid primary key references pendaftaran (id),
  versi integer not null default 1,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  nisn text check (nisn ~ '^[0-9]{10}$'),
  nik text check (nik ~ '^[0-9]{16}$'),
  dicocokkan boolean not null default false,
  kitas text,
  anak_ke smallint check (anak_ke between 1 and 30),
  jumlah_saudara smallint check (jumlah_saudara between 0 and 30),
  hobi text,
  cita_cita text,
  pra_sekolah text,
  imunisasi text,
  pembiaya text,
  rt text,
  rw text,
  kelurahan text,
  kecamatan text,
  kabupaten text,
  provinsi text,
  kode_pos text check (kode_pos ~ '^[0-9]{5}$'),
  status_rumah text,
  tempat_tinggal text,
  jarak text,
  transportasi text,
  waktu_tempuh text,
  no_kk text check (no_kk ~ '^[0-9]{16}$'),
  kepala_keluarga text,
  kip text,
  kks text,
  pkh text,
  kewarganegaraan_ayah text,
  nik_ayah text check (nik_ayah ~ '^[0-9]{16}$'),
  kitas_ayah text,
  tanggal_lahir_ayah date,
  pendidikan_ayah text,
  penghasilan_ayah text,
  tanpa_hp_ayah boolean not null default false,
  no_telepon_ayah text,
  kewarganegaraan_ibu text,
  nik_ibu text check (nik_ibu ~ '^[0-9]{16}$'),
  kitas_ibu text,
  tanggal_lahir_ibu date,
  pendidikan_ibu text,
  penghasilan_ibu text,
  tanpa_hp_ibu boolean not null default false,
  no_telepon_ibu text,
  kewarganegaraan_wali text,
  nik_wali text check (nik_wali ~ '^[0-9]{16}$'),
  kitas_wali text,
  tanggal_lahir_wali date,
  pendidikan_wali text,
  penghasilan_wali text,
  tanpa_hp_wali boolean not null default false,
  no_telepon_wali text
);
comment on table daftar_ulang is 'What a family adds when it has taken its place: the fields of a pupil that the registration does not ask. They go to the pupil with the placement.';

alter table periode_ppdb add column lengkapi_sampai date;
comment on column periode_ppdb.lengkapi_sampai is 'Last day on which families complete the data of re-registration; null: the last day of re-registration.';

-- How long they are kept, and until when data are completed, is no rule of admission: it may change after those were published.
create or replace function jaga_aturan_ppdb() returns trigger language plpgsql as $$
declare
  periode uuid[];
  bebas constant text[] := array['versi', 'updated_at', 'simpan_bulan', 'lengkapi_sampai'];
begin
  if tg_table_name = 'periode_ppdb' then
    if to_jsonb(new) - bebas = to_jsonb(old) - bebas then return new; end if;
    periode := array[new.id];
  elsif tg_table_name = 'gelombang_ppdb' then
    periode := array[new.periode_id, case when tg_op = 'UPDATE' then old.periode_id end];
  else
    select array_agg(periode_id) into periode from gelombang_ppdb
    where id = new.gelombang_id or (tg_op = 'UPDATE' and id = old.gelombang_id);
  end if;
  if exists (select from unnest(periode) as one where aturan_ppdb_terkunci(one)) then
    raise exception 'the rules of this period are published' using errcode = 'check_violation', constraint = 'aturan_ppdb_terbit';
  end if;
  return new;
end $$;
