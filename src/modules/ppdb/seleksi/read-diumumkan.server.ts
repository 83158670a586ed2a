import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";

/** A selection that was announced, as everybody may know it. */
export interface Diumumkan {
  readonly id: string;
  readonly gelombang: string;
  readonly sidik: string;
  readonly diumumkanPada: Date;
}

const announced = (ctx: ReadCtx) =>
  ctx.db.selectFrom("keputusanPpdb").innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId").where("diumumkanPada", "is not", null);

/** The newest first. */
export async function readDiumumkan(ctx: ReadCtx): Promise<readonly Diumumkan[]> {
  const rows = await announced(ctx)
    .select(["keputusanPpdb.id", "nama as gelombang", "sidik", "diumumkanPada"])
    .orderBy("diumumkanPada", "desc")
    .limit(20)
    .execute();
  return rows.flatMap(({ diumumkanPada, ...row }) => (diumumkanPada ? [{ ...row, diumumkanPada }] : []));
}

/** The bundle of one, byte for byte. @throws Refusal 404 before it is announced */
export async function readPaket(ctx: ReadCtx, id: string): Promise<{ readonly paket: string; readonly nama: string }> {
  if (!isUuid(id)) throw refuse.notFound();
  const found = await announced(ctx).select(["paket", "nama"]).where("keputusanPpdb.id", "=", id).executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}
