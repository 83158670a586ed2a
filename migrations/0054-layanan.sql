create table infografis (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  gambar_id uuid not null references gambar (id),
  keterangan text,
  sumber text,
  tanggal date not null,
  tampil_di_situs boolean not null default true
);
create index infografis_urut on infografis (tanggal desc, created_at desc) where deleted_at is null;

-- Who may open what lies in a folder; whoever keeps the folders sees them all.
create table folder_berkas (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  keterangan text,
  untuk_kepala boolean not null default false,
  untuk_humas boolean not null default false,
  untuk_panitia_ppdb boolean not null default false,
  untuk_guru boolean not null default false,
  untuk_wali_kelas boolean not null default false,
  untuk_pegawai boolean not null default false,
  pembaca text[] not null generated always as (array_remove(array[
    case when untuk_kepala then 'kepala' end,
    case when untuk_humas then 'humas' end,
    case when untuk_panitia_ppdb then 'panitiaPpdb' end,
    case when untuk_guru then 'guru' end,
    case when untuk_wali_kelas then 'waliKelas' end,
    case when untuk_pegawai then 'pegawai' end
  ]::text[], null)) stored
);
create unique index folder_berkas_nama on folder_berkas (lower(nama)) where deleted_at is null;

create table berkas_umum (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  folder_id uuid not null references folder_berkas (id),
  keterangan text,
  berkas_id uuid not null references berkas (id)
);
create index berkas_umum_folder on berkas_umum (folder_id, nama) where deleted_at is null;

-- What UU 14/2008 asks a public body to lay open, in its four categories.
create table informasi_publik (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  judul text not null,
  kategori text not null check (kategori in ('berkala', 'serta-merta', 'setiap-saat', 'dikecualikan')),
  ringkasan text,
  tanggal date not null,
  penanggung_jawab text,
  berkas_id uuid references berkas (id),
  tautan text check (tautan ~ '^https?://'),
  tampil_di_situs boolean not null default true,
  -- What is withheld is named, never handed out.
  constraint informasi_publik_dikecualikan check (kategori <> 'dikecualikan' or (berkas_id is null and tautan is null))
);
create index informasi_publik_urut on informasi_publik (kategori, tanggal desc) where deleted_at is null;
create index informasi_publik_cari on informasi_publik using gin (judul gin_trgm_ops, ringkasan gin_trgm_ops);

-- Where the dashboard's service cards lead; a service without an address has no card of its own.
create table tautan_layanan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  satu boolean not null default true unique check (satu),
  elearning text check (elearning ~ '^(/|https://)'),
  rapor text check (rapor ~ '^(/|https://)'),
  cuti text check (cuti ~ '^(/|https://)'),
  disposisi text check (disposisi ~ '^(/|https://)'),
  ptsp text check (ptsp ~ '^(/|https://)'),
  keagamaan text check (keagamaan ~ '^(/|https://)'),
  situs text check (situs ~ '^(/|https://)')
);
