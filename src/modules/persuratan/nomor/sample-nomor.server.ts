import type { ReadCtx } from "#kit/ctx.server.ts";
import { composeNomor } from "./compose-nomor.ts";
import { klasifikasiFor } from "./klasifikasi.server.ts";

/** How a number of this kind of paper looks. @param tanggal "YYYY-MM-DD" */
export async function sampleNomor(
  ctx: ReadCtx,
  { jenisId, klasifikasiId, tanggal }: { readonly jenisId: string; readonly klasifikasiId: string | null; readonly tanggal: string },
): Promise<string> {
  const jenis = await ctx.db
    .selectFrom("jenisNaskah")
    .innerJoin("bukuNomor", "bukuNomor.id", "bukuId")
    .select(["pola", "lebar", "kodeJabatan"])
    .where("jenisNaskah.id", "=", jenisId)
    .executeTakeFirstOrThrow();
  const klasifikasi = (await klasifikasiFor(ctx, klasifikasiId)) ?? "PP.00.6";
  return composeNomor({ ...jenis, urut: 5, sisipan: "", klasifikasi, keamanan: "B", tanggal });
}
