import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { find } from "#kit/register/store.server.ts";
import { switchTo } from "../kenaikan/apply-kenaikan.server.ts";
import { linkRiwayat } from "../kenaikan/cancel-kenaikan.server.ts";
import { mutasiSiswa } from "./mutasi-siswa.ts";

/** Puts a pupil back who was said to have left by mistake, as if it had never been written. @returns the name */
export async function cancelKeluar(ctx: Ctx, { id, versi }: { readonly id: string; readonly versi: number }): Promise<string> {
  demand(ctx, "mutasiSiswa:manage");
  const mutasi = await find(ctx, mutasiSiswa, id);
  if (mutasi.jenis !== "keluar") throw refuse.conflict("Mutasi masuk tidak dibatalkan di sini. Hapus data siswanya bila memang keliru.");
  const { rows } = await sql<{ nama: string; status: string }>`
    select nama, status from siswa where id = ${mutasi.siswaId}::uuid and ${notDeleted()} for update`.execute(ctx.db);
  const [anak] = rows;
  if (!anak) throw refuse.conflict("Data siswa ini sudah dihapus. Pulihkan dahulu dari tempat sampah.");
  if (anak.status !== "mutasi") throw refuse.conflict(`${anak.nama} sudah tidak berstatus mutasi, jadi tidak ada yang dibatalkan.`);
  const tanggal = String(mutasi.tanggal);
  if (mutasi.versi !== versi) throw refuse.stale(mutasi);
  await ctx.db.updateTable("mutasiSiswa").set({ deletedAt: ctx.now, deletedBy: ctx.actor.id }).where("id", "=", id).execute();
  await record(ctx, { action: "delete", subject: mutasiSiswa.name, subjectId: id, before: { siswaId: mutasi.siswaId, tanggal } });
  ctx.touch(mutasiSiswa.name);
  await switchTo(ctx, tanggal, "");
  await sql`update siswa set status = 'aktif', kelas_id = ${mutasi.kelasId}::uuid, versi = versi + 1, updated_at = ${ctx.now}
    where id = ${mutasi.siswaId}::uuid`.execute(ctx.db);
  await switchTo(ctx, "", "");
  if (mutasi.kelasId) await linkRiwayat(ctx, { ids: [String(mutasi.siswaId)], kelasId: String(mutasi.kelasId), tanggal });
  await record(ctx, {
    ...{ action: "update", subject: "siswa", subjectId: String(mutasi.siswaId) },
    ...{ before: { status: "mutasi", kelasId: null }, after: { status: "aktif", kelasId: mutasi.kelasId } },
  });
  ctx.touch("siswa");
  return anak.nama;
}
