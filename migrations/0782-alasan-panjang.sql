-- A step tells what was said in several fields: a merging its reason and the proof, a return four fields and a note, a paper form who began it
-- and why it came late. Each keeps its own limit; together they are longer than one.
alter table langkah_pendaftaran
  drop constraint langkah_pendaftaran_alasan_check,
  add constraint langkah_pendaftaran_alasan_check check (char_length(alasan) <= 1000);
alter table gabungan_pendaftaran
  drop constraint gabungan_pendaftaran_alasan_check,
  add constraint gabungan_pendaftaran_alasan_check check (char_length(alasan) between 5 and 1000);
