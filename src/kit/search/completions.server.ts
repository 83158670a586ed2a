import { sql } from "kysely";
import { may, type ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import type { Option } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import type { Related } from "../register/related.ts";

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
  const completed = Object.entries(register.offers ?? {}).flatMap(([name, what]) =>
    what === "former" && Object.hasOwn(register.fields, name) ? [name] : [],
  );
  const offered: [string, Option[]][] = [];
  for (const name of completed) offered.push([name, await written(ctx, register, name)]);
  return Object.fromEntries(offered);
}

async function written(ctx: ReadCtx, register: Register, name: string): Promise<Option[]> {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(name)} as value from ${sql.table(register.table)}
    where ${notDeleted()} and length(${sql.ref(name)}) <= ${longestOffered}
    group by 1 order by count(*) desc, max(created_at) desc limit ${mostOffered}`.execute(ctx.db);
  return rows.map(({ value }) => ({ value, label: value }));
}
