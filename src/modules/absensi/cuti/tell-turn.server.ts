import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { cutiPath } from "../paths.ts";
import { cutiLabel } from "./cuti.ts";
import { waitsForCuti } from "./turn.server.ts";

interface Told {
  readonly nama: string;
  readonly jenis: string;
  readonly mulai: string;
  readonly selesai: string;
}

/** Tells those whose turn a request is now. */
export async function tellTurn(ctx: Ctx, id: string, { nama, jenis, mulai, selesai }: Told): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select orang.id from penerima orang cross join pengajuan_cuti cuti
    join pegawai on pegawai.id = cuti.pegawai_id left join akun on akun.id = pegawai.akun_id
    where cuti.id = ${id} and orang.id is distinct from ${ctx.actor.id}::uuid and ${waitsForCuti(sql.ref("orang.id"))}`.execute(ctx.db);
  await notify(ctx, {
    to: { accounts: rows.map((orang) => orang.id) },
    kind: "pengajuan-cuti",
    title: "Ada pengajuan cuti yang menunggu Anda.",
    body: `${nama}: ${cutiLabel(jenis)}, ${formatDay(mulai)} – ${formatDay(selesai)}.`,
    link: cutiPath,
    gather: true,
  });
}
