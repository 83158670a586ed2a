-- A number that was given once has been seen, and may stand in EMIS: it waits for the child it was given to, and is given to no other.
-- Of those that were freed before this it is not known whose they were: they are given to nobody any more.
alter table nism_kembali add column pendaftaran_id uuid references pendaftaran (id) on delete set null;
create unique index nism_kembali_anak on nism_kembali (tahun, pendaftaran_id);
comment on table nism_kembali is 'Running numbers of an intake''s NISM that a placement taken back has freed. Each waits for the child it was given to; without one it is given to nobody.';
