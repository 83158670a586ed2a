import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "../tables.ts";

/** What a notice calls the letter. */
export async function kabarSurat(ctx: Ctx, id: string): Promise<string> {
  const { perihal } = await ctx.db.selectFrom("suratMasuk").select("perihal").where("id", "=", id).executeTakeFirstOrThrow();
  return [...perihal].length > 120 ? `${[...perihal].slice(0, 119).join("")}…` : perihal;
}

/** The letter in its book follows its dispositions; what was laid into the archive stays there. */
export async function ikutiJalan(ctx: Ctx, id: string, status: "diproses" | "selesai"): Promise<void> {
  await ctx.db
    .updateTable("suratMasuk")
    .set({ status, versi: sql<number>`versi + 1`, updatedAt: ctx.now })
    .where("id", "=", id)
    .where((where) => where.or([where("status", "is", null), where("status", "not in", [status, "arsip"])]))
    .execute();
}
