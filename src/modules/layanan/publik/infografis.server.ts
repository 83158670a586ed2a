import type { Ctx } from "#kit/ctx.server.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { gambarOf } from "#kit/media/pictures.server.ts";
import "../tables.ts";

export interface InfografisPublik {
  readonly id: string;
  readonly judul: string;
  readonly keterangan: string | null;
  readonly sumber: string | null;
  readonly tanggal: string;
  readonly gambar: StoredPicture;
}

export const perHalaman = 12;

const tampil = (ctx: Ctx) =>
  ctx.db
    .selectFrom("infografis")
    .select(["id", "judul", "keterangan", "sumber", "tanggal", "gambarId"])
    .where("deletedAt", "is", null)
    .where("tampilDiSitus", "=", true);

/** One page of what is shown, newest first, and whether there is more. */
export async function bacaInfografis(ctx: Ctx, halaman: number): Promise<{ infografis: InfografisPublik[]; adaLagi: boolean }> {
  const rows = await tampil(ctx)
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .limit(perHalaman + 1)
    .offset((halaman - 1) * perHalaman)
    .execute();
  return { infografis: await denganGambar(ctx, rows.slice(0, perHalaman)), adaLagi: rows.length > perHalaman };
}

export async function satuInfografis(ctx: Ctx, id: string): Promise<InfografisPublik | undefined> {
  return (await denganGambar(ctx, await tampil(ctx).where("id", "=", id).execute()))[0];
}

async function denganGambar(
  ctx: Ctx,
  rows: readonly (Omit<InfografisPublik, "gambar"> & { readonly gambarId: string })[],
): Promise<InfografisPublik[]> {
  const pictures = await gambarOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.flatMap(({ gambarId, ...row }) => {
    const gambar = pictures.get(gambarId);
    return gambar ? [{ ...row, gambar }] : [];
  });
}
