import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";

/** What may still follow by hand once the result is announced. */
export const staysOpen = (ke: Keadaan): boolean => ke === "mengundurkan diri" || ke === "daftar ulang";

/**
 * Between the fixing of a wave and its announcement nobody is moved by hand: families would see it early. Afterwards a result changes by a
 * correction alone, which two sign and everybody reads. @throws Refusal 409
 */
export async function demandUnfixed(ctx: ReadCtx, pendaftaranId: string, ke: Keadaan): Promise<void> {
  if (ke === "mengundurkan diri") return;
  const fixed = await ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("keputusanPpdb", "keputusanPpdb.id", "keputusanId")
    .select("diumumkanPada")
    .where("pendaftaranId", "=", pendaftaranId)
    .where("ditetapkanPada", "is not", null)
    .executeTakeFirst();
  if (!fixed) return;
  if (fixed.diumumkanPada === null)
    throw refuse.conflict(
      "Keputusan gelombang ini sudah ditetapkan dan menunggu pengumuman. Sampai saat itu hanya pengunduran diri yang dicatat.",
    );
  if (!staysOpen(ke)) throw refuse.conflict("Hasilnya sudah diumumkan. Bila keliru, usulkan koreksi yang ditetapkan dua orang.");
}
