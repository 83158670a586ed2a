-- Letters are sought in every field of theirs: each that can hold the words has a way to them.
create index surat_keluar_jenis on surat_keluar (jenis_id);
create index surat_keluar_keamanan on surat_keluar (keamanan) where deleted_at is null;
create index surat_keluar_sifat on surat_keluar (sifat) where deleted_at is null;
create index surat_keluar_unit on surat_keluar (unit) where deleted_at is null;
create index surat_masuk_keamanan on surat_masuk (keamanan) where deleted_at is null;
create index surat_masuk_sifat on surat_masuk (sifat) where deleted_at is null;
create index surat_masuk_unit on surat_masuk (unit) where deleted_at is null;
create index surat_masuk_tanggal_surat on surat_masuk (tanggal_surat) where deleted_at is null;
create index surat_masuk_nomor_agenda on surat_masuk (nomor_agenda);
