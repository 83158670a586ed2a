import { recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { nextTahun } from "./decision.ts";

/** Next year's classes after this year's, without wali kelas; those that are there already stay. @returns how many were made */
export async function prepareKelas(ctx: Ctx, tahunAjaran: string): Promise<number> {
  demand(ctx, "kelas:create");
  if (!/^\d{4}\/\d{4}$/.test(tahunAjaran)) throw refuse.notFound();
  const berikut = nextTahun(tahunAjaran);
  const { rows } = await sql<{ id: string; nama: string }>`
    insert into kelas (nama, tingkat, tahun_ajaran, jurusan, ruang, kapasitas)
    select nama, tingkat, ${berikut}, jurusan, ruang, kapasitas from kelas
    where tahun_ajaran = ${tahunAjaran} and ${notDeleted()}
    on conflict do nothing returning id, nama`.execute(ctx.db);
  await recordAll(
    ctx,
    rows.map(({ id, nama }) => ({ action: "create", subject: "kelas", subjectId: id, after: { nama, tahunAjaran: berikut } })),
  );
  ctx.touch("kelas");
  return rows.length;
}
