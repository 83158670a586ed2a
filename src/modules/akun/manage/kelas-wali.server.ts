import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Peran } from "../peran.ts";

export interface Kelas {
  readonly id: string;
  readonly nama: string;
  readonly tahunAjaran: string;
  /** The account that looks after it now. */
  readonly waliId: string | null;
}

/** The classes that can be given to a wali kelas, the newest school year first. */
export function listKelas(ctx: ReadCtx): Promise<Kelas[]> {
  return ctx.db
    .selectFrom("kelas")
    .select(["id", "nama", "tahunAjaran", "waliId"])
    .where(notDeleted())
    .orderBy("tahunAjaran", "desc")
    .orderBy("nama")
    .limit(200)
    .execute();
}

/** Who is no wali kelas (any more) looks after no class. Undefined `kelas` leaves the class as it is. @throws Refusal 422 */
export async function arrangeKelas(
  ctx: Ctx,
  akunId: string,
  sent: { kelas: string | null | undefined; peran: readonly Peran[] },
): Promise<void> {
  const wanted = sent.peran.includes("waliKelas") ? sent.kelas : null;
  if (wanted === undefined) return;
  const held = await ctx.db.selectFrom("kelas").select("id").where("waliId", "=", akunId).where(notDeleted()).execute();
  for (const { id } of held) if (id !== wanted) await give(ctx, id, null);
  if (wanted !== null && !held.some(({ id }) => id === wanted)) await give(ctx, wanted, akunId);
}

async function give(ctx: Ctx, id: string, waliId: string | null): Promise<void> {
  const found = ctx.db.selectFrom("kelas").select(["waliId", "versi"]).where("id", "=", id).where(notDeleted());
  const before = await found.forUpdate().executeTakeFirst();
  if (!before) throw refuse.invalid("Kelas ini tidak ada lagi.", { kelas: "Kelas ini tidak ada lagi. Pilih kelas lain." });
  await ctx.db
    .updateTable("kelas")
    .set({ waliId, versi: before.versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .execute();
  await record(ctx, { action: "update", subject: "kelas", subjectId: id, before: { waliId: before.waliId }, after: { waliId } });
  ctx.touch("kelas");
}
