-- Who sat in a class on a past day is asked of the trail: the lines that name the class are found without reading the others.
create index audit_siswa_dari_kelas on audit ((before ->> 'kelasId')) where subject = 'siswa';
create index audit_siswa_ke_kelas on audit ((after ->> 'kelasId')) where subject = 'siswa';
