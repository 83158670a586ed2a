-- Whoever is on duty sees the day of every class and writes down who comes late or was let go; on which weekdays stands in `bidang`.
insert into hak_jabatan (jabatan, peran) values ('guru-piket', 'piket');
