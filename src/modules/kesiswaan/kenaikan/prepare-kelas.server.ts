import { recordAll } from "#kit/audit/audit.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { kelas } from "#modules/akademik/index.ts";
import { nextTahun } from "./decision.ts";

/** Next year's classes after this year's, without wali kelas; those that are there already stay. @returns how many were made */
export async function prepareKelas(ctx: Ctx, tahunAjaran: string): Promise<number> {
  demand(ctx, "kelas:create");
  if (!/^\d{4}\/\d{4}$/.test(tahunAjaran)) throw refuse.notFound();
  const berikut = nextTahun(tahunAjaran);
  const { rows } = await sql<Row>`
    insert into kelas (nama, tingkat, tahun_ajaran, jurusan, ruang, kapasitas)
    select nama, tingkat, ${berikut}, jurusan, ruang, kapasitas from kelas
    where tahun_ajaran = ${tahunAjaran} and ${notDeleted()}
    on conflict do nothing returning *`.execute(ctx.db);
  await recordAll(
    ctx,
    rows.map((row) => ({ action: "create", subject: "kelas", subjectId: row.id, after: fieldValues(kelas, row) })),
  );
  ctx.touch("kelas");
  return rows.length;
}
