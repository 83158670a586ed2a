import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { forgetAttempt } from "../login/attempt.server.ts";
import { hasSecondFactor } from "../second-factor/has-factors.server.ts";
import { endAll } from "../session/end.server.ts";
import { minPassword } from "./length.ts";

interface NewPassword {
  readonly akunId: string;
  readonly passwordHash: string;
  /** It is long enough to stand alone. */
  readonly cukup: boolean;
  /** The session in which it was changed stays. */
  readonly sesi?: string | undefined;
}

/**
 * The new password counts from here on; other sessions end, and waiting for wrong ones is over.
 * @throws Refusal "conflict" when the second factor beside which it was to stand has been taken off meanwhile
 */
export async function savePassword(ctx: Ctx, { akunId, passwordHash, cukup, sesi }: NewPassword): Promise<void> {
  const akun = await ctx.db
    .updateTable("akun")
    .set({ passwordHash, passwordCukup: cukup, passwordAt: ctx.now, updatedAt: ctx.now })
    .where("id", "=", akunId)
    .returning("nip")
    .executeTakeFirstOrThrow();
  // The account's row is held from here on, as it is where a factor is taken off.
  if (!cukup && !(await hasSecondFactor(ctx, akunId))) throw refuse.conflict(factorGone);
  await endAll(ctx, { akunId, sebab: "password", ...(sesi ? { kecuali: sesi } : {}) });
  await forgetAttempt(ctx, nipBucketKey(akun.nip));
}

const factorGone = `Langkah kedua akun ini baru saja dilepas, jadi password paling sedikit ${minPassword} karakter. Pilih yang lebih panjang.`;

/** What wrong passwords from unknown devices are counted under. */
export const nipBucketKey = (nip: string): string => `nip:${tokenHash(nip).toString("base64url")}`;
