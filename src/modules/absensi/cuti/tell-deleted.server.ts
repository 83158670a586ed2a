import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { cutiPath } from "../paths.ts";
import { cutiLabel } from "./cuti.ts";

/** Whoever asked for a leave and was granted it hears that it was deleted from where the office keeps who is away. */
export async function tellDeleted(ctx: Ctx, ketidakhadiranIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ akunId: string; jenis: string; mulai: string; selesai: string }>`
    select pegawai.akun_id as "akunId", cuti.jenis, cuti.mulai::text, cuti.selesai::text
    from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id
    where cuti.ketidakhadiran_id = any(${ketidakhadiranIds}::uuid[]) and pegawai.akun_id is not null`.execute(ctx.db);
  for (const { akunId, jenis, mulai, selesai } of rows)
    await notify(ctx, {
      to: { accounts: [akunId] },
      kind: "putusan-cuti",
      title: "Cuti Anda tidak berlaku lagi.",
      body: `${cutiLabel(jenis)}, ${formatDay(mulai)} – ${formatDay(selesai)}: catatannya dihapus kantor.`,
      link: cutiPath,
    });
}
