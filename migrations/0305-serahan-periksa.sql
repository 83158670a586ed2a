-- Findings of one class, handed on to its wali kelas to be mended until a day. One is open for a class at a time.
create table serahan_periksa (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  kelas_id uuid not null references kelas (id),
  tenggat date not null,
  pesan text check (char_length(pesan) <= 500),
  oleh text not null,
  ditutup_pada timestamptz,
  ditutup_oleh text
);
create unique index serahan_periksa_terbuka on serahan_periksa (kelas_id) where ditutup_pada is null;
comment on table serahan_periksa is 'Temuan pemeriksaan satu kelas yang diserahkan kepada wali kelasnya untuk diperbaiki sampai tenggat.';

-- What was handed on: while it is open, the fields named here are what the wali kelas may change in this pupil.
create table serahan_temuan (
  serahan_id uuid not null references serahan_periksa (id),
  siswa_id uuid not null references siswa (id),
  aturan text not null,
  bidang text[] not null,
  primary key (serahan_id, siswa_id, aturan)
);
create index serahan_temuan_siswa on serahan_temuan (siswa_id);
comment on table serahan_temuan is 'Temuan yang diserahkan: siswa, aturan, dan isian yang boleh diperbaiki wali kelas selama penyerahannya terbuka.';
