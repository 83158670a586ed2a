import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { type AskedDays, inOrder } from "#kit/asked-days.ts";
import { endOf, rowAsOf } from "#kit/audit/as-of.server.ts";
import { linesOf } from "#kit/audit/as-of-lines.server.ts";
import { namesAsOf } from "#kit/audit/as-of-names.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { nameOf } from "../register/names.ts";
import type { AsOf } from "./as-of.ts";
import { changesBetween } from "./changes-between.server.ts";
import { rowNow, rowOf } from "./row-then.server.ts";
import { tablesBeside } from "./tables-beside.server.ts";

interface Asked {
  /** As the store gave it to this person. */
  readonly row: Row;
  readonly days: AskedDays;
  /** Of the changes. */
  readonly page: number;
  readonly size: number;
}

/** The row as it stood at the end of the day, and what was changed between the two days: of both, what this person sees of it today. */
export async function composeAsOf(ctx: ReadCtx, register: Register, { row, days, page, size }: Asked): Promise<AsOf> {
  const seen = pickFields(register, Object.keys(row));
  const end = endOf(days.day);
  const lines = (await linesOf(ctx, register, { ids: [row.id] })).get(row.id) ?? [];
  const then = rowAsOf({ row: rowNow(row), lines, names: Object.keys(seen.fields) }, end);
  const stood = rowOf(row, then);
  const { pictures, names: filesAndOthers } = await relatedOf(ctx, seen, [stood]);
  const names = { ...filesAndOthers, ...(await namesAsOf(ctx, { fields: seen.fields, rows: [stood] }, end)) };
  const [from, to] = inOrder(days).map(endOf) as [Date, Date];
  return {
    state: then.state,
    by: then.line && { name: then.line.actorName, at: then.line.at },
    row: stood,
    name: nameOf(seen, then.state === "absent" ? row : stood, names),
    certainty: Object.fromEntries(Object.entries(then.fields).map(([name, { certainty }]) => [name, certainty])),
    related: { names, pictures, options: {} },
    beside: then.state === "absent" ? [] : await tablesBeside(ctx, register, { id: row.id, day: days.day, until: days.until }),
    changes: await changesBetween(ctx, { register, seen, page, size, lines: lines.filter(({ at }) => at >= from && at < to) }),
  };
}
