import type { Ctx } from "#kit/ctx.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { refuse } from "#kit/refusals.ts";

export interface Nism {
  readonly nism: string;
  readonly urut: number;
}

/**
 * The next numbers of an intake, "NSM YY NNNN". What a placement taken back has freed goes first; a number that the register has from
 * elsewhere is passed over. The counter is locked to the end, so take them late. @returns as many as are asked for, in their order
 */
export async function takeNism(ctx: Ctx, { nsm, tahun, many }: { readonly nsm: string; readonly tahun: string; readonly many: number }) {
  const nismOf = (urut: number) => `${nsm}${tahun.slice(2)}${String(urut).padStart(4, "0")}`;
  const known = await ctx.db
    .selectFrom("siswa")
    .select("nism")
    .where("nism", "like", `${nsm}${tahun.slice(2)}%`)
    .execute();
  const taken = new Set(known.map(({ nism }) => nism));
  const free = await ctx.db.deleteFrom("nismKembali").where("tahun", "=", tahun).returning("urut").execute();
  const waiting = free.map(({ urut }) => urut).sort((one, other) => one - other);
  const given: Nism[] = [];
  while (given.length < many) {
    const urut = waiting.shift() ?? (await nextNumber(ctx, "nism", tahun));
    if (urut > 9999) throw refuse.conflict("Nomor NISM tahun ini habis. Belum ada yang diubah.");
    const nism = nismOf(urut);
    if (!taken.has(nism)) given.push({ nism, urut });
  }
  await returnNism(ctx, { tahun, urut: waiting });
  return given;
}

export async function returnNism(ctx: Ctx, { tahun, urut }: { readonly tahun: string; readonly urut: readonly number[] }): Promise<void> {
  if (urut.length === 0) return;
  await ctx.db
    .insertInto("nismKembali")
    .values(urut.map((one) => ({ tahun, urut: one })))
    .execute();
}
