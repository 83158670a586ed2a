import type { Ctx } from "#kit/ctx.server.ts";

export interface Benih {
  /** Kept for good: what was filled in once is never filled in again, whatever the school does with it. */
  readonly nama: string;
  readonly isi: (ctx: Ctx) => Promise<unknown>;
}

/** Fills in what was not filled in before. Several processes may do so at the same time. */
export async function seedOnce(ctx: Ctx, semua: readonly Benih[]): Promise<void> {
  const ada = new Set((await ctx.db.selectFrom("benih").select("nama").execute()).map(({ nama }) => nama));
  for (const { nama, isi } of semua) if (!ada.has(nama) && (await mark(ctx, nama))) await isi(ctx);
}

export const wasSeeded = async (ctx: Ctx, nama: string): Promise<boolean> =>
  (await ctx.db.selectFrom("benih").select("nama").where("nama", "=", nama).executeTakeFirst()) !== undefined;

async function mark(ctx: Ctx, nama: string): Promise<boolean> {
  const inserting = ctx.db.insertInto("benih").values({ nama });
  const baru = await inserting
    .onConflict((conflict) => conflict.doNothing())
    .returning("nama")
    .executeTakeFirst();
  return baru !== undefined;
}
