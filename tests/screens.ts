/** `npm run screens`: takes the pictures of docs/screens.md anew, from a product with demo content; `-- papers` those of the papers alone. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { openDemo } from "./support/demo.ts";
import { papersHead, takePapers } from "./support/paper-pictures.ts";

interface Screen {
  readonly name: string;
  /** Of its picture. */
  readonly file: string;
  readonly path: string;
  readonly told: string;
}

const screen = (name: string, file: string, path: string, told: string): Screen => ({ name, file, path, told });

const screens: readonly Screen[] = [
  screen("Beranda", "beranda", "/", "Dua belas bagian, dari video pembuka sampai ajakan mendaftar."),
  screen("Profil: sejarah", "profil", "/profile", "Sejarah, kepala madrasah dari masa ke masa, dan prestasi."),
  screen("Profil: visi dan misi", "profil-visi-misi", "/profile?tab=visi-misi", "Visi, enam misi, dan tujuan strategis."),
  screen("Profil: struktur", "profil-struktur", "/profile?tab=struktur", "Bagan organisasi dan jumlah pegawai."),
  screen("Profil: data", "profil-data", "/profile?tab=data", "Angka yang diterbitkan madrasah tentang dirinya."),
  screen("Bidang: akademik", "bidang", "/departments", "Kurikulum dan program."),
  screen("Bidang: kesiswaan", "bidang-kesiswaan", "/departments?tab=kesiswaan", "Kegiatan peserta didik."),
  screen("Bidang: humas", "bidang-humas", "/departments?tab=humas", "Kemitraan dan acara."),
  screen("Bidang: sarpras", "bidang-sarpras", "/departments?tab=sarpras", "Ruang dan fasilitas."),
  screen("Bidang: asrama", "bidang-asrama", "/departments?tab=asrama", "Jadwal harian dan persyaratan asrama."),
  screen("Tata Usaha: sekilas", "tata-usaha", "/administration", "Jam kerja, pengumuman, dan agenda."),
  screen("Tata Usaha: layanan", "tata-usaha-layanan", "/administration/services", "Surat dan layanan kantor."),
  screen("Tata Usaha: prosedur", "tata-usaha-prosedur", "/administration/procedures", "Langkah mengurus surat."),
  screen("Tata Usaha: kontak", "tata-usaha-kontak", "/administration/contact", "Alamat dan nomor."),
  screen("Absensi", "absensi", "/attendance", "Untuk umum hanya angka, tanpa nama."),
  screen("Info PPDB", "info-ppdb", "/informasi/ppdb", "Mengikuti satu periode pendaftaran yang berlaku."),
  screen("Formulir pendaftaran", "daftar", "/daftar", "Empat langkah; tanpa JavaScript satu formulir panjang."),
  screen("Berita", "berita", "/news", "Pencarian dan kategori tanpa JavaScript."),
  screen("Satu berita", "berita-rincian", "/news?berita=dua-medali-dari-olimpiade-sains", "Isi, tagar, bagikan, dan berita terkait."),
  screen("Galeri", "galeri", "/gallery", "Album, foto, dan video."),
  screen("Prestasi", "prestasi", "/prestasi", "Angka dan daftar, disaring menurut tahun, tingkat, dan bidang."),
  screen("Data alumni", "alumni", "/alumni", "Alumni memperbarui datanya sendiri; kantor memeriksanya."),
  screen("Periksa surat", "verifikasi", "/verifikasi", "Dengan kamera, kode, atau berkas PDF, juga tanpa jaringan."),
  screen("Login", "login", "/login", "Pintu masuk portal."),
  screen("API", "api", "/api/docs", "Panggilan untuk program lain."),
  screen("Tanpa sambungan", "luring", "/luring", "Yang tersimpan di perangkat saat internet terputus."),
  screen("Tidak ditemukan", "tidak-ada", "/tidak-ada", "Alamat yang tidak menuju ke mana pun."),
];

/** The width of the window, and of the picture that is kept of it. */
const widths = [
  [360, 360],
  [768, 576],
  [1440, 960],
] as const;
const tallest = 14_000;

const told = process.argv.includes("papers") ? readFileSync("docs/screens.md", "utf8").split(papersHead)[0] : await takeScreens();
writeFileSync("docs/screens.md", `${told}${await takePapers()}`);
process.exit(0);

async function takeScreens(): Promise<string> {
  const demo = await openDemo();
  try {
    for (const [width, kept] of widths) {
      await demo.visit("/", (page) => takeAll(page, { url: demo.product.url, width, kept }), { viewport: { width, height: 800 } });
    }
    return describeAll();
  } finally {
    await demo.close();
  }
}

interface Size {
  readonly url: string;
  readonly width: number;
  readonly kept: number;
}

async function takeAll(page: Page, { url, width, kept }: Size): Promise<void> {
  for (const { file, path } of screens) {
    await page.goto(url + path);
    await seeEverything(page);
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height }, fullPage: true });
    await sharp(picture).resize(kept).webp({ quality: 60, effort: 5 }).toFile(`docs/gambar/${file}-${width}.webp`);
  }
}

/** Pictures further down are loaded when they come near. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = "eager";
      // Else what has come may be painted a moment after the photograph.
      picture.decoding = "sync";
    }
    const shown = [...document.images].filter((one) => one.checkVisibility());
    // The first try breaks off where another file of the same picture is chosen.
    for (let tries = 0; tries < 100 && shown.some((one) => !one.complete || one.naturalWidth === 0); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all(shown.map((one) => one.decode().catch(() => undefined)));
  });
}

function describeAll(): string {
  const parts = screens.map(({ name, file, path, told }) => {
    const pictures = widths.map(([width]) => `![${name}, ${width} px](gambar/${file}-${width}.webp)`);
    const table = ["| 360 px | 768 px | 1440 px |", "| --- | --- | --- |", `| ${pictures.join(" | ")} |`].join("\n");
    return `## ${name}\n\n\`${path}\` · ${told}\n\n${table}\n`;
  });
  const lead =
    "Full pages with the demo content, at 360, 768 and 1440 px, without motion; `npm run screens` takes them anew. Every one is complete without scripts; the journeys in `tests/journeys` walk them all, weigh them and let axe look at them.";
  return ["# The public pages", "", lead, "", ...parts].join("\n");
}
