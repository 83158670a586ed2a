import { distance } from "fastest-levenshtein";
import { checkField } from "../register/check.ts";
import type { Field } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { optionWords } from "./choose-option.ts";
import { repairCell } from "./repair-cell.ts";
import { bare, bareOutside, faultHead, type ListWords, mostLooked } from "./words.ts";

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
  /** Awaited after each piece of work. */
  readonly breathe: () => Promise<void>;
}

/** Which column brings which field: by its head, and where nobody knows that, by what its cells look like. */
export async function matchColumns(
  register: Pick<Register, "fields">,
  words: ListWords,
  { heads, rows, breathe }: Listed,
): Promise<Column[]> {
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
  const columns: Column[] = [];
  for (const [place, { label }] of heads.entries()) {
    await breathe();
    const cells = cellsSeen(rows, place);
    const { field, sure } = first[place] ?? { field: "", sure: false };
    const column = { place, label, samples: cells.slice(0, samplesAtMost) };
    // A column without a head brings nothing where it is empty, or counts its lines.
    if (sure || (label === "" && (cells.length === 0 || isCount(cells)))) {
      columns.push({ ...column, field, sure: true });
      continue;
    }
    const free = open.filter(([name]) => !taken.has(name));
    const guess = nearest(known, label, taken) ?? (await lookAlike(free, cells, { words, breathe }));
    if (guess) taken.add(guess);
    columns.push({ ...column, field: guess ?? "", sure: false });
  }
  return columns;
}

/** 1, 2, 3 and on. */
const isCount = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => cell.replace(/\.$/, "") === String(at + 1));

/** The first filled cells of a column that differ, as far as anybody looks at them. */
function cellsSeen(rows: Listed["rows"], place: number): string[] {
  const cells = new Set<string>();
  for (const row of rows) {
    if (cells.size >= looksAt) break;
    const cell = row[place]?.slice(0, mostLooked).trim() ?? "";
    if (cell !== "") cells.add(cell);
  }
  return [...cells];
}

/** A head with a slip of the pen. */
function nearest(known: KnownHeads, label: string, taken: ReadonlySet<string>): string | undefined {
  const said = bareOutside(label);
  if (said.length < 5) return undefined;
  const most = said.length < 9 ? 1 : 2;
  for (const [head, name] of known) if (name && !taken.has(name) && isNear(head, said, most)) return name;
  return undefined;
}

/** How long they are tells most of them apart. */
const isNear = (head: string, said: string, most: number): boolean =>
  head.length >= 5 && Math.abs(head.length - said.length) <= most && distance(head, said) <= most;

const looksAt = 60;

/** The one field whose form nearly all cells have, once they are mended, of those that have a form. */
async function lookAlike(
  open: readonly (readonly [string, Field])[],
  cells: readonly string[],
  { words, breathe }: { readonly words: ListWords } & Pick<Listed, "breathe">,
): Promise<string | undefined> {
  if (cells.length < 2) return undefined;
  const alike: string[] = [];
  for (const [name, field] of open) {
    await breathe();
    if (isTelling(field) && fits(field, cells, words)) alike.push(name);
  }
  return alike.length === 1 ? alike[0] : undefined;
}

const isTelling = (field: Field): boolean =>
  (field.kind === "text" && field.pattern !== undefined) || ["choice", "date", "phone", "email"].includes(field.kind);

function fits(field: Field, cells: readonly string[], words: ListWords): boolean {
  const how = { field: { ...field, required: false }, order: "dmy", off: new Set<never>(), options: optionWords(field, words) } as const;
  let wrong = 0;
  for (const cell of cells) {
    if (typeof checkField(how.field, repairCell(cell, how).text, "sheet") !== "string") wrong += 1;
    // Most fields do not fit, and the first cells say so.
    if (cells.length - wrong < cells.length * 0.9) return false;
  }
  return true;
}
