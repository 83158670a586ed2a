-- Searches for one or two letters, which trigrams cannot answer, and the order of every list are read from this index alone.
create index berita_bacaan on berita (tanggal desc, created_at desc) include (id, terbit_pada, kategori_id, cari)
  where status = 'terbit' and deleted_at is null;
drop index berita_terbaru;
-- News are written seldom and searched often: nothing waits in a list that every search would have to go through.
alter index berita_cari set (fastupdate = off);
