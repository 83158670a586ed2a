import type { ReadCtx } from "#kit/ctx.server.ts";
import { hasSecondFactor } from "../second-factor/has-factors.server.ts";
import { minPassword, minPasswordBerfaktor } from "./length.ts";

export interface PasswordRequirements {
  readonly minimal: number;
}

/** A password that a second factor stands beside may be shorter. */
export const passwordRequirements = async (ctx: ReadCtx, akunId: string): Promise<PasswordRequirements> => ({
  minimal: (await hasSecondFactor(ctx, akunId)) ? minPasswordBerfaktor : minPassword,
});
