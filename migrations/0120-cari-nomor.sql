-- A number is sought by any part of it.
create index nomor_surat_cari on nomor_surat using gin (nomor gin_trgm_ops);
