import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { findSerahan } from "./load-serahan.server.ts";

/** Ends a hand-over: from then on the wali kelas changes nothing by it. @throws Refusal 403, 404, 409 */
export async function closeSerahan(ctx: Ctx, id: string): Promise<string> {
  demand(ctx, "serahanPeriksa:manage");
  const { kelas, ditutup } = await findSerahan(ctx, id);
  const closing = ctx.db.updateTable("serahanPeriksa").set(({ eb }) => ({
    ...{ ditutupPada: ctx.now, ditutupOleh: ctx.actor.name },
    versi: eb("versi", "+", 1),
  }));
  const closed = await closing.where("id", "=", id).where("ditutupPada", "is", null).returning("id").executeTakeFirst();
  if (ditutup || !closed) throw refuse.conflict("Penyerahan ini sudah ditutup.");
  await record(ctx, { action: "update", subject: "serahanPeriksa", subjectId: id, before: { ditutup: false }, after: { ditutup: true } });
  return `Penyerahan ${kelas} ditutup.`;
}
