-- Which roles a position brings with it while it is held. The same table is read aloud from src (peranJabatan); a test holds both together.
create table hak_jabatan (
  jabatan text not null,
  peran text not null,
  primary key (jabatan, peran)
);
comment on table hak_jabatan is 'Roles that a position brings to whoever holds it, or stands in for its holder.';
insert into hak_jabatan (jabatan, peran) values
  ('kepala', 'kepala'), ('kaur-tu', 'tataUsaha'),
  ('wakamad-kurikulum', 'wakamad'), ('wakamad-kesiswaan', 'wakamad'), ('wakamad-sarpras', 'wakamad'),
  ('wakamad-humas', 'wakamad'), ('wakamad-humas', 'humas'),
  ('bendahara', 'pemaraf'), ('kepala-perpustakaan', 'pemaraf'), ('kepala-lab', 'pemaraf'), ('pembina', 'pemaraf');

-- The accounts that a second person agreed to: of the holder and of the deputy. A row gives no right without.
alter table pemangku_jabatan add column akun_sah uuid references akun (id);
alter table pemangku_jabatan add column wakil_sah uuid references akun (id);
create index pemangku_jabatan_akun_sah on pemangku_jabatan (akun_sah) where akun_sah is not null;
create index pemangku_jabatan_wakil_sah on pemangku_jabatan (wakil_sah) where wakil_sah is not null;

-- Whoever changes what was agreed to changes it for nobody: only ending it earlier needs no new agreement.
create function pemangku_perlu_disahkan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.akun_sah := null;
    new.wakil_sah := null;
  elsif (new.pegawai_id, new.jabatan, new.bidang, new.mulai) is distinct from (old.pegawai_id, old.jabatan, old.bidang, old.mulai)
      or coalesce(new.sampai, 'infinity') > coalesce(old.sampai, 'infinity')
      or (old.deleted_at is not null and new.deleted_at is null) then
    new.akun_sah := null;
    new.wakil_sah := null;
  elsif new.wakil_id is distinct from old.wakil_id then
    new.wakil_sah := null;
  end if;
  return new;
end $$;
create trigger pemangku_perlu_disahkan before insert or update on pemangku_jabatan
  for each row execute function pemangku_perlu_disahkan();

-- Who wrote a leave down last: a deputy gains nothing by a leave of their own making.
alter table ketidakhadiran add column dicatat_oleh uuid references akun (id);
create index ketidakhadiran_dicatat_oleh on ketidakhadiran (dicatat_oleh) where dicatat_oleh is not null;

alter table usulan_peran add column pemangku_id uuid references pemangku_jabatan (id) on delete cascade;
alter table usulan_peran drop constraint usulan_peran_jenis_check;
alter table usulan_peran add constraint usulan_peran_jenis_check
  check (jenis in ('peran', 'pejabat', 'jabatan', 'identitas', 'aktifkan', 'lepas-faktor', 'tautan-password'));
drop index usulan_peran_satu;
create unique index usulan_peran_satu on usulan_peran (akun_id, jenis, coalesce(pejabat_id, pemangku_id, akun_id)) where status = 'menunggu';

create or replace view peran_sementara as
  select akun_id, case when cara in ('plt', 'plh') then 'kepala' else 'atasNama' end as peran, mulai, sampai, 'pejabat' as asal, null::uuid as pemangku_id
  from pejabat_penandatangan where deleted_at is null and disahkan_pada is not null
  union all
  select jabatan.akun_sah, hak.peran, jabatan.mulai, coalesce(jabatan.sampai, 'infinity'), 'jabatan', jabatan.id
  from pemangku_jabatan jabatan join hak_jabatan hak on hak.jabatan = jabatan.jabatan
  where jabatan.deleted_at is null and jabatan.akun_sah is not null
  union all
  select jabatan.wakil_sah, hak.peran, greatest(jabatan.mulai, cuti.mulai), least(coalesce(jabatan.sampai, 'infinity'), cuti.selesai), 'wakil', jabatan.id
  from pemangku_jabatan jabatan join hak_jabatan hak on hak.jabatan = jabatan.jabatan
  join ketidakhadiran cuti on cuti.pegawai_id = jabatan.pegawai_id and cuti.deleted_at is null and cuti.jenis in ('cuti', 'sakit')
  where jabatan.deleted_at is null and jabatan.wakil_sah is not null and not exists (
      select from pegawai wakil where wakil.id = jabatan.wakil_id
        and (wakil.akun_id = cuti.dicatat_oleh or wakil.nip = (select nip from akun where id = cuti.dicatat_oleh))
    ) and cuti.dicatat_oleh is distinct from jabatan.wakil_sah
    and greatest(jabatan.mulai, cuti.mulai) <= least(coalesce(jabatan.sampai, 'infinity'), cuti.selesai);
comment on view peran_sementara is 'Roles that follow from what is written down of somebody for some days: who signs in the head''s place, who holds a position, who stands in during leave.';
comment on function pemangku_perlu_disahkan() is 'Takes the agreement away from a position that is changed, and from its deputy when that is another one.';
