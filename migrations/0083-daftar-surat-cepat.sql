-- The newest numbers of a year, and what was ended last, without sorting all of them.
create index nomor_surat_tahun on nomor_surat (tahun, urut desc);
create index cabang_disposisi_selesai on cabang_disposisi (selesai_pada desc) where selesai_pada is not null;
create index cabang_disposisi_jalan on cabang_disposisi (created_at) where selesai_pada is null;
