import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { StatusMasuk } from "#modules/persuratan/index.ts";

/** What a notice calls the letter. */
export async function kabarSurat(ctx: ReadCtx, id: string): Promise<string> {
  const { perihal } = await ctx.db.selectFrom("suratMasuk").select("perihal").where("id", "=", id).executeTakeFirstOrThrow();
  return [...perihal].length > 120 ? `${[...perihal].slice(0, 119).join("")}…` : perihal;
}

/** The letter in its book follows its dispositions; what was laid into the archive stays there. */
export async function followJalan(ctx: Ctx, id: string, status: StatusMasuk): Promise<void> {
  const before = await ctx.db.selectFrom("suratMasuk").select("status").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
  if (before.status === status || before.status === "arsip") return;
  await ctx.db.updateTable("suratMasuk").set({ status, versi: sql<number>`versi + 1`, updatedAt: ctx.now }).where("id", "=", id).execute();
  await record(ctx, { action: "update", subject: "suratMasuk", subjectId: id, before, after: { status } });
}

/** What the letter is in its book now. */
export async function statusSurat(ctx: ReadCtx, id: string): Promise<StatusMasuk> {
  const { status } = await ctx.db.selectFrom("suratMasuk").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  return status ?? "baru";
}

/** Everything was taken back: the letter is what it was before it was handed on. What was laid into the archive meanwhile stays there. */
export async function returnStatus(ctx: Ctx, id: string): Promise<void> {
  const awal = await ctx.db
    .selectFrom("disposisi")
    .select("statusSemula")
    .where("suratMasukId", "=", id)
    .where("statusSemula", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  await followJalan(ctx, id, awal?.statusSemula ?? "baru");
}
