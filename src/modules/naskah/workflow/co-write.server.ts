import type { ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import type { Naskah } from "../naskah.ts";

/** Whoever began the letter, and whoever changed its words since. */
export async function ikutMenulis(ctx: ReadCtx, { id }: Pick<Naskah, "id">): Promise<boolean> {
  const { rows } = await sql`select from naskah_surat naskah where naskah.id = ${id} and ${writtenBy(ctx.actor.id)}`.execute(ctx.db);
  return rows.length > 0;
}

/** The same for every letter of a query that calls them `naskah`. */
export const writtenBy = (akunId: string | null): RawBuilder<boolean> =>
  sql`(naskah.pembuat_id = ${akunId}::uuid or exists (
    select from audit where subject = 'naskahSurat' and subject_id = naskah.id::text and action = 'update' and actor_id = ${akunId}::uuid))`;
