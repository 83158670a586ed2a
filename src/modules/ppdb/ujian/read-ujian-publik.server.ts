import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

export interface UjianPublik {
  readonly id: string;
  readonly nama: string;
  readonly gelombang: string;
  /** First and last day, "YYYY-MM-DD". */
  readonly dari: string;
  readonly sampai: string;
}

/** The exams of a period whose schedule is published, the first one first. Hours and rooms stand on each family's own page. */
export async function readUjianPublik(ctx: ReadCtx, periodeId: string): Promise<readonly UjianPublik[]> {
  return ctx.db
    .selectFrom("ujianPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .innerJoin("sesiUjian", "sesiUjian.ujianId", "ujianPpdb.id")
    .select(["ujianPpdb.id", "ujianPpdb.nama", "gelombangPpdb.nama as gelombang"])
    .select(({ fn }) => [fn.min("sesiUjian.tanggal").as("dari"), fn.max("sesiUjian.tanggal").as("sampai")])
    .where("periodeId", "=", periodeId)
    .where("terbitPada", "is not", null)
    .where(notDeleted("ujianPpdb"))
    .where(notDeleted("gelombangPpdb"))
    .where(notDeleted("sesiUjian"))
    .groupBy(["ujianPpdb.id", "gelombangPpdb.nama"])
    .orderBy("dari")
    .orderBy("ujianPpdb.nama")
    .orderBy("ujianPpdb.id")
    .execute();
}
