-- Children that were accepted become pupils, many at once, and all of it can be taken back.
create table penempatan_ppdb (
  id uuid primary key default gen_random_uuid(),
  periode_id uuid not null references periode_ppdb (id),
  tanggal date not null,
  banyak integer not null check (banyak > 0),
  oleh uuid references akun (id),
  pelaku text not null,
  pada timestamptz not null,
  dibatalkan_oleh text,
  dibatalkan_pada timestamptz check (dibatalkan_pada >= pada),
  constraint penempatan_ppdb_batal check ((dibatalkan_oleh is null) = (dibatalkan_pada is null))
);
create index penempatan_ppdb_urut on penempatan_ppdb (periode_id, pada desc);
comment on table penempatan_ppdb is 'Each time accepted children became pupils in classes: of which intake, since which day, by whom, and whether it was taken back.';

create table siswa_ppdb (
  -- A registration becomes one pupil, once.
  pendaftaran_id uuid primary key references pendaftaran (id),
  siswa_id uuid not null unique references siswa (id),
  penempatan_id uuid not null references penempatan_ppdb (id),
  kelas_id uuid not null references kelas (id),
  -- As the registration stood before.
  dari text not null check (dari in ('diterima', 'daftar ulang')),
  tahun text not null check (tahun ~ '^\d{4}$'),
  -- The running number in the NISM; null where the school had no NSM.
  urut integer check (urut between 1 and 9999),
  unique (tahun, urut)
);
create index siswa_ppdb_penempatan on siswa_ppdb (penempatan_id);
create index siswa_ppdb_kelas on siswa_ppdb (kelas_id);
comment on table siswa_ppdb is 'Which pupil a registration became, and in which class; rows go when the placement is taken back.';

create table nism_kembali (
  tahun text not null check (tahun ~ '^\d{4}$'),
  urut integer not null check (urut between 1 and 9999),
  primary key (tahun, urut)
);
comment on table nism_kembali is 'Running numbers of an intake''s NISM that a placement taken back has freed; they are given first, so that no number is left out.';

create function pendaftaran_sudah_siswa() returns trigger language plpgsql as $$
begin
  if exists (select from siswa_ppdb where pendaftaran_id = old.id) then
    raise exception 'this registration has become a pupil' using errcode = 'check_violation', constraint = 'pendaftaran_sudah_siswa';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
comment on function pendaftaran_sudah_siswa() is 'Keeps the state of a registration whose child is a pupil, by whichever door it would change.';
create trigger pendaftaran_sudah_siswa before update of keadaan, deleted_at on pendaftaran for each row
  when (old.keadaan is distinct from new.keadaan or old.deleted_at is distinct from new.deleted_at)
  execute function pendaftaran_sudah_siswa();
create trigger pendaftaran_sudah_siswa_hapus before delete on pendaftaran for each row execute function pendaftaran_sudah_siswa();
