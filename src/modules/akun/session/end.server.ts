import type { Ctx } from "#kit/ctx.server.ts";
import type { EndedReason } from "./reason.server.ts";

interface Yang {
  readonly akunId: string;
  readonly sebab: EndedReason;
  /** This session alone. */
  readonly hanya?: string;
  /** All but this one. */
  readonly kecuali?: string;
}

/**
 * Ends sessions of one account, at once on every process. Their rows stay until the nightly sweep, so that the door can say
 * why. @returns how many were ended
 */
export async function endAll(ctx: Ctx, { akunId, sebab, hanya, kecuali }: Yang): Promise<number> {
  let sesi = ctx.db
    .updateTable("sesi")
    .set({ berakhirPada: ctx.now, sebab })
    .where("akunId", "=", akunId)
    .where("berakhirPada", "is", null);
  if (hanya) sesi = sesi.where("id", "=", hanya);
  if (kecuali) sesi = sesi.where("id", "!=", kecuali);
  return (await sesi.returning("id").execute()).length;
}
