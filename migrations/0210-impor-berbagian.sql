-- What was read from a list waits in portions: written and read as one piece, ten thousand wide rows hold everybody up.
create table import_portion (
  batch_id uuid not null references import_batch on delete cascade,
  place integer not null,
  rows jsonb not null,
  primary key (batch_id, place)
);
insert into import_portion (batch_id, place, rows) select id, 0, pending from import_batch where pending is not null;
alter table import_batch drop column pending;
