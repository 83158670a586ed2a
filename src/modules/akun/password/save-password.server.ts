import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { forgetAttempt } from "../login/attempt.server.ts";
import { endAll } from "../session/end.server.ts";

interface NewPassword {
  readonly akunId: string;
  readonly passwordHash: string;
  /** The session in which it was changed stays. */
  readonly sesi?: string | undefined;
}

/** The new password counts from here on; other sessions end, and waiting for wrong ones is over. */
export async function savePassword(ctx: Ctx, { akunId, passwordHash, sesi }: NewPassword): Promise<void> {
  const akun = await ctx.db
    .updateTable("akun")
    .set({ passwordHash, passwordAt: ctx.now, updatedAt: ctx.now })
    .where("id", "=", akunId)
    .returning("nip")
    .executeTakeFirstOrThrow();
  await endAll(ctx, { akunId, sebab: "password", ...(sesi ? { kecuali: sesi } : {}) });
  await forgetAttempt(ctx, nipBucketKey(akun.nip));
}

/** What wrong passwords from unknown devices are counted under. */
export const nipBucketKey = (nip: string): string => `nip:${tokenHash(nip).toString("base64url")}`;
