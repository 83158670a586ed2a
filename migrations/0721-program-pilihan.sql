-- Whether a programme is chosen with the registration is said by the period now; a school that wrote its own words keeps them.
update bagian_halaman
set isi = 'Belum yakin mana yang cocok? Bicarakan dahulu dengan guru bimbingan konseling.', versi = versi + 1, updated_at = now()
where halaman = 'ppdb' and tab = 'pengantar'
  and isi = 'Pilih satu saat mendaftar. Belum yakin? Bicarakan dahulu dengan guru bimbingan konseling.';
