-- What a lesson shares with its teaching assignment is taken from there, whichever way the lesson is written.
create function jadwal_dari_pengampu() returns trigger language plpgsql as $$
begin
  select semester_id, kelas_id, mata_pelajaran_id, pegawai_id
    into new.semester_id, new.kelas_id, new.mata_pelajaran_id, new.pegawai_id
    from pengampu where id = new.pengampu_id;
  return new;
end $$;
create trigger jadwal_dari_pengampu_baru before insert on jadwal_pelajaran
  for each row execute function jadwal_dari_pengampu();
create trigger jadwal_dari_pengampu_lain before update of pengampu_id on jadwal_pelajaran
  for each row when (new.pengampu_id is distinct from old.pengampu_id) execute function jadwal_dari_pengampu();
