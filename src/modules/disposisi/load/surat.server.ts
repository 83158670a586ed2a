import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { SuratDisposisi } from "../parts/surat.ts";

/** The letter of a disposition; whether somebody may see it was asked before. @throws Refusal 404 */
export async function readSurat(ctx: ReadCtx, id: string): Promise<SuratDisposisi> {
  const { berkasId, tahunAgenda, nomorAgenda, ...surat } = await takeSurat(ctx, id);
  const pindaian = berkasId ? (await attachmentsOf(ctx, [berkasId])).get(berkasId) : undefined;
  return { ...surat, agenda: `${nomorAgenda}/${tahunAgenda}`, pindaian: pindaian?.nama ?? null };
}

/** Where the scan lies, and how it is called. @throws Refusal 404 */
export async function pindaianSurat(ctx: ReadCtx, id: string): Promise<{ readonly key: string; readonly name: string }> {
  const { berkasId } = await takeSurat(ctx, id);
  const pindaian = berkasId ? (await attachmentsOf(ctx, [berkasId])).get(berkasId) : undefined;
  if (!pindaian) throw refuse.notFound("Pindaian surat ini belum ada.");
  return { key: pindaian.kunci, name: pindaian.nama };
}

async function takeSurat(ctx: ReadCtx, id: string) {
  const surat = isUuid(id)
    ? await ctx.db
        .selectFrom("suratMasuk as surat")
        .leftJoin("klasifikasiSurat as klasifikasi", "klasifikasi.id", "surat.klasifikasiId")
        .select(["surat.id", "nomorSurat", "asalSurat", "perihal", "tanggalSurat", "tanggalTerima", "sifat", "lampiran", "berkasId"])
        .select(["tahunAgenda", "nomorAgenda", "klasifikasi.kode as klasifikasi"])
        .where("surat.id", "=", id)
        .where(notDeleted("surat"))
        .executeTakeFirst()
    : undefined;
  if (!surat) throw refuse.notFound();
  return surat;
}
