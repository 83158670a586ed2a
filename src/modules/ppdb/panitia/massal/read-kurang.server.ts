import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Pertanyaan } from "../../pertanyaan/bentuk.ts";
import { mayReadJawaban } from "../../pertanyaan/judge-jawaban.server.ts";

type Kurang = Pick<Pertanyaan, "pertanyaan" | "golongan"> & { readonly pendaftaranId: string };

/** What each of these has to answer and has not, as far as whoever asks may know of it. */
export async function readKurang(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<Kurang>`
    select k.pendaftaran_id, k.pertanyaan, k.golongan
    from (select distinct periode_id from pendaftaran where id = any(${[...ids]}::uuid[])) p cross join lateral jawaban_kurang(p.periode_id) k
    where k.pendaftaran_id = any(${[...ids]}::uuid[]) order by k.urutan, k.pertanyaan`.execute(ctx.db);
  const told = Map.groupBy(rows.filter(mayReadJawaban(ctx)), ({ pendaftaranId }) => pendaftaranId);
  return new Map([...told].map(([id, questions]) => [id, questions.map(({ pertanyaan }) => pertanyaan)]));
}
