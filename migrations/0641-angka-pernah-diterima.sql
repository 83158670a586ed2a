-- How many of those that were deleted had been accepted once: the share of the accepted who come is counted with them.
alter table angka_ppdb drop constraint angka_ppdb_hal_check;
alter table angka_ppdb add constraint angka_ppdb_hal_check
  check (hal in ('keadaan', 'jalur', 'program', 'jenis kelamin', 'asal sekolah', 'hari', 'pernah diterima'));
