-- One rule says which registrations tell of the same child, for the mark and for the page that shows them; a NIK counts as well.
alter table pendaftaran add column nik text check (nik ~ '^\d{16}$');
comment on column pendaftaran.nik is 'The child''s national identity number, where the family gave it.';
create index pendaftaran_nik on pendaftaran (periode_id, nik) where nik is not null;

create function pendaftaran_sama(satu pendaftaran, lain pendaftaran) returns boolean language sql immutable
  return coalesce(satu.nisn = lain.nisn, false) or coalesce(satu.nik = lain.nik, false)
    or (satu.tanggal_lahir = lain.tanggal_lahir and nama_anak(satu.nama_lengkap) = nama_anak(lain.nama_lengkap));
comment on function pendaftaran_sama(pendaftaran, pendaftaran) is 'Two registrations tell of the same child: the same NISN or NIK, or the same name and birth date.';

-- A correction can make two registrations alike or tell them apart: those that were like it before are looked at too.
create or replace function pendaftaran_ganda() returns trigger language plpgsql as $$
begin
  with sama as (
    select p.id, p.ganda, exists (
      select from pendaftaran lain
      where lain.periode_id = p.periode_id and lain.id <> p.id and lain.deleted_at is null and p.deleted_at is null
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
