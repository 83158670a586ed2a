-- The figures of what everybody may read, by level and year.
create index prestasi_diumumkan on prestasi (tingkat, tanggal) where deleted_at is null and publikasi <> 'tidak' and peringkat <> 'peserta';
