-- One row that is written over again and again, to see whether anything can be written. It lies on one page and is changed in
-- place, so it does not grow.
create table denyut (
  id boolean primary key default true check (id),
  at timestamptz not null default now()
) with (fillfactor = 10);
