-- Marks of an intake: each by one examiner of one part, in hundredths, so that no sum is ever rounded by a machine's floats.
alter table jalur_ppdb
  add column mapel_rapor text,
  add column toleransi_btq integer check (toleransi_btq between 0 and 100),
  add column toleransi_tahfidz integer check (toleransi_tahfidz between 0 and 100),
  add column toleransi_wawancara integer check (toleransi_wawancara between 0 and 100),
  add column cadangan integer check (cadangan between 0 and 10000);

create table nilai_ppdb (
  id uuid primary key default gen_random_uuid(),
  pendaftaran_id uuid not null references pendaftaran (id),
  komponen text not null check (komponen in ('rapor', 'tes', 'btq', 'tahfidz', 'wawancara', 'prestasi')),
  penguji text not null check (penguji in ('1', '2', 'penyelesaian')),
  -- Of the rapor alone: which subject of which semester; without, the mark of the whole part.
  mapel text not null default '',
  semester integer not null default 0 check (semester between 0 and 5),
  nilai integer check (nilai between 0 and 10000),
  alasan text check (char_length(alasan) <= 300),
  versi integer not null default 1,
  oleh uuid references akun (id),
  penilai text not null,
  pada timestamptz not null,
  unique (pendaftaran_id, komponen, penguji, mapel, semester),
  constraint nilai_ppdb_mapel check ((mapel = '') = (semester = 0) and (mapel = '' or komponen = 'rapor')),
  constraint nilai_ppdb_alasan check (penguji <> 'penyelesaian' or nilai is null or coalesce(btrim(alasan), '') <> '')
);
comment on table nilai_ppdb is 'Marks of those who registered, in hundredths: by part, examiner and, of the rapor, subject and semester. Null: taken back.';
-- Two examiners are two people.
create unique index nilai_ppdb_dua_penguji on nilai_ppdb (pendaftaran_id, komponen, oleh)
  where penguji <> 'penyelesaian' and mapel = '' and nilai is not null;

create function nilai_ppdb_jaga() returns trigger language plpgsql as $$
begin
  if exists (select from pendaftaran where id = new.pendaftaran_id
    and keadaan in ('diterima', 'cadangan', 'tidak diterima', 'mengundurkan diri', 'daftar ulang')) then
    raise exception 'this registration is decided' using errcode = 'check_violation', constraint = 'nilai_ppdb_diputuskan';
  end if;
  return new;
end $$;
comment on function nilai_ppdb_jaga() is 'Refuses marks of a registration that is decided, by whichever door they come.';
create trigger nilai_ppdb_jaga before insert or update on nilai_ppdb for each row execute function nilai_ppdb_jaga();
