import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { PendaftaranContent } from "../receive-pendaftaran.server.ts";

/** Registrations of the intake that tell of the same child as one that is not there yet, by the rule of `pendaftaran_sama`. */
export async function findSame(ctx: ReadCtx, periodeId: string, isi: PendaftaranContent) {
  return ctx.db
    .selectFrom("pendaftaran")
    .select(["id", "nomor", "namaLengkap", "keadaan"])
    .where("periodeId", "=", periodeId)
    .where(notDeleted())
    .where((eb) =>
      eb.or([
        ...(isi.nisn ? [eb("nisn", "=", isi.nisn)] : []),
        ...(isi.nik ? [eb("nik", "=", isi.nik)] : []),
        eb.and([eb("tanggalLahir", "=", isi.tanggalLahir), sql<boolean>`nama_anak(nama_lengkap) = nama_anak(${isi.namaLengkap})`]),
      ]),
    )
    .orderBy("nomor")
    .limit(5)
    .execute();
}

export type Same = Awaited<ReturnType<typeof findSame>>[number];
