import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Peringatan } from "./peringatan.ts";

/** What is still to be looked after, the most urgent first: in the whole school, or in the class that one leads. */
export async function listPeringatan(ctx: ReadCtx): Promise<readonly Peringatan[]> {
  const sendiri = demand(ctx, "rekapAbsensi:read") === "own" ? sql`and kelas.wali_id = ${ctx.actor.id}` : sql``;
  // Names of pupils are asked only for the classes that are shown.
  const { rows } = await sql<Peringatan>`
    select peringatan.id, jenis, kelas, siswa.id as siswa_id, siswa.nama as siswa, mulai, jumlah
    from (
      select peringatan.id, peringatan.jenis, kelas.nama as kelas, siswa_id, mulai, jumlah,
        array_position(array['belum-dicatat', 'tanpa-kabar', 'sering-terlambat'], peringatan.jenis) as urutan
      from peringatan_absensi peringatan join kelas on kelas.id = peringatan.kelas_id
      where peringatan.selesai_pada is null ${sendiri}
        and (peringatan.jenis <> 'belum-dicatat' or not exists (
          select from absensi_siswa where kelas_id = peringatan.kelas_id and tanggal = peringatan.mulai and jadwal_id is null))
      order by urutan, kelas fetch first 200 rows with ties
    ) peringatan left join siswa on siswa.id = siswa_id
    order by urutan, kelas, siswa.nama limit 200`.execute(ctx.db);
  return rows;
}
