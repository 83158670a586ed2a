import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { gatherWilayah, type KnownRegion, type Wilayah } from "./wilayah.ts";

/** The regions that the register knows, down to districts: all of them, or those of the provinces alone with which these numbers begin. */
export async function readWilayah(ctx: ReadCtx, nomor?: readonly (string | null)[]): Promise<Wilayah> {
  const gathered = gatherWilayah();
  const provinces = nomor?.map((one) => (one ?? "").slice(0, 2));
  const asked = provinces ? sql`(char_length(kode) = 2 or left(kode, 2) = any(${provinces}::text[]))` : sql`true`;
  for (let after = ""; ; ) {
    const { rows } = await sql<KnownRegion>`
      select kode, nama, keadaan, lengkap, awal_kode_pos from kode_wilayah
      where ${notDeleted()} and kode > ${after} and char_length(kode) <= 6 and ${asked} order by kode limit ${portion}`.execute(ctx.db);
    for (const region of rows) gathered.add(region);
    const last = rows.at(-1);
    if (!last || rows.length < portion) return gathered.wilayah();
    after = last.kode;
  }
}

/** Regions that are read at once. */
const portion = 500;
