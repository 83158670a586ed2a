import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { json, sql } from "../database/sql.server.ts";
import type { Values } from "../register/check.ts";
import type { Register } from "../register/register.ts";

/** In cells: written or read in two or three milliseconds. */
const portionSize = 1_500;

/** So many rows of the register are dealt with in one piece. */
export const rowsAtOnce = ({ fields }: Register): number =>
  Math.max(1, Math.min(500, Math.floor(portionSize / Object.keys(fields).length)));

/** A row of a list that waits to be taken in. */
export interface Waiting {
  /** Where it stands in the file. */
  readonly place: number;
  /** A whole new row, or what changes; nothing where the row stands as the list says. */
  readonly values: Values;
  /** The row that stands, as it was seen. */
  readonly id?: string;
  readonly versi?: number;
  /** Rows that stand and that a person said it does not mean. */
  readonly beside?: readonly string[];
  /** Somebody decided that nothing is to be done about it. */
  readonly leave?: true;
}

/** What was read from a list, until it is taken in. */
export async function keepPortions(ctx: Ctx, register: Register, { id, rows }: { id: string; rows: readonly Waiting[] }): Promise<void> {
  const step = rowsAtOnce(register);
  for (let from = 0; from < rows.length; from += step)
    await ctx.db
      .insertInto("importPortion")
      .values({ batchId: id, place: from, rows: json(rows.slice(from, from + step)) })
      .execute();
}

/** How many rows wait; 0 where something was refused. */
export async function countWaiting(ctx: ReadCtx, id: string): Promise<number> {
  const waiting = ctx.db.selectFrom("importPortion").where("batchId", "=", id);
  const { count } = await waiting.select(sql<string>`coalesce(sum(jsonb_array_length(rows)), 0)`.as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a waiting row makes or changes something; the others stand as the list says. */
export async function hasWriting(ctx: ReadCtx, id: string): Promise<boolean> {
  const waiting = ctx.db.selectFrom("importPortion").select("place").where("batchId", "=", id);
  return (await waiting.where(sql<boolean>`rows @? '$[*].values.*'`).limit(1).executeTakeFirst()) !== undefined;
}

/** The rows that wait, in their order. They wait no more. */
export async function takePortions(ctx: Ctx, id: string): Promise<Waiting[]> {
  const places = await ctx.db.selectFrom("importPortion").select("place").where("batchId", "=", id).orderBy("place").execute();
  const rows: Waiting[] = [];
  for (const { place } of places) {
    const taken = ctx.db.deleteFrom("importPortion").where("batchId", "=", id).where("place", "=", place).returning("rows");
    rows.push(...((await taken.executeTakeFirstOrThrow()).rows as Waiting[]));
  }
  return rows;
}
