import { rolesWith } from "#kit/access/access.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** The staff records of everybody whose account keeps attendance or corrects it for others. */
export async function pegawaiKantor(ctx: ReadCtx): Promise<string[]> {
  const peran = rolesWith(ctx.policy, "absensiPegawai:manage");
  const { rows } = await sql<{ id: string }>`
    with kantor as materialized (select id, nip from akun where ${notDeleted("akun")} and akun.peran && ${peran}::text[])
    select pegawai.id from kantor join pegawai on pegawai.akun_id = kantor.id where ${notDeleted("pegawai")}
    union
    select pegawai.id from kantor join pegawai on pegawai.nip = kantor.nip where ${notDeleted("pegawai")}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
