import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { inBin } from "#kit/database/bin.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { putBackFile } from "#kit/files/quarantine.server.ts";
import { refuse } from "#kit/refusals.ts";

const trees = ["public", "private"] as const;

/** The next sweep may take all that waits now. @throws Refusal 401 unconfirmed, 403, 409 when nothing waits any more */
export async function allowSweep(ctx: Ctx, sent: string): Promise<void> {
  demand(ctx, "penyimpanan:update");
  demandRecentConfirmation(ctx);
  const tree = trees.find((name) => name === sent);
  if (!tree) throw refuse.notFound();
  const allowed = await ctx.db
    .updateTable("sapuan")
    .set((row) => ({ izin: row.ref("menunggu"), izinOleh: ctx.actor.id }))
    .where("pohon", "=", tree)
    .where("menunggu", ">", 0)
    .returning("menunggu")
    .executeTakeFirst();
  if (!allowed) throw refuse.conflict("Tidak ada lagi berkas yang menunggu. Muat ulang halaman.");
  await record(ctx, { action: "update", subject: "penyimpanan", subjectId: tree, after: { izinSapuan: allowed.menunggu } });
}

/**
 * A file leaves the quarantine for its place, and forms that still name it find it again.
 * @throws Refusal 401 unconfirmed, 403, 404, 409 when it does not lie there any more
 */
export async function putBack(ctx: Ctx, files: Files, { tree: sent, key }: { tree: string; key: string }): Promise<void> {
  demand(ctx, "penyimpanan:update");
  demandRecentConfirmation(ctx);
  const tree = trees.find((name) => name === sent);
  if (!tree) throw refuse.notFound();
  const before = await putBackFile(ctx, files, { tree, key });
  if (!before) throw refuse.conflict("Berkas ini tidak ada lagi di karantina. Muat ulang halaman.");
  if (tree === "private") await ctx.db.updateTable("berkas").set({ deletedAt: null }).where("kunci", "=", key).where(inBin()).execute();
  await record(ctx, { action: "restore", subject: "penyimpanan", subjectId: key, before, after: { tempat: tree } });
}

interface NewQuota {
  readonly peran: string;
  readonly megaBita: number;
  readonly berkas: number;
}

/** @throws Refusal 401 unconfirmed, 403, 404, 422 */
export async function setQuota(ctx: Ctx, { peran, megaBita, berkas }: NewQuota): Promise<void> {
  demand(ctx, "penyimpanan:update");
  const within = (count: number) => Number.isInteger(count) && count >= 1 && count <= 100_000;
  if (!within(megaBita) || !within(berkas)) throw refuse.invalid("Isi kuota dengan angka 1 sampai 100.000.");
  demandRecentConfirmation(ctx);
  const before = await ctx.db
    .selectFrom("kuotaPeran")
    .select(["megaBita", "berkas"])
    .where("peran", "=", peran)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw refuse.notFound();
  await ctx.db.updateTable("kuotaPeran").set({ megaBita, berkas }).where("peran", "=", peran).execute();
  await record(ctx, { action: "update", subject: "penyimpanan", subjectId: peran, before, after: { megaBita, berkas } });
}
