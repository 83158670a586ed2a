import type { ReadCtx } from "#kit/ctx.server.ts";

export interface Langkah {
  readonly dari: string | null;
  readonly ke: string;
  readonly pelaku: string;
  readonly alasan: string | null;
  readonly pada: Date;
}

/** Every step of a registration, the first one first. */
export const readLangkah = (ctx: ReadCtx, pendaftaranId: string): Promise<Langkah[]> =>
  ctx.db
    .selectFrom("langkahPendaftaran")
    .select(["dari", "ke", "pelaku", "alasan", "pada"])
    .where("pendaftaranId", "=", pendaftaranId)
    .orderBy("id")
    .execute();
