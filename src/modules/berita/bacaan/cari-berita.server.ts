import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { pageOrFirst, type Shown } from "#kit/paging.ts";
import type { BeritaRingkas } from "../berita-ringkas.ts";
import type { Kategori, Pencarian } from "../pencarian.ts";
import { denganGambar, yangTerbit } from "./terbit.server.ts";

export const perHalaman = 13;
/** Nobody pages through more; counting further would make every reader wait. */
export const terhitung = 500;

/** Its category goes by id: the list of categories is read beside it. */
type Ditemukan = Omit<BeritaRingkas, "kategori"> & { readonly kategoriId: string | null };

export interface Hasil {
  readonly berita: readonly Ditemukan[];
  /** Counted up to one more than `terhitung`. */
  readonly jumlah: number;
  readonly adaLagi: boolean;
}

/** One page of the published news that fit, newest first; the first one for a page that is not there. */
export const halamanBerita = (ctx: Ctx, pencarian: Pencarian): Promise<Shown<Hasil>> =>
  pageOrFirst(
    pencarian.halaman,
    (halaman) => cariBerita(ctx, { ...pencarian, halaman }),
    ({ berita }) => berita.length === 0,
  );

/** What fits is looked for once, by id alone; only what is shown is read. */
async function cariBerita(ctx: Ctx, pencarian: Pencarian): Promise<Hasil> {
  const cocok = yangCocok(ctx, pencarian).select("berita.id").orderBy("berita.tanggal", "desc").orderBy("berita.createdAt", "desc");
  const sebelumnya = (pencarian.halaman - 1) * perHalaman;
  const batas = Math.max(terhitung + 1 - sebelumnya, perHalaman + 1);
  const ids = await cocok.limit(batas).offset(sebelumnya).execute();
  const tampil = ids.slice(0, perHalaman).map(({ id }) => id);
  return { berita: await ringkasan(ctx, tampil), jumlah: sebelumnya + ids.length, adaLagi: ids.length > perHalaman };
}

async function ringkasan(ctx: Ctx, ids: readonly string[]): Promise<Ditemukan[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("berita")
    .select(["slug", "name", "desc", "gambarId", "tanggal", "kategoriId"])
    .where("id", "in", ids)
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .execute();
  return denganGambar(ctx, rows);
}

function yangCocok(ctx: Ctx, { cari, kategori }: Pencarian) {
  const dalamKategori = kategori === null ? yangTerbit(ctx) : yangTerbit(ctx).where("berita.kategoriId", "=", kategori);
  if (cari === "") return dalamKategori;
  const pola = `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
  return dalamKategori.where("berita.cari", "like", sql<string>`lower(${pola})`);
}

/** The categories in which something can be read. */
export const bacaKategori = (ctx: Ctx): Promise<Kategori[]> =>
  ctx.db.selectFrom("kategoriBerita").select(["id", "name"]).where("deletedAt", "is", null).orderBy("name").execute();
