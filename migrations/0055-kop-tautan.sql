-- The head of every paper: name, address and the school's own logo come from pengaturan.
create table kop_surat (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  satu boolean not null default true unique check (satu),
  instansi text not null,
  kontak text,
  kertas text not null default 'A4' constraint kop_surat_kertas check (kertas in ('A4', 'F4')),
  logo_id uuid references gambar (id)
);

-- Links that staff need: to partners, to the offices above and beside, to the programs of the office.
create table tautan_terkait (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  label text not null,
  alamat text not null,
  keterangan text,
  urutan integer not null default 0,
  check (alamat ~ '^(/|https://)')
);
create table tautan_unit_kerja (like tautan_terkait including all);
create table tautan_aplikasi (like tautan_terkait including all);
