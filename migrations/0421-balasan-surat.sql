-- An answer knows the letter that it answers.
alter table naskah_surat add column balasan_untuk_id uuid references surat_masuk (id);
create index naskah_surat_balasan on naskah_surat (balasan_untuk_id) where balasan_untuk_id is not null;
comment on column naskah_surat.balasan_untuk_id is 'The incoming letter that this one answers; null: none.';
