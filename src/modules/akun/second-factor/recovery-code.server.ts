import { randomInt } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";

const howMany = 10;
const half = 5;
// Without i, l, o and u: nothing that is read as a digit, and hardly a word. Ten letters are 49 bits.
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

const hashOf = (ctx: ReadCtx, owner: string, kode: string): Buffer =>
  keyedHash({ key: ctx.secretKey, purpose: "kode-pemulihan", owner }, kode);

/** Makes ten new codes; those before end. They are told here once and never again. @returns them as "k7m2p-9xq4t" */
export async function createRecoveryCode(ctx: Ctx, akunId: string): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < howMany) made.add(randomLetters(2 * half));
  await deleteRecoveryCode(ctx, akunId);
  await ctx.db
    .insertInto("kodePemulihan")
    .values([...made].map((kode) => ({ akunId, kodeHash: hashOf(ctx, akunId, kode), createdAt: ctx.now, usedAt: null })))
    .execute();
  return [...made].map((kode) => `${kode.slice(0, half)}-${kode.slice(half)}`);
}

/** Uses the code up. @returns false when there is none like it or it was used, also by somebody else at this moment */
export async function consumeRecoveryCode(ctx: Ctx, akunId: string, typed: string): Promise<boolean> {
  const kode = plain(typed);
  if (kode.length !== 2 * half) return false;
  const used = await ctx.db
    .updateTable("kodePemulihan")
    .set({ usedAt: ctx.now })
    .where("akunId", "=", akunId)
    .where("kodeHash", "=", hashOf(ctx, akunId, kode))
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** How many codes are left. */
export async function recoveryCodeRemaining(ctx: ReadCtx, akunId: string): Promise<number> {
  const left = ctx.db.selectFrom("kodePemulihan").select("id").where("akunId", "=", akunId).where("usedAt", "is", null);
  return (await left.execute()).length;
}

export async function deleteRecoveryCode(ctx: Ctx, akunId: string): Promise<void> {
  await ctx.db.deleteFrom("kodePemulihan").where("akunId", "=", akunId).execute();
}

/** As people copy it from paper. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s\-\u2010-\u2015]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");

const randomLetters = (length: number): string => Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join("");
