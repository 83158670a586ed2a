import type { ReadCtx } from "#kit/ctx.server.ts";

export interface HasFactor {
  /** An authenticator app that has shown a first code. */
  readonly aplikasi: boolean;
  /** How many passkeys. */
  readonly kunci: number;
}

/** Whether signing in to this account takes more than its password. */
export async function hasSecondFactor(ctx: ReadCtx, akunId: string): Promise<boolean> {
  const { aplikasi, kunci } = await factorsOf(ctx, akunId);
  return aplikasi || kunci > 0;
}

export async function factorsOf(ctx: ReadCtx, akunId: string): Promise<HasFactor> {
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
