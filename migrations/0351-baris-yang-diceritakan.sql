-- Every row of a list that changes, conflicts or is in doubt can be looked at, page by page.
create table import_told (
  list_id uuid not null references import_list on delete cascade,
  kind text not null check (kind in ('ubah', 'bentrok', 'ragu')),
  -- In the file.
  place integer not null,
  told jsonb not null,
  primary key (list_id, kind, place)
);
comment on table import_told is 'What an uploaded list says otherwise than the portal, row by row as whoever brought it may see it. Personal data: it goes with its list, a week at most, and when the rows are taken in.';
insert into import_told (list_id, kind, place, told)
  select import_list.id, one ->> 'kind', (one ->> 'row')::integer, one
  from import_list, jsonb_array_elements(plan -> 'told') one on conflict do nothing;
update import_list set plan = plan - 'told' where plan is not null;
