import * as z from "zod/mini";
import { type Choices, noChoices } from "#kit/lists/choices.ts";
import { broughtFields, type Column } from "#kit/lists/match-columns.ts";
import { offered, type Repair, repairs } from "#kit/lists/repair-words.ts";
import { bare } from "#kit/lists/words.ts";
import { namesPrototype } from "#kit/prototype-key.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { readSeenJson } from "#kit/seen-json.ts";
import { type UpdateRule, updateRules } from "#kit/transfer/update/update-rules.ts";

const words = z.string().check(z.maxLength(300));
export const allRepairs = Object.keys(repairs) as [Repair, ...Repair[]];
export const allRules = Object.keys(updateRules) as [UpdateRule, ...UpdateRule[]];

const settings = z.strictObject({
  /** By head of the file: the field that the column brings; "" for none. */
  kolom: z.optional(z.record(words, words)),
  /** By field: what its cells do to rows that stand already. */
  aturan: z.optional(z.record(words, z.enum(allRules))),
  /** By field: what a cell says, and the label of the choice it means. */
  nilai: z.optional(z.record(words, z.record(words, words))),
  /** By field: the ways to mend that are used, and no others. */
  perbaikan: z.optional(z.record(words, z.array(z.enum(allRepairs)).check(z.maxLength(allRepairs.length)))),
  /** By field: whether the day or the month comes first. */
  tanggal: z.optional(z.record(words, z.enum(["dmy", "mdy"]))),
  /** By row: what becomes of it, where it is in conflict or in doubt. */
  keputusan: z.optional(z.record(z.string().check(z.regex(/^\d{1,7}$/)), z.string().check(z.maxLength(40)))),
});

/** What a program says of its list, instead of answering questions on the page. */
export type Settings = z.infer<typeof settings>;

/** @throws Refusal 400 for what is none, with the part that is wrong */
export function readSettings(sent: unknown): Settings {
  if (sent === undefined || sent === null || sent === "") return {};
  const said = typeof sent === "string" ? parsed(sent) : sent;
  if (namesPrototype(said)) throw refuse.malformed("Pengaturan impor tidak terbaca: __proto__.");
  const read = settings.safeParse(said);
  if (read.success) return read.data;
  const places = [...new Set(read.error.issues.map(({ path }) => path.map(String).join(".").slice(0, 60)).filter(Boolean))];
  throw refuse.malformed(`Pengaturan impor tidak terbaca${places.length > 0 ? `: ${places.slice(0, 5).join(", ")}` : ""}.`);
}

function parsed(text: string): unknown {
  try {
    return readSeenJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** @throws Refusal 422 for a field that is unknown or closed, or not of the kind that the setting is for */
export function demandFields(register: Register, { aturan, nilai, perbaikan, tanggal }: Settings): void {
  const fields = new Map(broughtFields(register));
  const wrong: Record<string, string> = {};
  for (const name of [aturan, nilai, perbaikan, tanggal].flatMap((said) => Object.keys(said ?? {})))
    if (!fields.has(name)) wrong[name] = `Isian "${name.slice(0, 40)}" tidak dapat diimpor di sini.`;
  for (const [name, said] of Object.entries(nilai ?? {})) {
    const field = fields.get(name);
    if (!field) continue;
    const known = field.kind === "choice" ? field.options.flatMap(({ value, label }) => [value, label]) : [];
    const strange = Object.values(said).find((word) => !known.includes(word));
    if (field.kind !== "choice") wrong[name] = `${field.label} bukan pilihan, jadi tidak mempunyai padanan nilai.`;
    else if (strange !== undefined) wrong[name] = `"${strange.slice(0, 40)}" bukan pilihan untuk ${field.label}.`;
  }
  for (const name of Object.keys(tanggal ?? {})) {
    const field = fields.get(name);
    if (field && field.kind !== "date") wrong[name] = `${field.label} bukan tanggal.`;
  }
  if (Object.keys(wrong).length > 0) throw refuse.invalid("Pengaturan impor menyebut isian yang tidak sesuai.", wrong);
}

/** What a person would have chosen on the page; `columns` as they are known by now. @throws Refusal 422 for a head that the list does not have */
export function choicesOf(
  { kolom = {}, nilai, perbaikan, tanggal }: Settings,
  columns: readonly Column[],
  before: Choices = noChoices,
): Choices {
  const named = Object.entries(kolom).map(([head, name]) => {
    const column = columns.find(({ label }) => bare(label) === bare(head));
    if (!column) throw refuse.invalid(`Kolom "${head.slice(0, 60)}" tidak ada di daftar ini.`);
    return [String(column.place), name] as const;
  });
  // A field that is brought by a named column is brought by that one alone.
  const given = new Set(named.flatMap(([, field]) => field || []));
  const left = columns.filter(({ field, place }) => given.has(field) && !named.some(([at]) => at === String(place)));
  const said = { ...before.columns, ...Object.fromEntries(left.map(({ place }) => [place, ""])), ...Object.fromEntries(named) };
  const fieldAt = (column: Column): string => said[column.place] ?? column.field;
  const each = <T>(value: (name: string) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      columns.flatMap((column) => (value(fieldAt(column)) === undefined ? [] : [[column.place, value(fieldAt(column)) as T]])),
    );
  return {
    ...before,
    columns: said,
    orders: { ...before.orders, ...each((name) => tanggal?.[name]) },
    values: { ...before.values, ...nilai },
    switched: { ...before.switched, ...each((name) => perbaikan?.[name] && switchedFor(perbaikan[name])) },
  };
}

/** Those that begin another way than they are wanted. */
const switchedFor = (wanted: readonly Repair[]): Repair[] => allRepairs.filter((one) => wanted.includes(one) === offered.includes(one));
