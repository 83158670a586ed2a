import { birthDayOf } from "../nip.ts";
import { dikenalUmum } from "./dikenal-umum.ts";
import { maxPassword, minPassword } from "./panjang.ts";

export interface Pemilik {
  readonly nip: string;
  readonly nama: string;
}

/**
 * Length counts, composition does not. What anybody would try first (the person's own numbers and name, the school, popular
 * passwords, rows of keys) is taken away, and enough must be left. @returns a sentence, or null when the password is good
 */
export function periksaPassword(password: string, pemilik: Pemilik): string | null {
  const letters = [...password.normalize("NFKC")];
  if (letters.length < minPassword)
    return `Password paling sedikit ${minPassword} huruf atau angka. Beberapa kata acak mudah diingat dan kuat.`;
  if (letters.length > maxPassword) return `Password paling banyak ${maxPassword} huruf.`;
  if (new Set(letters).size < 6) return "Password ini mengulang huruf yang sama. Pilih kata-kata lain.";
  const words = guessed(pemilik);
  const typed = plain(password);
  if ([typed, withoutSigns(typed)].some((text) => left(text, words) < 8)) {
    return "Password ini mudah ditebak dari NIP, nama, sekolah, atau kata yang umum. Pilih kata-kata lain.";
  }
  return null;
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
function guessed({ nip, nama }: Pemilik): string[] {
  const [year = "", month = "", day = ""] = birthDayOf(nip).split("-");
  const births = [`${day}${month}${year}`, `${year}${month}${day}`, `${day}${month}${year.slice(2)}`, year];
  const numbers = nip === "" ? [] : [nip, nip.slice(8, 14), nip.slice(8, 12), ...births];
  const names = nama
    .split(/\s+/)
    .map(plain)
    .filter((part) => part.length >= 3);
  const words = [...numbers, ...names, ...dikenalUmum].filter((word) => word.length >= 3);
  return [...new Set([...words, ...words.map(withoutSigns)])].sort((a, b) => b.length - a.length);
}
