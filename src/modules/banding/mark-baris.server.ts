import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check, isValid } from "#kit/register/check.ts";
import type { Register } from "#kit/register/register.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { hasilBanding, hasilFields } from "./banding.ts";
import { findBanding, officeSight, type Sight } from "./find-banding.server.ts";
import { isSeenBaris } from "./rows-of-banding.server.ts";

export interface Marked {
  readonly baris: string;
  readonly versi: number;
  /** By `hasilFields`; "belum" takes the mark away. */
  readonly isi: Readonly<Record<string, unknown>>;
}

/** By one of the office. @throws Refusal 403, 404, 409, 422 */
export async function markBaris(
  ctx: Ctx,
  register: Register,
  { banding, ...marked }: Marked & { readonly banding: string },
): Promise<void> {
  const { id } = await findBanding(ctx, register, banding);
  await markSeen(ctx, { banding: id, sight: officeSight(ctx, register), ...marked });
}

/** Writes down what somebody found about a row that they see. Whether they may is for the caller to say. @throws Refusal 404, 409, 422 */
export async function markSeen(
  ctx: Ctx,
  { banding, sight, baris, versi, isi }: Marked & { readonly banding: string; readonly sight: Sight },
): Promise<void> {
  const checked = check(hasilFields, isi);
  if (!isValid(checked)) throw refuse.invalid("Periksa lagi isian yang ditandai.", checked.errors);
  const hasil = hasilBanding.find((one) => one === checked.values.hasil) ?? null;
  const catatan = hasil === null ? "" : (checked.values.catatan ?? "");
  if (!isUuid(baris) || !(await isSeenBaris(ctx, { banding, baris, sight }))) throw refuse.notFound();
  const { numUpdatedRows } = await ctx.db
    .updateTable("bandingBaris")
    .set({
      ...{ hasil, catatan, versi: sql<number>`versi + 1` },
      ...(hasil === null
        ? { diperiksaId: null, diperiksaNama: null, diperiksaPada: null }
        : { diperiksaId: ctx.actor.id, diperiksaNama: ctx.actor.name, diperiksaPada: ctx.now }),
    })
    .where("id", "=", baris)
    .where("versi", "=", versi)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse.conflict("Baris ini baru saja diperiksa orang lain. Lihat hasilnya, lalu ubah bila perlu.");
  await record(ctx, { action: "update", subject: "banding", subjectId: banding, after: { baris, hasil } });
}
