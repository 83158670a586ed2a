import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";

/** What a list from elsewhere says of a field of a row, beside what stood here when they were compared. */
export interface OtherWord {
  readonly rowId: string;
  readonly isian: string;
  readonly sumber: string;
  readonly lama: string;
  readonly baru: string;
}

interface Asked {
  readonly rowIds: readonly string[];
  /** Of these comparisons alone; null: of all. */
  readonly bandingIds: readonly string[] | null;
}

/** What the newest list of each source says otherwise of these rows, while nobody has written down which is right. */
export async function otherWords(ctx: ReadCtx, register: Register, { rowIds, bandingIds }: Asked): Promise<readonly OtherWord[]> {
  const { rows } = await sql<OtherWord>`
    select distinct on (baris.row_id, satu ->> 'isian', banding.sumber) baris.row_id, satu ->> 'isian' as isian, banding.sumber,
      satu ->> 'lama' as lama, satu ->> 'baru' as baru
    from banding_baris baris join banding on banding.id = baris.banding_id cross join jsonb_array_elements(baris.isian) satu
    where banding.register = ${register.name} and baris.row_id = any(${rowIds}::uuid[]) and baris.jenis = 'beda' and baris.kalimat = ''
      and baris.hasil is null ${bandingIds === null ? sql`` : sql`and banding.id = any(${bandingIds}::uuid[])`}
    order by baris.row_id, satu ->> 'isian', banding.sumber, banding.tanggal desc, banding.created_at desc`.execute(ctx.db);
  return rows;
}
