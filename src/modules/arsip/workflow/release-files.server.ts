import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record, recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { demandSecondPerson } from "#modules/kepegawaian/index.server.ts";
import { clearDestroyed } from "#modules/naskah/index.server.ts";
import type { Arah } from "../letter.ts";
import { lettersOf } from "../load/pemusnahan.server.ts";
import { idsOf } from "./destroy.server.ts";
import { lockLetters, subjectOf } from "./hold.server.ts";
import { type Target, takePemusnahan } from "./take.server.ts";

/**
 * Lets go the scans, sealed papers and words of destroyed letters, by somebody else than who marked them. Their lines stay. What nothing holds
 * any more lies in the quarantine of files for its days before it is gone. @throws Refusal 401 unconfirmed, 403, 404, 409
 */
export async function releaseFiles(ctx: Ctx, target: Target): Promise<number> {
  demand(ctx, "arsipSurat:manage");
  const { row } = await takePemusnahan(ctx, target, ["dimusnahkan"]);
  await demandSecondPerson(ctx, { oleh: row.dimusnahkanOleh ?? "", hak: "arsipSurat:delete" });
  demandRecentConfirmation(ctx);
  const surat = await lettersOf(ctx, row.id);
  await lockLetters(ctx, surat);
  await clearDestroyed(ctx, idsOf(surat, "keluar"));
  for (const arah of ["masuk", "keluar"] as const) await letGo(ctx, arah, idsOf(surat, arah));
  await ctx.db
    .updateTable("pemusnahanArsip")
    .set({ berkasPada: ctx.now, berkasOleh: ctx.actor.id, berkasNama: ctx.actor.name, versi: sql<number>`versi + 1` })
    .where("id", "=", row.id)
    .execute();
  await record(ctx, { action: "approve", subject: "pemusnahanArsip", subjectId: row.id, after: { berkasDihapus: surat.length } });
  return surat.length;
}

async function letGo(ctx: Ctx, arah: Arah, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const held = ctx.db.selectFrom(subjectOf[arah]).select(["id", "berkasId"]).where("id", "in", ids).where("berkasId", "is not", null);
  const before = await held.execute();
  await ctx.db
    .updateTable(subjectOf[arah])
    .set({ berkasId: null, versi: sql<number>`versi + 1`, updatedAt: ctx.now })
    .where("id", "in", ids)
    .execute();
  await recordAll(
    ctx,
    before.map(({ id, berkasId }) => ({
      ...{ action: "update", subject: subjectOf[arah], subjectId: id },
      ...{ before: { berkasId }, after: { berkasId: null } },
    })),
  );
  ctx.touch(subjectOf[arah]);
}
