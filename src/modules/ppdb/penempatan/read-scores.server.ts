import type { ReadCtx } from "#kit/ctx.server.ts";
import { readBundle } from "../seleksi/bundle.ts";
import { select } from "../seleksi/select.ts";

/** With what sum of points each was selected, from 0 to 100, by registration; of the waves that were announced. */
export async function readScores(ctx: ReadCtx, periodeId: string): Promise<ReadonlyMap<string, number>> {
  const decisions = await ctx.db
    .selectFrom("keputusanPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .select(["keputusanPpdb.id", "paket"])
    .where("periodeId", "=", periodeId)
    .where("diumumkanPada", "is not", null)
    .execute();
  const scores = new Map<string, number>();
  for (const { id, paket } of decisions) {
    const bundle = readBundle(paket);
    if ("salah" in bundle) throw new TypeError("a fixed bundle is not readable");
    const people = await ctx.db.selectFrom("keputusanPelamar").select(["samaran", "pendaftaranId"]).where("keputusanId", "=", id).execute();
    const known = new Map(people.map(({ samaran, pendaftaranId }) => [samaran, pendaftaranId]));
    for (const { id: samaran, jumlah } of select(bundle).jalur.flatMap(({ urutan }) => urutan)) {
      const pendaftaranId = known.get(samaran);
      if (pendaftaranId !== undefined && jumlah !== null) scores.set(pendaftaranId, jumlah / 10_000);
    }
  }
  return scores;
}
