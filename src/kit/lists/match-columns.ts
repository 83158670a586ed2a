import { distance } from "fastest-levenshtein";
import { checkField } from "../register/check.ts";
import type { Field } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { optionWords } from "./choose-option.ts";
import { repairCell } from "./repair-cell.ts";
import { bare, bareOutside, faultHead, type ListWords } from "./words.ts";

/** A column of a list, and the field that it seems to bring. */
export interface Column {
  readonly place: number;
  /** As its head says, both lines of it. */
  readonly label: string;
  /** The first three filled cells that differ. */
  readonly samples: readonly string[];
  /** Name of a field; "" when it brings none. */
  readonly field: string;
  /** Its head is known, or somebody said so. Otherwise it is asked. */
  readonly sure: boolean;
}

export interface Head {
  readonly label: string;
  /** What it may be called, the most exact first; nothing where the column was cut in two. */
  readonly names: readonly string[];
}

/** Files do not travel in lists. */
export const broughtFields = ({ fields }: Pick<Register, "fields">): [string, Field][] =>
  Object.entries(fields).filter(([, { kind }]) => kind !== "file");

export type KnownHeads = ReadonlyMap<string, string>;

/** Every head that is known, by its bare words: the field, or "" for what carries nothing. */
export function knownHeads(register: Pick<Register, "fields">, words: ListWords): KnownHeads {
  const known = new Map<string, string>([...words.ignored, faultHead].map((head) => [bare(head), ""]));
  const others = new Map(Object.entries(words.heads).map(([label, heads]) => [bare(label), heads]));
  const fields = broughtFields(register);
  for (const [name, { label }] of fields) for (const head of others.get(bare(label)) ?? []) known.set(bare(head), name);
  for (const [name, { label, column }] of fields) for (const head of [name, column ?? label, label]) known.set(bare(head), name);
  return known;
}

/** The field that a head stands for; undefined when nobody knows. */
export function fieldOf(known: KnownHeads, { names }: Head): string | undefined {
  for (const name of names) for (const said of [bare(name), bareOutside(name)]) if (said !== "" && known.has(said)) return known.get(said);
  return undefined;
}

const samplesAtMost = 3;

interface Listed {
  readonly heads: readonly Head[];
  readonly rows: readonly (readonly string[])[];
}

/** Which column brings which field: by its head, and where nobody knows that, by what its cells look like. */
export function matchColumns(register: Pick<Register, "fields">, words: ListWords, { heads, rows }: Listed): Column[] {
  const known = knownHeads(register, words);
  const taken = new Set<string>();
  const first = heads.map((head) => {
    // What was cut in two is brought by its halves.
    const field = head.names.length === 0 ? "" : fieldOf(known, head);
    if (!field || taken.has(field)) return { field: "", sure: field === "" };
    taken.add(field);
    return { field, sure: true };
  });
  const open = broughtFields(register).filter(([name]) => !taken.has(name));
  return heads.map(({ label }, place) => {
    const cells = [...new Set(rows.map((row) => row[place]?.trim() ?? "").filter((cell) => cell !== ""))];
    const { field, sure } = first[place] ?? { field: "", sure: false };
    const column = { place, label, samples: cells.slice(0, samplesAtMost) };
    // A column without a head and without a cell brings nothing.
    if (sure || (label === "" && cells.length === 0)) return { ...column, field, sure: true };
    const guess =
      nearest(known, label, taken) ??
      lookAlike(
        open.filter(([name]) => !taken.has(name)),
        cells,
        words,
      );
    if (guess) taken.add(guess);
    return { ...column, field: guess ?? "", sure: false };
  });
}

/** A head with a slip of the pen. */
function nearest(known: KnownHeads, label: string, taken: ReadonlySet<string>): string | undefined {
  const said = bareOutside(label);
  if (said.length < 5) return undefined;
  const most = said.length < 9 ? 1 : 2;
  for (const [head, name] of known) if (name && !taken.has(name) && head.length >= 5 && distance(head, said) <= most) return name;
  return undefined;
}

const looksAt = 60;

/** The one field whose form nearly all cells have, once they are mended, of those that have a form. */
function lookAlike(open: readonly (readonly [string, Field])[], cells: readonly string[], words: ListWords): string | undefined {
  const seen = cells.slice(0, looksAt);
  if (seen.length < 2) return undefined;
  const alike = open.filter(([, field]) => isTelling(field) && fits(field, seen, words));
  return alike.length === 1 ? alike[0]?.[0] : undefined;
}

const isTelling = (field: Field): boolean =>
  (field.kind === "text" && field.pattern !== undefined) || ["choice", "date", "phone", "email"].includes(field.kind);

function fits(field: Field, cells: readonly string[], words: ListWords): boolean {
  const how = { field: { ...field, required: false }, order: "dmy", off: new Set<never>(), options: optionWords(field, words) } as const;
  const good = cells.filter((cell) => typeof checkField(how.field, repairCell(cell, how).text) === "string");
  return good.length >= cells.length * 0.9;
}
