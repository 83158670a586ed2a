-- What a letter says in words, in small letters and in one place: one look instead of one for each field, for words too short for an index as well.
alter table surat_keluar add column kata text generated always as (
  lower(nomor_surat || e'\n' || perihal || e'\n' || coalesce(tujuan, '') || e'\n' || coalesce(lampiran, '') || e'\n' || coalesce(keterangan, ''))
) stored;
drop index surat_keluar_cari;
create index surat_keluar_cari on surat_keluar using gin (kata gin_trgm_ops);

alter table surat_masuk add column kata text generated always as (
  lower(nomor_surat || e'\n' || perihal || e'\n' || asal_surat || e'\n' || coalesce(lampiran, '') || e'\n' || coalesce(keterangan, ''))
) stored;
drop index surat_masuk_cari;
create index surat_masuk_cari on surat_masuk using gin (kata gin_trgm_ops);
