-- A list that somebody uploaded stays until it is taken in, so that its columns can be named and its cells mended here.
create table import_list (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  actor_id uuid not null,
  file_name text not null,
  -- What the person said of it, how it is understood, and what trying it out said.
  choices jsonb not null,
  seen jsonb,
  plan jsonb,
  column_map text,
  created_at timestamptz not null default now()
);
create index import_list_actor on import_list (actor_id, register);
comment on table import_list is 'A list that was uploaded and not yet taken in: how its columns are understood. Holds personal data, and goes after a week or when it is taken in.';

create table import_list_portion (
  list_id uuid not null references import_list on delete cascade,
  place integer not null,
  portion jsonb not null,
  primary key (list_id, place)
);
comment on table import_list_portion is 'What an uploaded list says, some lines of a sheet at a time.';

-- Which column brings which field, kept under a name for the next list with the same head.
create table column_map (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  name text not null,
  source text not null default '',
  fingerprint text not null,
  columns jsonb not null,
  actor_name text not null,
  updated_at timestamptz not null default now(),
  constraint column_map_head unique (register, fingerprint)
);
comment on table column_map is 'Heads of lists from elsewhere and the fields they bring, by name; found again by the fingerprint of the head. No personal data.';
