-- A seat is given only in an exam that is there, and to whom it is for: rules, path and exam may change while the committee presses.
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
  select * into anak from pendaftaran where id = new.pendaftaran_id and deleted_at is null and keadaan not in ('draf', 'mengundurkan diri') for share;
  if not found or not ikut_ujian(ujian, anak) then
    raise exception 'this child takes no part' using errcode = 'check_violation', constraint = 'kursi_ujian_ikut';
  end if;
  if tg_op = 'UPDATE' then perform catat_jadwal_lama(array[old.id]); end if;
  return new;
end $$;
comment on function kursi_ujian_jaga() is 'No seat beyond the room''s capacity, in an exam that is gone or for a child that takes no part; what was told before is kept.';
