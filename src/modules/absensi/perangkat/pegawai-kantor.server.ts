import { rolesWith } from "#kit/access/access.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** The staff records of everybody whose account keeps attendance or corrects it for others. */
export async function pegawaiKantor(ctx: ReadCtx): Promise<string[]> {
  const peran = rolesWith(ctx.policy, "absensiPegawai:manage");
  const { rows } = await sql<{ id: string }>`
    select pegawai.id from pegawai join akun on akun.id = pegawai.akun_id or akun.nip = pegawai.nip
    where ${notDeleted("pegawai")} and ${notDeleted("akun")} and akun.peran && ${peran}::text[]`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
