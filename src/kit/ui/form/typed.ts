import type { Field, Fields, Value } from "../../register/fields.ts";
import { seenText } from "../../typed-text.ts";

/** Field values as a form holds them: text, "on" or "" for a check box. */
export type Typed = Readonly<Record<string, string>>;

export const typedOf = (fields: Fields, row: Readonly<Record<string, unknown>> | null): Typed =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asTyped(row ? row[name] : field.initial)]));

function asTyped(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  return value === true ? "on" : String(value);
}

/** For a piece of the form, which wants the field's own type. */
export const asValue = (field: Field, typed: string): Value => (field.kind === "yesNo" ? typed === "on" : typed);

/** The names of the fields in which two forms differ; spaces at the ends and kinds of line ends do not count. */
export const differingFields = (fields: Fields, one: Typed, other: Typed): string[] =>
  Object.keys(fields).filter((name) => plain(one[name]) !== plain(other[name]));

/** What somebody typed over what was stored; the rest of the form is as it was. */
export const changedFields = (fields: Fields, typed: Typed, stored: Typed): Typed =>
  Object.fromEntries(differingFields(fields, typed, stored).map((name) => [name, typed[name] ?? ""]));

const plain = (text = "") => seenText(text);
