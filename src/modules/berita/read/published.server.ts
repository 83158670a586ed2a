import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { plannedEachTime, sql } from "#kit/database/sql.server.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { beginningOf } from "../berita-summary.ts";

const existing = (ctx: ReadCtx) => ctx.db.selectFrom("berita").where(notDeleted("berita"));

/** News that everybody may read now: published, their minute has come, and the one at which they go has not. */
export const published = (ctx: ReadCtx) =>
  existing(ctx)
    .where("berita.status", "=", "terbit")
    .where("berita.terbitPada", "<=", ctx.now)
    .where((where) => where.or([where("berita.turunPada", "is", null), where("berita.turunPada", ">", ctx.now)]));

/** What a search shows of them, the newest first. */
export const newestFound = (ctx: ReadCtx) =>
  published(ctx)
    .select(["berita.slug", "berita.name", "berita.desc", "berita.content", "berita.tanggal"])
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .modifyEnd(plannedEachTime);

/** News that were out until a moment that has passed. */
export const ended = (ctx: ReadCtx) => existing(ctx).where("berita.status", "=", "terbit").where("berita.turunPada", "<=", ctx.now);

const withKategori = (news: ReturnType<typeof existing>) =>
  news.leftJoin("kategoriBerita", (join) => join.onRef("kategoriBerita.id", "=", "berita.kategoriId").on(notDeleted("kategoriBerita")));

/** The same with the name of their category. */
export const isPublished = (ctx: ReadCtx) => withKategori(published(ctx));

/** All that are not in the bin, for those who may see what is not out. */
export const notYetPublished = (ctx: ReadCtx) => withKategori(existing(ctx));

/** Enough of the text to begin a summary with, where none was written. */
export const summaryStart = sql<string | null>`case when coalesce(berita."desc", '') = '' then left(berita.content, 2000) end`.as("awal");

export const summaryColumns = [
  "berita.id",
  "berita.slug",
  "berita.name",
  "berita.desc",
  summaryStart,
  "berita.gambarId",
  "berita.tanggal",
  "kategoriBerita.name as kategori",
] as const;

/** Cards with their pictures, in one more query for all of them. */
export async function withImage<
  Row extends { readonly gambarId: string | null; readonly desc: string | null; readonly awal: string | null },
>(ctx: ReadCtx, rows: readonly Row[]) {
  const pictures = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.map(({ gambarId, awal, ...row }) => ({
    ...row,
    desc: row.desc || (awal ? beginningOf(awal) : null),
    gambar: pictures.get(gambarId ?? "") ?? null,
  }));
}

/** The moment at which the next scheduled news appears, or one goes; what is kept of today's pages ends then. */
export async function nextPublished(ctx: ReadCtx): Promise<Date | null> {
  const { kini } = await ctx.db
    .selectNoFrom(
      sql<Date | null>`least(
      (select min(terbit_pada) from berita where status = 'terbit' and ${notDeleted()} and terbit_pada > ${ctx.now}),
      (select min(turun_pada) from berita where status = 'terbit' and ${notDeleted()} and turun_pada > ${ctx.now}))`.as("kini"),
    )
    .executeTakeFirstOrThrow();
  return kini;
}
