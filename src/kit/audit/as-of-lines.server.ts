import type { ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Register } from "../register/register.ts";
import type { AsOfLine } from "./as-of.server.ts";
import { toPast } from "./history.server.ts";
import type { TrailLine } from "./trail.server.ts";

export type RowLine = TrailLine & AsOfLine;

interface Of {
  readonly ids: readonly string[];
  /** These fields alone, where many rows are asked for; absent: all. */
  readonly names?: readonly string[];
}

/** Everything that was done to these rows, by their ids, oldest first. Whoever calls has made sure that the rows may be read. */
export async function linesOf(ctx: ReadCtx, register: Register, { ids, names }: Of): Promise<Map<string, RowLine[]>> {
  if (ids.length === 0) return new Map();
  const known = Object.keys(register.fields);
  const others = names ? known.filter((name) => !names.includes(name)) : [];
  const found = await ctx.db
    .selectFrom("audit")
    .select(["id", "at", "actorId", "actorName", "action", "subject", "subjectId", "erased", isWhole(known)])
    .select([sql<unknown>`before - ${others}::text[]`.as("before"), sql<unknown>`after - ${others}::text[]`.as("after")])
    .where("subject", "=", register.name)
    .where("subjectId", "in", ids)
    .where("action", "not in", ["read", "print"])
    .orderBy("id")
    .execute();
  const lines = found.map((line): RowLine => toPast(line));
  return Map.groupBy(lines, ({ subjectId }) => subjectId);
}

/** Verbs of their own tell of the few fields that they change; the store tells of all there are, which with the years become more. */
const isWhole = (known: readonly string[]) =>
  sql<boolean>`(
    select count(*) * 2 > ${known.length}::integer from jsonb_object_keys(coalesce(after, before)) told where told = any(${known}::text[])
  )`.as("isWhole");
