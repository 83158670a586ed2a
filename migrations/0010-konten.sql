-- What the public site says: the school itself, and the content of its home page.
create table pengaturan (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  satu boolean not null default true unique check (satu),
  nama text not null,
  nama_lengkap text not null,
  npsn text,
  alamat text not null,
  telepon text,
  email text,
  tanggal_berdiri date not null,
  tagline text not null,
  sambutan text not null,
  tentang text not null,
  instagram text check (instagram ~ '^https://'),
  facebook text check (facebook ~ '^https://'),
  youtube text check (youtube ~ '^https://'),
  whatsapp text check (whatsapp ~ '^https://')
);

create table banner (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  image_banner text not null,
  nama_kegiatan text not null,
  tanggal_kegiatan date not null,
  deskripsi text not null
);
create index banner_urutan on banner (tanggal_kegiatan desc) where deleted_at is null;

-- One row a weekday, 1 is Monday; a day without a row is free.
create table jadwal_kerja (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  hari smallint not null check (hari between 1 and 7),
  masuk time not null,
  pulang time not null check (pulang > masuk)
);
create unique index jadwal_kerja_hari on jadwal_kerja (hari) where deleted_at is null;

create table penghitung (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  jumlah integer not null check (jumlah >= 0),
  urutan smallint not null
);
create unique index penghitung_nama on penghitung (nama) where deleted_at is null;

create table kategori_berita (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  name text not null
);
create unique index kategori_berita_name on kategori_berita (lower(name)) where deleted_at is null;

create table berita (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  "desc" text,
  content text not null,
  image_news text,
  tanggal date not null,
  author text,
  kategori_id uuid references kategori_berita (id),
  tags text[] not null default '{}',
  terbit boolean not null default false
);
create unique index berita_slug on berita (slug);
create index berita_terbaru on berita (tanggal desc, created_at desc) where terbit and deleted_at is null;
create index berita_cari on berita using gin (name gin_trgm_ops, "desc" gin_trgm_ops);
