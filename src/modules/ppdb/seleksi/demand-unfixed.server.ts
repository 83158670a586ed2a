import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";

/** Between the fixing of a wave and its announcement nobody is moved by hand: families would see it early. @throws Refusal 409 */
export async function demandUnfixed(ctx: ReadCtx, pendaftaranId: string): Promise<void> {
  const fixed = await ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("keputusanPpdb", "keputusanPpdb.id", "keputusanId")
    .select("keputusanId")
    .where("pendaftaranId", "=", pendaftaranId)
    .where("ditetapkanPada", "is not", null)
    .where("diumumkanPada", "is", null)
    .executeTakeFirst();
  if (fixed)
    throw refuse.conflict(
      "Keputusan gelombang ini sudah ditetapkan dan menunggu pengumuman. Sampai saat itu hanya pengunduran diri yang dicatat.",
    );
}
