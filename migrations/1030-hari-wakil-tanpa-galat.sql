-- The planner may take the days of a leave before it knows whose it is: a position that began after somebody else's leave is no range then,
-- and whatever asked for it failed. Two days that are no range are none now.
create or replace view hari_wakil as
  select jabatan.id as pemangku_id, cuti.selesai as cuti_sampai, lower(hari) as mulai, upper(hari) - 1 as sampai
  from pemangku_jabatan jabatan
  join pegawai wakil on wakil.id = jabatan.wakil_id and wakil.deleted_at is null
  join ketidakhadiran cuti on cuti.pegawai_id = jabatan.pegawai_id and cuti.deleted_at is null and cuti.jenis in ('cuti', 'sakit')
    and not coalesce(cuti.dicatat_oleh = jabatan.wakil_sah, false)
  cross join lateral unnest(
    datemultirange(daterange(jabatan.mulai, jabatan.sampai, '[]') * daterange(cuti.mulai, cuti.selesai, '[]'))
    - coalesce((
      select range_agg(daterange(juga.mulai, juga.selesai, '[]')) from ketidakhadiran juga
      where juga.pegawai_id = jabatan.wakil_id and juga.deleted_at is null
    ), '{}')
  ) as hari
  where jabatan.deleted_at is null
    and not coalesce(wakil.akun_id = cuti.dicatat_oleh, false)
    and not coalesce(wakil.nip = (select nip from akun where id = cuti.dicatat_oleh), false);
