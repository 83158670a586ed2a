import type { Register, Row } from "#kit/register/register.ts";
import { asWords, type Names } from "#kit/ui/field/words.ts";

/** What a row is called: the text of its first column that has one. */
export function nameOf(register: Register, row: Row, names: Names): string {
  for (const column of register.columns) {
    const field = register.fields[column];
    const words = field ? asWords(field, row[column], names) : "";
    if (words !== "") return words.length > 80 ? `${words.slice(0, 80)}…` : words;
  }
  return `${register.noun} tanpa nama`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A label within a sentence: "nama lengkap", but still "NISN". */
export const inSentence = (label: string): string =>
  label.replace(/\S+/g, (word) => (/^[A-Z]{2,}\b/.test(word) ? word : word.toLowerCase()));

/** On the way from a row to its register; one that has a single row has no list. */
export const backTitle = ({ single }: Register): string => (single ? "Kembali" : "Kembali ke daftar");

/** Above the form for a new row; a button that only says to add leaves to its page what. */
export const addTitle = ({ sentences: { add }, noun }: Register): string => (add === "+ Tambah" ? `Tambah ${noun}` : add);

/** The page that shows a row as it stood on a day. */
export const asOfTitle = "Keadaan pada tanggal";
