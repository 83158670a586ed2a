import { createHmac, timingSafeEqual } from "node:crypto";
import type { Ctx, Db } from "../ctx.server.ts";
import { everyRow } from "../database/sql.server.ts";

/** Where the chain ends, and under which seal that was said. */
export interface Head {
  readonly mac: Buffer;
  readonly lastId: string;
  /** Lines of the whole trail; null before the first seal. */
  readonly lines: string | null;
  readonly at: Date | null;
  readonly seal: Buffer | null;
}

/** Locked, as whoever adds lines locks it. */
export const lockHead = (db: Db): Promise<Head> =>
  db.selectFrom("auditHead").select(["mac", "lastId", "lines", "at", "seal"]).forUpdate().executeTakeFirstOrThrow();

/** HMAC-SHA256 over what the end says of itself. */
export const sealOf = (key: Uint8Array, { mac, lastId, lines, at }: Omit<Head, "seal">): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify(["head", mac.toString("hex"), lastId, lines, at?.toISOString()]))
    .digest();

export const isUnsealed = ({ seal }: Head): boolean => seal === null;

export const isGenuine = (key: Uint8Array, head: Head): boolean => head.seal !== null && timingSafeEqual(head.seal, sealOf(key, head));

interface Step {
  readonly mac: Buffer;
  readonly lastId: string;
  readonly added: number;
  /** The key of the lines before is lost, so nobody can tell whether their seal is genuine. */
  readonly newKey: boolean;
}

/**
 * Moves the end on by `added` lines. An end that was moved behind our back keeps a seal that does not fit, so that lines
 * added later cannot make it look right.
 */
export async function moveHead(ctx: Ctx, from: Head, to: Step): Promise<void> {
  const before = from.lines === null ? await countBefore(ctx.db, to.added) : Number(from.lines);
  const next = { mac: to.mac, lastId: to.lastId, lines: String(before + to.added), at: ctx.now };
  const seal = to.newKey || isUnsealed(from) || isGenuine(ctx.auditKey, from) ? sealOf(ctx.auditKey, next) : from.seal;
  await ctx.db
    .updateTable("auditHead")
    .set({ ...next, seal })
    .where(everyRow)
    .execute();
}

async function countBefore(db: Db, added: number): Promise<number> {
  const { lines } = await db
    .selectFrom("audit")
    .select((line) => line.fn.countAll().as("lines"))
    .executeTakeFirstOrThrow();
  return Number(lines) - added;
}
