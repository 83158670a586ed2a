-- The trail is looked through by person, record and time.
create index audit_at on audit (at);
create index audit_nameless on audit (actor_name, id desc) where actor_id is null;

-- What each check of the chain found. The newest row tells how the trail stands.
create table audit_check (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  lines bigint not null,
  intact boolean not null,
  -- The first line that does not fit; null when all do, or when lines are missing at the end.
  broken_at bigint
);
create trigger audit_check_final before update or delete on audit_check for each row execute function audit_is_final();
create trigger audit_check_final_truncate before truncate on audit_check for each statement execute function audit_is_final();

alter table import_batch
  -- The piece of work that a large list became.
  add column task_id uuid,
  -- Cells that could not be taken, so that they can be downloaded.
  add column refused jsonb not null default '[]',
  -- Rows that somebody had changed since and that an undoing left alone.
  add column left_ids uuid[] not null default '{}';
