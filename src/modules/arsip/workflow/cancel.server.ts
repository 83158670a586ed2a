import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { cancelNaskah, discardDraft } from "#modules/naskah/index.server.ts";
import { demandReason } from "./reason.server.ts";
import { type Target, takePemusnahan } from "./take.server.ts";

/**
 * Calls a destruction off before anything was destroyed: its letters may be proposed again, its record goes to the bin or is voided.
 * @throws Refusal 401 unconfirmed where a signed record is voided, 403, 404, 409, 422
 */
export async function cancelPemusnahan(ctx: Ctx, target: Target, typed: string): Promise<void> {
  demand(ctx, "arsipSurat:create");
  const { row, naskah, keadaan } = await takePemusnahan(ctx, target, ["konsep", "tanpa-konsep", "ditandatangani", "dicabut"]);
  const alasan = demandReason(typed);
  if (keadaan === "konsep" && naskah?.status !== "draft")
    throw refuse.conflict("Berita acaranya sedang diparaf atau ditandatangani. Mintalah dikembalikan dahulu.");
  if (keadaan === "konsep") await discardDraft(ctx, row.naskahId);
  if (keadaan === "ditandatangani") await cancelNaskah(ctx, row.naskahId, alasan);
  await ctx.db
    .updateTable("pemusnahanArsip")
    .set({ batalPada: ctx.now, batalNama: ctx.actor.name, alasanBatal: alasan, versi: sql<number>`versi + 1` })
    .where("id", "=", row.id)
    .execute();
  await ctx.db.updateTable("suratPemusnahan").set({ dilepas: true }).where("pemusnahanId", "=", row.id).execute();
  await record(ctx, { action: "withdraw", subject: "pemusnahanArsip", subjectId: row.id, after: { alasanBatal: alasan } });
}
