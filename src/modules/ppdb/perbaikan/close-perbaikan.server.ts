import type { Ctx } from "#kit/ctx.server.ts";
import type { IsianName } from "./isian.ts";

/** Nobody waits for these any more; for all of a registration where none is named. */
export async function closePerbaikan(ctx: Ctx, pendaftaranId: string, names?: readonly IsianName[]): Promise<void> {
  const open = ctx.db
    .updateTable("perbaikanPendaftaran")
    .set({ selesai: ctx.now })
    .where("pendaftaranId", "=", pendaftaranId)
    .where("selesai", "is", null);
  await (names ? open.where("isian", "in", names) : open).execute();
}
