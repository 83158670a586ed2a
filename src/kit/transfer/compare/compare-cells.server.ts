import type { Field } from "../../register/fields.ts";
import type { Register, Row } from "../../register/register.ts";
import type { ReadRow } from "../sheet-rows.ts";
import { isSame, readCell } from "../update/compare-row.server.ts";
import { asRead, shorten } from "../update/tell-cells.ts";

/** One field: what stands here, and what the list says; "" for nothing. */
export interface ComparedCell {
  readonly field: string;
  readonly old: string;
  readonly new: string;
}

interface Beside {
  readonly row: ReadRow;
  /** The row that stands, with what this person sees of it. */
  readonly seen: Row;
  readonly names: Readonly<Record<string, string>>;
  /** What is empty in the list and filled here differs too. */
  readonly empty: boolean;
}

/** Only fields for which the list has a column; and that the row is expected in the list at all. */
export function differingCells(register: Register, { row, seen, names, empty }: Beside): ComparedCell[] {
  const differing = Object.entries(row.cells).flatMap(([name, cell]): ComparedCell[] => {
    const field = register.fields[name];
    if (!field || !Object.hasOwn(seen, name) || (cell === "" && !empty)) return [];
    const { value, sentence } = readCell(field, row, name);
    const old = asRead(field, seen[name], names);
    if (sentence === undefined && isSame(field, { cell, value, stands: seen[name], names })) return [];
    const said = sentence !== undefined || isNamed(field) ? shorten(row.typed(name) || cell) : asRead(field, value, {});
    return isAlike(field, old, said) ? [] : [{ field: name, old, new: said }];
  });
  return [...differing, ...unexpected(register, row, seen)];
}

interface Said {
  readonly value: unknown;
  /** As it was told when they were compared. */
  readonly said: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Whether a row now says in this field what was told of either side. */
export function isSaidAlike(register: Register, name: string, { value, said, names }: Said): boolean {
  const field = register.fields[name];
  if (!field) return false;
  if (said === stillListed) return value === register.expected?.where[name];
  const now = asRead(field, value, names);
  return now === said || isAlike(field, now, said) || (isNamed(field) && bare(now.split(" · ")[0] ?? "") === bare(said));
}

const stillListed = "masih ada di daftar";

/** Here it is said to be gone, and the list still has it. */
const unexpected = (register: Register, row: ReadRow, seen: Row): ComparedCell[] =>
  Object.entries(register.expected?.where ?? {}).flatMap(([name, value]) => {
    const field = register.fields[name];
    if (!field || !Object.hasOwn(seen, name) || seen[name] === value || (row.cells[name] ?? "") !== "") return [];
    return [{ field: name, old: asRead(field, seen[name], {}), new: stillListed }];
  });

/** What the list says of a row that is only there. */
export const listedCells = (register: Register, row: ReadRow): ComparedCell[] =>
  Object.entries(row.cells).flatMap(([name, cell]) => {
    const field = register.fields[name];
    if (!field || cell === "") return [];
    const { value, sentence } = readCell(field, row, name);
    return [{ field: name, old: "", new: sentence !== undefined || isNamed(field) ? shorten(cell) : asRead(field, value, {}) }];
  });

/** By what a row that is only here can be sought elsewhere. */
export function standingCells(register: Register, seen: Row, names: Readonly<Record<string, string>>): ComparedCell[] {
  const keys = new Set((register.matchBy ?? []).flat());
  return Object.entries(register.fields).flatMap(([name, field]) => {
    const old = keys.has(name) && name !== register.columns[0] && Object.hasOwn(seen, name) ? asRead(field, seen[name], names) : "";
    return old === "" ? [] : [{ field: name, old, new: "" }];
  });
}

/** Of another row the list has the name itself. */
const isNamed = ({ kind }: Field): boolean => kind === "reference" || kind === "picture";

/** Lists from elsewhere are in capitals: that makes no difference, nor do blanks. */
const isAlike = (field: Field, one: string, other: string): boolean =>
  (field.kind === "text" || field.kind === "longText" || isNamed(field)) && bare(one) === bare(other);

const bare = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim().toLocaleLowerCase("id");
