import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { undisposed } from "../undisposed.server.ts";
import { type DisposisiFields, giveDisposisi } from "./give.server.ts";

/** So many letters are disposed of at once at most. */
export const mostLetters = 50;

interface Given {
  readonly given: number;
  /** How many somebody else had dealt with since they were chosen: nobody is told twice to act on them. */
  readonly passed: number;
}

/** Disposes of several letters with the same words, but not of those that somebody else dealt with. @throws Refusal 400, 403, 404, 409, 422 */
export async function giveMany(ctx: Ctx, suratIds: readonly string[], isian: DisposisiFields): Promise<Given> {
  const chosen = [...new Set(suratIds)];
  if (chosen.length === 0) throw refuse.invalid("Pilih dahulu surat yang akan didisposisikan.");
  if (chosen.length > mostLetters) throw refuse.invalid(`Paling banyak ${mostLetters} surat sekaligus. Kurangi pilihannya.`);
  if (!chosen.every(isUuid)) throw refuse.notFound();
  // In one order, so that two who choose the same letters wait for each other.
  await sql`select from surat_masuk where id = any(${chosen}::uuid[]) order by id for update`.execute(ctx.db);
  const { rows } = await sql<{ id: string }>`
    select id from surat_masuk surat where id = any(${chosen}::uuid[]) and ${undisposed} order by id`.execute(ctx.db);
  for (const { id } of rows) await giveDisposisi(ctx, id, isian);
  if (rows.length === 0) throw refuse.conflict("Surat ini sudah ditangani orang lain lebih dahulu. Muat ulang halaman ini.");
  return { given: rows.length, passed: chosen.length - rows.length };
}
