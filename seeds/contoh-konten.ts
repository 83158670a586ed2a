import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import type { Files } from "#kit/files/files.server.ts";
import "#modules/beranda/index.server.ts";
import "#modules/berita/index.server.ts";
import { buatGambar, type Gambar, gambar } from "./media/gambar.ts";
import { banner, berita } from "./teks-konten.ts";

/** File names under /uploads, by drawing. */
export type GambarTersimpan = Readonly<Record<Gambar, string>>;

/** Draws and stores the demo pictures; done before the transaction that uses them, so that it stays short. */
export async function simpanGambar(files: Files): Promise<GambarTersimpan> {
  const stored = [];
  for (const nama of gambar) {
    const { key } = await files.put("public", await buatGambar(nama), { type: "image/webp" });
    stored.push([nama, key] as const);
  }
  return Object.fromEntries(stored) as GambarTersimpan;
}

export const adaContohKonten = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db.selectFrom("berita").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Invented activities and news around today; nothing where there is news already. */
export async function seedContohKonten(ctx: Ctx, _pictures: GambarTersimpan): Promise<void> {
  if (await adaContohKonten(ctx)) return;
  const hari = today(ctx.now);
  const kegiatan = await ctx.db
    .insertInto("banner")
    .values(banner.map(({ gambar: _gambar, hariLagi, ...isi }) => ({ ...isi, tanggalKegiatan: addDays(hari, hariLagi) })))
    .returning(["id", "namaKegiatan"])
    .execute();
  const kategori = new Map((await ctx.db.selectFrom("kategoriBerita").select(["id", "name"]).execute()).map(({ id, name }) => [name, id]));
  const warta = await ctx.db
    .insertInto("berita")
    .values(
      berita.map(({ gambar: _gambar, hariLalu, kategori: nama, ...isi }) => ({
        ...isi,
        tanggal: addDays(hari, -hariLalu),
        kategoriId: (nama && kategori.get(nama)) || null,
        status: "terbit" as const,
        terbitPada: ctx.now,
      })),
    )
    .returning(["id", "name"])
    .execute();
  await recordAll(ctx, [
    ...kegiatan.map((row) => ({ action: "create", subject: "banner", subjectId: row.id, after: row })),
    ...warta.map((row) => ({ action: "create", subject: "berita", subjectId: row.id, after: row })),
  ]);
  ctx.touch("banner");
  ctx.touch("berita");
}
