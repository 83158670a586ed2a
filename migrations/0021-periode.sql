-- Names for what the database refuses, so that the office is told which day is wrong.
alter table periode_ppdb rename constraint periode_ppdb_check to periode_ppdb_tutup;
alter table periode_ppdb rename constraint periode_ppdb_check1 to periode_ppdb_pengumuman;
alter table periode_ppdb rename constraint periode_ppdb_check2 to periode_ppdb_daftar_ulang;
