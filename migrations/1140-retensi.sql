-- What the rules of retention say of letters is found by their code and their own day.
create index surat_masuk_retensi on surat_masuk (klasifikasi_id, tanggal_terima) where deleted_at is null and dimusnahkan_pada is null;
create index surat_keluar_retensi on surat_keluar (klasifikasi_id, tanggal) where deleted_at is null and dimusnahkan_pada is null;
