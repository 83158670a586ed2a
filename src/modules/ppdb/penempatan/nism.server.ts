import type { Ctx } from "#kit/ctx.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";

export interface Nism {
  readonly nism: string;
  readonly urut: number;
}

interface Wanted {
  readonly nsm: string;
  readonly tahun: string;
  /** The registrations of those who get a number, in the order of their numbers. */
  readonly anak: readonly string[];
}

/**
 * Numbers of an intake, "NSM YY NNNN". Who had one before a placement was taken back has it again, and nobody else ever gets it: it may stand
 * in EMIS by now. The others get the next; a number that the register has from elsewhere is passed over. The counter is locked to the end,
 * so take them late. @returns one for each, in their order
 */
export async function takeNism(ctx: Ctx, { nsm, tahun, anak }: Wanted): Promise<Nism[]> {
  const nismOf = (urut: number) => `${nsm}${tahun.slice(2)}${String(urut).padStart(4, "0")}`;
  const known = await ctx.db
    .selectFrom("siswa")
    .select("nism")
    .where("nism", "like", `${nsm}${tahun.slice(2)}%`)
    .execute();
  const taken = new Set(known.map(({ nism }) => nism));
  const own = await takeKept(ctx, { tahun, anak, isFree: (urut) => !taken.has(nismOf(urut)) });
  const given: Nism[] = [];
  for (const id of anak) {
    let urut = own.get(id);
    while (urut === undefined) {
      const next = await nextNumber(ctx, "nism", tahun);
      if (next > 9999) throw refuse.conflict("Nomor NISM tahun ini habis. Belum ada yang diubah.");
      if (!taken.has(nismOf(next))) urut = next;
    }
    given.push({ nism: nismOf(urut), urut });
  }
  return given;
}

interface Kept extends Omit<Wanted, "nsm"> {
  readonly isFree: (urut: number) => boolean;
}

/** By child, what waits for it, also under a number that was merged into its own. What cannot be given any more waits for nobody. */
async function takeKept(ctx: Ctx, { tahun, anak, isFree }: Kept): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ anak: string; urut: number }>`
    delete from nism_kembali where tahun = ${tahun} and pendaftaran_penerus(pendaftaran_id) = any(${anak}::uuid[])
    returning pendaftaran_penerus(pendaftaran_id) as anak, urut`.execute(ctx.db);
  const own = new Map<string, number>();
  const left: number[] = [];
  for (const { anak: id, urut } of rows.toSorted((one, other) => one.urut - other.urut)) {
    if (isFree(urut) && !own.has(id)) own.set(id, urut);
    else left.push(urut);
  }
  await keepNism(
    ctx,
    left.map((urut) => ({ tahun, urut, pendaftaranId: null })),
  );
  return own;
}

/** Numbers that a placement taken back has freed wait for their children. */
export async function keepNism(
  ctx: Ctx,
  numbers: readonly { readonly tahun: string; readonly urut: number; readonly pendaftaranId: string | null }[],
): Promise<void> {
  if (numbers.length > 0) await ctx.db.insertInto("nismKembali").values(numbers).execute();
}
