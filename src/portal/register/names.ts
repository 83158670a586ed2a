import type { Register, Row } from "#kit/register/register.ts";
import { asWords } from "./value.tsx";

/** What a row is called: the text of its first column. */
export function nameOf(register: Register, row: Row): string {
  const [first = ""] = register.columns;
  const field = register.fields[first];
  return (field ? asWords(field, row[first]) : "") || `${register.noun} tanpa nama`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
