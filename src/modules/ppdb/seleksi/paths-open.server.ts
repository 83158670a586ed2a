import type { ReadCtx } from "#kit/ctx.server.ts";
import { readPeriode } from "../jalur/load-aturan.server.ts";
import { jalurOf } from "../jalur/load-jalur.server.ts";

/** Whether a path of this wave still takes registrations, or is still to open. */
export async function pathsOpenIn(ctx: ReadCtx, { id, periodeId }: { readonly id: string; readonly periodeId: string }): Promise<boolean> {
  const jalur = await jalurOf(ctx, await readPeriode(ctx, periodeId));
  return jalur.some(({ gelombangId, sampai }) => gelombangId === id && ctx.now < sampai);
}
