import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Naskah, StatusNaskah } from "../naskah.ts";

export const naskahColumns = [
  ...([
    "id",
    "pembuatId",
    "versi",
    "untuk",
    "jenisId",
    "klasifikasiId",
    "judul",
    "perihal",
    "tujuan",
    "lampiran",
    "tembusan",
    "isi",
    "isian",
  ] as const),
  ...([
    "pegawaiIds",
    "siswaIds",
    "tabel",
    "status",
    "alasanKembali",
    "nomor",
    "tanggal",
    "suratKeluarId",
    "bukti",
    "berkasId",
    "sidik",
  ] as const),
  "updatedAt",
] as const;

/** @throws Refusal 404 */
export async function takeNaskah(ctx: ReadCtx, id: string): Promise<Naskah> {
  demand(ctx, "naskahSurat:read");
  const row = isUuid(id)
    ? await ctx.db.selectFrom("naskahSurat").select(naskahColumns).where("id", "=", id).where(notDeleted()).executeTakeFirst()
    : undefined;
  if (!row) throw refuse.notFound();
  return row;
}

export interface Sasaran {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}

/** The letter, held until the end, in the state that the step begins from. @throws Refusal 404, 409 */
export async function lockNaskah(ctx: Ctx, { id, versi }: Sasaran, dari: readonly StatusNaskah[]): Promise<Naskah> {
  demand(ctx, "naskahSurat:read");
  const row = isUuid(id)
    ? await ctx.db.selectFrom("naskahSurat").select(naskahColumns).where("id", "=", id).where(notDeleted()).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw refuse.notFound();
  if (!dari.includes(row.status)) throw refuse.conflict("Surat ini sudah tidak dalam tahap itu. Muat ulang halaman ini.");
  if (row.versi !== versi) throw refuse.stale(row);
  return row;
}
