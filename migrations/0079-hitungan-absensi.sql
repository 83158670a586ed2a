-- The days on which school is kept, as the calendar has it. siapa: 'siswa' or 'pegawai'; pupils have none between semesters.
create function hari_sekolah(dari date, sampai date, siapa text) returns setof date language sql stable rows 120 as $$
  select hari::date from generate_series(dari::timestamp, sampai::timestamp, interval '1 day') hari
  where extract(isodow from hari) < 7
    and not exists (
      select from hari_khusus where deleted_at is null and jenis = 'libur' and untuk in ('semua', siapa)
        and hari::date between mulai and selesai)
    and (siapa = 'pegawai' or exists (select from semester where deleted_at is null and hari::date between mulai and selesai))
$$;

-- Every member of staff on every working day. Null: not recorded yet. tutup: the last day that is over; who is neither
-- recorded nor away on a day that is over, on which others were recorded, was absent.
create function kehadiran_pegawai(dari date, sampai date, tutup date)
returns table (pegawai_id uuid, tanggal date, status text) language sql stable rows 9000 as $$
  with hari as materialized (
    select hari, exists (select from absensi_pegawai where tanggal = hari) as dicatat from hari_sekolah(dari, sampai, 'pegawai') hari
  )
  select pegawai.id, hari.hari, coalesce(absensi.status, cuti.jenis, case when hari.hari <= tutup and hari.dicatat then 'alpa' end)
  from hari cross join pegawai
    left join absensi_pegawai absensi on absensi.pegawai_id = pegawai.id and absensi.tanggal = hari.hari
    left join ketidakhadiran cuti on cuti.pegawai_id = pegawai.id and cuti.deleted_at is null
      and hari.hari between cuti.mulai and cuti.selesai
  where pegawai.deleted_at is null and (pegawai.aktif or absensi.id is not null)
    and (pegawai.tmt is null or pegawai.tmt <= hari.hari or absensi.id is not null)
$$;

-- Counting a month or a semester of the whole school reads these columns and no others.
create index absensi_siswa_hitung on absensi_siswa (tanggal, kelas_id) include (siswa_id, status) where jadwal_id is null;
create index absensi_siswa_pelajaran on absensi_siswa (tanggal, mata_pelajaran_id) include (siswa_id, kelas_id, status)
  where jadwal_id is not null;
