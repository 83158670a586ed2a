import type { Ctx } from "#kit/ctx.server.ts";
import { punyaFaktorKedua } from "../faktor/punya.server.ts";
import { minPassword, minPasswordBerfaktor } from "./panjang.ts";

export interface SyaratPassword {
  readonly minimal: number;
}

/** A password that a second factor stands beside may be shorter. */
export const syaratPassword = async (ctx: Ctx, akunId: string): Promise<SyaratPassword> => ({
  minimal: (await punyaFaktorKedua(ctx, akunId)) ? minPasswordBerfaktor : minPassword,
});
