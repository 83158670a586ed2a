import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Bentuk } from "./paper.ts";

/** How this kind of paper is laid out. */
export async function bentukOf({ db }: ReadCtx, jenisId: string): Promise<Bentuk> {
  const { bentuk } = await db.selectFrom("jenisNaskah").select("bentuk").where("id", "=", jenisId).executeTakeFirstOrThrow();
  return bentuk;
}
