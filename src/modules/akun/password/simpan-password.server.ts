import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { lupakanPercobaan } from "../masuk/percobaan.server.ts";
import { akhiriSemua } from "../sesi/akhiri.server.ts";

interface PasswordBaru {
  readonly akunId: string;
  readonly passwordHash: string;
  /** The session in which it was changed stays. */
  readonly sesi?: string | undefined;
}

/** The new password counts from here on; other sessions end, and waiting for wrong ones is over. */
export async function simpanPassword(ctx: Ctx, { akunId, passwordHash, sesi }: PasswordBaru): Promise<void> {
  const akun = await ctx.db
    .updateTable("akun")
    .set({ passwordHash, passwordAt: ctx.now, updatedAt: ctx.now })
    .where("id", "=", akunId)
    .returning("nip")
    .executeTakeFirstOrThrow();
  await akhiriSemua(ctx, { akunId, sebab: "password", ...(sesi ? { kecuali: sesi } : {}) });
  await lupakanPercobaan(ctx, kunciNip(akun.nip));
}

/** What wrong passwords from unknown devices are counted under. */
export const kunciNip = (nip: string): string => `nip:${tokenHash(nip).toString("base64url")}`;
