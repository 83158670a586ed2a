import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { onePerson } from "./powerful.server.ts";

/** So long an account that somebody made, or opened with a link of theirs, may still be in their hands. */
const day = 24 * 3_600_000;

/**
 * What takes two takes two people: whoever acts is not who proposed, by whichever account, nor an account that the proposer made
 * or opened with a link within a day. @param proposer account of whoever proposed. @throws Refusal 401, 403
 */
export async function demandAnotherPerson(ctx: Ctx, proposer: string): Promise<void> {
  const { id } = ctx.actor;
  if (id === null) throw refuse.unauthenticated();
  if (await onePerson(ctx, id, proposer)) throw refuse.forbidden("Usulan Anda sendiri perlu disetujui orang lain.");
  const since = new Date(ctx.now.getTime() - day);
  const made = ctx.db.selectFrom("akun").select("dibuatOleh").where("id", "=", id).where("createdAt", ">", since);
  const maker = (await made.executeTakeFirst())?.dibuatOleh;
  if (maker && (await onePerson(ctx, maker, proposer)))
    throw refuse.forbidden("Akun Anda baru dibuat oleh pengusulnya. Anda dapat memutus sesudah 24 jam.");
  const opened = ctx.db.selectFrom("undangan").select("dibuatOleh").distinct().where("akunId", "=", id).where("usedAt", ">", since);
  for (const { dibuatOleh } of await opened.where("dibuatOleh", "is not", null).execute()) {
    if (dibuatOleh && (await onePerson(ctx, dibuatOleh, proposer)))
      throw refuse.forbidden("Password Anda baru dibuat lewat tautan dari pengusulnya. Anda dapat memutus sesudah 24 jam.");
  }
}
