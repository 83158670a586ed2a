import type { Field, Value } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { registrationFields } from "../fields.ts";
import { covered } from "../keluarga/covered.ts";
import type { IsianName } from "../perbaikan/isian.ts";

const dots = "•••";

/**
 * What stands in a field, as a family knows its own again and a stranger who guessed number and birth date learns little: the ends of numbers,
 * the first letters of names, works and addresses.
 */
export function masked(name: IsianName | "jalur", value: Value | undefined): string {
  const field: Field = registrationFields[name];
  const words = asWords(field, value, {});
  if (words === "") return "Tidak diisi";
  const ends = covered(name, value);
  if (ends !== value) return String(ends);
  if (field.kind === "phone") return `${dots}${dots}${words.slice(-3)}`;
  if (field.kind === "email") return words.split("@").map(firstLetter).join("@");
  if (field.kind === "choice" && field.options.length === 1) return words;
  return name === "alamat" || field.privacy === "rahasia" ? words.split(/\s+/).map(firstLetter).join(" ") : words;
}

/** Nothing of a word that has no letter, such as a house number; nor how long it is. */
const firstLetter = (word: string): string => `${/^\p{L}/u.exec(word)?.[0] ?? ""}${dots}`;
