-- A deputy who is away stands in for nobody on those days: rights, initials, papers and the trail all ask this one view.
create view hari_wakil as
  select jabatan.id as pemangku_id, cuti.selesai as cuti_sampai, lower(hari) as mulai, upper(hari) - 1 as sampai
  from pemangku_jabatan jabatan
  join pegawai wakil on wakil.id = jabatan.wakil_id and wakil.deleted_at is null
  join ketidakhadiran cuti on cuti.pegawai_id = jabatan.pegawai_id and cuti.deleted_at is null and cuti.jenis in ('cuti', 'sakit')
    and not coalesce(cuti.dicatat_oleh = jabatan.wakil_sah, false)
    and greatest(jabatan.mulai, cuti.mulai) <= least(coalesce(jabatan.sampai, 'infinity'), cuti.selesai)
  cross join lateral unnest(
    datemultirange(daterange(greatest(jabatan.mulai, cuti.mulai), least(coalesce(jabatan.sampai, 'infinity'), cuti.selesai), '[]'))
    - coalesce((
      select range_agg(daterange(juga.mulai, juga.selesai, '[]')) from ketidakhadiran juga
      where juga.pegawai_id = jabatan.wakil_id and juga.deleted_at is null
    ), '{}')
  ) as hari
  where jabatan.deleted_at is null
    and not coalesce(wakil.akun_id = cuti.dicatat_oleh, false)
    and not coalesce(wakil.nip = (select nip from akun where id = cuti.dicatat_oleh), false);
comment on view hari_wakil is 'Days on which a deputy stands in: the holder on leave or ill, by somebody else''s hand, and the deputy not away.';

create or replace view peran_sementara as
  select akun_id, case when cara in ('plt', 'plh') then 'kepala' else 'atasNama' end as peran, mulai, sampai, 'pejabat' as asal, null::uuid as pemangku_id
  from pejabat_penandatangan where deleted_at is null and disahkan_pada is not null
  union all
  select jabatan.akun_sah, hak.peran, jabatan.mulai, coalesce(jabatan.sampai, 'infinity'), 'jabatan', jabatan.id
  from pemangku_jabatan jabatan join hak_jabatan hak on hak.jabatan = jabatan.jabatan
  where jabatan.deleted_at is null and jabatan.akun_sah is not null
  union all
  select jabatan.wakil_sah, hak.peran, hari.mulai, hari.sampai, 'wakil', jabatan.id
  from pemangku_jabatan jabatan join hak_jabatan hak on hak.jabatan = jabatan.jabatan
  join hari_wakil hari on hari.pemangku_id = jabatan.id
  join pegawai wakil on wakil.id = jabatan.wakil_id and wakil.aktif
  where jabatan.deleted_at is null and jabatan.wakil_sah is not null;
