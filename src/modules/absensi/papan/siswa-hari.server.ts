import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { countedKelas, type Reach } from "../rekap/reach.server.ts";
import { anggotaAt } from "../siswa/anggota-at.server.ts";
import type { StatusAbsensi } from "../siswa/status.ts";

/** A pupil on one day; `status` null: not recorded yet. `jam`: "07:42". */
export interface SiswaHari {
  readonly id: string;
  readonly nama: string;
  readonly kelas: string;
  readonly status: StatusAbsensi | null;
  readonly jam: string | null;
  readonly keterangan: string | null;
}

export interface StatusCount {
  readonly status: StatusAbsensi | null;
  readonly jumlah: number;
}

export interface SoughtSiswa {
  readonly tanggal: string;
  readonly kelas: string;
  readonly cari: string;
  readonly halaman: number;
  readonly tampil: number;
}

/** Pupils by class and name, as they were recorded for the whole day, and how many of which status are among all who were sought. */
export async function siswaHari(ctx: ReadCtx, jangkau: Reach, dicari: SoughtSiswa) {
  const { rows: dibaca } = await sql<{ rows: readonly SiswaHari[]; jumlah: readonly StatusCount[] }>`
    with semua as materialized (
      select siswa.id, siswa.nama, kelas.nama as kelas, kelas.tingkat, absensi.status, absensi.jam, absensi.keterangan ${siapa(jangkau, dicari)}
    )
    select coalesce((select json_agg(baris) from (
        select id, nama, kelas, status, jam, keterangan from semua order by length(tingkat), kelas, nama, id
        limit ${dicari.tampil} offset ${(dicari.halaman - 1) * dicari.tampil}) baris), '[]') as rows,
      coalesce((select json_agg(hitungan) from (
        select status, count(*)::int as jumlah from semua group by status order by count(*) desc) hitungan), '[]') as jumlah`.execute(
    ctx.db,
  );
  const { rows = [], jumlah = [] } = dibaca[0] ?? {};
  return { rows, jumlah, total: jumlah.reduce((sum, satu) => sum + satu.jumlah, 0) };
}

function siapa(jangkau: Reach, { tanggal, kelas, cari }: SoughtSiswa) {
  const kelasId = countedKelas(jangkau, kelas);
  const kata = cari.toLowerCase();
  return sql`from ${anggotaAt(tanggal)}
      left join absensi_siswa absensi on absensi.siswa_id = siswa.id and absensi.tanggal = ${tanggal}::date and absensi.jadwal_id is null
    where true ${kelasId === null ? sql`` : sql`and kelas.id = any(${kelasId}::uuid[])`}
      and (${kata} = '' or strpos(lower(siswa.nama), ${kata}) > 0 or strpos(lower(kelas.nama), ${kata}) > 0)`;
}
