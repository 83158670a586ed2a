import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { plainText } from "#kit/markup/markup.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import type { Bagian, BagianHalaman, Pembuka } from "./bagian.ts";

/** The sections of a page in their order; of one tab when it is named. */
export async function readBagian(ctx: ReadCtx, halaman: BagianHalaman["halaman"], tab?: string): Promise<Bagian[]> {
  let asked = ctx.db
    .selectFrom("bagianHalaman")
    .select(["id", "tab", "bentuk", "judul", "isi", "gambarId"])
    .where("halaman", "=", halaman)
    .where(notDeleted());
  if (tab !== undefined) asked = asked.where("tab", "=", tab);
  const rows = await asked.orderBy("urutan").orderBy("createdAt").execute();
  const gambar = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.map(({ gambarId, ...bagian }) => ({ ...bagian, gambar: (gambarId && gambar.get(gambarId)) || null }));
}

/** With what a page begins; null where the school has taken it away. */
export async function readPembuka(ctx: ReadCtx, halaman: BagianHalaman["halaman"]): Promise<Pembuka | null> {
  const [pembuka] = await readBagian(ctx, halaman, "pembuka");
  return pembuka ? { id: pembuka.id, gambar: pembuka.gambar, judul: pembuka.judul, isi: plainText(pembuka.isi) } : null;
}
