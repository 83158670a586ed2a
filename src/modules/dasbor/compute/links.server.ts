import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { tautanAplikasi, tautanTerkait, tautanUnitKerja } from "#modules/profil/index.ts";
import type { TautanGroup } from "../dasbor.ts";
import { empty, senarai } from "./at-once.server.ts";

const group = [tautanAplikasi, tautanUnitKerja, tautanTerkait];

type Row = TautanGroup["tautan"][number] & { readonly nama: string };

/** The links that the school put together for its staff. */
export function tautanPegawai(ctx: ReadCtx): RawBuilder<readonly Row[]> {
  const terbaca = group.filter(({ name }) => may(ctx, `${name}:read`) !== "no");
  if (terbaca.length === 0) return empty();
  const bagian = terbaca.map(
    ({ name, table }) =>
      sql`select ${name}::text as nama, id, label, alamat, keterangan, urutan from ${sql.table(table)} where ${notDeleted()}`,
  );
  return senarai(sql<Row>`${sql.join(bagian, sql` union all `)} order by nama, urutan, label`);
}

/** A group without any link is left out. */
export const groupLinks = (rows: readonly Row[]): readonly TautanGroup[] =>
  group
    .map(({ name, title }) => ({ judul: title, tautan: rows.filter(({ nama }) => nama === name) }))
    .filter(({ tautan }) => tautan.length > 0);
