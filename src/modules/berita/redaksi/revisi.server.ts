import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Naskah } from "./naskah.ts";
import { saveNaskah } from "./save-naskah.server.ts";
import { type Sasaran, takeNaskah } from "./take-naskah.server.ts";

export interface Revisi {
  readonly nomor: number;
  readonly at: Date;
  readonly olehNama: string;
  /** Field values as they were typed. */
  readonly isi: Values;
}

/** Newest first. @throws Refusal 404 */
export async function listRevisi(ctx: ReadCtx, id: string): Promise<Revisi[]> {
  await takeNaskah(ctx, id);
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
export async function returnRevisi(ctx: Ctx, sasaran: Sasaran & { readonly nomor: number }): Promise<Naskah> {
  demand(ctx, "berita:update");
  const lama = (await listRevisi(ctx, sasaran.id)).find(({ nomor }) => nomor === sasaran.nomor);
  if (!lama) throw refuse.notFound();
  return saveNaskah(ctx, { ...sasaran, isi: lama.isi });
}
