-- The board, the calendar, the archive and the other public pages begin with the school's own words and picture too.
alter table bagian_halaman drop constraint bagian_halaman_tab;
alter table bagian_halaman add constraint bagian_halaman_tab check (
  (halaman = 'profil' and tab in ('pembuka', 'sejarah', 'visi-misi', 'struktur', 'data'))
  or (halaman = 'bidang' and tab in ('pembuka', 'akademik', 'kesiswaan', 'humas', 'sarpras', 'asrama'))
  or (halaman = 'tata-usaha' and tab in ('pembuka', 'overview', 'services', 'procedures', 'contact'))
  or (halaman = 'ppdb' and tab in ('pembuka', 'keunggulan', 'pengantar', 'program', 'ajakan', 'jam-layanan', 'siapkan', 'tanya-jawab'))
  or (halaman = 'absensi' and tab in ('pembuka', 'catatan'))
  or (
    halaman in (
      'berita', 'galeri', 'pengumuman', 'agenda', 'infografis', 'informasi-publik', 'prestasi', 'guru-dan-staf', 'alumni', 'hubungi'
    )
    and tab = 'pembuka'
  )
);
