import type { ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import type { StoredPicture } from "./picture.ts";

export const shownColumns = [
  ...(["id", "lebar", "tinggi", "warna", "tembus", "alt", "pemotret", "varian", "klip", "terang"] as const),
  ...(["fokusX", "fokusY", "fokusPonselX", "fokusPonselY", "fokusLebarX", "fokusLebarY"] as const),
] as const;

/** The pictures with these ids, in one query. Ids that are null, unknown or in the bin are simply not there. */
export async function imageOf(ctx: ReadCtx, ids: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, StoredPicture>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (wanted.length === 0) return new Map();
  const found = await ctx.db.selectFrom("gambar").select(shownColumns).where("id", "in", wanted).where(notDeleted()).execute();
  return new Map(found.map((picture) => [picture.id, picture]));
}
