import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import { find } from "#kit/register/store.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { sendableOf } from "./sendable.server.ts";
import { type Surel, surelOf } from "./surel.ts";

export type Pengiriman = Pick<
  Stored<"ekspedisi">,
  | "id"
  | "tanggalKirim"
  | "penerima"
  | "cara"
  | "alamat"
  | "pembawa"
  | "nomorResi"
  | "status"
  | "tanggalDiterima"
  | "diterimaOleh"
  | "surelPada"
  | "surelGagal"
> & {
  /** Null where the portal sends nothing. */
  readonly surel: Surel | null;
};

export interface PengirimanSurat {
  readonly surat: { readonly id: string; readonly nomorSurat: string; readonly perihal: string; readonly tujuan: string | null };
  /** The latest first. */
  readonly pengiriman: readonly Pengiriman[];
  readonly boleh: { readonly catat: boolean; readonly ubah: boolean };
  /** Null: it can go by e-mail. */
  readonly tanpaSurel: string | null;
  /** Today at the school. */
  readonly hari: string;
}

/** What became of one outgoing letter. @param hasMail a mail server is named @throws Refusal 403, 404 */
export async function loadPengiriman(ctx: ReadCtx, suratId: string, hasMail: boolean): Promise<PengirimanSurat> {
  demand(ctx, "ekspedisi:read");
  const { id } = await find(ctx, suratKeluar, suratId);
  const surat = await ctx.db
    .selectFrom("suratKeluar")
    .select(["id", "nomorSurat", "perihal", "tujuan", "keamanan", "status", "berkasId", "dimusnahkanPada"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const pengiriman = await ctx.db
    .selectFrom("ekspedisi")
    .select([
      "id",
      "tanggalKirim",
      "penerima",
      "cara",
      "alamat",
      "pembawa",
      "nomorResi",
      "status",
      "tanggalDiterima",
      "diterimaOleh",
      "surelDiminta",
      "surelPada",
      "surelGagal",
    ])
    .select(["createdAt", "surelMulai", "surelDitolak"])
    .where("suratId", "=", id)
    .where(notDeleted())
    .orderBy("tanggalKirim", "desc")
    .orderBy("createdAt", "desc")
    .execute();
  const sendable = await sendableOf(ctx, surat);
  const { nomorSurat, perihal, tujuan } = surat;
  return {
    surat: { id, nomorSurat, perihal, tujuan },
    pengiriman: pengiriman.map(({ createdAt, surelDiminta, surelMulai, surelDitolak, ...satu }) => ({
      ...satu,
      surel: surelOf({ ...satu, createdAt, surelDiminta, surelMulai, surelDitolak }, ctx.now),
    })),
    boleh: { catat: may(ctx, "ekspedisi:create") === "yes", ubah: may(ctx, "ekspedisi:update") === "yes" },
    tanpaSurel: "sebab" in sendable ? sendable.sebab : hasMail ? null : "Server e-mail belum diatur di pemasangan portal ini.",
    hari: today(ctx.now),
  };
}
