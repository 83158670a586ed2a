import { addDays, today } from "#kit/dates.ts";
import type { Product } from "../support/product.ts";
import { query } from "../support/stored.ts";

const [banyakSiswa, banyakGuru, banyakKelas] = [1_210, 74, 27];

export interface ThreeTahun {
  /** Of the newest year. */
  readonly kelasId: string;
  /** Days of school with recordings, the newest last. */
  readonly hari: readonly string[];
  readonly semester: { readonly mulai: string; readonly selesai: string };
  readonly baris: number;
}

/**
 * Fills a running product with a whole school's attendance.
 * @param banyakHari so many days of school; 580 are three years
 */
export async function fillThreeTahun({ dataDir }: Pick<Product, "dataDir">, banyakHari = 580): Promise<ThreeTahun> {
  const kini = today();
  const tahun = Array.from({ length: 4 }, (_, lalu) => Number(addDays(kini, -180).slice(0, 4)) - lalu);
  for (const awal of tahun) await query(dataDir, tahunAjaran(awal));
  await query(
    dataDir,
    `insert into akun (nip, nama, peran)
       select '19850312200912' || lpad((9000 + n)::text, 4, '0'), 'Guru ' || n, array['guru', 'waliKelas'] from generate_series(1, ${banyakGuru}) n;
     insert into pegawai (nama, jenis, status, unit_kerja, akun_id) select nama, 'guru', 'honorer', 'MAN1PALU', id from akun where nip like '198503122009129%';
     insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
       select (array['X', 'XI', 'XII'])[1 + n / 9] || '.' || 1 + n % 9, (array['X', 'XI', 'XII'])[1 + n / 9], tahun.nama, akun.id
       from tahun_ajaran tahun cross join generate_series(0, ${banyakKelas - 1}) n
         join akun on akun.nip = '19850312200912' || lpad((9001 + n)::text, 4, '0');
     insert into siswa (nama, nisn, status, jenis_kelamin)
       select 'Siswa ' || lpad(n::text, 4, '0') || ' Labatjo', lpad(n::text, 10, '0'), 'aktif', case n % 2 when 0 then 'laki-laki' else 'perempuan' end
       from generate_series(1, ${banyakSiswa}) n;
     insert into anggota_kelas (siswa_id, kelas_id, mulai, selesai, sebab)
       select siswa.id, kelas.id, tahun.mulai, case when tahun.selesai < '${kini}' then tahun.selesai end, 'masuk'
       from (select id, row_number() over (order by nisn) as n from siswa) siswa join tahun_ajaran tahun on true
         join (select id, tahun_ajaran, row_number() over (partition by tahun_ajaran order by length(tingkat), nama) as ke from kelas) kelas
           on kelas.tahun_ajaran = tahun.nama and kelas.ke = 1 + siswa.n % ${banyakKelas};
     update siswa set kelas_id = anggota.kelas_id from anggota_kelas anggota where anggota.siswa_id = siswa.id and anggota.selesai is null`,
  );
  await query(dataDir, catatan(kini, banyakHari));
  for (const table of ["absensi_siswa", "absensi_pegawai", "anggota_kelas", "siswa", "kelas", "pegawai"])
    await query(dataDir, `vacuum analyze ${table}`);
  return read(dataDir, tahun[1] ?? 0);
}

const tahunAjaran = (awal: number) => `
  with tahun as (insert into tahun_ajaran (nama, mulai, selesai) values ('${awal}/${awal + 1}', '${awal}-07-13', '${awal + 1}-06-19') returning id)
  insert into semester (nama, jenis, tahun_ajaran_id, mulai, selesai)
    select 'Ganjil ${awal}', 'ganjil', id, date '${awal}-07-13', date '${awal}-12-19' from tahun
    union all select 'Genap ${awal}', 'genap', id, date '${awal + 1}-01-04', date '${awal + 1}-06-19' from tahun`;

/** Of a hundred pupils ninety-four are there. */
const catatan = (kini: string, banyakHari: number) => `
  create temporary table hari as select hari from hari_sekolah('${addDays(kini, -1300)}', '${kini}', 'siswa') hari order by hari desc limit ${banyakHari};
  insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_oleh, dicatat_pada, perangkat)
    select siswa_id, kelas_id, hari, (array['hadir', 'sakit', 'izin', 'alpa', 'terlambat', 'dispensasi'])[case when acak < 94 then 1 else acak - 92 end],
      wali_id, hari + time '07:20', 'bench'
    from (select anggota.siswa_id, anggota.kelas_id, hari, kelas.wali_id, (hashtextextended(anggota.siswa_id::text || hari, 0) & 65535) % 99 as acak
      from hari join anggota_kelas anggota on hari between anggota.mulai and coalesce(anggota.selesai, 'infinity')
        join kelas on kelas.id = anggota.kelas_id order by hari, kelas.id) semua;
  insert into absensi_pegawai (pegawai_id, tanggal, status, masuk, pulang, cara)
    select pegawai.id, hari, 'hadir', (hari + time '07:02') at time zone 'Asia/Makassar', (hari + time '15:35') at time zone 'Asia/Makassar', 'kode'
    from hari cross join pegawai where pegawai.jenis = 'guru'`;

async function read(dataDir: string, awal: number): Promise<ThreeTahun> {
  const [kelas] = await query<{ id: string }>(
    dataDir,
    "select id from kelas where tahun_ajaran = (select max(nama) from tahun_ajaran where mulai <= now()) order by nama limit 1",
  );
  const hari = await query<{ hari: string }>(dataDir, "select distinct tanggal::text as hari from absensi_siswa order by 1");
  const [semua] = await query<{ baris: string }>(
    dataDir,
    "select (select count(*) from absensi_siswa) + (select count(*) from absensi_pegawai) as baris",
  );
  return {
    kelasId: kelas?.id ?? "",
    hari: hari.map((satu) => satu.hari),
    semester: { mulai: `${awal + 1}-01-04`, selesai: `${awal + 1}-06-19` },
    baris: Number(semua?.baris),
  };
}
