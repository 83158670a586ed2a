import { values } from "../../audit/history.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import type { Register } from "../../register/register.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import type { Settled } from "./update-rules.ts";

export interface Later {
  readonly by: string;
  readonly at: string;
}

/** By id, then by field: who changed it in the portal after this kind of list last brought the row, or after this list was read. */
export type LaterChanges = ReadonlyMap<string, ReadonlyMap<string, Later>>;

export async function laterChanges(
  ctx: ReadCtx,
  register: Register,
  { ids, source, since }: Pick<Settled, "source" | "since"> & { readonly ids: readonly string[] },
): Promise<LaterChanges> {
  const brought = await lastBrought(ctx, register, { ids, source });
  const known = ids.flatMap((id) => (brought.has(id) || since ? [{ id, from: brought.get(id) ?? (since as Date) }] : []));
  const later = new Map<string, Map<string, Later>>();
  if (known.length === 0) return later;
  const from = new Map(known.map((one) => [one.id, one.from]));
  const lines = await ctx.db
    .selectFrom("audit")
    .select(["subjectId", "at", "actorName", "before", "after"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", [...from.keys()])
    .where("action", "=", "update")
    .where("at", ">", new Date(Math.min(...known.map((one) => one.from.getTime()))))
    .orderBy("id")
    .execute();
  const breathe = openYielder();
  for (const { subjectId, at, actorName, ...line } of lines) {
    await breathe();
    if (at <= (from.get(subjectId) as Date)) continue;
    const [before, after] = [values(line.before) ?? {}, values(line.after) ?? {}];
    const fields = later.get(subjectId) ?? new Map<string, Later>();
    for (const name of Object.keys(after)) if (after[name] !== before[name]) fields.set(name, { by: actorName, at: at.toISOString() });
    later.set(subjectId, fields);
  }
  return later;
}

async function lastBrought(
  ctx: ReadCtx,
  register: Register,
  { ids, source }: { readonly ids: readonly string[]; readonly source: string | undefined },
): Promise<Map<string, Date>> {
  if (!source || ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("importRow")
    .innerJoin("importBatch", "importBatch.id", "importRow.batchId")
    .select(({ fn }) => ["importRow.rowId", fn.max("importBatch.doneAt").as("at")])
    .where("importRow.rowId", "in", [...ids])
    .where("importBatch.register", "=", register.name)
    .where("importBatch.source", "=", source)
    .where("importBatch.undoneAt", "is", null)
    .groupBy("importRow.rowId")
    .execute();
  return new Map(rows.flatMap(({ rowId, at }) => (at ? [[rowId, at]] : [])));
}
