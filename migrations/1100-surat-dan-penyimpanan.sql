-- Of many letters and files, what the desk and the storage page show first is found without looking at the others.

-- Letters that nobody has told anybody to act on.
create index surat_masuk_baru on surat_masuk (tanggal_terima desc, nomor_agenda desc)
  where deleted_at is null and coalesce(status, 'baru') = 'baru';

-- The biggest files.
create index berkas_ukuran on berkas (ukuran desc, created_at desc) where deleted_at is null;
create index gambar_ukuran on gambar (ukuran desc, created_at desc);
create index gambar_klip_ukuran on gambar (klip_ukuran desc, created_at desc) where klip is not null;
