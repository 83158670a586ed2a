import { plainName } from "#modules/akun/index.ts";
import { fillText, type Value } from "./fields.ts";

const length = 100;

export interface Perihal {
  readonly perihal: string;
  /** What the letter's template says there. */
  readonly template: string | null;
}

/**
 * What whoever holds a letter's code learns of its subject: the template's own words. People whom the letter was told of stand
 * there with a name and initials, enough to be compared with the paper, and with nothing else of theirs. What somebody typed may
 * name anybody: a field filled in by hand is left out, and of a subject written by hand nothing is told, the kind of paper and
 * its number are enough. @param orang full names that a template may also hold; @returns null where nothing is told
 */
export function perihalUmum({ perihal, template }: Perihal, nilai: Value, orang: readonly string[]): string | null {
  if (perihal !== template) return null;
  const terbuka = Object.fromEntries(Object.entries(nilai).map(([nama, isi]) => [nama, may(nama, isi)]));
  const tanpaNama = [...orang, ...orang.map(plainName), ...orang.map((nama) => withoutGelar(nama).join(" "))]
    .filter((nama) => nama.trim().length > 2)
    .toSorted((satu, lain) => lain.length - satu.length)
    .reduce((teks, nama) => teks.replace(written(nama), () => mask(nama)), fillText(perihal, terbuka));
  const huruf = [...tanpaNama];
  return huruf.length > length ? `${huruf.slice(0, length - 1).join("")}…` : tanpaNama;
}

/** The name in capitals or not, and however wide its gaps; not where it is a part of another word. */
function written(nama: string): RegExp {
  const kata = nama
    .trim()
    .split(/\s+/)
    .map((satu) => satu.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])${kata.join("\\s+")}(?![\\p{L}\\p{N}])`, "giu");
}

const named = /^(siswa|pegawai)\.(nama|namaAyah|namaIbu|orangTua)$/;

function may(bidang: string, isi: string): string {
  if (isi === "" || !/^(siswa|pegawai|isian)\./.test(bidang)) return isi;
  return named.test(bidang) ? mask(isi) : "…";
}

/** "Nadia Rahma Tolare" → "Nadia R. T."; titles go, and of a single name the beginning stays. */
export function mask(nama: string): string {
  const [depan = "", ...lain] = withoutGelar(nama);
  if (lain.length === 0) return `${[...depan].slice(0, Math.min(3, Math.ceil(depan.length / 2))).join("")}…`;
  return [depan, ...lain.map((kata) => `${[...kata][0]}.`)].join(" ");
}

const withoutGelar = (nama: string): string[] =>
  plainName(nama)
    .split(/\s+/)
    .filter((kata) => kata !== "" && !kata.endsWith("."));
