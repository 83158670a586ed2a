export interface BagianNomor {
  /** Pattern with {urut} {kode} {klasifikasi} {pengamanan} {bulan} {romawi} {tahun}. */
  readonly pola: string;
  /** Digits of the serial number. */
  readonly lebar: number;
  readonly urut: number;
  /** "" for a number in its turn. */
  readonly sisipan: string;
  readonly kodeJabatan: string;
  readonly klasifikasi: string | null;
  readonly keamanan: string;
  /** "YYYY-MM-DD" */
  readonly tanggal: string;
}

/** The number as it stands on the letter. */
export function composeNomor({ pola, lebar, urut, sisipan, kodeJabatan, klasifikasi, keamanan, tanggal }: BagianNomor): string {
  const [tahun = "", bulan = ""] = tanggal.split("-");
  const isi: Readonly<Record<string, string>> = {
    urut: `${String(urut).padStart(lebar, "0")}${sisipan && `.${sisipan}`}`,
    kode: kodeJabatan,
    klasifikasi: klasifikasi ?? "…",
    pengamanan: keamanan,
    bulan,
    romawi: romawi[Number(bulan) - 1] ?? "",
    tahun,
  };
  return pola.replace(/\{(\w+)\}/g, (seluruhnya, nama: string) => (Object.hasOwn(isi, nama) ? isi[nama] : undefined) ?? seluruhnya);
}

const romawi = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** It holds the code of no office: nobody answers for it. */
export const isContoh = (nomor: string): boolean => /\bXX\b/i.test(nomor);

export const butuhKlasifikasi = (pola: string): boolean => pola.includes("{klasifikasi}");

/** a … z, aa, ab …: what comes after the last one put in behind a number. */
export function nextSisipan(terakhir: string): string {
  if (terakhir === "") return "a";
  const depan = terakhir.slice(0, -1);
  const akhir = terakhir.at(-1) ?? "z";
  return akhir === "z" ? `${nextSisipan(depan)}a` : `${depan}${String.fromCharCode(akhir.charCodeAt(0) + 1)}`;
}
