-- Hours are kept once, in the school's settings, whose labels say whose they are; the texts of the pages keep what is said about them.
alter table pengaturan add jam_kantor text, add jam_loket text;

-- Hours stood as a list in a section: its lines become the setting where that is still empty, and leave the section.
create temporary table jam_tertulis as
select bagian.id, bagian.halaman, bagian.urutan,
  (select string_agg(regexp_replace(replace(baris, '**', ''), '^-\s+', ''), E'\n' order by nomor)
    from regexp_split_to_table(bagian.isi, E'\r?\n') with ordinality as baca (baris, nomor)
    where baris ~ '^-\s' and baris ~ '\d\d[.:]\d\d|tutup|libur') as jam,
  (select trim(both E'\n' from regexp_replace(string_agg(baris, E'\n' order by nomor), E'\n{3,}', E'\n\n', 'g'))
    from regexp_split_to_table(bagian.isi, E'\r?\n') with ordinality as baca (baris, nomor)
    where not (baris ~ '^-\s' and baris ~ '\d\d[.:]\d\d|tutup|libur')) as sisa
from bagian_halaman bagian
where deleted_at is null
  and ((halaman = 'tata-usaha' and tab = 'overview' and judul = 'Jam kerja') or (halaman = 'ppdb' and tab = 'jam-layanan'));

update pengaturan set
  jam_kantor = (select left(jam, 300) from jam_tertulis where halaman = 'tata-usaha' and jam is not null order by urutan limit 1),
  jam_layanan = coalesce(
    nullif(jam_layanan, ''),
    (select left(jam, 300) from jam_tertulis where halaman = 'ppdb' and jam is not null order by urutan limit 1)
  );

-- A section of which nothing is left goes to the bin, where it can still be read.
update bagian_halaman bagian set deleted_at = now()
from jam_tertulis tertulis where tertulis.id = bagian.id and tertulis.jam is not null and coalesce(tertulis.sisa, '') = '';
update bagian_halaman bagian set isi = tertulis.sisa, versi = bagian.versi + 1, updated_at = now()
from jam_tertulis tertulis where tertulis.id = bagian.id and tertulis.jam is not null and tertulis.sisa <> '';

-- The sentence of the first start said the office's hours a third time.
update bagian_halaman set versi = versi + 1, updated_at = now(),
  isi = regexp_replace(isi, ' pada jam kerja: Senin–Kamis 07\.30–15\.30, Jumat 07\.30–11\.30, dan Sabtu 07\.30–12\.00 WI(TA|T|B)\.', ' pada jam kantor.')
where halaman = 'tata-usaha' and isi ~ ' pada jam kerja: Senin–Kamis 07\.30–15\.30, Jumat 07\.30–11\.30, dan Sabtu 07\.30–12\.00 WI(TA|T|B)\.';

drop table jam_tertulis;
