import { record, recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { banner, programUnggulan } from "#modules/beranda/index.ts";
import { album, foto, video } from "#modules/galeri/index.ts";
import { agenda, pengumuman } from "#modules/layanan/index.ts";
import { bagianHalaman, sejarah } from "#modules/profil/index.ts";
import "#modules/beranda/index.server.ts";
import { installTagar } from "#modules/berita/index.server.ts";
import "#modules/galeri/index.server.ts";
import type { DemoImage } from "./demo-image.ts";
import { seedOnce, wasSeeded } from "./seed-once.ts";
import * as cerita from "./teks/contoh-bagian.ts";
import * as warta from "./teks/contoh-berita.ts";
import * as galeri from "./teks/contoh-galeri.ts";
import * as kegiatan from "./teks/contoh-kegiatan.ts";

export const hasDemoKonten = (ctx: Ctx): Promise<boolean> => wasSeeded(ctx, "contoh-video");

/** Invented activities, news, photos and videos around today; a second run adds none. */
export async function seedDemoKonten(ctx: Ctx, gambar: DemoImage): Promise<void> {
  await seedOnce(ctx, [
    { nama: "contoh-banner", isi: () => fillBanner(ctx, gambar) },
    { nama: "contoh-berita", isi: () => fillBerita(ctx, gambar) },
    { nama: "contoh-pengumuman", isi: () => fillPengumuman(ctx) },
    { nama: "contoh-agenda", isi: () => fillAgenda(ctx) },
    { nama: "contoh-bagian", isi: fillBagian },
    { nama: "contoh-program", isi: () => fillProgram(ctx, gambar) },
    { nama: "contoh-foto", isi: () => fillFoto(ctx, gambar) },
    { nama: "contoh-video", isi: () => fillVideo(ctx, gambar) },
    { nama: "contoh-kontak", isi: () => fillKontak(ctx) },
  ]);
}

async function fillBanner(ctx: Ctx, gambar: DemoImage): Promise<void> {
  for (const { gambar: nama, hariLagi, ...isi } of kegiatan.banner) {
    const lama = await ctx.db
      .updateTable("banner")
      .set({ gambarId: sql<string>`coalesce(gambar_id, ${gambar[nama]})` })
      .where("namaKegiatan", "=", isi.namaKegiatan)
      .returning("id")
      .execute();
    if (lama.length > 0) continue;
    await create(ctx, banner, { ...isi, tanggalKegiatan: addDays(today(ctx.now), hariLagi), gambarId: gambar[nama] }, "json");
  }
  ctx.touch("banner");
}

async function fillBerita(ctx: Ctx, gambar: DemoImage): Promise<void> {
  const hari = today(ctx.now);
  const kategori = await idKategori(ctx);
  const rows = warta.berita.map(({ gambar: nama, hariLalu, kategori: namaKategori, tags: _, ...isi }) => ({
    ...isi,
    gambarId: nama && gambar[nama],
    tanggal: addDays(hari, -hariLalu),
    kategoriId: (namaKategori && kategori.get(namaKategori)) || null,
    status: "terbit" as const,
    terbitPada: new Date(ctx.now.getTime() - hariLalu * 86_400_000),
  }));
  const ditulis = await ctx.db
    .insertInto("berita")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet({ gambarId: sql<string>`coalesce(berita.gambar_id, excluded.gambar_id)` }),
    )
    .returning(["id", "slug", "name"])
    .execute();
  for (const { id, slug } of ditulis) await installTagar(ctx, id, warta.berita.find((one) => one.slug === slug)?.tags ?? []);
  await recordAll(
    ctx,
    ditulis.map((row) => ({ action: "create", subject: "berita", subjectId: row.id, after: row })),
  );
  ctx.touch("berita");
}

async function fillPengumuman(ctx: Ctx): Promise<void> {
  for (const { hariLalu, lama, ...isi } of kegiatan.pengumuman) {
    const tanggal = addDays(today(ctx.now), -hariLalu);
    await create(ctx, pengumuman, { ...isi, tanggal, sampai: lama && addDays(tanggal, lama) }, "json");
  }
}

async function fillAgenda(ctx: Ctx): Promise<void> {
  for (const { hariLagi, lama, ...isi } of kegiatan.agenda) {
    const mulai = addDays(today(ctx.now), hariLagi);
    await create(ctx, agenda, { ...isi, mulai, selesai: lama > 0 ? addDays(mulai, lama) : null, tampilDiSitus: true }, "json");
  }
}

async function fillBagian(ctx: Ctx): Promise<void> {
  for (const satu of cerita.bagian) await create(ctx, bagianHalaman, { bentuk: "teks", ...satu, halaman: "bidang" }, "json");
  for (const satu of cerita.sejarah) await create(ctx, sejarah, satu, "json");
}

/** The mark goes onto the papers, unless the school has chosen its own. */
export async function installLogo(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable("pengaturan").set({ logoId: id }).where("logoId", "is", null).execute();
  ctx.touch("pengaturan");
}

/** The portrait stands beside the greeting of the invented head, and of nobody else. */
export async function installPotretKepala(ctx: Ctx, id: string): Promise<void> {
  const kosong = ctx.db.updateTable("pengaturan").set({ kepalaFotoId: id }).where("kepalaFotoId", "is", null);
  await kosong.where("kepalaNama", "=", kegiatan.kontak.kepalaNama).execute();
  ctx.touch("pengaturan");
}

/** A face and years of office for each of those who led the school, unless it has put their own there. */
export async function installPotretPemimpin(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const asked = ctx.db.selectFrom("kepalaMadrasah").select(["id", "periode"]).where("deletedAt", "is", null).where("fotoId", "is", null);
  const kepala = await asked.orderBy("urutan").execute();
  for (const [place, { id, periode }] of kepala.entries()) {
    const mulai = 1991 + 3 * place;
    const masa = `${mulai} – ${place === kepala.length - 1 ? "sekarang" : mulai + 3}`;
    const rupa = { fotoId: ids[place % ids.length] ?? null, periode: periode ?? masa };
    await ctx.db.updateTable("kepalaMadrasah").set(rupa).where("id", "=", id).execute();
  }
  ctx.touch("kepalaMadrasah");
}

/** The chart stands beside the words about the organisation, unless the school has put its own there. */
export async function installBagan(ctx: Ctx, id: string): Promise<void> {
  const struktur = ctx.db.updateTable("bagianHalaman").set({ gambarId: id }).where("halaman", "=", "profil").where("tab", "=", "struktur");
  await struktur.where("judul", "=", "Struktur organisasi").where("gambarId", "is", null).execute();
  ctx.touch("bagianHalaman");
}

/** Pictures for the programme cards and the hero, where the school has not chosen its own. */
async function fillProgram(ctx: Ctx, gambar: DemoImage): Promise<void> {
  for (const [judul, nama] of kegiatan.programImage) {
    await ctx.db
      .updateTable("programUnggulan")
      .set({ gambarId: gambar[nama] })
      .where("judul", "=", judul)
      .where("gambarId", "is", null)
      .execute();
  }
  for (const [halaman, tab, judul, nama] of kegiatan.bagianImage) {
    const bagian = ctx.db
      .updateTable("bagianHalaman")
      .set({ gambarId: gambar[nama] })
      .where("halaman", "=", halaman)
      .where("tab", "=", tab);
    await bagian.where("judul", "=", judul).where("gambarId", "is", null).execute();
  }
  ctx.touch("bagianHalaman");
  await ctx.db.updateTable("pengaturan").set({ posterId: gambar[kegiatan.pembukaImage] }).where("posterId", "is", null).execute();
  const tentang = ctx.db.updateTable("pengaturan").set({ tentangFotoId: gambar[kegiatan.tentangImage] });
  await tentang.where("tentangFotoId", "is", null).execute();
  ctx.touch(programUnggulan.name);
  ctx.touch("pengaturan");
}

/** How the invented school is reached and who leads it; what somebody has filled in stays. */
async function fillKontak(ctx: Ctx): Promise<void> {
  const { id, ...kini } = await ctx.db
    .selectFrom("pengaturan")
    .select(["id", ...bidangKontak])
    .executeTakeFirstOrThrow();
  const kosong = Object.fromEntries(bidangKontak.filter((nama) => !kini[nama]).map((nama) => [nama, kegiatan.kontak[nama]]));
  if (Object.keys(kosong).length === 0) return;
  await ctx.db.updateTable("pengaturan").set(kosong).where("id", "=", id).execute();
  await record(ctx, { action: "update", subject: "pengaturan", subjectId: id, after: kosong });
  ctx.touch("pengaturan");
}

const bidangKontak = Object.keys(kegiatan.kontak) as (keyof typeof kegiatan.kontak)[];

async function fillFoto(ctx: Ctx, gambar: DemoImage): Promise<void> {
  for (const { foto: isi, ...kelompok } of galeri.album) {
    const { id } = await create(ctx, album, kelompok, "json");
    for (const { gambar: nama, keterangan } of isi) {
      await create(ctx, foto, { gambarId: gambar[nama], albumId: id, keterangan }, "json");
    }
  }
}

async function fillVideo(ctx: Ctx, image: DemoImage): Promise<void> {
  const kategori = await idKategori(ctx);
  for (const { kategori: nama, durasi, tayangan, gambar, ...isi } of galeri.video) {
    const { id } = await create(ctx, video, { ...isi, gambarId: image[gambar], kategoriId: (nama && kategori.get(nama)) || null }, "json");
    const diambilAt = durasi === null ? null : ctx.now;
    await ctx.db
      .updateTable("video")
      .set({ durasi, tayangan: tayangan === null ? null : String(tayangan), diambilAt })
      .where("id", "=", id)
      .execute();
  }
}

async function idKategori(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.selectFrom("kategoriBerita").select(["id", "name"]).where("deletedAt", "is", null).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
