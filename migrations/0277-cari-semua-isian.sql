-- An index helps a search over several fields only when it covers all of them; these lists searched row by row.
drop index alumni_cari;
create index alumni_cari on alumni using gin (nama gin_trgm_ops, nisn gin_trgm_ops, instansi gin_trgm_ops, bidang gin_trgm_ops);
drop index pendaftaran_cari;
create index pendaftaran_cari on pendaftaran using gin (nama_lengkap gin_trgm_ops, nomor gin_trgm_ops, asal_sekolah gin_trgm_ops, nama_ibu gin_trgm_ops);
drop index prestasi_cari;
create index prestasi_cari on prestasi using gin (nama gin_trgm_ops, peraih gin_trgm_ops, penyelenggara gin_trgm_ops);

-- Counts of attendance leave out who is in the bin: a handful, found without reading every pupil.
create index siswa_dihapus on siswa (id) where deleted_at is not null;
