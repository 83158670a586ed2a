import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { quarantineDays } from "#kit/files/quarantine.server.ts";

export interface Quarantined {
  readonly tree: string;
  readonly key: string;
  /** As its sender called it; null where nothing knows that any more. */
  readonly name: string | null;
  readonly by: string | null;
  readonly bytes: number;
  /** In a word for programs. */
  readonly reason: string;
  readonly since: Date;
  readonly until: Date;
}

export const quarantinedPerPage = 10;

/** What lies in quarantine, the newest first. @throws Refusal 404 without the right */
export async function readQuarantined(ctx: ReadCtx, page: number): Promise<readonly Quarantined[]> {
  demand(ctx, "penyimpanan:read");
  const { rows } = await sql<Omit<Quarantined, "bytes" | "until"> & { bytes: string }>`
    select karantina.pohon as tree, karantina.kunci as key, berkas.nama as name, akun.nama as by,
      karantina.ukuran as bytes, sebab as reason, sejak as since
    from karantina
    left join berkas on karantina.pohon = 'private' and berkas.kunci = karantina.kunci
    left join akun on akun.id = berkas.created_by
    where kembali is null
    order by sejak desc, karantina.kunci
    limit ${quarantinedPerPage} offset ${(page - 1) * quarantinedPerPage}`.execute(ctx.db);
  return rows.map(({ bytes, ...row }) => ({
    ...row,
    bytes: Number(bytes),
    until: new Date(row.since.getTime() + quarantineDays * 86_400_000),
  }));
}
