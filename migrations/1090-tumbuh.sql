-- Of twenty-five years and a hundred times a school's rows, a page reads those that it shows. What follows was found by npm run bench grow.

-- The day alone, or the month, is read from the recordings, and whoever has left long ago is not looked at for each day.
create or replace function kehadiran_pegawai(dari date, sampai date, tutup date)
returns table (pegawai_id uuid, tanggal date, status text) language sql stable rows 9000 as $$
  with hari as materialized (
    select hari, exists (select from absensi_pegawai where tanggal = hari) as dicatat from hari_sekolah(dari, sampai, 'pegawai') hari
  ),
  catat as materialized (
    select id, pegawai_id, tanggal, status from absensi_pegawai where tanggal between dari and sampai
  ),
  dihitung as materialized (
    select id, aktif, tmt from pegawai where deleted_at is null and (aktif or id in (select catat.pegawai_id from catat))
  )
  select pegawai.id, hari.hari, coalesce(absensi.status, cuti.jenis, case when hari.hari <= tutup and hari.dicatat then 'alpa' end)
  from hari cross join dihitung pegawai
    left join catat absensi on absensi.pegawai_id = pegawai.id and absensi.tanggal = hari.hari
    left join ketidakhadiran cuti on cuti.pegawai_id = pegawai.id and cuti.deleted_at is null
      and hari.hari between cuti.mulai and cuti.selesai
  where (pegawai.aktif or absensi.id is not null)
    and (pegawai.tmt is null or pegawai.tmt <= hari.hari or absensi.id is not null)
$$;

-- Those who are here, among all who ever were; and by every number with which the check of their records finds who shares it.
create index siswa_hadir on siswa (id) where status = 'aktif' and deleted_at is null;
create index siswa_kk on siswa (no_kk) where deleted_at is null;
create index siswa_nik_ayah on siswa (nik_ayah) where deleted_at is null;
create index siswa_nik_ibu on siswa (nik_ibu) where deleted_at is null;
create index siswa_nik_wali on siswa (nik_wali) where deleted_at is null;

-- People to choose from: those who serve stand first.
create index pegawai_pilihan on pegawai (aktif desc, nama) where deleted_at is null;
drop index pegawai_cari;
create index pegawai_cari on pegawai using gin (nama gin_trgm_ops, nip gin_trgm_ops, jabatan gin_trgm_ops);

create index alumni_terbaru on alumni (tahun_lulus desc, created_at desc, id) where deleted_at is null;

-- How many of which level in which year, without their rows.
create index prestasi_hitung on prestasi (tanggal, tingkat, publikasi, peringkat) where deleted_at is null;
