-- Registrations that were not accepted go after their time; how many there were stays.
alter table periode_ppdb add column simpan_bulan integer check (simpan_bulan between 1 and 120);
comment on column periode_ppdb.simpan_bulan is 'How many months registrations that were not accepted are kept after the intake has ended; null is 12.';

create table angka_ppdb (
  periode_id uuid not null references periode_ppdb (id),
  hal text not null check (hal in ('keadaan', 'jalur', 'program', 'jenis kelamin', 'asal sekolah', 'hari')),
  isi text not null,
  banyak integer not null check (banyak > 0),
  primary key (periode_id, hal, isi)
);
comment on table angka_ppdb is 'How many registrations of an intake were deleted after their time, by one property each; nobody can be told from them.';

-- How long they are kept is no rule of admission: it may change after those were published.
create or replace function jaga_aturan_ppdb() returns trigger language plpgsql as $$
declare periode uuid[];
begin
  if tg_table_name = 'periode_ppdb' then
    if to_jsonb(new) - array['versi', 'updated_at', 'simpan_bulan'] = to_jsonb(old) - array['versi', 'updated_at', 'simpan_bulan'] then return new; end if;
    periode := array[new.id];
  elsif tg_table_name = 'gelombang_ppdb' then
    periode := array[new.periode_id, case when tg_op = 'UPDATE' then old.periode_id end];
  else
    select array_agg(periode_id) into periode from gelombang_ppdb
    where id = new.gelombang_id or (tg_op = 'UPDATE' and id = old.gelombang_id);
  end if;
  if exists (select from unnest(periode) as one where aturan_ppdb_terkunci(one)) then
    raise exception 'the rules of this period are published' using errcode = 'check_violation', constraint = 'aturan_ppdb_terbit';
  end if;
  return new;
end $$;

-- Who was behind a pseudonym is forgotten with the registration, and in no other way.
alter table keputusan_pelamar
  drop constraint keputusan_pelamar_pendaftaran_id_fkey,
  add constraint keputusan_pelamar_pendaftaran_id_fkey foreign key (pendaftaran_id) references pendaftaran (id) on delete cascade;
create or replace function keputusan_pelamar_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from pendaftaran where id = old.pendaftaran_id) then return old; end if;
  if exists (select from keputusan_ppdb where id = case tg_op when 'INSERT' then new.keputusan_id else old.keputusan_id end and ditetapkan_pada is not null) then
    raise exception 'a decision that is fixed is never changed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Whose registration is accepted, or has become a pupil, is deleted by nobody.
create or replace function pendaftaran_sudah_siswa() returns trigger language plpgsql as $$
begin
  if exists (select from siswa_ppdb where pendaftaran_id = old.id) then
    raise exception 'this registration has become a pupil' using errcode = 'check_violation', constraint = 'pendaftaran_sudah_siswa';
  end if;
  if tg_op = 'DELETE' and old.keadaan in ('diterima', 'daftar ulang') then
    raise exception 'this registration is accepted' using errcode = 'check_violation', constraint = 'pendaftaran_diterima';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
