import { isiTeks, type Nilai } from "./bidang.ts";

export type Bagian =
  | { readonly jenis: "alinea"; readonly teks: string }
  | { readonly jenis: "tengah"; readonly teks: string }
  | { readonly jenis: "pasangan"; readonly baris: readonly { readonly label: string; readonly isi: string }[] }
  | { readonly jenis: "daftar"; readonly butir: readonly string[] }
  | { readonly jenis: "tabel"; readonly tentang: "pegawai" | "siswa" };

const pasangan = /^([^:{}]{1,40}?)\s+:\s+(.*)$/;
const butir = /^\d{1,2}[.)]\s+(.*)$/;
const tabel = /^\{\{daftar\.(pegawai|siswa)\}\}$/;

/**
 * A letter's text in parts. An empty line ends a paragraph; `Nama : isi` lines stand in two columns, `1. …` is a list, a
 * line after `# ` stands in the middle. Fields are filled in afterwards, so that no value becomes a mark.
 */
export function susunIsi(teks: string, nilai: Nilai): readonly Bagian[] {
  const bagian: Bagian[] = [];
  for (const mentah of teks.replaceAll("\r\n", "\n").split("\n")) {
    const baris = mentah.trim();
    const akhir = bagian.at(-1);
    const [, label, isi] = pasangan.exec(baris) ?? [];
    const satu = butir.exec(baris)?.[1];
    const tentang = tabel.exec(baris)?.[1];
    if (baris === "") bagian.push({ jenis: "alinea", teks: "" });
    else if (tentang === "pegawai" || tentang === "siswa") bagian.push({ jenis: "tabel", tentang });
    else if (baris.startsWith("# ")) bagian.push({ jenis: "tengah", teks: isiTengah(baris.slice(2), nilai) });
    else if (label !== undefined && isi !== undefined) {
      const pasang = { label, isi: isiTeks(isi, nilai) };
      if (akhir?.jenis === "pasangan") bagian[bagian.length - 1] = { ...akhir, baris: [...akhir.baris, pasang] };
      else bagian.push({ jenis: "pasangan", baris: [pasang] });
    } else if (satu !== undefined) {
      const isinya = isiTeks(satu, nilai);
      if (akhir?.jenis === "daftar") bagian[bagian.length - 1] = { ...akhir, butir: [...akhir.butir, isinya] };
      else bagian.push({ jenis: "daftar", butir: [isinya] });
    } else if (akhir?.jenis === "alinea" && akhir.teks !== "") {
      bagian[bagian.length - 1] = { ...akhir, teks: `${akhir.teks} ${isiTeks(baris, nilai)}` };
    } else bagian.push({ jenis: "alinea", teks: isiTeks(baris, nilai) });
  }
  return bagian.filter((satu) => satu.jenis !== "alinea" || satu.teks !== "");
}

/** A line of capitals stays one, whatever is filled in; the number alone stays as the book gave it. */
function isiTengah(teks: string, nilai: Nilai): string {
  if (/\p{Ll}/u.test(teks.replace(/\{\{[^{}]*\}\}/g, ""))) return isiTeks(teks, nilai);
  return isiTeks(teks, Object.fromEntries(Object.entries(nilai).map(([nama, isi]) => [nama, nama === "nomor" ? isi : isi.toUpperCase()])));
}
