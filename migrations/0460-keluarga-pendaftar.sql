-- What a family could not say before: a parent who has died, a guardian, and the child's national number.
alter table pendaftaran
  add column ayah_wafat boolean not null default false,
  add column ibu_wafat boolean not null default false,
  add column bersama_wali boolean not null default false,
  add column nama_wali text,
  add column hubungan_wali text check (hubungan_wali in ('Kakek atau nenek', 'Paman atau bibi', 'Kakak', 'Orang tua asuh', 'Pengurus panti asuhan', 'Lainnya')),
  add column pekerjaan_wali text,
  add column nisn text check (nisn ~ '^\d{10}$'),
  add column ganda text check (ganda = 'ganda'),
  alter column pekerjaan_ayah drop not null,
  alter column pekerjaan_ibu drop not null,
  add constraint pendaftaran_pekerjaan_ayah check (ayah_wafat = (pekerjaan_ayah is null)),
  add constraint pendaftaran_pekerjaan_ibu check (ibu_wafat = (pekerjaan_ibu is null)),
  add constraint pendaftaran_wali check (bersama_wali = (nama_wali is not null));
comment on column pendaftaran.ganda is 'Set by the database while another registration of the same intake, not in the bin, tells of the same child: the same NISN, or the same name and birth date.';
create index pendaftaran_nisn on pendaftaran (periode_id, nisn) where nisn is not null;

create function nama_anak(nama text) returns text language sql immutable
  return lower(regexp_replace(btrim(nama), '\s+', ' ', 'g'));

comment on function nama_anak(text) is 'A name as it is compared: small letters, one space between words.';

-- Both are marked, whichever came first; throwing one away takes the mark off the other.
create function pendaftaran_ganda() returns trigger language plpgsql as $$
begin
  with sama as (
    select p.id, p.ganda, exists (
      select from pendaftaran lain
      where lain.periode_id = p.periode_id and lain.id <> p.id and lain.deleted_at is null and p.deleted_at is null
        and (lain.nisn = p.nisn or (lain.tanggal_lahir = p.tanggal_lahir and nama_anak(lain.nama_lengkap) = nama_anak(p.nama_lengkap)))
    ) as kini
    from pendaftaran p
    where p.periode_id = new.periode_id
      and (p.id = new.id or p.nisn = new.nisn or (p.tanggal_lahir = new.tanggal_lahir and nama_anak(p.nama_lengkap) = nama_anak(new.nama_lengkap)))
    order by p.id
  )
  update pendaftaran set ganda = case when sama.kini then 'ganda' end
  from sama where sama.id = pendaftaran.id and sama.kini <> (sama.ganda is not null);
  return null;
end $$;
comment on function pendaftaran_ganda() is 'Marks and unmarks registrations of one intake that tell of the same child.';
create trigger pendaftaran_ganda after insert or update of deleted_at on pendaftaran for each row execute function pendaftaran_ganda();

update pendaftaran p set ganda = 'ganda'
where deleted_at is null and exists (
  select from pendaftaran lain
  where lain.periode_id = p.periode_id and lain.id <> p.id and lain.deleted_at is null
    and lain.tanggal_lahir = p.tanggal_lahir and nama_anak(lain.nama_lengkap) = nama_anak(p.nama_lengkap)
);
