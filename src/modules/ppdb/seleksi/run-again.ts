import { readBundle } from "./bundle.ts";
import { digestOf, type Hasil, select } from "./select.ts";

/** What running a bundle again says. */
export interface Ulangan {
  readonly sidik: string;
  readonly aturan: string;
  readonly gelombang: string;
  readonly pelamar: number;
  readonly jalur: readonly { readonly jenis: string; readonly diterima: number; readonly cadangan: number }[];
}

/** The selection of a bundle that somebody brings, here or in a browser. @returns a sentence where it cannot be run */
export function runAgain(text: string): Ulangan | { readonly salah: string } {
  const bundle = readBundle(text);
  if ("salah" in bundle) return bundle;
  const known = new Set(bundle.pelamar.map(({ jalur }) => jalur));
  try {
    const daftar = select(bundle);
    const jalur = daftar.jalur
      .filter(({ jenis }) => known.has(jenis))
      .map(({ jenis, urutan }) => {
        const count = (hasil: Hasil) => urutan.filter((row) => row.hasil === hasil).length;
        return { jenis, diterima: count("diterima"), cadangan: count("cadangan") };
      });
    return { sidik: digestOf(daftar), aturan: daftar.aturan, gelombang: bundle.gelombang, pelamar: bundle.pelamar.length, jalur };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { salah: "Dalam paket ini ada pelamar yang jalurnya tidak ada dalam lembar aturan." };
  }
}
