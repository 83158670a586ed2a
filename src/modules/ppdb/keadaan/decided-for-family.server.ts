import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { isDecided, isTold, type Keadaan } from "./keadaan.ts";

/** Whether the result of one registration may be known to its family. */
export async function isAnnounced(ctx: ReadCtx, pendaftaranId: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom("pendaftaran")
    .select(announcedPredicate(ctx).as("diumumkan"))
    .where("pendaftaran.id", "=", pendaftaranId)
    .executeTakeFirst();
  return found?.diumumkan === true;
}

/** A condition on `pendaftaran`: its day has come, or, of a period without a day, its wave was announced. */
export const announcedPredicate = ({ now }: ReadCtx) => sql<boolean>`exists (
  select from periode_ppdb where periode_ppdb.id = pendaftaran.periode_id and case
    when pengumuman is not null then pengumuman <= ${today(now)}::date
    else exists (select from keputusan_pelamar join keputusan_ppdb on keputusan_ppdb.id = keputusan_id
      where keputusan_pelamar.pendaftaran_id = pendaftaran.id and diumumkan_pada is not null)
  end)`;

/**
 * As `isDecided`, for whatever a family or the holder of a receipt is shown or answered: what closes a day early tells the result that
 * closed it.
 */
export async function isDecidedForFamily(
  ctx: ReadCtx,
  { id, keadaan }: { readonly id: string; readonly keadaan: Keadaan },
): Promise<boolean> {
  return isDecided(keadaan) && (!isTold(keadaan) || (await isAnnounced(ctx, id)));
}
