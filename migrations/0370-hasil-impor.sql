-- What a program asks for by address has to say how it ended, also where nothing came in.
alter table import_batch add column refusal text check (length(refusal) between 1 and 1000);
comment on column import_batch.refusal is 'Why the work behind the scenes took nothing in; null while it waits, and when it is done.';
alter table import_batch add column moved integer not null default 0 check (moved >= 0);
comment on column import_batch.moved is 'Rows that were left alone because somebody changed them between the trial and the import.';
