import { inBin } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { satIn } from "#modules/akademik/index.server.ts";
import type { Counts, Scope } from "./compute-laporan.server.ts";
import type { LaporanRow } from "./laporan.ts";
import type { Menurut } from "./request-laporan.ts";

type Fragment = ReturnType<typeof sql>;

interface Method {
  /** Column of the recordings, or of the class in which the pupil sat that day, by which lines are told apart. */
  readonly kunci: Fragment;
  /** How often one should have been there: rows of `kunci`, `wajib`, and the class of a person. */
  readonly wajib: Fragment;
  readonly dari: Fragment;
  readonly nama: Fragment;
  readonly keterangan: Fragment;
  readonly urut: Fragment;
}

const perPerson = sql`sum((select count(*) from hari where hari.hari between anggota.mulai and coalesce(anggota.selesai, 'infinity')))`;

const method: Readonly<Record<Menurut, Method>> = {
  orang: {
    kunci: sql`anggota.siswa_id`,
    wajib: sql`select siswa_id as kunci, ${perPerson} as wajib, (array_agg(kelas_id order by mulai desc))[1] as kelas_id from anggota group by siswa_id`,
    dari: sql`join siswa on siswa.id = wajib.kunci join kelas on kelas.id = wajib.kelas_id`,
    nama: sql`siswa.nama`,
    keterangan: sql`kelas.nama`,
    urut: sql`length(kelas.tingkat), kelas.nama, siswa.nama, siswa.id`,
  },
  kelas: {
    kunci: sql`anggota.kelas_id`,
    wajib: sql`select kelas_id as kunci, ${perPerson} as wajib from anggota group by kelas_id`,
    dari: sql`join kelas on kelas.id = wajib.kunci`,
    nama: sql`kelas.nama`,
    keterangan: sql`kelas.tahun_ajaran`,
    urut: sql`kelas.tahun_ajaran, length(kelas.tingkat), kelas.nama`,
  },
  tanggal: {
    kunci: sql`tanggal`,
    wajib: sql`select hari as kunci, count(*) as wajib from hari join anggota on hari between mulai and coalesce(selesai, 'infinity') group by hari`,
    dari: sql``,
    nama: sql`wajib.kunci::text`,
    keterangan: sql`''`,
    urut: sql`wajib.kunci`,
  },
  mapel: {
    kunci: sql`mata_pelajaran_id`,
    wajib: sql`select kunci, null::bigint as wajib from catat`,
    dari: sql`join mata_pelajaran mapel on mapel.id = wajib.kunci`,
    nama: sql`mapel.nama`,
    keterangan: sql`mapel.kode`,
    urut: sql`mapel.nama, mapel.id`,
  },
};

const count = (status: string) => sql`count(*) filter (where status = ${status}) as ${sql.ref(status)}`;

/**
 * Pupils, from what was recorded on school days; by subject from what was recorded in lessons. A recording counts in the class in
 * which the pupil sat that day, and not at all once the pupil had left: as on the board of the day, and as `wajib` is counted.
 */
export function computeSiswa({ menurut, dari, akhir, tutup, kelasId, orang }: Scope): Counts {
  const { kunci, wajib, dari: sambung, nama, keterangan, urut } = method[menurut];
  // A record in the bin is counted nowhere, so that classes and people add up to the same.
  const dibatasi = sql`and siswa_id not in (select id from siswa where ${inBin()})
    ${kelasId === null ? sql`` : sql`and kelas_id = any(${kelasId}::uuid[])`} ${orang === "" ? sql`` : sql`and siswa_id = ${orang}::uuid`}`;
  return sql<LaporanRow>`
    select * from (
      with hari as materialized (select hari from hari_sekolah(${dari}::date, ${akhir}::date, 'siswa') hari),
      anggota as materialized (
        select siswa_id, kelas_id, mulai, selesai from anggota_kelas anggota where ${satIn(dari, akhir)} ${dibatasi}),
      catat as materialized (
        select ${kunci} as kunci, ${count("hadir")}, ${count("terlambat")}, ${count("sakit")}, ${count("izin")}, ${count("dispensasi")},
          count(*) filter (where status = 'alpa' and tanggal <= ${tutup}::date) as alpa
        from anggota join absensi_siswa absensi on absensi.siswa_id = anggota.siswa_id
          and tanggal between anggota.mulai and coalesce(anggota.selesai, 'infinity')
        join hari on hari.hari = tanggal
        where tanggal between ${dari}::date and ${akhir}::date and jadwal_id is ${menurut === "mapel" ? sql`not null` : sql`null`}
        group by 1),
      wajib as materialized (${wajib})
      select 'siswa' as kategori, wajib.kunci::text as kunci, (${nama}) collate "default" as nama, (${keterangan}) collate "default" as keterangan,
        wajib.wajib, coalesce(hadir, 0) as hadir, coalesce(terlambat, 0) as terlambat, coalesce(sakit, 0) as sakit, coalesce(izin, 0) as izin,
        coalesce(dispensasi, 0) as dispensasi, 0::bigint as dinas_luar, 0::bigint as cuti, coalesce(alpa, 0) as alpa,
        row_number() over (order by ${urut}) as urut
      from wajib left join catat on catat.kunci = wajib.kunci ${sambung}
      where wajib.wajib is null or wajib.wajib > 0
    ) siswa`;
}
