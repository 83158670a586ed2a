import type { Stored } from "#kit/database/tables.ts";
import type { Values } from "#kit/register/check.ts";
import { date, longText, picture, reference, text } from "#kit/register/fields.ts";
import { clockThere, momentAt } from "#kit/time-zone.ts";
import { readTypedMoment } from "#kit/typed-moment.ts";
import { kategoriBerita } from "../kategori-berita.ts";

export type StatusBerita = Stored<"berita">["status"];

/** What an editor types. */
export const fields = {
  name: text({ label: "Judul", privacy: "umum", required: true, max: 160 }),
  slug: text({
    label: "Alamat",
    privacy: "umum",
    max: 80,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    patternSentence: "Alamat hanya berisi huruf kecil, angka, dan tanda hubung.",
    hint: "Kosongkan agar dibuat dari judul. Alamat lama tetap membawa pembaca ke sini.",
  }),
  desc: longText({
    label: "Ringkasan",
    privacy: "umum",
    max: 300,
    hint: "Satu atau dua kalimat untuk daftar berita dan tautan yang dibagikan.",
  }),
  content: longText({ label: "Isi", privacy: "umum", required: true, max: 40_000 }),
  gambarId: picture({ label: "Gambar utama", privacy: "umum" }),
  keteranganGambar: text({ label: "Keterangan gambar utama", privacy: "umum", max: 300 }),
  kategoriId: reference({ label: "Kategori", privacy: "umum", register: kategoriBerita, hint: "Tanpa kategori, pembaca melihat “Umum”." }),
  tanggal: date({ label: "Tanggal berita", privacy: "umum", required: true }),
  author: text({ label: "Penulis", privacy: "umum", max: 120 }),
  seri: text({
    label: "Seri",
    privacy: "umum",
    max: 80,
    hint: "Nama yang sama menyatukan beberapa berita.",
  }),
  tags: text({ label: "Tagar", privacy: "umum", max: 450 }),
} as const;

/** A stored news item as the newsroom sees it. */
export interface Naskah {
  readonly id: string;
  readonly versi: number;
  readonly slug: string;
  readonly name: string;
  readonly desc: string | null;
  readonly content: string;
  readonly gambarId: string | null;
  readonly kategoriId: string | null;
  readonly tanggal: string;
  readonly author: string | null;
  readonly keteranganGambar: string | null;
  readonly seri: string | null;
  readonly tags: readonly string[];
  readonly status: StatusBerita;
  readonly terbitPada: Date | null;
  /** When it goes off the site by itself. */
  readonly turunPada: Date | null;
  /** Why it was given back, until it is sent again. */
  readonly catatanTinjauan: string | null;
}

/** An item as its form would send it. */
export const naskahContent = (naskah: Naskah): Values =>
  Object.fromEntries(
    Object.keys(fields).map((nama) => [nama, nama === "tags" ? naskah.tags.join(", ") : naskah[nama as keyof typeof fields]]),
  ) as Values;

export const statusName: Readonly<Record<StatusBerita, string>> = { draft: "Draf", tinjau: "Menunggu tinjauan", terbit: "Terbit" };

/** Out, but not before a moment to come. */
export const scheduled = ({ status, terbitPada }: Pick<Naskah, "status" | "terbitPada">, kini: Date): boolean =>
  status === "terbit" && terbitPada !== null && terbitPada > kini;

/** It was out, and its time has passed. */
export const over = ({ status, turunPada }: Pick<Naskah, "status" | "turunPada">, kini: Date): boolean =>
  status === "terbit" && turunPada !== null && turunPada <= kini;

export const mostTagar = 10;

/** At most ten tags of letters, digits and dashes, each once however it is spelled. */
export function readTagar(typed: string): string[] {
  const tagar = typed.split(/[,\n]/).map((one) => one.trim().replace(/^#+/, "").replace(/\s+/g, ""));
  const sah = tagar.filter((one) => /^[\p{L}\p{N}_-]{1,40}$/u.test(one));
  const berbeda = sah.filter((one, nomor) => sah.findIndex((lain) => lain.toLowerCase() === one.toLowerCase()) === nomor);
  return berbeda.slice(0, mostTagar);
}

/** "2026-11-21T08:30" or "21/11/2026 08.30" in the school's zone; null when it is none. */
export function readTime(typed: string): Date | null {
  const read = readTypedMoment(typed);
  const moment = read ? momentAt(read.slice(0, 10), read.slice(11)) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

export const writeTime = clockThere;
