-- One row for each uploaded file: first what was read from it, after the import the rows it made.
create table import_batch (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  file_name text not null,
  actor_id uuid,
  actor_name text not null,
  created_at timestamptz not null default now(),
  -- Emptied when the import is done: the rows themselves are the record.
  pending jsonb,
  row_ids uuid[] not null default '{}',
  done_at timestamptz,
  undone_at timestamptz
);
create index import_batch_register on import_batch (register, done_at desc);
