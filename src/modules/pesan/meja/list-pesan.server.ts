import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { zone } from "#kit/time-zone.ts";
import type { Jenis, Keadaan } from "../jenis.ts";
import { visible } from "./visible.server.ts";

export const pageSize = 25;

export type Tampil = "terbuka" | "selesai";
const keadaanOf: Readonly<Record<Tampil, readonly Keadaan[]>> = { terbuka: ["masuk", "diproses"], selesai: ["dijawab", "selesai"] };

/** What waits longest first; of what is done, the newest. @throws Refusal 404 without the right to read */
export async function listPesan(ctx: ReadCtx, { tampil, halaman }: { readonly tampil: Tampil; readonly halaman: number }) {
  demand(ctx, "pesanPublik:read");
  const found = (satu: Tampil) => ctx.db.selectFrom("pesanPublik").where(visible(ctx)).where("keadaan", "in", keadaanOf[satu]);
  const hitung = async (satu: Tampil) =>
    Number(
      (
        await found(satu)
          .select((row) => row.fn.countAll<string>().as("total"))
          .executeTakeFirstOrThrow()
      ).total,
    );
  const rows = await found(tampil)
    .leftJoin("akun", "akun.id", "petugasId")
    .select(["pesanPublik.id", "nomor", "jenis", "perihal", "keadaan", "pesanPublik.createdAt", "akun.nama as petugas"])
    .orderBy("pesanPublik.createdAt", tampil === "terbuka" ? "asc" : "desc")
    .orderBy("pesanPublik.id")
    .limit(pageSize)
    .offset((halaman - 1) * pageSize)
    .execute();
  const jumlah = { terbuka: await hitung("terbuka"), selesai: await hitung("selesai") };
  return { rows, jumlah, tahunan: await perYear(ctx), jenis: kindsOf(ctx) };
}

export type PesanRow = Awaited<ReturnType<typeof listPesan>>["rows"][number];

/** The kinds that are this person's to look after. */
const kindsOf = (ctx: ReadCtx): Jenis[] => [
  ...(may(ctx, "pesanPublik:read") === "yes" ? ["pertanyaan" as const] : []),
  ...(may(ctx, "pengaduan:read") === "yes" ? ["pengaduan" as const] : []),
];

/** Counted with those that were deleted after their time. */
async function perYear(ctx: ReadCtx) {
  const kinds = kindsOf(ctx);
  if (kinds.length === 0) return [];
  const { rows } = await sql<{ tahun: number; jenis: Jenis; banyak: number; dijawab: number }>`
    select extract(year from bulan)::int as tahun, jenis, sum(banyak)::int as banyak, sum(dijawab)::int as dijawab from (
      select bulan, jenis, banyak, dijawab from angka_pesan
      union all select (created_at at time zone ${zone.name})::date, jenis, 1, (jawaban is not null)::int from pesan_publik where ${visible(ctx)}) satu
    where jenis = any(${kinds}::text[]) group by 1, 2 order by 1 desc, 2 desc limit 12`.execute(ctx.db);
  return rows;
}
