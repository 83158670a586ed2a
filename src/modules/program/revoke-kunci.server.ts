import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { deleteWaitingOf } from "#kit/transfer/transfer.server.ts";
import { kunciProgramPath } from "./kunci.ts";

/** Takes a key back; its next call is refused, on every process. Taking back one that is back already is no mistake. @throws Refusal 401, 403, 404 */
export async function revokeKunci(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "kunciProgram:manage");
  demandRecentConfirmation(ctx);
  if (!isUuid(id)) throw refuse.notFound();
  const kunci = await ctx.db.selectFrom("kunciProgram").select(["nama", "dicabutPada"]).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!kunci) throw refuse.notFound("Kunci program ini tidak ditemukan.");
  if (kunci.dicabutPada) return;
  await ctx.db.updateTable("kunciProgram").set({ dicabutPada: ctx.now, dicabutOleh: ctx.actor.id }).where("id", "=", id).execute();
  await deleteWaitingOf(ctx, id);
  await record(ctx, { action: "revoke", subject: "kunciProgram", subjectId: id, after: { nama: kunci.nama } });
  const title = `Kunci program dicabut: ${kunci.nama}`;
  await notify(ctx, { to: { right: "kunciProgram:read" }, kind: "kunci-program-dicabut", title, link: kunciProgramPath });
}
