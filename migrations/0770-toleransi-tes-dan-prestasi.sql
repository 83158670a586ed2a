-- An essay and a competition's papers may be judged by two as well: their marks may differ by so many points.
alter table jalur_ppdb
  add column toleransi_tes integer check (toleransi_tes between 0 and 100),
  add column toleransi_prestasi integer check (toleransi_prestasi between 0 and 100);
