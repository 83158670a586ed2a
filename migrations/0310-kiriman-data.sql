-- A list as it was sent to somebody, so that what was told on a day can be shown later.
create table export_snapshot (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  recipient text not null,
  note text not null default '',
  -- The fields that it holds, by name; who may not export all of them does not see it.
  fields jsonb not null,
  rows integer not null,
  sha256 text not null,
  berkas_id uuid not null references berkas,
  actor_id uuid not null,
  actor_name text not null,
  created_at timestamptz not null default now()
);
create index export_snapshot_register on export_snapshot (register, created_at desc);
create index export_snapshot_berkas on export_snapshot (berkas_id);
comment on table export_snapshot is 'A list that was handed out and kept as it was sent: to whom, by whom, with the fingerprint of its file. Holds personal data, two years at most; goes as a whole when a row it holds is erased.';

create table export_snapshot_row (
  snapshot_id uuid not null references export_snapshot on delete cascade,
  place integer not null,
  row_id uuid not null,
  cells jsonb not null,
  primary key (snapshot_id, place)
);
create index export_snapshot_row_row on export_snapshot_row (row_id);
comment on table export_snapshot_row is 'A row of a kept list in the words of the portal, to be compared with another.';
