import { createHash } from "node:crypto";
import { canonical } from "../audit/canonical.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import { json, sql } from "./sql.server.ts";

/** Names a send that may arrive twice: the sender's `key`, unique in `scope`; `fingerprint` tells what was sent. */
export interface Sending {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Tells two different bodies under one idempotency key apart. */
export const fingerprint = (sent: unknown) => createHash("sha256").update(canonical(sent)).digest("base64url");

/**
 * Runs `work` for the first arrival and keeps its answer (JSON) in the same transaction; every later arrival gets that
 * answer. One that comes while the first is still at work waits for it. @throws Refusal "conflict" when the key was used for other content.
 */
export async function runOnce<T>(ctx: Ctx, sending: Sending, work: () => Promise<T>): Promise<T> {
  const { scope, key, fingerprint } = sending;
  const first = await ctx.db
    .insertInto("idempotency")
    .values({ scope, key, fingerprint, response: json(null) })
    .onConflict((known) => known.columns(["scope", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!first) return storedAnswer<T>(ctx, sending);
  const response = await work();
  const found = ctx.db.updateTable("idempotency").where("scope", "=", scope).where("key", "=", key);
  const { response: kept } = await found
    .set({ response: json(response ?? null) })
    .returning("response")
    .executeTakeFirstOrThrow();
  return kept as T;
}

async function storedAnswer<T>(ctx: ReadCtx, { scope, key, fingerprint }: Sending): Promise<T> {
  const found = ctx.db.selectFrom("idempotency").where("scope", "=", scope).where("key", "=", key);
  const known = await found.select(["fingerprint", "response"]).executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint)
    throw refuse.conflict("Kiriman ini memakai kunci dari kiriman lain yang isinya berbeda. Periksa isian Anda, lalu kirim sekali lagi.");
  return known.response as T;
}

/** What was sent is told by its fingerprint for whoever guesses it: it goes with the rows that came of it, by the `id` of their answers. */
export async function forgetSendings(ctx: Ctx, scopes: readonly string[], ids: readonly string[]): Promise<void> {
  await sql`delete from idempotency where scope = any(${scopes}::text[]) and response ->> 'id' = any(${ids}::text[])`.execute(ctx.db);
}
