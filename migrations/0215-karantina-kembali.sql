-- When a person put a file back: for 30 days no sweep takes it again.
alter table karantina add column kembali timestamptz;
