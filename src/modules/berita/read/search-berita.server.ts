import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { pageOrFirst, type Shown } from "#kit/paging.ts";
import { type BeritaSummary, withoutKategori } from "../berita-summary.ts";
import { nextMonth } from "../month.ts";
import { type BeritaSearch, type Kategori, umum } from "../search.ts";
import { published, summaryStart, withImage } from "./published.server.ts";

export const pageSize = 13;
/** Nobody pages through more; counting further would make every reader wait. */
export const counted = 500;

/** Its category goes by id: the list of categories is read beside it. */
type Ditemukan = Omit<BeritaSummary, "kategori"> & { readonly kategoriId: string | null };

export interface Result {
  readonly berita: readonly Ditemukan[];
  /** Counted up to one more than `counted`. */
  readonly jumlah: number;
  readonly adaLagi: boolean;
}

/** One page of the published news that fit, newest first; the first one for a page that is not there. */
export const beritaPage = (ctx: ReadCtx, pencarian: BeritaSearch): Promise<Shown<Result>> =>
  pageOrFirst(
    pencarian.halaman,
    (halaman) => searchBerita(ctx, { ...pencarian, halaman }),
    ({ berita }) => berita.length === 0,
  );

/** What fits is looked for once, by id alone; only what is shown is read. */
async function searchBerita(ctx: ReadCtx, pencarian: BeritaSearch): Promise<Result> {
  const cocok = matching(ctx, pencarian).select("berita.id").orderBy("berita.tanggal", "desc").orderBy("berita.createdAt", "desc");
  const sebelumnya = (pencarian.halaman - 1) * pageSize;
  const batas = Math.max(counted + 1 - sebelumnya, pageSize + 1);
  const ids = await cocok.limit(batas).offset(sebelumnya).execute();
  const tampil = ids.slice(0, pageSize).map(({ id }) => id);
  return { berita: await summary(ctx, tampil), jumlah: sebelumnya + ids.length, adaLagi: ids.length > pageSize };
}

async function summary(ctx: ReadCtx, ids: readonly string[]): Promise<Ditemukan[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("berita")
    .select(["id", "slug", "name", "desc", summaryStart, "gambarId", "tanggal", "kategoriId"])
    .where("id", "in", ids)
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .execute();
  return withImage(ctx, rows);
}

function matching(ctx: ReadCtx, { cari, kategori, tagar, bulan }: BeritaSearch) {
  let found = published(ctx);
  if (kategori === umum) found = found.where(withoutShown);
  else if (kategori !== null) found = found.where("berita.kategoriId", "=", kategori);
  if (tagar !== null)
    found = found.where((where) =>
      where.exists(
        where.selectFrom("beritaTag").whereRef("beritaTag.beritaId", "=", "berita.id").where("tagId", "=", tagar).select("tagId"),
      ),
    );
  if (bulan !== null) found = found.where("berita.tanggal", ">=", `${bulan}-01`).where("berita.tanggal", "<", `${nextMonth(bulan, 1)}-01`);
  if (cari === "") return found;
  const pola = `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
  return found.where("berita.cari", "like", sql<string>`lower(${pola})`);
}

/** Readers see "Umum" there: no category, or one that is in the bin. */
const withoutShown = sql<boolean>`not exists (select from kategori_berita where id = berita.kategori_id and ${notDeleted()})`;

/** What the list can be narrowed to: the categories, and "Umum" where a card says so. */
export async function readPilihan(ctx: ReadCtx): Promise<Kategori[]> {
  const kategori = await readKategori(ctx);
  const tanpa = await published(ctx).where(withoutShown).select("berita.id").limit(1).executeTakeFirst();
  return tanpa ? [...kategori, { id: umum, name: withoutKategori }] : kategori;
}

/** The categories in which something can be read. */
export const readKategori = (ctx: ReadCtx): Promise<Kategori[]> =>
  ctx.db.selectFrom("kategoriBerita").select(["id", "name"]).where(notDeleted()).orderBy("name").execute();
