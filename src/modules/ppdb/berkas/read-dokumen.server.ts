import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formulirKertas } from "../kertas/kertas.ts";
import type { KeadaanBerkas } from "./berkas.ts";

export interface Berkas {
  readonly id: string;
  /** Which file was seen: another one takes its place when the family sends again. */
  readonly berkasId: string;
  readonly jenis: string;
  readonly halaman: number;
  readonly dikirim: Date;
  /** Who of the committee scanned it at the desk; null where the family sent it. */
  readonly dikirimPelaku: string | null;
  readonly keadaan: KeadaanBerkas;
  readonly sebab: string | null;
  readonly catatan: string | null;
}

export interface Dokumen {
  readonly dokumen: string;
  /** Asked for by the path on which it is now; what another one asked for is kept, and nobody waits for it. */
  readonly diminta: boolean;
  /** Null until it is sent. */
  readonly berkas: Berkas | null;
}

/** What the path asks for in its order, before it the form itself where that came on paper, then what was sent before the path asked for something else. */
export async function readDokumen(ctx: ReadCtx, pendaftaranId: string): Promise<readonly Dokumen[]> {
  const { rows: asked } = await sql<{ dokumen: string }>`
    select d.dokumen from pendaftaran p, dokumen_diminta(p) d where p.id = ${pendaftaranId} order by d.urutan`.execute(ctx.db);
  const isPaper = await ctx.db
    .selectFrom("pendaftaran")
    .select("id")
    .where("id", "=", pendaftaranId)
    .where("diisiOleh", "is not", null)
    .executeTakeFirst();
  const sent = await ctx.db
    .selectFrom("berkasPendaftaran")
    .innerJoin("berkas", "berkas.id", "berkasPendaftaran.berkasId")
    .select(["berkasPendaftaran.id", "dokumen", "berkasId", "berkas.jenis", "halaman", "dikirim", "keadaan", "sebab", "catatan"])
    .select("dikirimPelaku")
    .where("pendaftaranId", "=", pendaftaranId)
    .orderBy("dikirim")
    .execute();
  const names = [...new Set([...(isPaper ? [formulirKertas] : []), ...[...asked, ...sent].map(({ dokumen }) => dokumen)])];
  return names.map((name) => {
    const diminta = asked.some(({ dokumen }) => dokumen === name);
    const found = sent.find(({ dokumen }) => dokumen === name);
    if (!found) return { dokumen: name, diminta, berkas: null };
    const { dokumen, ...berkas } = found;
    return { dokumen, diminta, berkas };
  });
}

/** What the family still has to send of what its path asks for: nothing came, or it was given back. */
export const unsent = (dokumen: readonly Dokumen[]): readonly Dokumen[] =>
  dokumen.filter((one) => one.diminta && (one.berkas === null || one.berkas.keadaan === "dikembalikan"));

/** Where one file lies, of a registration that is there. */
export const findBerkas = (ctx: ReadCtx, pendaftaranId: string, id: string) =>
  ctx.db
    .selectFrom("berkasPendaftaran")
    .innerJoin("berkas", "berkas.id", "berkasPendaftaran.berkasId")
    .innerJoin("pendaftaran", "pendaftaran.id", "berkasPendaftaran.pendaftaranId")
    .select(["berkas.kunci", "berkas.nama"])
    .where("berkasPendaftaran.id", "=", id)
    .where("pendaftaranId", "=", pendaftaranId)
    .where(notDeleted("pendaftaran"))
    .where(notDeleted("berkas"))
    .executeTakeFirst();
