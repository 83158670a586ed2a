import { plainName } from "#modules/akun/index.ts";
import { isiTeks, type Nilai } from "./bidang.ts";

const panjang = 100;

/**
 * What whoever holds a letter's code learns of its subject: people stand there with a name and initials, enough to be compared
 * with the paper, and with nothing else of theirs. @param orang full names that may also have been typed
 */
export function perihalUmum(perihal: string, nilai: Nilai, orang: readonly string[]): string {
  const terbuka = Object.fromEntries(Object.entries(nilai).map(([nama, isi]) => [nama, boleh(nama, isi)]));
  const tanpaNama = [...orang, ...orang.map(plainName)]
    .filter((nama) => nama.trim().length > 3)
    .toSorted((satu, lain) => lain.length - satu.length)
    .reduce((teks, nama) => teks.replaceAll(nama, samarkan(nama)), isiTeks(perihal, terbuka));
  const huruf = [...tanpaNama];
  return huruf.length > panjang ? `${huruf.slice(0, panjang - 1).join("")}…` : tanpaNama;
}

const bernama = /^(siswa|pegawai)\.(nama|namaAyah|namaIbu|orangTua)$/;

function boleh(bidang: string, isi: string): string {
  if (isi === "" || !/^(siswa|pegawai)\./.test(bidang)) return isi;
  return bernama.test(bidang) ? samarkan(isi) : "…";
}

/** "Nadia Rahma Tolare" → "Nadia R. T."; titles go, and of a single name the beginning stays. */
export function samarkan(nama: string): string {
  const [depan = "", ...lain] = plainName(nama)
    .split(/\s+/)
    .filter((kata) => kata !== "" && !kata.endsWith("."));
  if (lain.length === 0) return `${[...depan].slice(0, 3).join("")}…`;
  return [depan, ...lain.map((kata) => `${[...kata][0]}.`)].join(" ");
}
