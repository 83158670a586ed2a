import type { Db } from "../ctx.server.ts";

/** The action of the line that begins a segment: the key of the lines before it was lost. */
export const newChain = "rantai-baru";

export interface Segment {
  /** Id of the last line before the segment; null when the trail is one chain from its first line on. */
  readonly after: string | null;
  readonly mac: Buffer;
  /** How many lines stand before it, which nobody can verify any more. */
  readonly before: number;
}

/** Where the chain begins that the present key can verify. */
export async function lastSegment(db: Db): Promise<Segment> {
  const whole = { after: null, mac: Buffer.from([0]), before: 0 };
  const first = await db
    .selectFrom("audit")
    .select((line) => line.fn.max("id").as("id"))
    .where("subject", "=", "instalasi")
    .where("action", "=", newChain)
    .executeTakeFirst();
  if (!first?.id) return whole;
  const earlier = db.selectFrom("audit").where("id", "<", first.id);
  const last = await earlier.select(["id", "mac"]).orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!last) return whole;
  const { lines } = await earlier.select((line) => line.fn.countAll().as("lines")).executeTakeFirstOrThrow();
  return { after: last.id, mac: last.mac, before: Number(lines) };
}
