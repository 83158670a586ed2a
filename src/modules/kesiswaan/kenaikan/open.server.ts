import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

/** From when pupils of a school year may be moved on ahead of time: its last day, else the June in which it ends. */
export async function openSince(ctx: ReadCtx, tahunAjaran: string): Promise<string> {
  const tahun = ctx.db.selectFrom("tahunAjaran").select("selesai").where("nama", "=", tahunAjaran).where(notDeleted());
  return (await tahun.executeTakeFirst())?.selesai ?? `${tahunAjaran.slice(5)}-06-01`;
}
