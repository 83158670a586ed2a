-- The library of pictures. The files themselves lie under /uploads; a row is written when all of them exist.
create table gambar (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- SHA-256 of what was sent, in hex.
  kunci text not null check (kunci ~ '^[0-9a-f]{64}$'),
  -- Of the largest variant, in pixels.
  lebar integer not null check (lebar > 0),
  tinggi integer not null check (tinggi > 0),
  warna text not null check (warna ~ '^#[0-9a-f]{6}$'),
  -- Lets through what stands behind it, as a mark without a ground does.
  tembus boolean not null default false,
  alt text not null check (btrim(alt) <> ''),
  fokus_x real not null default 0.5 check (fokus_x between 0 and 1),
  fokus_y real not null default 0.5 check (fokus_y between 0 and 1),
  -- [{ "width", "avif", "webp", "bytes" }], smallest first.
  varian jsonb not null check (jsonb_array_length(varian) > 0),
  -- A clip that has this picture as its poster: its file under /uploads.
  klip text,
  asal text not null
);
create index gambar_terbaru on gambar (created_at desc, id) where deleted_at is null;
create index gambar_kunci on gambar (kunci);
create index gambar_alt on gambar using gin (alt gin_trgm_ops) where deleted_at is null;
