-- Who is only written down as a deputy stands in for nobody: letters to the position, the trail and the page of rights follow the agreement
-- of a second person as its rights do.
create or replace view hari_wakil as
  select jabatan.id as pemangku_id, cuti.selesai as cuti_sampai, lower(hari) as mulai, upper(hari) - 1 as sampai
  from pemangku_jabatan jabatan
  join pegawai wakil on wakil.id = jabatan.wakil_id and wakil.deleted_at is null
  join ketidakhadiran cuti on cuti.pegawai_id = jabatan.pegawai_id and cuti.deleted_at is null and cuti.jenis in ('cuti', 'sakit')
    and cuti.dicatat_oleh is distinct from jabatan.wakil_sah
  cross join lateral unnest(
    datemultirange(daterange(jabatan.mulai, jabatan.sampai, '[]') * daterange(cuti.mulai, cuti.selesai, '[]'))
    - coalesce((
      select range_agg(daterange(juga.mulai, juga.selesai, '[]')) from ketidakhadiran juga
      where juga.pegawai_id = jabatan.wakil_id and juga.deleted_at is null
    ), '{}')
  ) as hari
  where jabatan.deleted_at is null
    and jabatan.wakil_sah is not null
    and not coalesce(wakil.akun_id = cuti.dicatat_oleh, false)
    and not coalesce(wakil.nip = (select nip from akun where id = cuti.dicatat_oleh), false);
comment on view hari_wakil is 'Days on which a deputy whom a second person agreed to stands in: the holder on leave or ill, by somebody else''s hand, and the deputy not away.';
