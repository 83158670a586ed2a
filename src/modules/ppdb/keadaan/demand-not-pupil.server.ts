import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";

/** From the day on which a child sits in a class its registration stays as it is. @throws Refusal 409 */
export async function demandNotPupil(ctx: ReadCtx, pendaftaranId: string): Promise<void> {
  const link = await ctx.db.selectFrom("siswaPpdb").select("siswaId").where("pendaftaranId", "=", pendaftaranId).executeTakeFirst();
  if (link) throw refuse.conflict("Anak ini sudah tercatat sebagai siswa. Perubahan sesudahnya diurus Tata Usaha.");
}
