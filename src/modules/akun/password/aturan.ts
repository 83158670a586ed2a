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
  const left = guessed(pemilik).reduce((rest, word) => rest.replaceAll(word, " "), plain(password));
  if (left.replaceAll(" ", "").length < 8)
    return "Password ini mudah ditebak dari NIP, nama, sekolah, atau kata yang umum. Pilih kata-kata lain.";
  return null;
}

/** Lower case, with the usual digits for letters undone where they stand among letters. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (sign) => signs[sign] ?? sign)
    .replace(/[^a-z0-9]/g, "");

const signs: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };

/** Longest first, so that a part of a word does not hide the whole. */
function guessed({ nip, nama }: Pemilik): string[] {
  const [year = "", month = "", day = ""] = birthDayOf(nip).split("-");
  const births = [`${day}${month}${year}`, `${year}${month}${day}`, `${day}${month}${year.slice(2)}`, year];
  const numbers = nip === "" ? [] : [nip, nip.slice(8, 14), nip.slice(8, 12), ...births];
  const names = nama
    .split(/\s+/)
    .map(plain)
    .filter((part) => part.length >= 3);
  return [...new Set([...numbers, ...names, ...dikenalUmum].filter((word) => word.length >= 3))].sort((a, b) => b.length - a.length);
}
