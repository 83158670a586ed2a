-- How far each registration has come, who moved it, and what waits for a second person.
alter table pendaftaran
  add column keadaan text not null default 'terkirim' check (keadaan in ('draf', 'terkirim', 'perlu perbaikan', 'terverifikasi', 'lulus administrasi', 'diterima', 'cadangan', 'tidak diterima', 'mengundurkan diri', 'daftar ulang')),
  add column verifikator_id uuid references akun (id);
comment on column pendaftaran.keadaan is 'How far it has come; which may follow which is told in src/modules/ppdb/keadaan.';
comment on column pendaftaran.verifikator_id is 'The member of the committee who looks after it.';
create index pendaftaran_keadaan on pendaftaran (keadaan, nomor) where deleted_at is null;
create index pendaftaran_verifikator on pendaftaran (verifikator_id) where verifikator_id is not null;

create table langkah_pendaftaran (
  id bigint generated always as identity primary key,
  pendaftaran_id uuid not null references pendaftaran (id),
  -- Null: with this step it came in.
  dari text,
  ke text not null,
  -- Null: the family, or the system.
  oleh uuid references akun (id),
  pelaku text not null,
  pengusul uuid references akun (id),
  alasan text check (char_length(alasan) <= 500),
  pada timestamptz not null,
  constraint langkah_pendaftaran_dua_orang check (ke <> 'tidak diterima' or coalesce(oleh <> pengusul, false))
);
create index langkah_pendaftaran_milik on langkah_pendaftaran (pendaftaran_id, id);
comment on table langkah_pendaftaran is 'Each step of a registration: from which state to which, by whom, when and why. Nobody is refused by one person alone.';
insert into langkah_pendaftaran (pendaftaran_id, ke, pelaku, pada) select id, 'terkirim', 'Keluarga', created_at from pendaftaran;

create table usulan_keadaan (
  pendaftaran_id uuid primary key references pendaftaran (id),
  ke text not null,
  alasan text not null check (char_length(alasan) between 5 and 500),
  oleh uuid not null references akun (id),
  pelaku text not null,
  pada timestamptz not null
);
comment on table usulan_keadaan is 'A state of a registration that one person proposed and another has to agree to.';
