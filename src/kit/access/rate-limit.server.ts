import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** A bucket of tokens in the database, so that several processes agree. It fills itself again, evenly. */
export interface Bucket {
  readonly key: string;
  readonly capacity: number;
  readonly perSecond: number;
}

interface Where {
  readonly db: Kysely<Tables>;
  readonly now: Date;
}

/** Takes tokens if there are enough. @returns 0, or the seconds until there will be enough */
export async function take({ db, now }: Where, { key, capacity, perSecond }: Bucket, cost = 1): Promise<number> {
  const filled = filledAt(now, { capacity, perSecond });
  const taken = await db
    .insertInto("rateLimit")
    .values({ key, tokens: capacity - cost, updatedAt: now })
    .onConflict((known) =>
      known
        .column("key")
        .doUpdateSet({ tokens: sql<number>`${filled} - ${cost}::float8`, updatedAt: now })
        .where(filled, ">=", cost),
    )
    .returning("tokens")
    .executeTakeFirst();
  if (taken) return 0;
  const { tokens } = await db.selectFrom("rateLimit").select(filled.as("tokens")).where("key", "=", key).executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((cost - tokens) / perSecond));
}

/** Takes nothing. @returns the seconds until one token can be taken; 0: now */
export async function waitFor({ db, now }: Where, { key, capacity, perSecond }: Bucket): Promise<number> {
  const filled = filledAt(now, { capacity, perSecond });
  const known = await db.selectFrom("rateLimit").select(filled.as("tokens")).where("key", "=", key).executeTakeFirst();
  return known && known.tokens < 1 ? Math.max(1, Math.ceil((1 - known.tokens) / perSecond)) : 0;
}

/** A bucket of the future was written by a clock that went wrong: it is full, and not empty until then. */
const filledAt = (now: Date, { capacity, perSecond }: Omit<Bucket, "key">) =>
  sql<number>`case when rate_limit.updated_at > ${now}::timestamptz + interval '5 minutes' then ${capacity}::float8
    else least(${capacity}::float8, rate_limit.tokens + greatest(0, extract(epoch from ${now}::timestamptz - rate_limit.updated_at)) * ${perSecond}::float8) end`;

/** Puts tokens back that turned out not to count. */
export async function giveBack(where: Where, bucket: Bucket, cost = 1): Promise<void> {
  await take(where, bucket, -cost);
}

/** Begins anew: it is full. */
export async function refill({ db }: Pick<Where, "db">, { key }: Bucket): Promise<void> {
  await db.deleteFrom("rateLimit").where("key", "=", key).execute();
}

/** Forgets buckets that nobody has touched for a day: they are full again. */
export async function sweepBuckets({ db, now }: Where): Promise<void> {
  await db
    .deleteFrom("rateLimit")
    .where("updatedAt", "<", new Date(now.getTime() - 24 * 3_600_000))
    .execute();
}
