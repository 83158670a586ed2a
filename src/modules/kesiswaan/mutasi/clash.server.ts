import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { siswa } from "../siswa/siswa.ts";

/** What the book of pupils would refuse, all of it: the table itself names the first alone. */
export async function clash(
  ctx: ReadCtx,
  { nisn, nik, dicocokkan, tanggalLahir, jenisKelamin }: Readonly<Record<string, unknown>>,
): Promise<FieldSentences> {
  const { rows } = await sql<{ constraint: string }>`
    select 'siswa_nisn' as constraint from siswa where nisn = ${nisn ?? null} and ${notDeleted()}
    union all select 'siswa_nik_sesuai' where not ${dicocokkan === true}::boolean
      and not nik_sesuai(${nik ?? null}, ${tanggalLahir ?? null}::date, ${jenisKelamin ?? null})
    union all select 'siswa_nik' from siswa where nik = ${nik ?? null} and ${notDeleted()}`.execute(ctx.db);
  return Object.fromEntries(
    rows.flatMap(({ constraint }) => {
      const salah = siswa.constraints?.[constraint];
      return salah ? [[salah.field, salah.sentence]] : [];
    }),
  );
}
