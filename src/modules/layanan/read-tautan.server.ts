import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Layanan } from "./registers/tautan-layanan.ts";

/** Address of each service; null: it has none yet. */
export async function readTautanLayanan(ctx: ReadCtx): Promise<Readonly<Record<Layanan, string | null>>> {
  const row = await ctx.db
    .selectFrom("tautanLayanan")
    .select(["elearning", "rapor", "cuti", "disposisi", "ptsp", "keagamaan", "situs"])
    .executeTakeFirst();
  return row ?? { elearning: null, rapor: null, cuti: null, disposisi: null, ptsp: null, keagamaan: null, situs: null };
}
