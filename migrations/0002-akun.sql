-- Who works here, and who is signed in.
create table akun (
  id uuid primary key default gen_random_uuid(),
  nip char(18) not null unique check (nip ~ '^[0-9]{18}$'),
  nama text not null check (char_length(nama) between 1 and 120),
  peran text[] not null default '{}',
  -- Null until the person has chosen a password of their own.
  password_hash text,
  password_at timestamptz,
  aktif boolean not null default true,
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid
);
create index akun_peran on akun using gin (peran);

-- Only the SHA-256 of a token is kept: who reads this table cannot act as anybody.
create table sesi (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  akun_id uuid not null references akun on delete cascade,
  kind text not null check (kind in ('cookie', 'bearer')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  perangkat text not null default '',
  jaringan text not null default ''
);
create index sesi_akun on sesi (akun_id);
create index sesi_expires on sesi (expires_at);

-- A browser on which the person has signed in before. Wrong passwords from elsewhere do not make it wait.
create table perangkat_dikenal (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  akun_id uuid not null references akun on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index perangkat_dikenal_akun on perangkat_dikenal (akun_id);

-- Wrong passwords in a row, by NIP or by known device; unknown NIPs are counted like known ones.
create table percobaan_masuk (
  key text primary key,
  gagal integer not null,
  tunggu_sampai timestamptz,
  updated_at timestamptz not null
);
create index percobaan_masuk_updated on percobaan_masuk (updated_at);

-- Single-use links: the first administrator's has no account yet, an invited person's has one.
create table undangan (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  kind text not null check (kind in ('administrator-pertama', 'undangan')),
  akun_id uuid references akun on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'undangan') = (akun_id is not null))
);
