import type { Ctx } from "#kit/ctx.server.ts";
import type {} from "./tables.ts";

export interface PunyaFaktor {
  /** An authenticator app that has shown a first code. */
  readonly aplikasi: boolean;
  /** How many passkeys. */
  readonly kunci: number;
}

/** Whether signing in to this account takes more than its password. */
export async function punyaFaktorKedua(ctx: Ctx, akunId: string): Promise<boolean> {
  const { aplikasi, kunci } = await faktorMilik(ctx, akunId);
  return aplikasi || kunci > 0;
}

export async function faktorMilik(ctx: Ctx, akunId: string): Promise<PunyaFaktor> {
  const { aplikasi, kunci } = await ctx.db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom("faktorAplikasi").select("akunId").where("akunId", "=", akunId).where("rahasia", "is not", null))
        .as("aplikasi"),
      eb
        .selectFrom("kunciSandi")
        .select((inner) => inner.fn.countAll<string>().as("n"))
        .where("akunId", "=", akunId)
        .as("kunci"),
    ])
    .executeTakeFirstOrThrow();
  return { aplikasi: Boolean(aplikasi), kunci: Number(kunci) };
}
