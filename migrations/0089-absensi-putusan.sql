-- Who chose between two devices' records of one pupil, and when. dicatat_pada goes on telling when the chosen one was tapped.
alter table absensi_siswa
  add column diputus_oleh uuid references akun (id),
  add column diputus_pada timestamptz;
alter table absensi_siswa_riwayat
  add column diputus_oleh uuid references akun (id),
  add column diputus_pada timestamptz;

-- A warning that was over and comes again is one more: open at most once, closed as often as it was over.
alter table peringatan_absensi drop constraint peringatan_absensi_sekali;
create unique index peringatan_absensi_sekali on peringatan_absensi (jenis, kelas_id, siswa_id, mulai) nulls not distinct
  where selesai_pada is null;
create index peringatan_absensi_lampau on peringatan_absensi (jenis, kelas_id, siswa_id);
