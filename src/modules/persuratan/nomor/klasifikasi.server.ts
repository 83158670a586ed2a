import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { butuhKlasifikasi } from "./compose-nomor.ts";

/** @throws Refusal 422 where the pattern needs a classification and none, or one that is gone, was chosen */
export async function klasifikasiCode(ctx: ReadCtx, pola: string, id: string | null): Promise<string | null> {
  const kode = await klasifikasiFor(ctx, id);
  if (kode === null && id !== null)
    throw refuse.invalid("Pilih klasifikasi.", { klasifikasiId: "Klasifikasi ini sudah tidak ada. Pilih yang lain." });
  if (kode === null && butuhKlasifikasi(pola))
    throw refuse.invalid("Pilih klasifikasi.", { klasifikasiId: "Nomor jenis surat ini memuat kode klasifikasi. Pilih klasifikasinya." });
  return kode;
}

/** Its code; null when there is none. */
export async function klasifikasiFor(ctx: ReadCtx, id: string | null): Promise<string | null> {
  if (id === null || !isUuid(id)) return null;
  const found = ctx.db.selectFrom("klasifikasiSurat").select("kode").where(notDeleted());
  return (await found.where("id", "=", id).executeTakeFirst())?.kode ?? null;
}
