import { addDays } from "../dates.ts";
import { momentAt } from "../time-zone.ts";
import { hidden } from "./audit.server.ts";
import { canonical } from "./canonical.ts";

/** A line of a row's trail, in the order in which they were written. */
export interface AsOfLine {
  readonly at: Date;
  readonly actorName: string;
  readonly action: string;
  readonly before: Told | null;
  readonly after: Told | null;
  /** It tells of every field that the register had then, not only of some that changed. */
  readonly isWhole: boolean;
}

type Told = Readonly<Record<string, unknown>>;

/**
 * recorded: the trail says what stood there. unchanged: no line ever spoke of it, so it stands as it does today.
 * unknown: the trail does not hold it. withheld: what stood there was never written down, or is erased.
 */
export type Certainty = "recorded" | "unchanged" | "unknown" | "withheld";

export interface FieldThen {
  /** Null also where nobody knows. */
  readonly value: unknown;
  readonly certainty: Certainty;
}

export interface RowThen {
  readonly state: "absent" | "kept" | "binned";
  /** Of a row that was not there yet, or lay in the bin: the line that made or binned it, where there is one. */
  readonly line: AsOfLine | null;
  /** None of a row that was not there yet. */
  readonly fields: Readonly<Record<string, FieldThen>>;
}

export interface RowNow {
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly [field: string]: unknown;
}

interface Past {
  readonly row: RowNow;
  readonly lines: readonly AsOfLine[];
  /** Of the fields that are asked for. */
  readonly names: readonly string[];
}

/** How a row stood before the moment `end`: what the lines on both sides of it say, and the row of today where none does. */
export function rowAsOf({ row, lines, names }: Past, end: Date): RowThen {
  const earlier = lines.filter(({ at }) => at < end);
  const later = lines.filter(({ at }) => at >= end);
  const made = lines.find(({ action }) => action === "create");
  if ((made?.at ?? row.createdAt) >= end) return { state: "absent", line: made ?? null, fields: {} };
  const fields = Object.fromEntries(names.map((name) => [name, withheldOr(fieldThen(name, row[name], { earlier, later }))]));
  const binning = lastBinning(row, { earlier, later }, end);
  return binning === undefined ? { state: "kept", line: null, fields } : { state: "binned", line: binning, fields };
}

/** The moment at which the day ends at the school. */
export const endOf = (day: string): Date => momentAt(addDays(day, 1));

interface Sides {
  readonly earlier: readonly AsOfLine[];
  readonly later: readonly AsOfLine[];
}

/** @returns the line that put it into the bin, null where only the row tells so, undefined of a row that was not in the bin */
function lastBinning({ deletedAt }: RowNow, { earlier, later }: Sides, end: Date): AsOfLine | null | undefined {
  const turns = ({ action }: AsOfLine) => action === "delete" || action === "restore";
  const last = earlier.findLast(turns);
  const next = later.find(turns);
  if (last?.action === "delete") return last;
  if (last === undefined && next?.action === "restore") return null;
  return next === undefined && last === undefined && deletedAt !== null && deletedAt < end ? null : undefined;
}

function fieldThen(name: string, now: unknown, { earlier, later }: Sides): FieldThen {
  const left = lastSaid(name, earlier);
  // A whole line that does not know the field is older than the field itself.
  if (left === undefined && earlier.some(({ isWhole }) => isWhole)) return unknown;
  const next = later.find((line) => line.isWhole || tells(line, name));
  if (next === undefined) return left === undefined ? { value: now ?? null, certainty: "unchanged" } : agreed(left.value, now);
  const right = saidBefore(name, next);
  if (right === undefined) return left === undefined ? unknown : recorded(left.value);
  return left === undefined ? recorded(right.value) : agreed(left.value, right.value);
}

const unknown: FieldThen = { value: null, certainty: "unknown" };
const recorded = (value: unknown): FieldThen => ({ value: value ?? null, certainty: "recorded" });

/** What changed between two lines without a line did so nobody knows when. */
const agreed = (left: unknown, right: unknown): FieldThen => (comparable(left) === comparable(right) ? recorded(left) : unknown);
const comparable = (value: unknown) => (value === null || value === undefined ? '""' : canonical(value));

const withheldOr = (then: FieldThen): FieldThen => (then.value === hidden ? { value: null, certainty: "withheld" } : then);

interface Said {
  readonly value: unknown;
}

const says = (told: Told | null, name: string): Said | undefined =>
  told !== null && Object.hasOwn(told, name) ? { value: told[name] } : undefined;

const tells = ({ before, after }: AsOfLine, name: string): boolean => (says(before, name) ?? says(after, name)) !== undefined;

/** What the field held just before this line. In the bin nothing changes: what came out of it lay there as well. */
const saidBefore = (name: string, { action, before, after }: AsOfLine): Said | undefined =>
  says(before, name) ?? (action === "restore" ? says(after, name) : undefined);

function lastSaid(name: string, lines: readonly AsOfLine[]): Said | undefined {
  const line = lines.findLast((one) => tells(one, name));
  return line && (says(line.after, name) ?? says(line.before, name));
}
