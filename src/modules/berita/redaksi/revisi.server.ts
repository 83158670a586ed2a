import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import { ambilNaskah, type Sasaran } from "./ambil-naskah.server.ts";
import type { Naskah } from "./naskah.ts";
import { simpanNaskah } from "./simpan-naskah.server.ts";

export interface Revisi {
  readonly nomor: number;
  readonly at: Date;
  readonly olehNama: string;
  /** Field values as they were typed. */
  readonly isi: Values;
}

/** Newest first. @throws Refusal 404 */
export async function daftarRevisi(ctx: Ctx, id: string): Promise<Revisi[]> {
  await ambilNaskah(ctx, id);
  const rows = await ctx.db
    .selectFrom("beritaRevisi")
    .select(["nomor", "at", "olehNama", "isi"])
    .where("beritaId", "=", id)
    .orderBy("nomor", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, isi: row.isi as Values }));
}

/** Saves an earlier state anew; what stands now stays among the revisions. @throws Refusal 403, 404, 409 */
export async function kembalikanRevisi(ctx: Ctx, sasaran: Sasaran & { readonly nomor: number }): Promise<Naskah> {
  demand(ctx, "berita:update");
  const lama = (await daftarRevisi(ctx, sasaran.id)).find(({ nomor }) => nomor === sasaran.nomor);
  if (!lama) throw refuse.notFound();
  return simpanNaskah(ctx, { ...sasaran, isi: lama.isi });
}
