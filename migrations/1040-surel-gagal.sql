-- A mail server that is away for hours: whoever waits for a letter reads since when nothing gets through.
alter table ekspedisi add column surel_gagal timestamptz;
comment on column ekspedisi.surel_gagal is 'When the first of the tries failed that go on; null once it went, was refused, or somebody sent it once more.';
