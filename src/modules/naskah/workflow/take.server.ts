import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Naskah, StatusNaskah } from "../naskah.ts";
import { inMyChain, myPositions } from "./chain.server.ts";

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
    "rantai",
    "paraf",
    "parafBerikut",
    "penandaJabatan",
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

/** Who reads by a position alone reads the letters of its chains. @throws Refusal 404 */
async function demandOpen(ctx: ReadCtx, id: string): Promise<void> {
  const reach = demand(ctx, "naskahSurat:read");
  if (!isUuid(id)) throw refuse.notFound();
  if (reach === "yes") return;
  const mine = inMyChain(ctx, await myPositions(ctx));
  const { rows } = await sql`select from naskah_surat naskah where naskah.id = ${id} and ${mine}`.execute(ctx.db);
  if (rows.length === 0) throw refuse.notFound();
}

/** @throws Refusal 404 */
export async function takeNaskah(ctx: ReadCtx, id: string): Promise<Naskah> {
  await demandOpen(ctx, id);
  const row = await ctx.db.selectFrom("naskahSurat").select(naskahColumns).where("id", "=", id).where(notDeleted()).executeTakeFirst();
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
  await demandOpen(ctx, id);
  const found = ctx.db.selectFrom("naskahSurat").select(naskahColumns).where("id", "=", id).where(notDeleted());
  const row = await found.forUpdate().executeTakeFirst();
  if (!row) throw refuse.notFound();
  if (!dari.includes(row.status)) throw refuse.conflict("Surat ini sudah tidak dalam tahap itu. Muat ulang halaman ini.");
  if (row.versi !== versi) throw refuse.stale(row);
  return row;
}
