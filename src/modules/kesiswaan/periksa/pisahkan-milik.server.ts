import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "../tables.ts";
import type { Arah } from "./pindahkan-milik.server.ts";

/** Takes back every step of `pindahkanMilik`; what somebody moved elsewhere since stays there. */
export async function pisahkanMilik(ctx: Ctx, { dari, ke, penyatuanId }: Arah): Promise<void> {
  const catatan = (nama: string) =>
    sql`(select jsonb_array_elements(rincian->${nama}) as isi from penyatuan_siswa where id = ${penyatuanId}::uuid)`;
  const kena = (nama: string) => sql`(select (isi #>> '{}')::uuid from ${catatan(nama)} catatan)`;
  await sql`delete from anggota_kelas where siswa_id = ${ke}::uuid and id in ${kena("kelas")}`.execute(ctx.db);
  for (const [nama, tabel] of [
    ["prestasi", sql`prestasi`],
    ["mutasi", sql`mutasi_siswa`],
    ["alumni", sql`alumni`],
    ["absensi", sql`absensi_siswa`],
  ] as const)
    await sql`update ${tabel} set siswa_id = ${dari}::uuid, versi = versi + 1
      where siswa_id = ${ke}::uuid and id in ${kena(nama)}`.execute(ctx.db);
  await sql`update peringatan_absensi set siswa_id = ${dari}::uuid where siswa_id = ${ke}::uuid and id in ${kena("peringatan")}`.execute(
    ctx.db,
  );
  await sql`update kartu_siswa set siswa_id = ${dari}::uuid, versi = versi + 1
    where siswa_id = ${ke}::uuid and siswa_id in ${kena("kartu")}
      and not exists (select from kartu_siswa lain where lain.siswa_id = ${dari}::uuid)`.execute(ctx.db);
  await sql`insert into absensi_siswa select semula.* from ${catatan("ganda")} catatan, jsonb_populate_record(null::absensi_siswa, isi) semula
    on conflict do nothing`.execute(ctx.db);
  await sql`update absensi_siswa_riwayat set absensi_id = semula.id from ${catatan("riwayat")} catatan
      join absensi_siswa semula on semula.id = (isi->>'dari')::uuid
    where absensi_siswa_riwayat.id = (isi->>'id')::uuid`.execute(ctx.db);
  await sql`delete from absensi_siswa_riwayat where id in ${kena("tersisih")} and sebab in ('dibuang', 'tersisih')`.execute(ctx.db);
  await sql`update absensi_siswa set berbeda = false, versi = versi + 1, updated_at = ${ctx.now} where id in ${kena("berbeda")}`.execute(
    ctx.db,
  );
  ctx.touch("absensiSiswa");
}
