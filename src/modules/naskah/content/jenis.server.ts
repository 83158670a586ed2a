import type { ReadCtx } from "#kit/ctx.server.ts";

/** How this kind of paper is laid out and numbered, and whether it goes to somebody. */
export const jenisOf = ({ db }: ReadCtx, jenisId: string) =>
  db.selectFrom("jenisNaskah").select(["bentuk", "pola", "beralamat"]).where("id", "=", jenisId).executeTakeFirstOrThrow();
