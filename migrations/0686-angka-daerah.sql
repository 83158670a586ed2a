-- Where those that were deleted lived, by district: the comparison with last year goes on.
alter table angka_ppdb drop constraint angka_ppdb_hal_check;
alter table angka_ppdb add constraint angka_ppdb_hal_check
  check (hal in ('keadaan', 'jalur', 'program', 'jenis kelamin', 'asal sekolah', 'daerah', 'hari', 'pernah diterima'));
