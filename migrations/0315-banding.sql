-- A list from elsewhere beside what stands here, without taking anything of it in.
create table banding (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  nama text not null,
  sumber text not null,
  -- The day of the list, as its person says.
  tanggal date not null,
  file_name text not null,
  -- Rows that the list has, and how many of them say the same.
  dibaca integer not null,
  sama integer not null,
  actor_id uuid not null,
  actor_name text not null,
  created_at timestamptz not null default now()
);
create index banding_register on banding (register, created_at);
comment on table banding is 'A list from elsewhere that was compared with a register, by name. Goes after 90 days, or when whoever made it deletes it.';

create table banding_baris (
  id uuid primary key default gen_random_uuid(),
  banding_id uuid not null references banding on delete cascade,
  jenis text not null check (jenis in ('daftar', 'portal', 'beda')),
  -- In the file; null for a row that is only here.
  place integer,
  -- The row that stands; null for one that is only there.
  row_id uuid,
  kelas_id uuid,
  nama text not null,
  -- [{ isian, lama, baru }]: field by field, what stands here and what the list says.
  isian jsonb not null,
  -- Why it is not known which row is meant.
  kalimat text not null default '',
  hasil text check (hasil in ('portal', 'daftar', 'diperbaiki')),
  catatan text not null default '',
  diperiksa_id uuid,
  diperiksa_nama text,
  diperiksa_pada timestamptz,
  versi integer not null default 1,
  constraint banding_baris_diperiksa check ((hasil is null) = (diperiksa_pada is null))
);
create index banding_baris_banding on banding_baris (banding_id, kelas_id);
comment on table banding_baris is 'What a compared list and a register say differently, row by row, and what somebody found about it. Holds personal data, and goes with its comparison.';
