-- An empty workbook of the ministry, or of whoever asks for a list, until it is filled.
create table fill_template (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  actor_id uuid not null,
  file_name text not null,
  berkas_id uuid not null references berkas,
  -- What the person said of it, and how it is understood.
  choices jsonb not null,
  seen jsonb not null,
  column_map text,
  created_at timestamptz not null default now()
);
create index fill_template_actor on fill_template (actor_id, register);
create index fill_template_berkas on fill_template (berkas_id);
comment on table fill_template is 'An empty template that somebody uploaded to have it filled with a register, and how its columns are understood. Goes after a week.';

-- What is known of a head counts for lists that come in, or for those that go out.
alter table column_map add column direction text not null default 'in' check (direction in ('in', 'out'));
alter table column_map drop constraint column_map_head;
alter table column_map add constraint column_map_head unique (register, direction, fingerprint);
comment on table column_map is 'Heads of lists from elsewhere and the fields they bring, or are filled with, by name; found again by the fingerprint of the head. No personal data.';
