import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** What is compared of two registrations that may be of one child, in the order in which it is shown. */
const compared = [
  ...(["nomor", "namaLengkap", "tempatLahir", "tanggalLahir", "nisn", "nik", "namaAyah", "namaIbu", "noTelepon", "noTeleponOrtu"] as const),
  ...(["alamat", "asalSekolah", "jurusan", "keadaan"] as const),
] as const;

/** Other registrations of the same intake that tell of the same child; the database marks them by the same rule. */
export const findGanda = (ctx: ReadCtx, id: string) =>
  ctx.db
    .selectFrom("pendaftaran as lain")
    .innerJoin("pendaftaran as ini", "ini.periodeId", "lain.periodeId")
    .select(["lain.id", "lain.masukPada", ...compared.map((name) => `lain.${name}` as const)])
    .where("ini.id", "=", id)
    .where("lain.id", "<>", id)
    .where(notDeleted("lain"))
    .where("lain.keadaan", "<>", "digabung")
    .where(sql<boolean>`pendaftaran_sama(lain, ini)`)
    .orderBy("lain.nomor")
    .limit(10)
    .execute();

export type Ganda = Awaited<ReturnType<typeof findGanda>>[number];
