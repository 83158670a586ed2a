import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { describePerihal } from "../content/fields.ts";

interface SavedRow {
  readonly id: string;
  readonly perihal: string;
  readonly isian: Readonly<Record<string, string>>;
  readonly siswa: string | null;
  readonly pegawai: string | null;
}

/** The subjects of these letters as people read them, with the names that stand in for their fields. Whoever asks may read the letters. */
export async function readPerihal(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SavedRow>`
    select naskah.id, naskah.perihal, naskah.isian, siswa.nama as siswa, pegawai.nama as pegawai from naskah_surat naskah
    left join siswa on siswa.id = naskah.siswa_ids[1] left join pegawai on pegawai.id = naskah.pegawai_ids[1]
    where naskah.id in (${sql.join(ids)})`.execute(ctx.db);
  return new Map(
    rows.map(({ id, perihal, isian, siswa, pegawai }) => [
      id,
      describePerihal(perihal, isian, { "siswa.nama": siswa ?? "", "pegawai.nama": pegawai ?? "" }),
    ]),
  );
}
