-- Work that a kill interrupts after it got further than ever before gets its tries back; this is how far it had got by then.
alter table tugas add column furthest integer not null default 0 check (furthest >= 0);
