-- One row: which installation this database is part of. Only the owner writes it, at the start.
create table instalasi (
  one boolean primary key default true check (one),
  id uuid not null,
  -- { "audit": …, "rahasia": … }: keyed hashes of the id, which tell a key again and nothing about it.
  sidik jsonb not null,
  -- In use before installations had an id: its files carry no mark yet.
  diambil_alih boolean not null,
  -- Keys that an operator gave up, until the audit trail tells of it.
  diganti text[] not null default '{}',
  dibuat_pada timestamptz not null default now()
);

-- One row: where the files lie that this database tells of, once they carry the mark of the installation.
create table penyimpanan (
  one boolean primary key default true check (one),
  tempat text not null,
  -- Before each key in a bucket; empty on a disk.
  awalan text not null,
  ditandai_pada timestamptz not null default now()
);

-- The processes that work on this database now; one that says nothing for 45 seconds counts as gone.
create table proses (
  id uuid primary key,
  tempat text not null,
  -- What it wrote last into its file beside the files of the installation.
  tanda text not null,
  mulai timestamptz not null default now(),
  terlihat timestamptz not null default now()
);
