import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { SignedPaper } from "../content/saved-paper.ts";
import type { StatusNaskah } from "../naskah.ts";

/** How far a letter is that another part of the product began. */
export interface IssuedNaskah {
  readonly id: string;
  readonly status: StatusNaskah;
  readonly nomor: string | null;
  /** YYYY-MM-DD */
  readonly tanggal: string | null;
  readonly kertas: SignedPaper | null;
  /** Who signed, as the proof says it. */
  readonly penandatangan: string | null;
  /** Signed, its number not voided, its proof and the key of it not withdrawn. */
  readonly berlaku: boolean;
}

/** A letter by its id, whoever asks; null when it is in the bin. The caller has judged the right. */
export async function readIssued(ctx: ReadCtx, id: string): Promise<IssuedNaskah | null> {
  const row = await ctx.db
    .selectFrom("naskahSurat")
    .leftJoin("buktiSurat", "buktiSurat.kode", "naskahSurat.bukti")
    .leftJoin("kunciSurat", "kunciSurat.id", "buktiSurat.kunciId")
    .leftJoin("nomorSurat", "nomorSurat.suratId", "naskahSurat.suratKeluarId")
    .select(["naskahSurat.id", "naskahSurat.status", "naskahSurat.nomor", "naskahSurat.tanggal", "kertas", "penandatangan", "batalPada"])
    .select(["buktiSurat.dicabutPada", "kunciSurat.dicabutPada as kunciDicabut"])
    .where("naskahSurat.id", "=", id)
    .where(notDeleted("naskahSurat"))
    .executeTakeFirst();
  if (!row) return null;
  const { batalPada, dicabutPada, kunciDicabut, ...issued } = row;
  return { ...issued, berlaku: row.status === "ditandatangani" && !batalPada && !dicabutPada && !kunciDicabut };
}
