import { type Attachment, attachmentsOf } from "#kit/attachments/attach.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { KategoriInformasi } from "../kategori-informasi.ts";
import { kategoriInformasi } from "../kategori-informasi.ts";
import { pola, type Search } from "./search.ts";

export interface Informasi {
  readonly id: string;
  readonly judul: string;
  readonly kategori: KategoriInformasi;
  readonly ringkasan: string | null;
  readonly tanggal: string;
  readonly penanggungJawab: string | null;
  readonly tautan: string | null;
  /** What can be had of it. */
  readonly berkas: Pick<Attachment, "jenis" | "ukuran"> | null;
}

export interface Dicari extends Search {
  readonly kategori: KategoriInformasi | null;
}

export const pageSize = 20;

const shown = (ctx: ReadCtx) => ctx.db.selectFrom("informasiPublik").where(notDeleted()).where("tampilDiSitus", "=", true);

/** One page of the list, the categories in the order of the law. */
export async function searchInformasi(
  ctx: ReadCtx,
  { cari, kategori, halaman }: Dicari,
): Promise<{ informasi: Informasi[]; adaLagi: boolean }> {
  const urutan = kategoriInformasi.map(({ value }) => value);
  const rows = await shown(ctx)
    .select(["id", "judul", "kategori", "ringkasan", "tanggal", "penanggungJawab", "tautan", "berkasId"])
    .$if(kategori !== null, (query) => query.where("kategori", "=", kategori as KategoriInformasi))
    .$if(cari !== "", (query) =>
      query.where((where) => where.or([where("judul", "ilike", pola(cari)), where("ringkasan", "ilike", pola(cari))])),
    )
    .orderBy(sql`array_position(${urutan}::text[], kategori)`)
    .orderBy("tanggal", "desc")
    .orderBy("judul")
    .limit(pageSize + 1)
    .offset((halaman - 1) * pageSize)
    .execute();
  const files = await attachmentsOf(
    ctx,
    rows.flatMap(({ berkasId }) => berkasId ?? []),
  );
  const informasi = rows.slice(0, pageSize).map(({ berkasId, ...row }) => {
    const berkas = files.get(berkasId ?? "");
    return { ...row, berkas: berkas ? { jenis: berkas.jenis, ukuran: berkas.ukuran } : null };
  });
  return { informasi, adaLagi: rows.length > pageSize };
}

/** The file of an item that is open to everybody. Undefined for what is withheld, hidden or has none. */
export async function berkasInformasi(ctx: ReadCtx, id: string): Promise<{ kunci: string; nama: string } | undefined> {
  const row = await shown(ctx).select("berkasId").where("id", "=", id).where("kategori", "<>", "dikecualikan").executeTakeFirst();
  return row?.berkasId ? (await attachmentsOf(ctx, [row.berkasId])).get(row.berkasId) : undefined;
}
