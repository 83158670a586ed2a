-- Until when an accepted family says that it takes the place; afterwards the place goes to the waiting list.
alter table periode_ppdb
  add column ambil_sampai date,
  add column ambil_hari integer check (ambil_hari between 1 and 30);
alter table periode_ppdb
  add constraint periode_ppdb_ambil check (ambil_sampai is null
    or (pengumuman is not null and ambil_sampai >= pengumuman and (daftar_ulang_selesai is null or ambil_sampai <= daftar_ulang_selesai)));
comment on column periode_ppdb.ambil_sampai is 'Last day on which an accepted family may say that it takes the place; null: no place falls free by a date.';
comment on column periode_ppdb.ambil_hari is 'Days that whoever is accepted later has at least; null means 3.';
