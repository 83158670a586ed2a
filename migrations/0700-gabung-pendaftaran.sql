-- A child that was sent in twice: one registration goes on, the other is closed and says which one continues.
alter table pendaftaran
  drop constraint pendaftaran_keadaan_check,
  add constraint pendaftaran_keadaan_check check (keadaan in ('draf', 'terkirim', 'perlu perbaikan', 'terverifikasi', 'lulus administrasi', 'diterima', 'cadangan', 'tidak diterima', 'mengundurkan diri', 'daftar ulang', 'digabung'));

create table gabungan_pendaftaran (
  dari_id uuid primary key references pendaftaran (id),
  ke_id uuid not null references pendaftaran (id),
  -- As it stood before, for taking it back.
  dari_keadaan text not null check (dari_keadaan <> 'digabung'),
  bawaan jsonb not null,
  alasan text not null check (char_length(alasan) between 5 and 500),
  oleh uuid references akun (id),
  pelaku text not null,
  pada timestamptz not null,
  constraint gabungan_pendaftaran_dua check (dari_id <> ke_id)
);
create index gabungan_pendaftaran_ke on gabungan_pendaftaran (ke_id);
comment on table gabungan_pendaftaran is 'Registrations that were merged into another one of the same child: which one goes on, why, and what it took over. Taken back, the row goes.';

create function pendaftaran_penerus(asal uuid) returns uuid language sql stable as $$
  with recursive jalan as (
    select asal as id
    union select ke_id from jalan join gabungan_pendaftaran on dari_id = jalan.id
  )
  select pendaftaran.id from jalan join pendaftaran on pendaftaran.id = jalan.id
  where keadaan <> 'digabung' and deleted_at is null
$$;
comment on function pendaftaran_penerus(uuid) is 'Which registration goes on for this one, however often it was merged; itself where it never was, null where none is there.';

-- What is merged looks like nobody any more.
create or replace function pendaftaran_ganda() returns trigger language plpgsql as $$
begin
  with sama as (
    select p.id, p.ganda, exists (
      select from pendaftaran lain
      where lain.periode_id = p.periode_id and lain.id <> p.id and lain.deleted_at is null and p.deleted_at is null
        and lain.keadaan <> 'digabung' and p.keadaan <> 'digabung'
        and (lain.nisn = p.nisn or lain.nik = p.nik
          or (lain.tanggal_lahir = p.tanggal_lahir and nama_anak(lain.nama_lengkap) = nama_anak(p.nama_lengkap)))
    ) as kini
    from pendaftaran p
    where p.periode_id = new.periode_id
      and (p.id = new.id or p.nisn in (new.nisn, old.nisn) or p.nik in (new.nik, old.nik)
        or (p.tanggal_lahir in (new.tanggal_lahir, old.tanggal_lahir)
          and nama_anak(p.nama_lengkap) in (nama_anak(new.nama_lengkap), nama_anak(old.nama_lengkap))))
    order by p.id
  )
  update pendaftaran set ganda = case when sama.kini then 'ganda' end
  from sama where sama.id = pendaftaran.id and sama.kini <> (sama.ganda is not null);
  return null;
end $$;
drop trigger pendaftaran_ganda on pendaftaran;
create trigger pendaftaran_ganda after insert or update of deleted_at, nisn, nik, nama_lengkap, tanggal_lahir on pendaftaran
  for each row execute function pendaftaran_ganda();
create trigger pendaftaran_ganda_digabung after update of keadaan on pendaftaran for each row
  when (old.keadaan <> new.keadaan and 'digabung' in (old.keadaan, new.keadaan))
  execute function pendaftaran_ganda();

-- Its marks are closed, and its seat is free.
create or replace function nilai_ppdb_jaga() returns trigger language plpgsql as $$
begin
  -- What was taken over goes back with it.
  if tg_op = 'UPDATE' and exists (select from gabungan_pendaftaran where dari_id = new.pendaftaran_id and ke_id = old.pendaftaran_id) then return new; end if;
  if exists (select from pendaftaran where id = new.pendaftaran_id
      and keadaan in ('diterima', 'cadangan', 'tidak diterima', 'mengundurkan diri', 'daftar ulang', 'digabung'))
    or exists (select from keputusan_pelamar join keputusan_ppdb on keputusan_ppdb.id = keputusan_id
      where pendaftaran_id = new.pendaftaran_id and ditetapkan_pada is not null) then
    raise exception 'this registration is decided' using errcode = 'check_violation', constraint = 'nilai_ppdb_diputuskan';
  end if;
  return new;
end $$;
create or replace function kursi_ujian_jaga() returns trigger language plpgsql as $$
declare
  muat integer;
  ujian ujian_ppdb;
  anak pendaftaran;
begin
  if tg_op = 'DELETE' then
    perform catat_jadwal_lama(array[old.id]);
    return old;
  end if;
  -- Locked, so that the exam and the session do not go, the room does not shrink and the child does not withdraw at the same moment.
  select * into ujian from ujian_ppdb where id = new.ujian_id and deleted_at is null for share;
  if not found then
    raise exception 'this exam is gone' using errcode = 'check_violation', constraint = 'kursi_ujian_ada';
  end if;
  select kapasitas into muat from ruang_ujian where id = new.ruang_id and deleted_at is null for share;
  if muat is null or new.kursi > muat then
    raise exception 'this room has no such seat' using errcode = 'check_violation', constraint = 'kursi_ujian_muat';
  end if;
  perform from sesi_ujian where id = new.sesi_id and deleted_at is null for share;
  if not found then
    raise exception 'this session is gone' using errcode = 'check_violation', constraint = 'kursi_ujian_sesi';
  end if;
  select * into anak from pendaftaran where id = new.pendaftaran_id and deleted_at is null and keadaan not in ('draf', 'mengundurkan diri', 'digabung') for share;
  if not found or not ikut_ujian(ujian, anak) then
    raise exception 'this child takes no part' using errcode = 'check_violation', constraint = 'kursi_ujian_ikut';
  end if;
  if tg_op = 'UPDATE' then perform catat_jadwal_lama(array[old.id]); end if;
  return new;
end $$;
create or replace function kursi_ujian_lepas() returns trigger language plpgsql as $$
begin
  delete from kursi_ujian using ujian_ppdb ujian
  where ujian.id = ujian_id and pendaftaran_id = new.id
    and (new.deleted_at is not null or new.keadaan in ('draf', 'mengundurkan diri', 'digabung') or not ikut_ujian(ujian, new));
  return null;
end $$;
