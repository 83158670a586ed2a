create table surat_keluar (
  id uuid primary key default gen_random_uuid(),
  nomor_surat text not null,
  perihal text not null,
  tanggal date not null,
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid
);
create index surat_keluar_urut on surat_keluar (tanggal desc, created_at desc) where deleted_at is null;
create index surat_keluar_cari on surat_keluar using gin (nomor_surat gin_trgm_ops, perihal gin_trgm_ops);

create table surat_masuk (
  id uuid primary key default gen_random_uuid(),
  nomor_surat text not null,
  asal_surat text not null,
  tanggal_terima date not null,
  perihal text not null,
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid
);
create index surat_masuk_urut on surat_masuk (tanggal_terima desc, created_at desc) where deleted_at is null;
create index surat_masuk_cari on surat_masuk using gin (nomor_surat gin_trgm_ops, asal_surat gin_trgm_ops, perihal gin_trgm_ops);
