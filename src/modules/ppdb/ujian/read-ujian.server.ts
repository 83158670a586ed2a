import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";

/** An exam with its sessions, in the order in which they are held, and its rooms. @throws Refusal 404 */
export async function readUjian(ctx: ReadCtx, id: string) {
  if (!isUuid(id)) throw refuse.notFound();
  const ujian = await ctx.db
    .selectFrom("ujianPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["ujianPpdb.id", "ujianPpdb.nama", "gelombangId", "gelombangPpdb.nama as gelombang", "tahunAjaran"])
    .select(["komponen", "jalur", "tempat", "bawa", "terbitPada"])
    .where("ujianPpdb.id", "=", id)
    .where(notDeleted("ujianPpdb"))
    .executeTakeFirst();
  if (!ujian) throw refuse.notFound();
  const sesi = await ctx.db
    .selectFrom("sesiUjian")
    .select(["id", "nama", "tanggal", "mulai", "selesai"])
    .where("ujianId", "=", id)
    .where(notDeleted())
    .orderBy("tanggal")
    .orderBy("mulai")
    .orderBy("nama")
    .execute();
  const ruang = await ctx.db
    .selectFrom("ruangUjian")
    .select(["id", "nama", "kapasitas", "letak", "lantaiDasar"])
    .where("ujianId", "=", id)
    .where(notDeleted())
    .execute();
  return { ...ujian, sesi, ruang: ruang.sort((one, other) => one.nama.localeCompare(other.nama, "id", { numeric: true })) };
}

export type Ujian = Awaited<ReturnType<typeof readUjian>>;
