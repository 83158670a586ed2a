import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { imageOf } from "#kit/media/pictures.server.ts";

export interface InfografisPublik {
  readonly id: string;
  readonly judul: string;
  readonly keterangan: string | null;
  readonly sumber: string | null;
  readonly tanggal: string;
  readonly gambar: StoredPicture;
}

export const pageSize = 12;

const shown = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("infografis")
    .select(["id", "judul", "keterangan", "sumber", "tanggal", "gambarId"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true);

/** One page of what is shown, newest first, and whether there is more. */
export async function readInfografis(ctx: ReadCtx, halaman: number): Promise<{ infografis: InfografisPublik[]; adaLagi: boolean }> {
  const rows = await shown(ctx)
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .limit(pageSize + 1)
    .offset((halaman - 1) * pageSize)
    .execute();
  return { infografis: await withImage(ctx, rows.slice(0, pageSize)), adaLagi: rows.length > pageSize };
}

export async function oneInfografis(ctx: ReadCtx, id: string): Promise<InfografisPublik | undefined> {
  return (await withImage(ctx, await shown(ctx).where("id", "=", id).execute()))[0];
}

async function withImage(
  ctx: ReadCtx,
  rows: readonly (Omit<InfografisPublik, "gambar"> & { readonly gambarId: string })[],
): Promise<InfografisPublik[]> {
  const pictures = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.flatMap(({ gambarId, ...row }) => {
    const gambar = pictures.get(gambarId);
    return gambar ? [{ ...row, gambar }] : [];
  });
}
