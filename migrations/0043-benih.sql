-- Which first contents were filled in already: what the school changed or threw away since stays as it is.
create table benih (nama text primary key, at timestamptz not null default now());
insert into benih (nama) select 'dasar' where exists (select from pengaturan);
