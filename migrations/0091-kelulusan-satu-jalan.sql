-- Graduating makes an alumni entry, and leaving for another school keeps its papers. Neither is a mere word in a form: both
-- are acts, which tell their day in akademik.hari. Who came back from another school may sit in a class again.
create function siswa_lewat_tindakan() returns trigger language plpgsql as $$
declare
  lama text := case when tg_op = 'UPDATE' then old.status else 'aktif' end;
begin
  if coalesce(current_setting('akademik.hari', true), '') <> '' then
    return new;
  end if;
  if new.status = 'lulus' then
    raise exception 'a pupil graduates by the act of graduation' using errcode = '23514', constraint = 'siswa_lulus_lewat_kenaikan';
  elsif lama = 'lulus' then
    raise exception 'a graduation is taken back by its own act' using errcode = '23514', constraint = 'siswa_lulus_dibatalkan';
  elsif new.status = 'mutasi' then
    raise exception 'a pupil leaves by the act of leaving' using errcode = '23514', constraint = 'siswa_mutasi_lewat_surat';
  end if;
  return new;
end $$;
create trigger siswa_lewat_tindakan_baru before insert on siswa
  for each row when (new.status in ('lulus', 'mutasi')) execute function siswa_lewat_tindakan();
create trigger siswa_lewat_tindakan_ubah before update of status on siswa
  for each row when (old.status is distinct from new.status) execute function siswa_lewat_tindakan();
