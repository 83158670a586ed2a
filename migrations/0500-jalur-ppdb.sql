-- Waves and paths of an intake. What a path or a wave leaves empty (days, hours, quota) is that of its wave or of the period.
alter table periode_ppdb
  add column draf boolean not null default false,
  add column usia_maksimal integer check (usia_maksimal between 10 and 40),
  add column usia_per date,
  add column afirmasi_persen integer check (afirmasi_persen between 0 and 100),
  add column biaya integer check (biaya >= 0);

create table gelombang_ppdb (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  periode_id uuid not null references periode_ppdb (id),
  buka date,
  buka_pukul time,
  tutup date,
  tutup_pukul time,
  constraint gelombang_ppdb_urut check (tutup > buka or (tutup = buka and (tutup_pukul is null or buka_pukul is null or tutup_pukul > buka_pukul)))
);
create unique index gelombang_ppdb_nama on gelombang_ppdb (periode_id, lower(nama)) where deleted_at is null;
comment on table gelombang_ppdb is 'Waves of an admissions period; days and hours that are empty are those of the period.';

create table jalur_ppdb (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  jenis text not null check (jenis in ('reguler', 'prestasi-akademik', 'prestasi-non-akademik', 'tahfidz', 'afirmasi', 'asrama', 'mutasi')),
  gelombang_id uuid not null references gelombang_ppdb (id),
  buka date,
  buka_pukul time,
  tutup date,
  tutup_pukul time,
  kuota integer check (kuota > 0),
  kuota_ipa integer check (kuota_ipa >= 0),
  kuota_ips integer check (kuota_ips >= 0),
  kuota_bahasa integer check (kuota_bahasa >= 0),
  kuota_agama integer check (kuota_agama >= 0),
  syarat text,
  dokumen text,
  bobot_rapor integer check (bobot_rapor between 0 and 100),
  bobot_tes integer check (bobot_tes between 0 and 100),
  bobot_btq integer check (bobot_btq between 0 and 100),
  bobot_tahfidz integer check (bobot_tahfidz between 0 and 100),
  bobot_wawancara integer check (bobot_wawancara between 0 and 100),
  bobot_prestasi integer check (bobot_prestasi between 0 and 100),
  seri1 text check (seri1 in ('rapor', 'tes', 'btq', 'tahfidz', 'wawancara', 'prestasi', 'usia', 'waktu')),
  seri2 text check (seri2 in ('rapor', 'tes', 'btq', 'tahfidz', 'wawancara', 'prestasi', 'usia', 'waktu')),
  seri3 text check (seri3 in ('rapor', 'tes', 'btq', 'tahfidz', 'wawancara', 'prestasi', 'usia', 'waktu')),
  constraint jalur_ppdb_urut check (tutup > buka or (tutup = buka and (tutup_pukul is null or buka_pukul is null or tutup_pukul > buka_pukul)))
);
create unique index jalur_ppdb_jenis on jalur_ppdb (gelombang_id, jenis, buka) nulls not distinct where deleted_at is null;
comment on table jalur_ppdb is 'Paths of a wave: when they are open, their places, what they ask for, how scores weigh and what decides between equals.';

alter table pendaftaran
  add column jalur text not null default 'reguler' check (jalur in ('reguler', 'prestasi-akademik', 'prestasi-non-akademik', 'tahfidz', 'afirmasi', 'asrama', 'mutasi')),
  add column gelombang_id uuid references gelombang_ppdb (id);
create index pendaftaran_jalur on pendaftaran (periode_id, jalur) where deleted_at is null;

-- Periods that stand already go on as they were: one wave, and the path that everybody took.
insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1 ' || tahun_ajaran, id from periode_ppdb;
insert into jalur_ppdb (jenis, gelombang_id) select 'reguler', id from gelombang_ppdb;
update pendaftaran set gelombang_id = gelombang_ppdb.id from gelombang_ppdb where gelombang_ppdb.periode_id = pendaftaran.periode_id;
