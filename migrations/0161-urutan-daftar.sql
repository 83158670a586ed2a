-- The order in which the lists of tables that grow are first shown, so that their first page is not sorted out of all rows.
create index berita_terakhir on berita (updated_at desc, tanggal desc, id) where deleted_at is null;
create index pendaftaran_urutan on pendaftaran (nomor desc nulls last, created_at desc, id) where deleted_at is null;
create index berkas_pegawai_urutan on berkas_pegawai (created_at desc, id) where deleted_at is null;
create index orang_tua_urutan on orang_tua (tanggal_lahir, created_at desc, id) where deleted_at is null;
create index pasangan_urutan on pasangan (tanggal_menikah desc nulls last, created_at desc, id) where deleted_at is null;
create index anak_urutan on anak (tanggal_lahir, created_at desc, id) where deleted_at is null;
create index pendidikan_urutan on pendidikan (tanggal_ijazah desc nulls last, created_at desc, id) where deleted_at is null;
create index kepangkatan_urutan on kepangkatan (tmt desc nulls last, created_at desc, id) where deleted_at is null;
create index jabatan_urutan on jabatan (tmt desc nulls last, created_at desc, id) where deleted_at is null;
create index pelatihan_urutan on pelatihan (mulai desc nulls last, created_at desc, id) where deleted_at is null;
create index penghargaan_urutan on penghargaan (tanggal desc nulls last, created_at desc, id) where deleted_at is null;
create index berkas_umum_urutan on berkas_umum (nama, created_at desc, id) where deleted_at is null;
create index informasi_publik_urutan on informasi_publik (tanggal desc, created_at desc, id) where deleted_at is null;
