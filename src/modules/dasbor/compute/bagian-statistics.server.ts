import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Statistics } from "../dasbor.ts";
import type { Bagian, Size } from "./statistics.server.ts";

/** How each card of the data bank is counted. What lies in a bin never counts. */
export const bagianStatistics: Readonly<Record<keyof Statistics, Bagian>> = {
  pegawai: {
    hak: "pegawai:read",
    seluruhnya: true,
    hitung: ({ awalTahun }) => sql`select json_build_object(
        'guru', count(*) filter (where jenis = 'guru'),
        'staf', count(*) filter (where jenis <> 'guru'),
        'baru', count(*) filter (where tmt >= ${awalTahun}))
      from pegawai where ${notDeleted()} and aktif`,
  },
  siswa: { hak: "siswa:read", hitung: computeSiswa },
  prestasi: {
    hak: "prestasi:read",
    hitung: ({ awalTahun }) => sql`select json_build_object('total', count(*), 'tahunIni', count(*) filter (where tanggal >= ${awalTahun}))
      from prestasi where ${notDeleted()}`,
  },
  alumni: {
    hak: "alumni:read",
    hitung: () => sql`select json_build_object('total', (select count(*) from alumni where ${notDeleted()}), 'angkatan', tahun,
        'terbaru', (select count(*) from alumni where ${notDeleted()} and tahun_lulus = tahun))
      from (select max(tahun_lulus) as tahun from alumni where ${notDeleted()}) terakhir`,
  },
  kelas: {
    hak: "kelas:read",
    hitung: ({ tahunAjaran }) => sql`select json_build_object('total', count(*), 'tanpaWali', count(*) filter (where wali_id is null),
        'tahunAjaran', ${tahunAjaran}::text)
      from kelas where ${notDeleted()} and tahun_ajaran = ${tahunAjaran}`,
  },
  mapel: {
    hak: "mataPelajaran:read",
    hitung: () => sql`select json_build_object('total', count(*), 'jam', coalesce(sum(jam_pelajaran), 0))
      from mata_pelajaran where ${notDeleted()} and aktif`,
  },
  artikel: {
    hitung: ({
      awalBulan,
      now,
    }) => sql`select json_build_object('total', count(*), 'bulanIni', count(*) filter (where tanggal >= ${awalBulan}))
      from berita where ${notDeleted()} and status = 'terbit' and terbit_pada <= ${now}`,
  },
  ppdb: { hak: "pendaftaran:read", hitung: computePpdb },
};

/** Pupils are counted by class first, so that few rows are joined whatever the planner believes. */
function computeSiswa({ saya }: Size, jangkau: "yes" | "own") {
  const sendiri = jangkau === "own";
  return sql`select json_build_object(
      'x', coalesce(sum(banyak) filter (where kelas.tingkat = 'X'), 0),
      'xi', coalesce(sum(banyak) filter (where kelas.tingkat = 'XI'), 0),
      'xii', coalesce(sum(banyak) filter (where kelas.tingkat = 'XII'), 0),
      'tanpaKelas', coalesce(sum(banyak) filter (where kelas.id is null), 0),
      'putri', coalesce(sum(putri), 0),
      'sendiri', ${sendiri}::boolean)
    from (
      select kelas_id, count(*) as banyak, count(*) filter (where jenis_kelamin = 'perempuan') as putri
      from siswa where ${notDeleted()} and status = 'aktif' group by kelas_id
    ) murid left join kelas on kelas.id = murid.kelas_id and ${notDeleted("kelas")}
    ${sendiri ? sql`where kelas.wali_id = ${saya}` : sql``}`;
}

/** The period that is open today comes before the next one. */
function computePpdb({ hari, awalHari }: Size) {
  const periode = sql`select * from periode_ppdb where ${notDeleted()} and not draf and tutup >= ${hari} order by buka limit 1`;
  return sql`with periode as (${periode}), masuk as (
      select jurusan, count(*) as banyak, count(*) filter (where created_at >= ${awalHari}) as baru
      from pendaftaran where ${notDeleted()} and keadaan <> 'digabung' and periode_id = (select id from periode) group by jurusan
    )
    select json_build_object(
      'periode', (select json_build_object('tahunAjaran', tahun_ajaran, 'buka', buka, 'tutup', tutup, 'kuota', kuota,
        'belumBuka', buka > ${hari}) from periode),
      'total', coalesce(sum(banyak), 0), 'hariIni', coalesce(sum(baru), 0),
      'jurusan', coalesce(json_object_agg(jurusan, banyak) filter (where jurusan is not null), '{}'))
    from masuk`;
}
