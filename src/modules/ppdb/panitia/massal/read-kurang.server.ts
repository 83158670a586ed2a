import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Pertanyaan } from "../../pertanyaan/bentuk.ts";
import { mayReadJawaban } from "../../pertanyaan/judge-jawaban.server.ts";

type Kurang = Pick<Pertanyaan, "pertanyaan" | "golongan"> & { readonly pendaftaranId: string };

/** What each of these has to send or to answer and has not: its papers, and the questions as far as whoever asks may know of them. */
export async function readKurang(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = [...ids];
  const periods = sql`(select distinct periode_id from pendaftaran where id = any(${all}::uuid[])) as period`;
  const papers = await sql<{ pendaftaranId: string; dokumen: string }>`
    select p.id as pendaftaran_id, d.dokumen
    from ${periods} cross join lateral dokumen_jalur(period.periode_id) d
      join pendaftaran p on p.periode_id = period.periode_id and p.gelombang_id = d.gelombang_id and p.jalur = d.jenis
      left join berkas_pendaftaran b on b.pendaftaran_id = p.id and b.dokumen = d.dokumen and b.keadaan <> 'dikembalikan'
    where p.id = any(${all}::uuid[]) and b.id is null order by d.urutan`.execute(ctx.db);
  const answers = await sql<Kurang>`
    select k.pendaftaran_id, k.pertanyaan, k.golongan from ${periods} cross join lateral jawaban_kurang(period.periode_id) k
    where k.pendaftaran_id = any(${all}::uuid[]) order by k.urutan, k.pertanyaan`.execute(ctx.db);
  const told = [
    ...papers.rows.map(({ pendaftaranId, dokumen }) => ({ pendaftaranId, kurang: `berkas ${dokumen}` })),
    ...answers.rows.filter(mayReadJawaban(ctx)).map(({ pendaftaranId, pertanyaan }) => ({ pendaftaranId, kurang: pertanyaan })),
  ];
  return new Map([...Map.groupBy(told, (one) => one.pendaftaranId)].map(([id, some]) => [id, some.map(({ kurang }) => kurang)]));
}
