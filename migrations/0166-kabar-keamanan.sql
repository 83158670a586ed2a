-- What changed about how somebody signs in, or about what they may do: told at their next sign-in, on each of their devices.
create table kabar_keamanan (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  akun_id uuid not null references akun (id) on delete cascade,
  judul text not null,
  isi text not null,
  tautan text not null,
  -- Where it was done; null: behind the scenes.
  perangkat text,
  jaringan text,
  sesi_id uuid
);
create index kabar_keamanan_akun on kabar_keamanan (akun_id, created_at desc);

-- Up to when its owner has read them there; whoever signs in on another device hides nothing here.
alter table perangkat_dikenal add column kabar_sampai timestamptz;
