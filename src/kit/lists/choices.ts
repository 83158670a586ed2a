import * as z from "zod/mini";
import { isDay } from "../dates.ts";
import { namesPrototype } from "../prototype-key.ts";
import { readSeenJson } from "../seen-json.ts";
import { type UpdateRule, updateRules } from "../transfer/update/update-rules.ts";
import { repairs } from "./repair-words.ts";

const place = z.string().check(z.regex(/^\d{1,4}$/));
const line = z.int().check(z.nonnegative(), z.maximum(1_000));
const placeInFile = z.string().check(z.regex(/^\d{1,7}$/));
const words = z.string().check(z.maxLength(200));
const day = z.string().check(z.refine(isDay));
const name = z.string().check(z.maxLength(80));

/** Of a column of figures: the highest there can be, and how much it weighs beside the others: as much as its points, or so much. */
export const scale = z.object({
  highest: z.optional(z.number().check(z.positive(), z.maximum(100_000))),
  weight: z.optional(z.union([z.literal("points"), z.number().check(z.positive(), z.maximum(1_000))])),
});

export type Scale = z.infer<typeof scale>;

/** What a person said about a list. Columns are named by their place, from 0. */
const choices = z.object({
  /** The day as of which the list says what it says. */
  asOf: z.optional(day),
  sheet: z.optional(line),
  head: z.optional(z.object({ from: line, to: line })),
  /** The field that a column brings; "" for none. */
  columns: z.record(place, name),
  orders: z.record(place, z.enum(["dmy", "mdy"])),
  /** Ways to mend that are switched away from how they begin. */
  switched: z.record(place, z.array(z.enum(Object.keys(repairs) as [keyof typeof repairs])).check(z.maxLength(20))),
  /** By field: what a cell says, and the label of the choice it means. */
  values: z.record(name, z.record(words, words)),
  /** By field: what its cells do to rows that stand already. */
  rules: z.optional(z.record(name, z.enum(Object.keys(updateRules) as [UpdateRule]))),
  /** By field: how its figures are read. */
  scales: z.optional(z.record(name, scale)),
  /** By a row's place in the file: what becomes of it, where it is in conflict or in doubt. */
  decided: z.optional(z.record(placeInFile, z.string().check(z.maxLength(40)))),
  /** What was answered about taking the list. */
  answer: z.optional(name),
  /** By a row's place in the file, then by column: what a cell says instead. */
  cells: z.optional(z.record(placeInFile, z.record(place, z.string().check(z.maxLength(1_000))))),
  /** By a row's place in the file: fields that no column brings and that are ticked for it. */
  ticked: z.optional(z.record(placeInFile, z.array(name).check(z.maxLength(20)))),
});

export type Choices = z.infer<typeof choices>;

export const noChoices: Choices = { columns: {}, orders: {}, switched: {}, values: {} };

/** What the form of a list sent, as JSON; undefined for what no form sends. */
export function readChoices(sent: string): Choices | undefined {
  try {
    const said: unknown = readSeenJson(sent);
    return namesPrototype(said) ? undefined : choices.safeParse(said).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A list looked at in another sheet, or from another head, has other columns. What is not said stays as it is. */
export function withoutStale(said: Choices, shown: Required<Pick<Choices, "sheet" | "head">>): Choices {
  const sheet = said.sheet ?? shown.sheet;
  const always = said.asOf === undefined ? noChoices : { ...noChoices, asOf: said.asOf };
  if (sheet !== shown.sheet) return { ...always, sheet };
  const head = said.head ?? shown.head;
  return head?.from === shown.head?.from && head?.to === shown.head?.to ? said : { ...always, sheet, head };
}
