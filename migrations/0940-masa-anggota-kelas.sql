-- Who sat in a class on a day is asked by nearly every screen of attendance; without it each asks all years.
create index anggota_kelas_masa on anggota_kelas using gist (daterange(mulai, selesai, '[]'));
