import { type Ctx, may } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { tautanAplikasi, tautanTerkait, tautanUnitKerja } from "#modules/profil/index.ts";
import type { KelompokTautan } from "../dasbor.ts";

const kelompok = [tautanAplikasi, tautanUnitKerja, tautanTerkait];

/** The links that the school put together for its staff; a group without any is left out. */
export async function tautanPegawai(ctx: Ctx): Promise<readonly KelompokTautan[]> {
  const terbaca = kelompok.filter(({ name }) => may(ctx, `${name}:read`) !== "no");
  if (terbaca.length === 0) return [];
  const { rows } = await sql<KelompokTautan["tautan"][number] & { nama: string }>`${sql.join(
    terbaca.map(
      ({ name, table }) =>
        sql`select ${name}::text as nama, id, label, alamat, keterangan, urutan from ${sql.table(table)} where deleted_at is null`,
    ),
    sql` union all `,
  )} order by nama, urutan, label`.execute(ctx.db);
  return terbaca
    .map(({ name, title }) => ({ judul: title, tautan: rows.filter(({ nama }) => nama === name) }))
    .filter(({ tautan }) => tautan.length > 0);
}
