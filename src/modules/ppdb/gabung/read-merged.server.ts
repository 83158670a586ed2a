import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** The numbers that were merged into this registration, also by way of others, by number. */
export async function readMerged(ctx: ReadCtx, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ nomor: string }>`
    with recursive asal as (
      select dari_id from gabungan_pendaftaran where ke_id = ${id}::uuid
      union select gabungan_pendaftaran.dari_id from asal join gabungan_pendaftaran on ke_id = asal.dari_id)
    select nomor from asal join pendaftaran on pendaftaran.id = dari_id order by nomor`.execute(ctx.db);
  return rows.map(({ nomor }) => nomor);
}

/** What was merged into this one by itself, with why, the latest first. */
export const listGabungan = (ctx: ReadCtx, id: string) =>
  ctx.db
    .selectFrom("gabunganPendaftaran")
    .innerJoin("pendaftaran", "pendaftaran.id", "dariId")
    .select(["dariId as id", "nomor", "versi", "alasan", "pelaku", "pada"])
    .where("keId", "=", id)
    .orderBy("pada", "desc")
    .execute();

/** Into which one this was merged; null where it was not. */
export async function readTarget(ctx: ReadCtx, id: string) {
  const found = await ctx.db
    .selectFrom("gabunganPendaftaran")
    .innerJoin("pendaftaran", "pendaftaran.id", "keId")
    .select(["keId as id", "nomor", "alasan", "pelaku", "pada"])
    .where("dariId", "=", id)
    .executeTakeFirst();
  return found ?? null;
}
