import type { Ctx } from "#kit/ctx.server.ts";
import type { BeritaRingkas } from "../berita-ringkas.ts";
import { denganGambar, kolomRingkas, terbit } from "./terbit.server.ts";

/** The newest published news, newest first. */
export async function beritaTerbaru(ctx: Ctx, count: number): Promise<BeritaRingkas[]> {
  const rows = await terbit(ctx)
    .select(kolomRingkas)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(count)
    .execute();
  return denganGambar(ctx, rows);
}
