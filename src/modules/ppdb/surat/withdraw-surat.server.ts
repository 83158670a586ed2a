import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readIssued } from "#modules/naskah/index.server.ts";
import { withdrawBukti } from "#modules/verifikasi/index.server.ts";
import { fallenFrom } from "./ask-surat.server.ts";

const atOnce = 50;

/** Takes back letters that no longer hold, so many at once; should the child come back, it gets a new one. @returns how many */
export async function withdrawFallen(ctx: Ctx, keputusanId: string): Promise<number> {
  const held = await ctx.db
    .selectFrom("suratKeputusanPpdb")
    .select("naskahId")
    .where("keputusanId", "=", keputusanId)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return 0;
  const berlaku = (await readIssued(ctx, held.naskahId))?.berlaku === true;
  const { rows } = await sql<{ kode: string; id: string }>`
    select kode, surat.pendaftaran_id as id ${fallenFrom(keputusanId, berlaku)} order by surat.pendaftaran_id limit ${atOnce}`.execute(
    ctx.db,
  );
  for (const { kode, id } of rows) {
    await withdrawBukti(ctx, { kode, alasan: berlaku ? "Calon siswa mengundurkan diri" : "Keputusan yang menjadi dasarnya dicabut" });
    await ctx.db.deleteFrom("suratSeleksi").where("keputusanId", "=", keputusanId).where("pendaftaranId", "=", id).execute();
  }
  if (rows.length > 0) ctx.touch("pendaftaran");
  return rows.length;
}
