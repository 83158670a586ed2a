-- What a NIP says of its owner must be so: the first eight digits are the day of birth, the fifteenth the sex (1 man,
-- 2 woman). Rows from before are left as they are until they are changed.
alter table pegawai add constraint pegawai_nip_lahir check (
  nip is null or tanggal_lahir is null
  or left(nip, 8)::integer = extract(year from tanggal_lahir) * 10000 + extract(month from tanggal_lahir) * 100 + extract(day from tanggal_lahir)
) not valid;
alter table pegawai add constraint pegawai_nip_kelamin check (
  nip is null or jenis_kelamin is null or substr(nip, 15, 1) not in ('1', '2')
  or (substr(nip, 15, 1) = '1') = (jenis_kelamin = 'Pria')
) not valid;

-- Whoever works here and has an account is the same person by the NIP, whichever of both was written down first.
create function pegawai_kenali_akun() returns trigger language plpgsql as $$
begin
  new.akun_id := (
    select id from akun where nip = new.nip and deleted_at is null
    and not exists (select from pegawai lain where lain.akun_id = akun.id and lain.deleted_at is null and lain.id <> new.id)
  );
  return new;
end $$;
create trigger pegawai_kenali_akun before insert on pegawai
  for each row when (new.akun_id is null and new.nip is not null) execute function pegawai_kenali_akun();
create trigger pegawai_kenali_akun_lagi before update of nip on pegawai
  for each row when (new.akun_id is null and new.nip is not null and new.nip is distinct from old.nip) execute function pegawai_kenali_akun();

create function akun_kenali_pegawai() returns trigger language plpgsql as $$
begin
  update pegawai set akun_id = new.id where nip = new.nip and akun_id is null and deleted_at is null;
  return null;
end $$;
create trigger akun_kenali_pegawai after insert on akun for each row execute function akun_kenali_pegawai();

update pegawai set akun_id = akun.id from akun
  where akun.nip = pegawai.nip and akun.deleted_at is null and pegawai.akun_id is null and pegawai.deleted_at is null
  and not exists (select from pegawai lain where lain.akun_id = akun.id and lain.deleted_at is null);

create index pegawai_saring on pegawai (status, jenis) where deleted_at is null;
