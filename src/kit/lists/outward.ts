import type { Filling } from "../documents/template/fill.server.ts";
import type { CellStyle } from "../documents/template/package.server.ts";
import type { Field } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { firstName } from "../row-name.ts";
import type { Cell } from "../transfer/sheet-rows.ts";
import { chooseOption, optionWords } from "./choose-option.ts";
import { type DayForm, dayFormOf, writeDay } from "./day-forms.ts";
import { type FillChoices, specials } from "./fill-choices.ts";
import { bare, type ListWords } from "./words.ts";

/** One column that goes out, and everything that decides what its cells say. */
export interface OutColumn {
  readonly place: number;
  readonly label: string;
  /** A field, one of `specials`, or "" for nothing. */
  readonly field: string;
  /** Its head is known, or somebody said so. */
  readonly sure: boolean;
  readonly style: CellStyle;
  /** The choices that the column allows. */
  readonly items: readonly string[] | null;
  /** Those of them that are numbers to the program; not told of templates that were seen earlier. */
  readonly numbers?: readonly string[];
  /** Of a day. */
  readonly day: DayForm | null;
  /** Of a choice: what is written for each of its labels, and whether the column allows it. */
  readonly writes: readonly { readonly label: string; readonly said: string; readonly allowed: boolean }[];
  readonly constant: string;
  /** It names a row of another register. */
  readonly reference: boolean;
  /** The fields of a pair that stands in one column. */
  readonly pair: readonly string[];
}

interface Described {
  readonly register: Pick<Register, "fields">;
  readonly words: ListWords;
  readonly choices: Pick<FillChoices, "days" | "writes" | "constants">;
}

export interface BareColumn extends Pick<OutColumn, "place" | "label" | "field" | "sure" | "style" | "items" | "numbers"> {
  /** What its head asks for in every row. */
  readonly usual?: string;
}

/** Completes a column: how it writes days and choices, as somebody said or as it asks itself. */
export function describeColumn({ usual: same = "", ...column }: BareColumn, { register, words, choices }: Described): OutColumn {
  const field = register.fields[column.field];
  const said = choices.days[column.place];
  const pair = column.field === specials.pair ? (pairOf(register, words)?.fields ?? []) : [];
  const isDay = field?.kind === "date" || pair.length > 0;
  const usual = pair.length > 0 ? "kata" : dayFormOf(column.label, column.style);
  const items = column.items ?? (field ? itemsInHead(column.label, field, words) : null);
  return {
    ...column,
    items,
    day: isDay ? (said && (said !== "sel" || (column.style === "day" && pair.length === 0)) ? said : usual) : null,
    pair,
    reference: field?.kind === "reference",
    writes: labelsOf(field).map((label) => {
      const written = choices.writes[column.place]?.[label] ?? (field && itemFor(label, { field, items, words })) ?? label;
      return { label, said: written, allowed: items === null || written === "" || items.includes(written) };
    }),
    constant: choices.constants[column.place] ?? same,
  };
}

/** Two fields that lists write into one column, where a register has both. */
export function pairOf({ fields }: Pick<Register, "fields">, { pairs }: ListWords) {
  for (const { heads, labels } of pairs) {
    const names = labels.map((label) => Object.entries(fields).find(([, field]) => bare(field.label) === bare(label))?.[0] ?? "");
    if (!names.includes("")) return { heads, fields: names, label: labels.join(" dan ") };
  }
  return undefined;
}

/** What a cell of the portal may say in a field of choices. */
export function labelsOf(field: Field | undefined): readonly string[] {
  if (field?.kind === "yesNo") return ["Ya", "Tidak"];
  return field?.kind === "choice" ? field.options.map(({ label }) => label) : [];
}

interface Offered {
  readonly field: Field;
  readonly items: readonly string[] | null;
  readonly words: ListWords;
}

/** The item that a list coming in would be understood by. */
function itemFor(label: string, { field, items, words }: Offered): string | undefined {
  const exact =
    items?.find((item) => item.toLowerCase() === label.toLowerCase()) ?? items?.find((item) => bare(unnumbered(item)) === bare(label));
  if (exact !== undefined) return exact;
  const known = optionWords(field, words);
  return items?.find((item) => [item, unnumbered(item)].some((said) => chooseOption(field, said, known) === label));
}

/** "1. Islam" and "01 - Islam" */
const unnumbered = (item: string): string => item.replace(/^\s*\d{1,3}\s*[.):–-]\s*/, "");

/** "Jenis Kelamin (L/P)" and "JK (1=Laki-laki, 2=Perempuan)" say what they take. */
function itemsInHead(label: string, field: Field, words: ListWords): readonly string[] | null {
  const inside =
    /\(([^()]{3,120})\)\s*\*?\s*$/.exec(label)?.[1] ?? (/^\s*[a-z0-9]{1,3}(?:\s*\/\s*[a-z0-9]{1,3})+\s*$/i.test(label) ? label : "");
  const parts = inside.split(/[/,;]/).map((part) => part.split(/[=:]/)[0]?.trim() ?? "");
  if (parts.length < 2 || labelsOf(field).length === 0) return null;
  const known = optionWords(field, words);
  const isMeant = (part: string) =>
    labelsOf(field).some((one) => one.toLowerCase() === part.toLowerCase()) || chooseOption(field, part, known);
  return parts.every((part) => part !== "" && isMeant(part)) ? parts : null;
}

/** A row as it is exported: by the name of a field, what a person would read. */
export type OutRow = Readonly<Record<string, Cell>>;

/** What is written into one cell. */
export function fillingOf(row: OutRow, column: OutColumn, nth: number): Filling {
  if (column.field === specials.number) return column.style === "text" ? { text: String(nth) } : { number: nth };
  if (column.field === specials.constant) return codeFilling(column.constant, column);
  if (column.field === specials.pair) return textFilling(pairIn(row, column));
  const cell = row[column.field] ?? null;
  if (cell === null || cell === "") return null;
  if (column.day !== null && typeof cell === "string") return column.day === "sel" ? { day: cell } : { text: writeDay(cell, column.day) };
  if (typeof cell === "number") return column.style === "text" ? { text: String(cell) } : { number: cell };
  const text = typeof cell === "boolean" ? (cell ? "Ya" : "Tidak") : column.reference ? firstName(cell) : cell;
  const written = column.writes.find(({ label }) => label === text);
  if (written) return codeFilling(written.said, column);
  const item = column.items?.find((one) => bare(one) === bare(text));
  return item !== undefined && column.numbers?.includes(item) ? codeFilling(item, column) : textFilling(item ?? text);
}

/** What rows say that a column does not allow, and how often. */
export interface StrangeValue {
  readonly label: string;
  readonly said: string;
  readonly count: number;
  /** What is written for it can be chosen here; otherwise the row itself has to be put right. */
  readonly choosable: boolean;
}

export function strangeValues(rows: readonly OutRow[], columns: readonly OutColumn[]): StrangeValue[] {
  return columns.flatMap(({ label, field, items, writes, reference }) => {
    const counts = new Map<string, number>();
    if (items === null || field.startsWith(".")) return [];
    for (const { [field]: cell } of rows) {
      if (cell === null || cell === undefined || cell === "") continue;
      const said = typeof cell === "boolean" ? (cell ? "Ya" : "Tidak") : reference ? firstName(String(cell)) : String(cell);
      const allowed = writes.find((one) => one.label === said)?.allowed ?? items.some((item) => bare(item) === bare(said));
      if (!allowed) counts.set(said, (counts.get(said) ?? 0) + 1);
    }
    return [...counts].slice(0, 20).map(([said, count]) => ({ label, said, count, choosable: writes.length > 0 }));
  });
}

const textFilling = (text: string): Filling => (text === "" ? null : { text });

/** "1" as the number 1 where the template has it so: as text it is none of its choices there. */
function codeFilling(text: string, { style, numbers }: OutColumn): Filling {
  const isNumber = style !== "text" && /^(?:0|[1-9]\d{0,14})$/.test(text) && (style === "number" || numbers?.includes(text));
  return isNumber ? { number: Number(text) } : textFilling(text);
}

/** The town, then the day: "…, 12 Agustus 2011" */
const pairIn = (row: OutRow, { day, pair }: OutColumn): string =>
  pair
    .map((name) => row[name] ?? "")
    .filter((cell) => cell !== "")
    .map((cell) => writeDay(String(cell), day ?? "kata"))
    .join(", ");
