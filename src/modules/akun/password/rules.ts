import type { Sekolah } from "#modules/profil/index.ts";
import { birthDayOf } from "../nip.ts";
import { commonlyKnown } from "./commonly-known.ts";
import { maxPassword, minPassword } from "./length.ts";
import { words } from "./words.ts";

export interface Pemilik {
  readonly nip: string;
  readonly nama: string;
  /** The school that everybody thinks of first, and its town. */
  readonly sekolah?: Pick<Sekolah, "nama" | "kota">;
}

/**
 * Length counts, composition does not. What anybody would try first (the person's own numbers and name, the school, popular
 * passwords, rows of keys) is taken away, and enough must be left; a word or two of the language alone are not enough.
 * @param minimal characters: `minPassword`, or fewer beside a second factor
 * @returns a sentence, or null when the password is good
 */
export function checkPassword(password: string, pemilik: Pemilik, minimal = minPassword): string | null {
  const letters = [...password.normalize("NFKC")];
  if (letters.length < minimal) return `Password paling sedikit ${minimal} karakter. Beberapa kata acak mudah diingat dan kuat.`;
  if (letters.length > maxPassword) return `Password paling banyak ${maxPassword} karakter.`;
  const words = guessed(pemilik);
  const typed = plain(password);
  if ([typed, withoutSigns(typed)].some((text) => left(text, words) < Math.min(8, minimal - 2))) {
    return "Password ini mudah ditebak dari NIP, nama, sekolah, atau kata yang umum. Pilih kata-kata lain.";
  }
  if (new Set(letters).size < Math.min(6, minimal - 3)) return "Password ini mengulang karakter yang sama. Pilih kata-kata lain.";
  if (bagianPassword(password) < (minimal < minPassword ? 2 : 3)) {
    return "Satu atau dua kata saja mudah ditebak. Tambahkan kata acak lain yang tidak berhubungan.";
  }
  return null;
}

/** Of how many parts it is made that must be guessed one by one: known words, each once, and every three other letters. */
export function bagianPassword(password: string): number {
  let rest = plain(password);
  let found = 0;
  for (const word of bahasa) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, " ");
    found += 1;
  }
  return found + Math.floor([...rest.replaceAll(" ", "")].length / 3);
}

/** How many letters are left when the words are taken out. */
const left = (text: string, words: readonly string[]): number =>
  [...words.reduce((rest, word) => rest.replaceAll(word, " "), text).replaceAll(" ", "")].length;

/** Lower case, without accents, spaces and punctuation. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\s\p{P}\p{M}]/gu, "");

/** "p4ssw0rd" is "password". */
const withoutSigns = (text: string): string => text.replace(/[013457$]/g, (sign) => signs[sign] ?? sign);

const signs: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s" };

/** Longest first, so that a part of a word does not hide the whole. */
const longestFirst = (words: readonly string[]): string[] => [...new Set(words)].sort((a, b) => b.length - a.length);

const bahasa = longestFirst([...words, ...commonlyKnown.filter((word) => word.length >= 4)]);

function guessed({ nip, nama, sekolah }: Pemilik): string[] {
  const [year = "", month = "", day = ""] = birthDayOf(nip).split("-");
  const births = [`${day}${month}${year}`, `${year}${month}${day}`, `${day}${month}${year.slice(2)}`, year];
  const numbers = [nip, nip.slice(8, 14), nip.slice(8, 12), ...births];
  const names = nama.split(/\s/).map(plain);
  const words = [...numbers, ...names, ...schoolWords(sekolah), ...commonlyKnown].filter((word) => word.length >= 3);
  return longestFirst([...words, ...words.map(withoutSigns)]);
}

/** "MAN 2 Poso" as it is typed: whole, without its number, with the number as a word, and its parts. */
function schoolWords(sekolah: Pemilik["sekolah"]): string[] {
  if (!sekolah) return [];
  const parts = sekolah.nama.split(/\s+/).map(plain);
  const spelt = parts.map((part) => numberWords[Number(part)] ?? part);
  const lettered = parts.filter((part) => !/^\d+$/.test(part));
  const starts = [parts, spelt].flatMap((some) => some.map((_, end) => some.slice(0, end + 1).join("")));
  return [...starts, lettered.join(""), ...lettered, ...sekolah.kota.split(/\s+/).map(plain)];
}

const numberWords = ["", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan"];
