import type { Ctx } from "#kit/ctx.server.ts";
import { enoughWithoutFactor } from "./length.ts";

interface Typed {
  readonly akunId: string;
  readonly password: string;
  /** The hash that it fitted. */
  readonly hash: string | null;
}

/** Notes of a right password from before lengths were noted whether it may stand alone. */
export async function recordPasswordLength(ctx: Ctx, { akunId, password, hash }: Typed): Promise<void> {
  await ctx.db
    .updateTable("akun")
    .set({ passwordCukup: enoughWithoutFactor(password) })
    .where("id", "=", akunId)
    .where("passwordHash", "=", hash)
    .where("passwordCukup", "is", null)
    .execute();
}
