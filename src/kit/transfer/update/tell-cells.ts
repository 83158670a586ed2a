import { formatDay, isDay } from "../../dates.ts";
import type { Values } from "../../register/check.ts";
import type { Field } from "../../register/fields.ts";
import type { Register, Row } from "../../register/register.ts";
import { type ReadRow, toCell } from "../sheet-rows.ts";
import type { ToldCell } from "./told-row.ts";

interface Changing {
  readonly row: ReadRow;
  readonly before: Row;
  readonly changes: Values;
  readonly isSeen: (name: string) => boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly later: ReadonlyMap<string, { readonly by: string; readonly at: string }> | undefined;
}

/** Cell by cell, what stands and what the list says; what this person may not see is not told. */
export const cellsTold = (register: Register, { row, before, changes, isSeen, names, later }: Changing): ToldCell[] =>
  Object.entries(changes).map(([name, value]) => {
    const field = register.fields[name] as Field;
    const changed = isSeen(name) ? later?.get(name) : undefined;
    return {
      column: field.label,
      old: isSeen(name) ? asRead(field, before[name], names) : null,
      // Of another row the list has the name itself.
      new: field.kind === "reference" || field.kind === "picture" ? (row.cells[name] ?? "") : asRead(field, value, {}),
      ...(changed && { later: changed }),
    };
  });

const longest = 200;

/** A value in words, as it is told; long ones are cut. */
export function asRead(field: Field, value: unknown, names: Readonly<Record<string, string>>): string {
  const cell = String(toCell(field, value, names) ?? "");
  return shorten(field.kind === "date" && isDay(cell) ? formatDay(cell, "short") : cell);
}

export const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
