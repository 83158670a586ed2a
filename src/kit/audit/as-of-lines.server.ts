import type { ReadCtx } from "../ctx.server.ts";
import type { Register } from "../register/register.ts";
import type { AsOfLine } from "./as-of.server.ts";
import { values } from "./history.server.ts";
import type { TrailLine } from "./trail.server.ts";

export type RowLine = TrailLine & AsOfLine;

/** So many lines no row has; whoever made more by a program asks for the newest. */
const most = 5_000;

/** Everything that was done to these rows, by their ids, oldest first. Whoever calls has made sure that the rows may be read. */
export async function linesOf(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<Map<string, RowLine[]>> {
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .selectFrom("audit")
    .select(["id", "at", "actorId", "actorName", "action", "subject", "subjectId", "before", "after"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", ids)
    .where("action", "not in", ["read", "print"])
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  const lines = found.reverse().map((line): RowLine => {
    const told = { before: values(line.before), after: values(line.after) };
    return { ...line, ...told, isWhole: isWhole(register, told) };
  });
  return Map.groupBy(lines, ({ subjectId }) => subjectId);
}

/** Verbs of their own tell of the few fields that they change; the store tells of all there are, which with the years become more. */
function isWhole({ fields }: Register, { before, after }: Pick<AsOfLine, "before" | "after">): boolean {
  const known = Object.keys(fields);
  const told = after ?? before ?? {};
  return known.filter((name) => Object.hasOwn(told, name)).length * 2 > known.length;
}
