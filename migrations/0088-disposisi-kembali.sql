-- What a letter was before it was handed on, so that it is that again when all of it is taken back.
alter table disposisi add column status_semula text check (status_semula in ('baru', 'diproses', 'selesai', 'arsip'));
