import { sql } from "kysely";
import { may, type ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { dayOf } from "../dates.ts";
import type { Option } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import type { Related } from "../register/related.ts";
import { shapeOf } from "./number-shapes.ts";

/** More than these a browser does not offer sensibly, and need not travel. */
const mostOffered = 200;
/** What is longer was hardly written twice. */
const longestOffered = 160;

/**
 * What was written before in the fields that complete themselves, the most frequent first; nothing for those whose right does not reach
 * every row. @param register as the person may read it: a field that is closed to them is not there
 */
export async function completionsOf(ctx: ReadCtx, register: Register): Promise<Related["options"]> {
  if (may(ctx, `${register.name}:read`) !== "yes") return {};
  const offered: [string, Option[]][] = [];
  for (const [name, what] of Object.entries(register.offers ?? {})) {
    if (!Object.hasOwn(register.fields, name)) continue;
    if (what === "former") offered.push([name, await written(ctx, register, name)]);
    else if (what && what !== "today" && Object.hasOwn(register.fields, what.builtBy))
      offered.push([name, await built(ctx, register, { number: name, by: what.builtBy })]);
  }
  return Object.fromEntries(offered);
}

async function written(ctx: ReadCtx, register: Register, name: string): Promise<Option[]> {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(name)} as value from ${sql.table(register.table)}
    where ${notDeleted()} and length(${sql.ref(name)}) <= ${longestOffered}
    group by 1 order by count(*) desc, max(created_at) desc limit ${mostOffered}`.execute(ctx.db);
  return rows.map(({ value }) => ({ value, label: value }));
}

/** The latest numbers tell how they are built nowadays. */
const mostRead = 2_000;

interface Built {
  readonly number: string;
  /** The field that names who gave it. */
  readonly by: string;
}

/** How the numbers of each are built, the most frequent first; beside each whose they are, and in which field that stands. */
async function built(ctx: ReadCtx, register: Register, { number, by }: Built): Promise<Option[]> {
  const { rows } = await sql<{ number: string; who: string }>`select ${sql.ref(number)} as number, ${sql.ref(by)} as who
    from ${sql.table(register.table)} where ${notDeleted()} and length(${sql.ref(number)}) <= ${longestOffered}
      and length(${sql.ref(by)}) <= ${longestOffered}
    order by created_at desc limit ${mostRead}`.execute(ctx.db);
  const today = dayOf(ctx.now);
  const counts = new Map<string, Option & { count: number }>();
  for (const row of rows) {
    const value = shapeOf(row.number, today);
    if (value === undefined) continue;
    const key = JSON.stringify([value, row.who]);
    const known = counts.get(key) ?? { value, label: row.who, fills: by, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, mostOffered)
    .map(({ count: _, ...option }) => option);
}
