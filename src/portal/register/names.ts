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
