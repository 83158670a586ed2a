import type { Field } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { plain } from "../register/related.ts";
import { isUuid } from "../register/uuid.ts";
import { firstName } from "../row-name.ts";
import type { Choices } from "./choices.ts";
import { optionWords } from "./choose-option.ts";
import { lostIn } from "./code-parts.ts";
import type { Column } from "./match-columns.ts";
import { meaningOf } from "./meaning-of.ts";
import { repairCell } from "./repair-cell.ts";
import { type OrderFound, orderOf } from "./repair-dates.ts";
import { offered, type Repair, repairs } from "./repair-words.ts";
import { type ListWords, mostLooked } from "./words.ts";

/** A column as the register can take it, and everything that was done for it. */
export interface MendedColumn {
  readonly place: number;
  readonly label: string;
  readonly field: string;
  readonly fieldLabel: string;
  readonly cells: readonly string[];
  /** By row: what no mending helps. */
  readonly faults: ReadonlyMap<number, string>;
  readonly done: readonly RepairDone[];
  readonly order?: OrderFound;
  /** Cells that no choice of the field is called like, and the choices there are. */
  readonly unknown: readonly { readonly said: string; readonly count: number; readonly means: string }[];
  readonly options: readonly string[];
}

export interface RepairDone {
  readonly repair: Repair;
  readonly on: boolean;
  /** How it begins, before anybody says something. */
  readonly began: boolean;
  readonly count: number;
  readonly examples: readonly { readonly from: string; readonly to: string }[];
}

interface Mending {
  readonly column: Column;
  /** The rows that are in already among them; absent: none is. */
  readonly whole?: readonly (readonly string[])[];
  /** What rows of another register are called, where the column names them. */
  readonly names?: readonly string[] | undefined;
  readonly register: Register;
  readonly words: ListWords;
  readonly choices: Choices;
  readonly breathe: () => Promise<void>;
}

const [examplesAtMost, unknownAtMost, shownLetters] = [3, 40, 60];

export async function mendColumn(
  rows: readonly (readonly string[])[],
  { column, whole = rows, names = [], register, words, choices, breathe }: Mending,
): Promise<MendedColumn> {
  const { place, label, field: name } = column;
  const field = register.fields[name] as Field;
  const meant = choices.values[name] ?? {};
  const found = field.kind === "date" ? orderOf(columnOf(whole, place)) : undefined;
  // What the cells themselves tell is surer than what was said of another list with this head.
  const order = found && (found.open ? { ...found, order: choices.orders[place] ?? found.order } : found);
  const off = new Set<Repair>(offered);
  for (const repair of choices.switched[place] ?? []) if (!off.delete(repair)) off.add(repair);
  const lost = field.parts ? lostIn(columnOf(whole, place), field.parts) : undefined;
  const how = { field, lost, order: order?.order ?? "dmy", options: optionWords(field, words, { meant, names }) } as const;
  const known = new Set(names.map(plain));
  const told = openTally(off);
  const cells: string[] = [];
  const faults = new Map<number, string>();
  const unknown = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    await breathe();
    const cell = row[place] ?? "";
    const { text, done, fault } = repairCell(cell, { ...how, off });
    told.note(cell, done);
    // What is switched off is told all the same: how many cells it would mend.
    if (off.size > 0)
      told.note(
        cell,
        repairCell(cell, { ...how, off: new Set() }).done.filter((repair) => off.has(repair)),
      );
    if (fault) faults.set(index, fault);
    if (!fault && isUnknown(field, text, known)) unknown.set(text, (unknown.get(text) ?? 0) + 1);
    cells.push(text);
  }
  for (const said of Object.keys(meant)) if (!unknown.has(said)) unknown.set(said, 0);
  return {
    ...{ place, label, field: name, fieldLabel: field.label, cells, faults },
    done: told.all((cell, repair) => repairCell(cell, { ...how, off: new Set(othersThan(repair)) }).text),
    ...(order && { order }),
    unknown: [...unknown].slice(0, unknownAtMost).map(([said, count]) => ({ said, count, means: meaningOf(choices, name, said) })),
    options: field.kind === "choice" ? field.options.map((option) => option.label) : names,
  };
}

const columnOf = (rows: readonly (readonly string[])[], place: number): string[] => rows.map((row) => row[place] ?? "");

const othersThan = (repair: Repair): Repair[] => offered.filter((one) => one !== repair);

function openTally(off: ReadonlySet<Repair>) {
  const counts = new Map<Repair, { count: number; examples: string[] }>();
  return {
    note(cell: string, done: readonly Repair[]): void {
      for (const repair of done) {
        const one = counts.get(repair) ?? { count: 0, examples: [] };
        one.count += 1;
        if (one.examples.length < examplesAtMost && !one.examples.includes(cell)) one.examples.push(cell.slice(0, mostLooked));
        counts.set(repair, one);
      }
    },
    all: (mended: (cell: string, repair: Repair) => string): RepairDone[] =>
      (Object.keys(repairs) as Repair[]).flatMap((repair) => {
        const one = counts.get(repair);
        if (!one) return [];
        const examples = one.examples.map((from) => ({
          from: from.slice(0, shownLetters),
          to: mended(from, repair).slice(0, shownLetters),
        }));
        return [{ repair, on: !off.has(repair), began: !offered.includes(repair), count: one.count, examples }];
      }),
  };
}

function isUnknown(field: Field, text: string, names: ReadonlySet<string>): boolean {
  if (text === "") return false;
  if (field.kind === "reference") return names.size > 0 && !isUuid(text) && ![text, firstName(text)].some((name) => names.has(plain(name)));
  if (field.kind !== "choice") return false;
  return !field.options.some(({ value, label }) => value === text || label.toLowerCase() === text.toLowerCase());
}
