import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { closeWithdrawn } from "../permintaan/close-permintaan.server.ts";
import type { Keadaan } from "./keadaan.ts";

export interface Step {
  readonly id: string;
  readonly keadaan: Keadaan;
  readonly ke: Keadaan;
  readonly alasan: string;
}

/** Who answers for the steps, as the time line names them. */
interface Signed {
  readonly oleh: string | null;
  readonly pelaku: string;
  readonly pengusul: string | null;
}

/** As `movePendaftaran`, for many at once; their rows are held and their rules were asked. */
export async function moveAll(ctx: Ctx, steps: readonly Step[], by: Signed): Promise<void> {
  const signed = { ...by, pada: ctx.now };
  for (let start = 0; start < steps.length; start += 500) {
    const some = steps.slice(start, start + 500);
    for (const [ke, moved] of Map.groupBy(some, (step) => step.ke)) {
      await ctx.db
        .updateTable("pendaftaran")
        .set((row) => ({ keadaan: ke, versi: row("versi", "+", 1), updatedAt: ctx.now }))
        .where(
          "id",
          "in",
          moved.map(({ id }) => id),
        )
        .execute();
    }
    await ctx.db
      .deleteFrom("usulanKeadaan")
      .where(
        "pendaftaranId",
        "in",
        some.map(({ id }) => id),
      )
      .execute();
    await closeWithdrawn(
      ctx,
      some.flatMap(({ id, ke }) => (ke === "mengundurkan diri" ? [id] : [])),
    );
    await ctx.db
      .insertInto("langkahPendaftaran")
      .values(some.map(({ id, keadaan, ke, alasan }) => ({ ...signed, pendaftaranId: id, dari: keadaan, ke, alasan })))
      .execute();
  }
  await recordAll(
    ctx,
    steps.map(({ id, keadaan, ke, alasan }) => ({
      ...{ action: "update", subject: "pendaftaran", subjectId: id },
      ...{ before: { keadaan }, after: { keadaan: ke, alasan } },
    })),
  );
}
