-- The code on a pupil's card: random, so that nothing can be read from it and none can be guessed. A new card ends the old one.
create table kartu_siswa (
  siswa_id uuid primary key references siswa (id),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  nomor bytea not null unique default decode(substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), 'hex')
);
