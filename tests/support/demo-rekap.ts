import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** Two classes, three pupils and two of the staff in the first week of August 2026, some of it recorded. @returns ids of the classes by name */
export async function fillDemoRekap(
  { db }: Ctx,
  { wali, guru }: Readonly<Record<"wali" | "guru", Actor>>,
): Promise<Record<string, string>> {
  await sql`insert into akun (id, nip, nama, peran) values (${wali.id}, '197001011995031001', 'Wali', array['waliKelas']),
    (${guru.id}, '197001011995031002', 'Guru', array['guru'])`.execute(db);
  await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(db);
  await sql`insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
    select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun_ajaran`.execute(db);
  await sql`insert into hari_khusus (nama, jenis, mulai, selesai, untuk) values
    ('Libur', 'libur', '2026-08-05', '2026-08-05', 'semua'), ('Rapat', 'libur', '2026-08-04', '2026-08-04', 'siswa')`.execute(db);
  const { rows } = await sql<{ id: string; nama: string }>`
    insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-10', 'X', '2026/2027', null), ('X.E-2', 'X', '2026/2027', ${wali.id})
    returning id, nama`.execute(db);
  const id = Object.fromEntries(rows.map((satu) => [satu.nama, satu.id]));
  await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk) values
    ('Ayu', 'perempuan', 'aktif', ${id["X.E-2"]}, '2026-07-13'), ('Bima', 'laki-laki', 'aktif', ${id["X.E-2"]}, '2026-07-13'),
    ('=Citra, "Dewi"', 'perempuan', 'aktif', ${id["X.E-10"]}, '2026-08-06')`.execute(db);
  await sql`insert into mata_pelajaran (nama, kode, kelompok) values ('Fikih', 'FK', 'agama')`.execute(db);
  await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jadwal_id, mata_pelajaran_id, dicatat_pada, perangkat)
    select siswa.id, siswa.kelas_id, catat.tanggal::date, catat.status, case when pelajaran then gen_random_uuid() end,
      case when pelajaran then (select id from mata_pelajaran) end, now(), 'uji'
    from (values ('Ayu', '2026-08-03', 'hadir', false), ('Ayu', '2026-08-06', 'alpa', false), ('Bima', '2026-08-03', 'alpa', false),
      ('Ayu', '2026-08-05', 'sakit', false), ('Ayu', '2026-08-03', 'terlambat', true)) catat (nama, tanggal, status, pelajaran)
    join siswa using (nama)`.execute(db);
  await sql`insert into pegawai (nama, jenis, status, unit_kerja, akun_id) values ('Guru', 'guru', 'honorer', 'MAN1PALU', ${guru.id}),
    ('Hasan', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', null)`.execute(db);
  await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara, masuk)
    select id, '2026-08-03', 'terlambat', 'kode', '2026-08-03T07:20:00+08:00' from pegawai where nama = 'Guru'`.execute(db);
  return id;
}
