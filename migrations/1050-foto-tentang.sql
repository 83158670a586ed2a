-- A picture beside what the school says of itself; without one the year in which it began stands there.
alter table pengaturan add tentang_foto_id uuid references gambar (id);
comment on column pengaturan.tentang_foto_id is 'Beside "Tentang kami" on the home page; null: the year in which the school began stands there.';
