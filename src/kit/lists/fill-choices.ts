import * as z from "zod/mini";
import type { ColumnMap } from "./column-map.ts";
import { dayForms } from "./day-forms.ts";

const place = z.string().check(z.regex(/^\d{1,4}$/));
const line = z.int().check(z.nonnegative(), z.maximum(20_000));
const words = z.string().check(z.maxLength(200));

/** What a person said about a template. Columns are named by their place, from 0. */
const fillChoices = z.object({
  sheet: z.optional(line),
  head: z.optional(z.object({ from: line, to: line })),
  /** What is written into a column: a field, one of `specials`, "" for nothing. */
  columns: z.record(place, z.string().check(z.maxLength(60))),
  days: z.record(place, z.enum(Object.keys(dayForms) as [keyof typeof dayForms])),
  /** By the label of a choice: what is written for it. */
  writes: z.record(place, z.record(words, words)),
  constants: z.record(place, words),
});

export type FillChoices = z.infer<typeof fillChoices>;

export const noFillChoices: FillChoices = { columns: {}, days: {}, writes: {}, constants: {} };

/** What can be written besides fields. */
export const specials = { number: ".nomor", pair: ".pasangan", constant: ".tetap" } as const;

/** What is to be the same in all rows, and was not written yet. */
export const lacksText = ({ field, constant }: { readonly field: string; readonly constant: string }): boolean =>
  field === specials.constant && constant.trim() === "";

/** The form of a template: `kolom-3`, `hari-3`, `tetap-3`, and `nilai-3-0` for the first choice of the field. @returns undefined for what no form sends */
export function readFillForm(form: FormData, optionsAt: (place: number) => readonly string[]): FillChoices | undefined {
  const said: { [K in "columns" | "days" | "constants"]: Record<string, string> } = { columns: {}, days: {}, constants: {} };
  const writes: Record<string, Record<string, string>> = {};
  const groups = { kolom: said.columns, hari: said.days, tetap: said.constants };
  for (const [name, value] of form) {
    const [, group, at = "", nth] = /^(kolom|hari|tetap|nilai)-(\d{1,4})(?:-(\d{1,3}))?$/.exec(name) ?? [];
    if (!group || typeof value !== "string") continue;
    if (group !== "nilai") groups[group as keyof typeof groups][at] = value;
    const label = group === "nilai" ? optionsAt(Number(at))[Number(nth)] : undefined;
    if (label !== undefined) writes[at] = { ...writes[at], [label]: value };
  }
  const lembar = form.get("lembar");
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(String(form.get("kepala") ?? "")) ?? [];
  return fillChoices.safeParse({
    ...(typeof lembar === "string" && lembar !== "" && { sheet: Number(lembar) }),
    ...(from && to && { head: { from: Number(from), to: Number(to) } }),
    ...said,
    writes,
  }).data;
}

/** What a kept map says of a template with its head. One that took lists in says the other way round what it took a word for. */
export function fillChoicesFrom({ columns }: ColumnMap, before: FillChoices = noFillChoices): FillChoices {
  const each = <T>(value: (column: ColumnMap["columns"][number]) => T | undefined): Record<string, T> =>
    Object.fromEntries(columns.flatMap((column, at) => (value(column) === undefined ? [] : [[at, value(column) as T]])));
  return {
    ...before,
    columns: each(({ field }) => field),
    days: each(({ day }) => day),
    constants: each(({ constant }) => constant),
    writes: each(({ writes, values }) => writes ?? (values && turned(values))),
  };
}

const turned = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([said, label]): [string, string] => [label, said])
      .reverse(),
  );
