-- The profile page begins with the school's own words and picture too, and the heads of the school have a face.
alter table bagian_halaman drop constraint bagian_halaman_tab;
alter table bagian_halaman add constraint bagian_halaman_tab check (
  (halaman = 'profil' and tab in ('pembuka', 'sejarah', 'visi-misi', 'struktur', 'data'))
  or (halaman = 'bidang' and tab in ('pembuka', 'akademik', 'kesiswaan', 'humas', 'sarpras', 'asrama'))
  or (halaman = 'tata-usaha' and tab in ('pembuka', 'overview', 'services', 'procedures', 'contact'))
  or (halaman = 'ppdb' and tab in ('pembuka', 'keunggulan', 'pengantar', 'program', 'ajakan', 'jam-layanan', 'siapkan', 'tanya-jawab'))
  or (halaman = 'absensi' and tab in ('pembuka', 'catatan'))
  or (halaman in ('berita', 'galeri') and tab = 'pembuka')
);

alter table kepala_madrasah add column foto_id uuid references gambar (id);
create index kepala_madrasah_foto on kepala_madrasah (foto_id) where foto_id is not null;
