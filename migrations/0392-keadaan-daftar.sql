-- As of when an uploaded list says what it says: what people changed in the portal after that is in conflict with it.
alter table import_list
  add column as_of timestamptz not null default now(),
  add column as_of_by text not null default 'unggah' check (as_of_by in ('berkas', 'ulang', 'unggah'));
update import_list set as_of = created_at;
comment on column import_list.as_of_by is 'Whether the file itself says it (the portal made it), the same file was uploaded before, or it is the moment of the upload.';

alter table import_batch add column as_of timestamptz not null default now();
update import_batch set as_of = created_at;
comment on column import_batch.as_of is 'As of when the list said what it said.';

create table import_file (
  register text not null,
  hash text not null,
  first_at timestamptz not null,
  primary key (register, hash)
);
comment on table import_file is 'When the same file was first uploaded for a register, by the SHA-256 of its bytes, for two years. No personal data.';
