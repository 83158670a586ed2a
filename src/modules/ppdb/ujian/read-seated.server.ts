import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

interface Place {
  readonly ujianId: string;
  /** Empty: every one. */
  readonly sesiId?: string;
  readonly ruangId?: string;
}

/** Who sits there, seat by seat. */
export const readSeated = (ctx: ReadCtx, { ujianId, sesiId = "", ruangId = "" }: Place) => {
  const all = ctx.db
    .selectFrom("kursiUjian")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select(["pendaftaran.id", "nomor", "namaLengkap", "asalSekolah", "jalur", "sesiId", "ruangId", "kursi"])
    .where("ujianId", "=", ujianId)
    .where(notDeleted("pendaftaran"));
  const ofSesi = sesiId === "" ? all : all.where("sesiId", "=", sesiId);
  return (ruangId === "" ? ofSesi : ofSesi.where("ruangId", "=", ruangId)).orderBy("kursi").execute();
};
