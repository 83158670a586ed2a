import type { RowLine } from "#kit/audit/as-of-lines.server.ts";
import { namesThroughTime } from "#kit/audit/as-of-names.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { openYielder } from "#kit/threads/yield-event-loop.ts";
import type { ReadableLine } from "../jejak/line.ts";
import { readable } from "../jejak/readable.server.ts";
import type { AsOfChange, AsOfChanges } from "./as-of.ts";

interface Between {
  /** With every field that it has. */
  readonly register: Register;
  /** As it is open in this row. */
  readonly seen: Register;
  readonly lines: readonly RowLine[];
  /** From 1, of lines that tell something. */
  readonly page: number;
  readonly size: number;
}

/** Who changed what, oldest first, one entry for each field; what is pointed to is called as it was called then. */
export async function changesBetween(ctx: ReadCtx, { register, seen, lines, page, size }: Between): Promise<AsOfChanges> {
  const telling: RowLine[] = [];
  const breathe = openYielder();
  for (const line of lines) {
    await breathe();
    if (tellsSomething(line, register, seen)) telling.push(line);
  }
  const shown = telling.slice((page - 1) * size, page * size);
  const values = shown.flatMap(({ before, after }) => [before ?? {}, after ?? {}]);
  const called = await namesThroughTime(ctx, { fields: seen.fields, rows: values });
  const rows: AsOfChange[] = [];
  for (let from = 0; from < shown.length; from += linesAtOnce) {
    const part = shown.slice(from, from + linesAtOnce).map((line) => withoutNotes(line, register));
    const told = await readable(ctx, part, { seen, namesThen: ({ at, before, after }) => called(justAfter(at), idsIn(before, after)) });
    rows.push(...part.flatMap((line, place) => changesIn(line, told[place])));
    await breathe();
  }
  return { rows, page, size, total: telling.length };
}

/** An id that no field of the register holds says by what right something was done: nothing to people. */
function withoutNotes(line: RowLine, { fields }: Register): RowLine {
  const told = (values: RowLine["before"]) =>
    values &&
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => Object.hasOwn(fields, name) || typeof value !== "string" || !isUuid(value)),
    );
  return { ...line, before: told(line.before), after: told(line.after) };
}

/** Told in a few milliseconds. */
const linesAtOnce = 50;

/** Coming, going and coming back concern the whole row, not each of its fields. */
const wholly = ["create", "delete", "restore"];

function tellsSomething({ action, before, after }: RowLine, { fields }: Register, seen: Register): boolean {
  if (wholly.includes(action)) return true;
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].some((name) => {
    const isOpen = Object.hasOwn(seen.fields, name) || !Object.hasOwn(fields, name);
    return isOpen && JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null);
  });
}

/** With what was made in the same moment. */
const justAfter = (at: Date) => new Date(at.getTime() + 1);

const idsIn = (before: RowLine["before"], after: RowLine["after"]): unknown[] => [
  ...Object.values(before ?? {}),
  ...Object.values(after ?? {}),
];

function changesIn({ action, id, actorName, at }: RowLine, line: ReadableLine | undefined): AsOfChange[] {
  if (!line) return [];
  const told = { who: actorName, at };
  if (wholly.includes(action)) return [{ ...told, id, label: "Seluruh data", before: "", after: line.deed }];
  return line.changes.map(({ label, before, after }) => ({
    ...told,
    id: `${id} ${label}`,
    label,
    before: before || empty,
    after: after || empty,
  }));
}

const empty = "(kosong)";
