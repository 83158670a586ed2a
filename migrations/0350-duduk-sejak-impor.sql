-- What was answered where taking a list may set off two things.
alter table import_batch add column answer text not null default '';

-- Besides the day and the reason that verbs tell, what lists tell for their transaction: impor.jawaban says 'hari-ini' where
-- new pupils begin today whatever their tanggal_masuk, impor.urung the day of an import that is taken back.
create or replace function siswa_duduk() returns trigger language plpgsql as $$
declare
  kini date := (now() at time zone 'Asia/Makassar')::date;
  hari date := nullif(current_setting('akademik.hari', true), '')::date;
  alasan text := nullif(current_setting('akademik.sebab', true), '');
  urung date := nullif(current_setting('impor.urung', true), '')::date;
  duduk uuid := case when new.status = 'aktif' then new.kelas_id end;
  lama anggota_kelas;
  dulu anggota_kelas;
  awal date;
begin
  select * into lama from anggota_kelas where siswa_id = new.id and selesai is null;
  if lama.kelas_id is not distinct from duduk then
    return null;
  end if;
  if urung is not null or (hari is null and lama.mulai = kini) then
    -- Whoever goes back to where they sat the day before has not been away.
    select * into dulu from anggota_kelas
      where siswa_id = new.id and kelas_id = duduk and selesai = coalesce(urung, kini) - 1;
    if dulu.id is not null and (lama.id is null or lama.mulai >= coalesce(urung, kini)) then
      delete from anggota_kelas where id = lama.id;
      update anggota_kelas set selesai = null, sebab_selesai = null where id = dulu.id;
      return null;
    end if;
    if urung is not null and duduk is null then
      delete from anggota_kelas where id = lama.id;
      return null;
    end if;
    if duduk is not null and alasan is null and lama.mulai >= coalesce(urung, kini) then
      update anggota_kelas set kelas_id = duduk where id = lama.id;
      return null;
    end if;
  end if;
  hari := coalesce(urung, hari, kini);
  if lama.id is not null and lama.mulai >= hari then
    delete from anggota_kelas where id = lama.id;
  elsif lama.id is not null then
    update anggota_kelas set selesai = hari - 1, sebab_selesai = case
      when duduk is not null then null
      when new.status = 'lulus' then 'lulus'
      when new.status = 'mutasi' then 'mutasi keluar'
      when new.status = 'keluar' then 'keluar'
      else 'tanpa kelas' end
    where id = lama.id;
  end if;
  if duduk is null then
    return null;
  end if;
  select mulai into awal from tahun_ajaran
    where deleted_at is null and nama = (select tahun_ajaran from kelas where id = duduk);
  if lama.id is null and urung is null and not exists (select from anggota_kelas where siswa_id = new.id) then
    -- Who is entered in October and came in July has sat there since July, but not since before that school year.
    if coalesce(current_setting('impor.jawaban', true), '') <> 'hari-ini' then
      hari := least(hari, coalesce(new.tanggal_masuk, hari));
    end if;
    hari := greatest(hari, awal);
  end if;
  insert into anggota_kelas (siswa_id, kelas_id, mulai, sebab)
    values (new.id, duduk, hari, coalesce(alasan, case when lama.id is null then 'masuk' else 'pindah kelas' end));
  return null;
end $$;
