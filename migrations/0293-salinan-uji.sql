-- A restored copy for testing, with invented people, says so on every page and sends nothing to anybody.
create table salinan_uji (
  satu boolean primary key default true check (satu),
  dibuat_pada timestamptz not null
);
comment on table salinan_uji is 'One row in a copy for testing: all people in it are invented. Only the owner writes it. Elsewhere empty.';
