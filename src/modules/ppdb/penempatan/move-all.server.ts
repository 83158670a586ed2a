import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";

interface Step {
  readonly dari: Keadaan;
  readonly ke: Keadaan;
  readonly alasan: string;
}

/** As `movePendaftaran`, for many rows that are locked and whose step was asked for together. */
export async function moveAll(ctx: Ctx, ids: readonly string[], { dari, ke, alasan }: Step): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable("pendaftaran")
    .set((row) => ({ keadaan: ke, versi: row("versi", "+", 1), updatedAt: ctx.now }))
    .where("id", "in", ids)
    .execute();
  await ctx.db.deleteFrom("usulanKeadaan").where("pendaftaranId", "in", ids).execute();
  const signed = { dari, ke, alasan, oleh: ctx.actor.id, pelaku: ctx.actor.name, pada: ctx.now };
  await ctx.db
    .insertInto("langkahPendaftaran")
    .values(ids.map((pendaftaranId) => ({ ...signed, pendaftaranId })))
    .execute();
  await recordAll(
    ctx,
    ids.map((subjectId) => ({
      ...{ action: "update", subject: "pendaftaran", subjectId },
      ...{ before: { keadaan: dari }, after: { keadaan: ke, alasan } },
    })),
  );
}
