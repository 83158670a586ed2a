import { aboutActorPredicate } from "#kit/access/visibility/owner-predicate.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { pegawai } from "../pegawai.ts";

/** Whether this is the staff record of whoever asks: by their account, or by the NIP that both carry. */
export async function aboutOwn(ctx: ReadCtx, pegawaiId: string): Promise<boolean> {
  const { rows } = await sql`select from pegawai where id = ${pegawaiId} and ${aboutActorPredicate(ctx, pegawai)}`.execute(ctx.db);
  return rows.length > 0;
}
