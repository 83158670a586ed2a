import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { onePerson } from "./powerful.server.ts";

/** So long an account that somebody made, or opened with a link of theirs, may still be in their hands. */
const day = 24 * 3_600_000;

/**
 * What takes two takes two people: whoever acts is not who proposed, by whichever account, and neither of the two made the other's
 * account or opened it with a link within a day. @param proposer account of whoever proposed. @throws Refusal 401, 403
 */
export async function demandAnotherPerson(ctx: Ctx, proposer: string): Promise<void> {
  const { id } = ctx.actor;
  if (id === null) throw refuse.unauthenticated();
  if (await onePerson(ctx, id, proposer)) throw refuse.forbidden("Usulan Anda sendiri perlu disetujui orang lain.");
  const later = "Anda dapat memutus sesudah 24 jam.";
  const mine = await inHandsOf(ctx, id, proposer);
  if (mine === "made") throw refuse.forbidden(`Akun Anda baru dibuat oleh pengusulnya. ${later}`);
  if (mine === "opened") throw refuse.forbidden(`Password Anda baru dibuat lewat tautan dari pengusulnya. ${later}`);
  // Whoever holds the proposer's account proposes by it and agrees by their own.
  const theirs = await inHandsOf(ctx, proposer, id);
  if (theirs === "made") throw refuse.forbidden(`Akun pengusulnya baru Anda buat. ${later}`);
  if (theirs === "opened") throw refuse.forbidden(`Password pengusulnya baru dibuat lewat tautan dari Anda. ${later}`);
}

/** How an account came into the hands of this person, by whichever account of theirs, within a day; null: it did not. */
async function inHandsOf(ctx: Ctx, akunId: string, person: string): Promise<"made" | "opened" | null> {
  const since = new Date(ctx.now.getTime() - day);
  const made = ctx.db.selectFrom("akun").select("dibuatOleh").where("id", "=", akunId).where("createdAt", ">", since);
  const maker = (await made.executeTakeFirst())?.dibuatOleh;
  if (maker && (await onePerson(ctx, maker, person))) return "made";
  const opened = ctx.db.selectFrom("undangan").select("dibuatOleh").distinct().where("akunId", "=", akunId).where("usedAt", ">", since);
  for (const { dibuatOleh } of await opened.where("dibuatOleh", "is not", null).execute()) {
    if (dibuatOleh && (await onePerson(ctx, dibuatOleh, person))) return "opened";
  }
  return null;
}
