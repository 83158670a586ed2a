-- Programs that read or bring lists with a part of a person's rights. The secret itself is known to the program alone.
create table kunci_program (
  id uuid primary key default gen_random_uuid(),
  nama text not null check (length(nama) between 1 and 80),
  tujuan text not null check (length(tujuan) between 1 and 300),
  -- Who answers for the program: it may do a part of what they may. Who gave it out: what is about them stays closed to it too.
  pemilik_id uuid not null references akun,
  pembuat_id uuid not null references akun,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- The last letters of the secret, by which people tell one from another.
  akhiran text not null check (length(akhiran) = 4),
  register text[] not null check (cardinality(register) between 1 and 100),
  verba text[] not null check (cardinality(verba) > 0 and verba <@ array['baca', 'impor']),
  kelas text[] not null check (cardinality(kelas) > 0 and kelas <@ array['umum', 'dinas', 'pribadi']),
  jaringan text[] not null default '{}' check (cardinality(jaringan) <= 10),
  berlaku_sampai timestamptz not null,
  dipakai_pada timestamptz,
  -- Where from, as people may recognise it; no longer one machine's address.
  dipakai_dari text,
  dicabut_pada timestamptz,
  dicabut_oleh uuid references akun,
  created_at timestamptz not null default now(),
  constraint kunci_program_token unique (token_hash),
  constraint kunci_program_setahun check (berlaku_sampai <= created_at + interval '366 days')
);
create index kunci_program_pemilik on kunci_program (pemilik_id);
comment on table kunci_program is 'Keys with which programs read or import registers: whose rights they use a part of, how long, from where, and when they were taken back. Holds hashes, never a secret.';

-- Whoever tries out a list in a program does not throw away what the same person is about to take in on a screen.
alter table import_batch add column program_id uuid;
comment on column import_batch.program_id is 'The key of the program that brought it; null where a person did.';
