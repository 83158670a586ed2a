import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

export type RuleRow = Awaited<ReturnType<typeof ruleRows>>[number];

/** The paths of a period with everything that is a rule, by wave and path. */
export async function ruleRows(ctx: ReadCtx, periodeId: string) {
  const rows = await ctx.db
    .selectFrom("jalurPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "jalurPpdb.gelombangId")
    .select(["jalurPpdb.id", "jenis", "gelombangId", "nama as gelombang", "kuota", "syarat", "dokumen"])
    .select(["jalurPpdb.buka", "jalurPpdb.bukaPukul", "jalurPpdb.tutup", "jalurPpdb.tutupPukul"])
    .select(["gelombangPpdb.buka as waveBuka", "gelombangPpdb.bukaPukul as waveBukaPukul"])
    .select(["gelombangPpdb.tutup as waveTutup", "gelombangPpdb.tutupPukul as waveTutupPukul"])
    .select(["kuotaIpa", "kuotaIps", "kuotaBahasa", "kuotaAgama", "seri1", "seri2", "seri3"])
    .select(["bobotRapor", "bobotTes", "bobotBtq", "bobotTahfidz", "bobotWawancara", "bobotPrestasi"])
    .select(["mapelRapor", "toleransiTes", "toleransiBtq", "toleransiTahfidz", "toleransiWawancara", "toleransiPrestasi", "cadangan"])
    .where("periodeId", "=", periodeId)
    .where(notDeleted("jalurPpdb"))
    .where(notDeleted("gelombangPpdb"))
    .orderBy("nama")
    .orderBy("jenis")
    .execute();
  return rows.map(({ waveBuka, waveBukaPukul, waveTutup, waveTutupPukul, ...row }) => ({
    ...row,
    wave: { buka: waveBuka, bukaPukul: waveBukaPukul, tutup: waveTutup, tutupPukul: waveTutupPukul },
  }));
}
