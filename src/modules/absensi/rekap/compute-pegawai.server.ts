import { sql } from "#kit/database/sql.server.ts";
import type { Counts, Scope } from "./compute-laporan.server.ts";
import type { LaporanRow } from "./laporan.ts";
import type { Menurut } from "./request-laporan.ts";

/** By what lines are told apart, how they are named, and in which order they stand. */
const method: Readonly<
  Record<Exclude<Menurut, "mapel">, { kunci: ReturnType<typeof sql>; nama: ReturnType<typeof sql>; keterangan: ReturnType<typeof sql> }>
> = {
  orang: { kunci: sql`pegawai.id::text`, nama: sql`pegawai.nama`, keterangan: sql`coalesce(pegawai.jabatan, '')` },
  kelas: { kunci: sql`pegawai.jenis`, nama: sql`case pegawai.jenis when 'guru' then 'Guru' else 'Staf' end`, keterangan: sql`''` },
  tanggal: { kunci: sql`hari.tanggal::text`, nama: sql`hari.tanggal::text`, keterangan: sql`''` },
};

const count = (status: string) => sql`count(*) filter (where hari.status = ${status}) as ${sql.ref(status.replace("-", "_"))}`;

/** Staff, from every working day of the range. */
export function computePegawai({ menurut, dari, akhir, tutup, sendiri, orang }: Scope): Counts {
  const { kunci, nama, keterangan } = method[menurut === "mapel" ? "orang" : menurut];
  return sql<LaporanRow>`
    select 'guru' as kategori, ${kunci} as kunci, (${nama}) collate "default" as nama, (${keterangan}) collate "default" as keterangan,
      count(*) as wajib, ${count("hadir")}, ${count("terlambat")}, ${count("sakit")}, ${count("izin")}, 0::bigint as dispensasi,
      ${count("dinas-luar")}, ${count("cuti")}, ${count("alpa")}, row_number() over (order by ${nama}, ${kunci}) as urut
    from kehadiran_pegawai(${dari}::date, ${akhir}::date, ${tutup}::date) hari join pegawai on pegawai.id = hari.pegawai_id
    where (${sendiri}::uuid is null or pegawai.akun_id = ${sendiri}::uuid)
      and (${orang} = '' or pegawai.id::text = ${orang})
    group by 2, 3, 4, ${kunci}, ${nama}`;
}
