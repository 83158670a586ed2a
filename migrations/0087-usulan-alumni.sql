-- One waiting entry for each person: whoever sends again corrects what the office has not decided yet.
create unique index usulan_alumni_satu on usulan_alumni (coalesce(nisn, lower(nama)), tanggal_lahir) where status = 'menunggu';
create index usulan_alumni_urut on usulan_alumni (status, updated_at desc, id);
