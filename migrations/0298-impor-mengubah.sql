-- A list updates what stands: which rows an import met, and which lists it came from.
alter table import_batch
  add column source text not null default '',
  add column changed integer not null default 0,
  add column list_id uuid references import_list on delete set null,
  -- Rows that stand and are not in the list.
  add column absent_ids uuid[] not null default '{}';
create index import_batch_list on import_batch (list_id) where list_id is not null;

create table import_row (
  batch_id uuid not null references import_batch on delete cascade,
  row_id uuid not null,
  -- As the import left the row: whoever changed it since made it larger.
  versi integer not null,
  act text not null check (act in ('baru', 'ubah', 'sama')),
  primary key (batch_id, row_id)
);
create index import_row_row on import_row (row_id);
comment on table import_row is 'Which rows of a register an import made, changed or found as its list says. No personal data: what stood before is in the trail.';
insert into import_row (batch_id, row_id, versi, act)
  select distinct id, unnest(row_ids), 1, 'baru' from import_batch where done_at is not null;

-- A row that waits says where it stands in its list, and which row it changes.
update import_portion set rows = (
  select coalesce(jsonb_agg(jsonb_build_object('place', n + place + 1, 'values', one) order by n), '[]')
  from jsonb_array_elements(rows) with ordinality as listed (one, n));

-- Lines of the file that were taken in already, while the rest is mended.
alter table import_list add column done integer[] not null default '{}';
