-- Two records of one pupil made one. `rincian` tells what moved and what was filled in, so that it can be parted again.
create table penyatuan_siswa (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  simpan_id uuid not null references siswa (id),
  buang_id uuid not null references siswa (id),
  oleh_id uuid references akun (id),
  oleh text not null,
  rincian jsonb not null default '{}',
  dibatalkan_pada timestamptz
);
create index penyatuan_siswa_urut on penyatuan_siswa (created_at desc);
