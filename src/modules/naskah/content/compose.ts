import { fillText, type Value } from "./fields.ts";

export type Bagian =
  | { readonly jenis: "alinea"; readonly teks: string }
  | { readonly jenis: "tengah"; readonly teks: string }
  | { readonly jenis: "pasangan"; readonly baris: readonly { readonly label: string; readonly isi: string }[] }
  | { readonly jenis: "daftar"; readonly butir: readonly string[] }
  | { readonly jenis: "tabel"; readonly tentang: "pegawai" | "siswa" };

const pasangan = /^([^:{}]{1,40}?)\s+:\s+(.*)$/;
const pasanganRapat = /^([^:{}]{1,30}):\s+(\S.*)$/;
const butir = /^\d{1,2}[.)]\s+(.*)$/s;
const table = /^\{\{daftar\.(pegawai|siswa)\}\}$/;

/**
 * A letter's text in parts. An empty line ends a paragraph; `Nama : isi` lines stand in two columns, and so do `Nama: isi`
 * lines where at least two follow each other; `1. …` is a list, a line after `# ` stands in the middle. Fields are filled in
 * afterwards, so that no value becomes a mark.
 */
export function composeContent(teks: string, nilai: Value): readonly Bagian[] {
  const bagian: Bagian[] = [];
  const semua = teks.split("\n").map((mentah) => mentah.trim());
  for (const [tempat, baris] of semua.entries()) {
    const akhir = bagian.at(-1);
    const [, label, isi] = pasanganIn(semua, tempat) ?? [];
    const satu = butir.exec(baris)?.[1];
    const tentang = table.exec(baris)?.[1];
    if (baris === "") bagian.push({ jenis: "alinea", teks: "" });
    else if (tentang === "pegawai" || tentang === "siswa") bagian.push({ jenis: "tabel", tentang });
    else if (baris.startsWith("# ")) bagian.push({ jenis: "tengah", teks: fillBody(baris.slice(2), nilai) });
    else if (label !== undefined && isi !== undefined) {
      const pasang = { label, isi: fillText(isi, nilai) };
      if (akhir?.jenis === "pasangan") bagian[bagian.length - 1] = { ...akhir, baris: [...akhir.baris, pasang] };
      else bagian.push({ jenis: "pasangan", baris: [pasang] });
    } else if (satu !== undefined) {
      const isinya = fillText(satu, nilai);
      if (akhir?.jenis === "daftar") bagian[bagian.length - 1] = { ...akhir, butir: [...akhir.butir, isinya] };
      else bagian.push({ jenis: "daftar", butir: [isinya] });
    } else if (akhir?.jenis === "alinea" && akhir.teks !== "") {
      bagian[bagian.length - 1] = { ...akhir, teks: `${akhir.teks} ${fillText(baris, nilai)}` };
    } else bagian.push({ jenis: "alinea", teks: fillText(baris, nilai) });
  }
  return bagian.filter((satu) => satu.jenis !== "alinea" || satu.teks !== "");
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
