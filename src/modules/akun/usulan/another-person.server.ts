import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { onePerson } from "./powerful.server.ts";

/** So long an account that somebody made, opened with a link of theirs or gave a role may still be in their hands. */
const day = 24 * 3_600_000;

type Held = "made" | "empowered" | "opened";
const mine: Readonly<Record<Held, string>> = {
  made: "Akun Anda baru dibuat oleh pengusulnya.",
  empowered: "Peran Anda baru ditambah oleh pengusulnya.",
  opened: "Password Anda baru dibuat lewat tautan dari pengusulnya.",
};
/** Whoever holds the proposer's account proposes by it and agrees by their own. */
const theirs: Readonly<Record<Held, string>> = {
  made: "Akun pengusulnya baru Anda buat.",
  empowered: "Peran pengusulnya baru Anda tambah.",
  opened: "Password pengusulnya baru dibuat lewat tautan dari Anda.",
};

/**
 * What takes two takes two people: whoever acts is not who proposed, by whichever account, and within a day neither of the two made
 * the other's account, opened it with a link, or gave it a role alone. @param proposer account of whoever proposed.
 * @throws Refusal 401, 403
 */
export async function demandAnotherPerson(ctx: ReadCtx, proposer: string): Promise<void> {
  const { id } = ctx.actor;
  if (id === null) throw refuse.unauthenticated();
  if (await onePerson(ctx, id, proposer)) throw refuse.forbidden("Usulan Anda sendiri perlu disetujui orang lain.");
  const [byProposer, byActor] = [await inHandsOf(ctx, id, proposer), await inHandsOf(ctx, proposer, id)];
  const why = byProposer ? mine[byProposer] : byActor && theirs[byActor];
  if (why) throw refuse.forbidden(`${why} Anda dapat memutus sesudah 24 jam.`);
}

/** How an account came into the hands of this person, by whichever account of theirs, within a day; null: it did not. */
async function inHandsOf(ctx: ReadCtx, akunId: string, person: string): Promise<Held | null> {
  const since = new Date(ctx.now.getTime() - day);
  const of = ctx.db.selectFrom("akun").select(["dibuatOleh", "createdAt", "peranOleh", "peranPada"]).where("id", "=", akunId);
  const akun = await of.executeTakeFirst();
  const opened = ctx.db.selectFrom("undangan").select("dibuatOleh").distinct().where("akunId", "=", akunId).where("usedAt", ">", since);
  const hands: (readonly [Held, string | null])[] = [
    ...(akun && akun.createdAt > since ? [["made", akun.dibuatOleh] as const] : []),
    ...(akun?.peranPada && akun.peranPada > since ? [["empowered", akun.peranOleh] as const] : []),
    ...(await opened.execute()).map(({ dibuatOleh }) => ["opened", dibuatOleh] as const),
  ];
  for (const [held, by] of hands) {
    if (by !== null && (await onePerson(ctx, by, person))) return held;
  }
  return null;
}
