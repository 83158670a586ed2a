-- Everything that was sent waits beside the others until the office compares it: who knows a name and a birth date can no
-- longer write over what somebody else sent. `sidik` is of all that was said: the same words twice are one sending.
drop index usulan_alumni_satu;
alter table usulan_alumni add column sidik text;
create unique index usulan_alumni_sama on usulan_alumni (sidik) where status = 'menunggu';
create index usulan_alumni_orang on usulan_alumni (tanggal_lahir) where status = 'menunggu';
