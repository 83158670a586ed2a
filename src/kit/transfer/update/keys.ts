import type { Field, Fields } from "../../register/fields.ts";

/** Fields by which a row is known. */
export type Key = readonly string[];

/** A field that has one way to be written. */
export const isExact = (field: Field | undefined): boolean => field !== undefined && (field.kind !== "text" || field.pattern !== undefined);

/** A name alone means somebody only where the list says nothing surer, and even then it is asked. */
export function isByName(fields: Fields, key: Key): boolean {
  const field = fields[key[0] ?? ""];
  return key.length === 1 && !isExact(field) && !isDistinct(field);
}

/** No two rows say it alike, and the database sees to it. */
const isDistinct = (field: Field | undefined): boolean => field?.distinct === true;

/** With these columns a list can tell its rows among those that stand. */
export const hasKey = (register: { readonly fields: Fields; readonly matchBy?: readonly Key[] }, has: (name: string) => boolean): boolean =>
  register.matchBy?.some((key) => !isByName(register.fields, key) && key.every(has)) ?? false;
