-- The second step of signing in: an authenticator app, recovery codes and passkeys.
create table faktor_aplikasi (
  akun_id uuid primary key references akun on delete cascade,
  -- Sealed with a key that is not in this database (kunci/rahasia of the data directory).
  rahasia bytea,
  aktif_at timestamptz,
  -- The 30-second step of the last code that was taken: it and all before it are used up.
  langkah_terakhir bigint not null default 0,
  -- The secret of a phone that has not yet shown a first code.
  calon bytea,
  calon_at timestamptz,
  check ((rahasia is null) = (aktif_at is null)),
  check ((calon is null) = (calon_at is null))
);

-- Only a keyed hash of each code is kept: without the key file nobody can try them out on a copy of this table.
create table kode_pemulihan (
  id uuid primary key default gen_random_uuid(),
  akun_id uuid not null references akun on delete cascade,
  kode_hash bytea not null check (length(kode_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (akun_id, kode_hash)
);

create table kunci_sandi (
  id uuid primary key default gen_random_uuid(),
  akun_id uuid not null references akun on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Signatures so far, where the device counts them; one that goes back comes from a copy.
  hitungan bigint not null default 0,
  transports text[] not null default '{}',
  nama text not null check (char_length(nama) between 1 and 60),
  -- The host under which it was made and works.
  rp_id text not null,
  tersinkron boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index kunci_sandi_akun on kunci_sandi (akun_id);

-- Challenges carry their own proof and end by themselves; only those that were answered are kept, so that none is twice.
create table tantangan_terpakai (
  hash bytea primary key check (length(hash) = 32),
  expires_at timestamptz not null
);

-- Between the right password and the second step.
create table langkah_masuk (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  akun_id uuid not null references akun on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index langkah_masuk_akun on langkah_masuk (akun_id);

-- Begun with a password too short to stand alone: opens nothing but the place where a second factor is set up.
alter table sesi add column wajib_faktor boolean not null default false;
