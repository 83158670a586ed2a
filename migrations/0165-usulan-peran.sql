-- What weighs is proposed by one person and decided by another; where nobody else could, it waits a day in the open.
create table usulan_peran (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  jenis text not null check (jenis in ('peran', 'pejabat', 'identitas', 'aktifkan', 'lepas-faktor', 'tautan-password')),
  -- Whom it concerns, and the NIP that everybody saw when it was proposed.
  akun_id uuid not null references akun (id) on delete cascade,
  nip text not null,
  pejabat_id uuid references pejabat_penandatangan (id) on delete cascade,
  isi jsonb not null,
  alasan text not null check (char_length(alasan) between 5 and 300),
  pengusul_id uuid references akun (id) on delete set null,
  pengusul_nama text not null,
  -- Null: somebody else decides. Else nobody else could when it was proposed, and it takes effect then unless somebody objects.
  berlaku_mulai timestamptz,
  status text not null default 'menunggu' check (status in ('menunggu', 'berlaku', 'ditolak', 'ditarik', 'gugur')),
  diputus_pada timestamptz,
  pemutus_id uuid references akun (id) on delete set null,
  pemutus_nama text,
  catatan text,
  -- A link for a new password is made once.
  dipakai_pada timestamptz,
  check ((status = 'menunggu') = (diputus_pada is null))
);
create unique index usulan_peran_satu on usulan_peran (akun_id, jenis, coalesce(pejabat_id, akun_id)) where status = 'menunggu';
create index usulan_peran_terbaru on usulan_peran (created_at desc);

alter table akun
  add column dibuat_oleh uuid,
  -- When a role that decides was lost; for some days nobody is alone because of it.
  add column kuasa_berakhir timestamptz;

-- Who signs in the head's place does so once somebody else has agreed. Those of before stand.
alter table pejabat_penandatangan add column disahkan_pada timestamptz;
update pejabat_penandatangan set disahkan_pada = created_at;

create function pejabat_perlu_disahkan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.disahkan_pada := null;
  elsif (new.akun_id, new.cara, new.jabatan, new.jabatan_atasan, new.mulai, new.sampai)
      is distinct from (old.akun_id, old.cara, old.jabatan, old.jabatan_atasan, old.mulai, old.sampai)
      or (old.deleted_at is not null and new.deleted_at is null) then
    new.disahkan_pada := null;
  end if;
  return new;
end $$;
create trigger pejabat_perlu_disahkan before insert or update on pejabat_penandatangan
  for each row execute function pejabat_perlu_disahkan();

create or replace view peran_sementara as
  select akun_id, case when cara in ('plt', 'plh') then 'kepala' else 'atasNama' end as peran, mulai, sampai
  from pejabat_penandatangan where deleted_at is null and disahkan_pada is not null;
