import type { Field, Fields, Value } from "./register/fields.ts";

/** What another field of the same form says; undefined where it does not stand there, or was typed wrongly. */
export type FieldValues = (name: string) => Value | undefined;

/** Whether a field is asked for beside what the others say. What others may not see decides nothing. */
export function isFieldShown({ onlyIf }: Field, says: FieldValues): boolean {
  return Object.entries(onlyIf?.says ?? {}).every(([name, words]) => {
    const said = says(name);
    return said === undefined || words.includes(said === true ? "on" : String(said || ""));
  });
}

/** What a form sends: fields that are not asked for any more are emptied. */
export const dropHiddenFields = <T extends Readonly<Record<string, string>>>(fields: Fields, typed: T): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const field = fields[name];
      return [name, !field || isFieldShown(field, (other) => (other in fields ? (typed[other] ?? "") : undefined)) ? text : ""];
    }),
  );

/** The labels of fields that hold something which `sent` empties, because the others do not ask for them any more. */
export const clearedFields = (fields: Fields, typed: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, { label }]) => (typed[name] && !sent[name] ? [label] : []));
