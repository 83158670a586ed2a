-- Who may stand twice is looked for among those whose records changed: comparing all pupils of many years at each look took seconds.
-- Whoever opens the comparison takes them from here. Not unique and without a reference: who writes a pupil never waits for who compares.
create table siswa_belum_dibandingkan (
  nomor bigint generated always as identity primary key,
  siswa_id uuid not null
);
comment on table siswa_belum_dibandingkan is 'Pupils whose name, birth, family card or mother changed, or who came or came back, since records were last compared.';

-- Without a reference too: it would wait for whoever holds the pupil. Who is gone is let go of at the next comparison.
create table siswa_mirip (siswa_id uuid primary key);
comment on table siswa_mirip is 'Pupils who shared with another what the comparison goes by when they were compared. It reads their records anew.';

create function catat_belum_dibandingkan() returns trigger language plpgsql as $$
begin
  insert into siswa_belum_dibandingkan (siswa_id) values (new.id);
  return null;
end $$;
comment on function catat_belum_dibandingkan is 'A pupil who came, or of whom something changed that the comparison goes by, is compared with the others.';
create trigger siswa_baru_dibandingkan after insert on siswa for each row execute function catat_belum_dibandingkan();
create trigger siswa_ubah_dibandingkan after update of nama, tanggal_lahir, tempat_lahir, no_kk, nama_ibu, deleted_at on siswa for each row
  when ((old.nama, old.tanggal_lahir, old.tempat_lahir, old.no_kk, old.nama_ibu, old.deleted_at)
    is distinct from (new.nama, new.tanggal_lahir, new.tempat_lahir, new.no_kk, new.nama_ibu, new.deleted_at))
  execute function catat_belum_dibandingkan();

insert into siswa_belum_dibandingkan (siswa_id) select id from siswa;

-- Those without a birth date are compared by name and place.
create index siswa_tanpa_tanggal_lahir on siswa (tempat_lahir) where tanggal_lahir is null and deleted_at is null;
