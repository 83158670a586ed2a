import { values } from "../../audit/history.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import type { Register } from "../../register/register.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import type { Settled } from "./update-rules.ts";

export interface Later {
  readonly by: string;
  readonly at: string;
}

/** By id, then by field: who changed it in the portal after what this list can know. */
export type LaterChanges = ReadonlyMap<string, ReadonlyMap<string, Later>>;

interface Asked extends Pick<Settled, "source" | "since" | "stated"> {
  readonly ids: readonly string[];
}

/**
 * What a list knows ends at its moment; of a list that only came then, where a list of its kind last brought the row before. What it
 * brought itself, from this file or an older one of its kind, and the undoing of that, is nobody's change.
 */
export async function laterChanges(
  ctx: ReadCtx,
  register: Register,
  { ids, source, since = ctx.now, stated }: Asked,
): Promise<LaterChanges> {
  const later = new Map<string, Map<string, Later>>();
  if (ids.length === 0) return later;
  const brought = await broughtBefore(ctx, register, { ids, source, since });
  const from = new Map(ids.map((id) => [id, (!stated && last(brought.get(id) ?? [], since)) || since]));
  const lines = await ctx.db
    .selectFrom("audit")
    .select(["subjectId", "at", "actorName", "before", "after"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", [...ids])
    .where("action", "=", "update")
    .where("at", ">", new Date(Math.min(...[...from.values()].map((moment) => moment.getTime()))))
    .orderBy("id")
    .execute();
  const breathe = openYielder();
  for (const { subjectId, at, actorName, ...line } of lines) {
    await breathe();
    const own = brought.get(subjectId) ?? [];
    if (at <= (from.get(subjectId) as Date) || own.some((one) => isSame(at, one.doneAt) || isSame(at, one.undoneAt))) continue;
    const [before, after] = [values(line.before) ?? {}, values(line.after) ?? {}];
    const fields = later.get(subjectId) ?? new Map<string, Later>();
    for (const name of Object.keys(after)) if (after[name] !== before[name]) fields.set(name, { by: actorName, at: at.toISOString() });
    later.set(subjectId, fields);
  }
  return later;
}

interface Brought {
  readonly doneAt: Date | null;
  readonly undoneAt: Date | null;
}

const isSame = (at: Date, other: Date | null): boolean => at.getTime() === other?.getTime();

/** When it was brought for the last time, of what still stands. */
function last(brought: readonly Brought[], since: Date): Date | undefined {
  const times = brought.flatMap(({ doneAt, undoneAt }) => (doneAt && !undoneAt && doneAt <= since ? [doneAt] : []));
  return times.sort((one, other) => other.getTime() - one.getTime())[0];
}

/** By row: when this list, or one of its kind that is no newer, brought it. */
async function broughtBefore(
  ctx: ReadCtx,
  register: Register,
  { ids, source = "", since }: { readonly ids: readonly string[]; readonly source: string | undefined; readonly since: Date },
): Promise<Map<string, Brought[]>> {
  const rows = await ctx.db
    .selectFrom("importRow")
    .innerJoin("importBatch", "importBatch.id", "importRow.batchId")
    .select(["importRow.rowId", "importBatch.doneAt", "importBatch.undoneAt"])
    .where("importRow.rowId", "in", [...ids])
    .where("importBatch.register", "=", register.name)
    .where((where) =>
      where.or([
        where("importBatch.asOf", "=", since),
        where.and([
          where("importBatch.source", "=", source),
          where("importBatch.source", "!=", ""),
          where("importBatch.asOf", "<=", since),
        ]),
      ]),
    )
    .execute();
  return Map.groupBy(rows, ({ rowId }) => rowId);
}
