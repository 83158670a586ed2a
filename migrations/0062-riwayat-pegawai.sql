-- What belongs to one person's file: family, education, ranks, positions, trainings, awards, papers.
create table orang_tua (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  nama text not null,
  tempat_lahir text,
  tanggal_lahir date,
  alamat text,
  lampiran_id uuid references berkas (id)
);

create table pasangan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  nama text not null,
  tanggal_menikah date,
  pekerjaan text,
  lampiran_id uuid references berkas (id)
);

create table anak (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  nama text not null,
  tempat_lahir text,
  tanggal_lahir date,
  status text,
  lampiran_id uuid references berkas (id)
);

create table pendidikan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  tingkat text not null,
  jurusan text,
  nama_pendidikan text,
  nomor_ijazah text,
  tanggal_ijazah date,
  pejabat_ijazah text,
  keterangan text,
  lampiran_id uuid references berkas (id)
);

create table kepangkatan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  -- I/a … IV/e, or PPPK-I … PPPK-XVII.
  pangkat text not null,
  jenis text not null default 'pangkat' check (jenis in ('pangkat', 'gaji-berkala')),
  tmt date,
  nomor_sk text,
  tanggal_sk date,
  keterangan text,
  lampiran_id uuid references berkas (id)
);

create table jabatan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  nama text not null,
  nomor_sk text,
  tanggal_sk date,
  tmt date,
  keterangan text,
  lampiran_id uuid references berkas (id)
);

create table pelatihan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  nama text not null,
  penyelenggara text,
  tempat text,
  mulai date,
  selesai date,
  jam integer check (jam between 1 and 5000),
  nomor_sertifikat text,
  keterangan text,
  lampiran_id uuid references berkas (id),
  constraint pelatihan_urut check (selesai >= mulai)
);

create table penghargaan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  nama text not null,
  -- Years of service that a Satyalancana Karya Satya honours; null for every other award.
  satyalancana text check (satyalancana in ('10', '20', '30')),
  pemberi text,
  nomor_sk text,
  tanggal date,
  keterangan text,
  lampiran_id uuid references berkas (id)
);

-- The person's own papers.
create table berkas_pegawai (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pegawai_id uuid not null references pegawai (id),
  file_name text not null,
  description text not null,
  file_id uuid not null references berkas (id),
  kedaluwarsa date
);

create index orang_tua_pegawai on orang_tua (pegawai_id);
create index pasangan_pegawai on pasangan (pegawai_id);
create index anak_pegawai on anak (pegawai_id);
create index pendidikan_pegawai on pendidikan (pegawai_id);
create index kepangkatan_pegawai on kepangkatan (pegawai_id, tmt);
create index jabatan_pegawai on jabatan (pegawai_id, tmt);
create index pelatihan_pegawai on pelatihan (pegawai_id);
create index penghargaan_pegawai on penghargaan (pegawai_id);
create index berkas_pegawai_pegawai on berkas_pegawai (pegawai_id);
create index berkas_pegawai_kedaluwarsa on berkas_pegawai (kedaluwarsa) where deleted_at is null and kedaluwarsa is not null;
