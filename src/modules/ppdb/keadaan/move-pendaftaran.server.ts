import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { closeWithdrawn } from "../permintaan/close-permintaan.server.ts";
import { demandNotPupil } from "./demand-not-pupil.server.ts";
import type { Held } from "./hold-pendaftaran.server.ts";
import type { Keadaan } from "./keadaan.ts";

interface Step {
  readonly ke: Keadaan;
  /** As the time line names them, e.g. "Keluarga". */
  readonly pelaku: string;
  readonly alasan?: string | null;
  /** Who proposed what is agreed to now. */
  readonly pengusul?: string;
}

export const keluarga = "Keluarga";

/** One step of a held row whose rules were asked before; a proposal that waited for another step goes. @throws Refusal 409 of a pupil */
export async function movePendaftaran(ctx: Ctx, held: Held, { ke, pelaku, alasan = null, pengusul }: Step): Promise<void> {
  await demandNotPupil(ctx, held.id);
  await ctx.db
    .updateTable("pendaftaran")
    .set({ keadaan: ke, versi: held.versi + 1, updatedAt: ctx.now })
    .where("id", "=", held.id)
    .execute();
  await ctx.db.deleteFrom("usulanKeadaan").where("pendaftaranId", "=", held.id).execute();
  if (ke === "mengundurkan diri") await closeWithdrawn(ctx, [held.id]);
  await ctx.db
    .insertInto("langkahPendaftaran")
    .values({
      pendaftaranId: held.id,
      dari: held.keadaan,
      ke,
      oleh: ctx.actor.id,
      pelaku,
      pengusul: pengusul ?? null,
      alasan,
      pada: ctx.now,
    })
    .execute();
  await record(ctx, {
    action: "update",
    subject: "pendaftaran",
    subjectId: held.id,
    before: { keadaan: held.keadaan },
    after: { keadaan: ke, ...(alasan && { alasan }), ...(pengusul && { pengusul }) },
  });
  ctx.touch("pendaftaran");
}
