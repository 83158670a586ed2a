import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { BeritaRingkas } from "../berita-ringkas.ts";
import type { Kategori, Pencarian } from "../pencarian.ts";
import { denganGambar, kolomRingkas, terbit } from "./terbit.server.ts";

export const perHalaman = 13;
/** Nobody pages through more; counting further would make every reader wait. */
export const terhitung = 500;

export interface Hasil {
  readonly berita: readonly BeritaRingkas[];
  /** Counted up to `terhitung`. */
  readonly jumlah: number;
}

/** One page of the published news that fit, newest first. */
export async function cariBerita(ctx: Ctx, pencarian: Pencarian): Promise<Hasil> {
  const cocok = yangCocok(ctx, pencarian);
  const sebelumnya = (pencarian.halaman - 1) * perHalaman;
  const rows = await cocok
    .select(kolomRingkas)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(perHalaman)
    .offset(sebelumnya)
    .execute();
  const terakhir = rows.length < perHalaman && (rows.length > 0 || sebelumnya === 0);
  const jumlah = terakhir ? sebelumnya + rows.length : await hitung(ctx, cocok);
  return { berita: await denganGambar(ctx, rows), jumlah };
}

async function hitung(ctx: Ctx, cocok: ReturnType<typeof yangCocok>): Promise<number> {
  const { jumlah } = await ctx.db
    .selectFrom(
      cocok
        .select("berita.id")
        .limit(terhitung + 1)
        .as("cocok"),
    )
    .select((where) => where.fn.countAll<string>().as("jumlah"))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

function yangCocok(ctx: Ctx, { cari, kategori }: Pencarian) {
  const dalamKategori = kategori === null ? terbit(ctx) : terbit(ctx).where("berita.kategoriId", "=", kategori);
  if (cari === "") return dalamKategori;
  const pola = `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
  return dalamKategori.where("berita.cari", "like", sql<string>`lower(${pola})`);
}

/** The categories in which something can be read. */
export const bacaKategori = (ctx: Ctx): Promise<Kategori[]> =>
  ctx.db.selectFrom("kategoriBerita").select(["id", "name"]).where("deletedAt", "is", null).orderBy("name").execute();
