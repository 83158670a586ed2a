import { fillText, type Value } from "./fields.ts";
import { extendKlausul, type Klausul, klausulOf, readKlausul } from "./klausul.ts";

export type Bagian =
  | { readonly jenis: "alinea"; readonly teks: string }
  | { readonly jenis: "tengah"; readonly teks: string }
  | { readonly jenis: "pasangan"; readonly baris: readonly { readonly label: string; readonly isi: string }[] }
  | { readonly jenis: "klausul"; readonly baris: readonly Klausul[] }
  | { readonly jenis: "daftar"; readonly butir: readonly string[] }
  | { readonly jenis: "tabel"; readonly tentang: "pegawai" | "siswa" | "lampiran" }
  /** Rows as they were typed; the first is the head. */
  | { readonly jenis: "isiTabel"; readonly baris: readonly (readonly string[])[] }
  /** Who signs at the left, beside whoever signs the letter. */
  | { readonly jenis: "penandaTangan"; readonly sebutan: string; readonly nama: string; readonly keterangan: string }
  /** What follows stands behind the signature, on a page of its own. */
  | { readonly jenis: "lampiran" };

const pasangan = /^([^:{}]{1,40}?)\s+:\s+(.*)$/;
const pasanganRapat = /^([^:{}]{1,30}):\s+(\S.*)$/;
const butir = /^\d{1,2}[.)]\s+(.*)$/s;
const orang = /^\{\{daftar\.(pegawai|siswa|lampiran)\}\}$/;
const kotak = /^\|(.*)\|$/;
const lampiran = /^={3,}\s*lampiran\s*={3,}$/i;
const kiri = /^>>(.+)$/;

interface Tempat {
  readonly semua: readonly string[];
  readonly tempat: number;
  readonly nilai: Value;
}

/** A line as a part of its own, or with the part before it; undefined where it is none of this kind. */
type Reader = (baris: string, akhir: Bagian | undefined, di: Tempat) => { readonly satu: Bagian; readonly menyambung?: true } | undefined;

/**
 * A letter's text in parts. An empty line ends a paragraph; `Nama : isi` lines stand in two columns, and so do `Nama: isi`
 * lines where at least two follow each other; `1. …` is a list, a line after `# ` stands in the middle; `| a | b |` lines are a table,
 * "Menimbang : a. …" and its like are points under a label; `>> Sebutan | Nama | NIP` signs at the left, `=== Lampiran ===` begins the
 * annex. Fields are filled in afterwards, so that no value becomes a mark.
 */
export function composeContent(teks: string, nilai: Value): readonly Bagian[] {
  const bagian: Bagian[] = [];
  const semua = teks.split("\n").map((mentah) => mentah.trim());
  for (const [tempat, baris] of semua.entries()) {
    const di = { semua, tempat, nilai };
    const akhir = bagian.at(-1);
    const dibaca = firstOf(readers, (read) => read(baris, akhir, di)) ?? { satu: { jenis: "alinea", teks: fillText(baris, nilai) } };
    if (dibaca.menyambung) bagian[bagian.length - 1] = dibaca.satu;
    else bagian.push(dibaca.satu);
  }
  return bagian.filter((satu) => satu.jenis !== "alinea" || satu.teks !== "");
}

function firstOf<T, R>(semua: readonly T[], baca: (satu: T) => R | undefined): R | undefined {
  for (const satu of semua) {
    const hasil = baca(satu);
    if (hasil !== undefined) return hasil;
  }
  return undefined;
}

const readers: readonly Reader[] = [
  (baris) => (baris === "" ? { satu: { jenis: "alinea", teks: "" } } : undefined),
  (baris) => (lampiran.test(baris) ? { satu: { jenis: "lampiran" } } : undefined),
  (baris) => {
    const tentang = orang.exec(baris)?.[1];
    return tentang === "pegawai" || tentang === "siswa" || tentang === "lampiran" ? { satu: { jenis: "tabel", tentang } } : undefined;
  },
  readPenandaTangan,
  readKotak,
  (baris, _, { nilai }) => (baris.startsWith("# ") ? { satu: { jenis: "tengah", teks: fillBody(baris.slice(2), nilai) } } : undefined),
  readClause,
  readPasangan,
  (baris, akhir, { nilai }) => {
    const isi = butir.exec(baris)?.[1];
    if (isi === undefined) return undefined;
    const satu = fillText(isi, nilai);
    if (akhir?.jenis === "daftar") return { satu: { ...akhir, butir: [...akhir.butir, satu] }, menyambung: true };
    return { satu: { jenis: "daftar", butir: [satu] } };
  },
  (baris, akhir, { nilai }) =>
    akhir?.jenis === "alinea" && akhir.teks !== ""
      ? { satu: { ...akhir, teks: `${akhir.teks} ${fillText(baris, nilai)}` }, menyambung: true }
      : undefined,
];

function readPenandaTangan(baris: string, _: Bagian | undefined, { nilai }: Tempat): ReturnType<Reader> {
  const isi = kiri.exec(baris)?.[1];
  if (isi === undefined) return undefined;
  const [sebutan = "", nama = "", keterangan = ""] = isi.split("|").map((satu) => fillText(satu.trim(), nilai));
  return { satu: { jenis: "penandaTangan", sebutan, nama, keterangan } };
}

function readKotak(baris: string, akhir: Bagian | undefined, { nilai }: Tempat): ReturnType<Reader> {
  const isi = kotak.exec(baris)?.[1];
  if (isi === undefined) return undefined;
  const row = isi.split("|").map((satu) => fillText(satu.trim(), nilai));
  if (akhir?.jenis === "isiTabel") return { satu: { ...akhir, baris: [...akhir.baris, row] }, menyambung: true };
  return { satu: { jenis: "isiTabel", baris: [row] } };
}

function readClause(baris: string, akhir: Bagian | undefined, { nilai }: Tempat): ReturnType<Reader> {
  const klausul = readKlausul(baris);
  if (klausul) {
    const satu = klausulOf(klausul.label, fillText(klausul.isi, nilai));
    if (akhir?.jenis === "klausul") return { satu: { ...akhir, baris: [...akhir.baris, satu] }, menyambung: true };
    return { satu: { jenis: "klausul", baris: [satu] } };
  }
  const terakhir = akhir?.jenis === "klausul" ? akhir.baris.at(-1) : undefined;
  if (akhir?.jenis !== "klausul" || !terakhir) return undefined;
  const disambung = extendKlausul(terakhir, fillText(baris, nilai));
  return { satu: { ...akhir, baris: [...akhir.baris.slice(0, -1), disambung] }, menyambung: true };
}

function readPasangan(_: string, akhir: Bagian | undefined, { semua, tempat, nilai }: Tempat): ReturnType<Reader> {
  const [, label, isi] = pasanganIn(semua, tempat) ?? [];
  if (label === undefined || isi === undefined) return undefined;
  const pasang = { label, isi: fillText(isi, nilai) };
  if (akhir?.jenis === "pasangan") return { satu: { ...akhir, baris: [...akhir.baris, pasang] }, menyambung: true };
  return { satu: { jenis: "pasangan", baris: [pasang] } };
}

/** A lone sentence with a colon stays a sentence: without the space before it, only a neighbour of the same kind makes it a row. */
function pasanganIn(semua: readonly string[], tempat: number): RegExpExecArray | null {
  const baris = semua[tempat] ?? "";
  const rapat = readRapat(baris);
  const sebelah = [semua[tempat - 1] ?? "", semua[tempat + 1] ?? ""];
  return pasangan.exec(baris) ?? (sebelah.some((satu) => pasangan.test(satu) || readRapat(satu)) ? rapat : null);
}

/** `Nama: isi` with a label of a few words; no item of a list, no line in the middle. */
function readRapat(baris: string): RegExpExecArray | null {
  if (baris.startsWith("# ") || butir.test(baris)) return null;
  const rapat = pasanganRapat.exec(baris);
  return rapat && (rapat[1] ?? "").split(/\s+/).length <= 4 ? rapat : null;
}

/** A line of capitals stays one, whatever is filled in; the number alone stays as the book gave it. */
function fillBody(teks: string, nilai: Value): string {
  if (/\p{Ll}/u.test(teks.replace(/\{\{[^{}]*\}\}/g, ""))) return fillText(teks, nilai);
  return fillText(teks, Object.fromEntries(Object.entries(nilai).map(([nama, isi]) => [nama, nama === "nomor" ? isi : isi.toUpperCase()])));
}
