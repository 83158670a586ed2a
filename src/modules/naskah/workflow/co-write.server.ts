import type { ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import type { Naskah } from "../naskah.ts";

/** Whoever began the letter, and whoever changed its words since. */
export async function ikutMenulis(ctx: ReadCtx, { id }: Pick<Naskah, "id">): Promise<boolean> {
  const { rows } = await sql`select from naskah_surat naskah where naskah.id = ${id} and ${writtenBy(ctx.actor.id)}`.execute(ctx.db);
  return rows.length > 0;
}

/** The accounts of all of them. */
export async function writersOf(ctx: ReadCtx, { id, pembuatId }: Pick<Naskah, "id" | "pembuatId">): Promise<readonly string[]> {
  const { rows } = await sql<{ actorId: string }>`
    select distinct actor_id as "actorId" from audit
    where subject = 'naskahSurat' and subject_id = ${id} and action = 'update' and actor_id is not null`.execute(ctx.db);
  return [...new Set([pembuatId, ...rows.map(({ actorId }) => actorId)])];
}

/** The same for every letter of a query that calls them `naskah`. @param akunId an account, or one of that query */
export const writtenBy = (akunId: string | null | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(naskah.pembuat_id = (${akunId})::uuid or exists (
    select from audit where subject = 'naskahSurat' and subject_id = naskah.id::text and action = 'update' and actor_id = (${akunId})::uuid))`;
