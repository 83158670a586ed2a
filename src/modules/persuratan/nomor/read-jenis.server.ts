import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Buku } from "./place.server.ts";

export interface JenisWithBuku extends Buku {
  readonly jenisId: string;
  readonly pola: string;
  readonly lebar: number;
  readonly kodeJabatan: string;
}

/** With "kunci" nobody else gets a number of the book until the transaction ends. @throws Refusal 422 */
export async function readJenis(ctx: Ctx, jenis: string, kunci?: "kunci"): Promise<JenisWithBuku> {
  const found = ctx.db
    .selectFrom("jenisNaskah")
    .innerJoin("bukuNomor", "bukuNomor.id", "jenisNaskah.bukuId")
    .select(["jenisNaskah.id as jenisId", "pola", "lebar", "bukuNomor.id as bukuId"])
    .select(["kodeJabatan", "tahunAwal", "nomorAwal", "batasMundur"])
    .where(isUuid(jenis) ? "jenisNaskah.id" : "jenisNaskah.kode", "=", jenis)
    .where(notDeleted("jenisNaskah"))
    .where("jenisNaskah.aktif", "=", true)
    .where(notDeleted("bukuNomor"))
    .where("bukuNomor.aktif", "=", true);
  const row = await (kunci ? found.forNoKeyUpdate("bukuNomor") : found).executeTakeFirst();
  if (!row) throw refuse.invalid("Pilih jenis surat.", { jenis: "Jenis surat ini tidak ada, atau deret nomornya tidak dipakai lagi." });
  return row;
}
