-- Kinds of letters that go to somebody: without "Kepada" they leave no desk.
alter table jenis_naskah add beralamat boolean not null default false;
update jenis_naskah set beralamat = true
  where kode in ('surat-dinas', 'undangan', 'surat-pengantar', 'nota-dinas', 'memorandum') or bentuk in ('nota-dinas', 'pengantar');
comment on column jenis_naskah.beralamat is 'Goes to somebody: is neither submitted nor signed before its addressee is written.';
