import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { namesPrototype } from "../prototype-key.ts";
import { readSeenJson } from "../seen-json.ts";
import { type UpdateRule, updateRules } from "../transfer/update/update-rules.ts";
import { oneLine } from "../typed-text.ts";
import { type Choices, noChoices, scale } from "./choices.ts";
import { dayForms } from "./day-forms.ts";
import type { Interpretation } from "./interpret.ts";
import { bare, faultHead } from "./words.ts";

/** A map's name or source: one line of 80 letters at most, whoever typed it and where. */
export const mapLabel = (typed: string): string => oneLine(oneLine(typed).slice(0, 80));

const label = z.string().check(z.overwrite(mapLabel));
const head = z.string().check(z.overwrite(oneLine), z.maxLength(300));

/** Which column of lists with this head brings which field, by what the head says. */
const columnMap = z.object({
  name: label.check(z.minLength(1)),
  source: label,
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Whether lists with this head come in or go out; in where a file of earlier says nothing. */
  direction: z._default(z.enum(["in", "out"]), "in"),
  columns: z.array(
    z.object({
      head,
      field: z.string().check(z.maxLength(80)),
      order: z.optional(z.enum(["dmy", "mdy"])),
      values: z.optional(z.record(z.string(), z.string().check(z.maxLength(200)))),
      rule: z.optional(z.enum(Object.keys(updateRules) as [UpdateRule])),
      scale: z.optional(scale),
      /** Of a list that goes out: how a day is written, by the label of a choice what is written for it, and what every row says. */
      day: z.optional(z.enum(Object.keys(dayForms) as [keyof typeof dayForms])),
      writes: z.optional(z.record(z.string(), z.string().check(z.maxLength(200)))),
      constant: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
});

export type ColumnMap = z.infer<typeof columnMap>;

/** A map as it leaves as a file, and comes back from one. */
const mapFile = z.object({ kind: z.literal("peta-kolom"), version: z.literal(1), register: z.string(), map: columnMap });
export type MapFile = z.infer<typeof mapFile>;

export const asMapFile = (register: string, map: ColumnMap): MapFile => ({ kind: "peta-kolom", version: 1, register, map });

/** The map in a file; undefined for any other file. */
export function readMapFile(text: string): MapFile | undefined {
  try {
    const said: unknown = readSeenJson(text);
    return namesPrototype(said) ? undefined : mapFile.safeParse(said).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The same for every list with these heads in this order, however they are spaced and written. */
export const fingerprintOf = (columns: readonly { readonly label: string }[]): string =>
  createHash("sha256")
    .update(
      columns
        .filter(({ label }) => label !== faultHead)
        .map(({ label }) => bare(label))
        .join("|"),
    )
    .digest("hex")
    .slice(0, 32);

/** What a person settled about a list, to be kept for the next one. */
export function mapOf({ columns, mended }: Interpretation, choices: Choices, named: Pick<ColumnMap, "name" | "source">): ColumnMap {
  return {
    ...named,
    direction: "in",
    fingerprint: fingerprintOf(columns),
    columns: columns.map(({ place, label, field }) => {
      const order = mended.find((one) => one.place === place)?.order?.order;
      const values = choices.values[field];
      const rule = choices.rules?.[field];
      const figures = choices.scales?.[field];
      const said = { ...(order && { order }), ...(values && { values }), ...(rule && { rule }), ...(figures && { scale: figures }) };
      return { head: label, field, ...said };
    }),
  };
}

/** What the map says of a list with its head, as if the person had said it. */
export function choicesFrom({ columns }: ColumnMap, before: Choices = noChoices): Choices {
  const each = <T>(value: (column: ColumnMap["columns"][number]) => T | undefined): Record<string, T> =>
    Object.fromEntries(columns.flatMap((column, place) => (value(column) === undefined ? [] : [[place, value(column) as T]])));
  return {
    ...before,
    columns: each(({ field }) => field),
    orders: each(({ order }) => order),
    values: Object.fromEntries(columns.flatMap(({ field, values }) => (field && values ? [[field, values]] : []))),
    rules: Object.fromEntries(columns.flatMap(({ field, rule }) => (field && rule ? [[field, rule]] : []))),
    ...(columns.some((column) => column.scale) && {
      scales: Object.fromEntries(columns.flatMap((column) => (column.field && column.scale ? [[column.field, column.scale]] : []))),
    }),
  };
}
