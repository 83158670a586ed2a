import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { JenisCuti, StatusCuti } from "./cuti.ts";
import { askerLeads, type Giliran, turn } from "./turn.server.ts";

export interface LockedCuti {
  readonly id: string;
  readonly versi: number;
  readonly pegawaiId: string;
  readonly akunId: string | null;
  readonly nama: string;
  readonly jenis: JenisCuti;
  readonly mulai: string;
  readonly selesai: string;
  readonly alasan: string;
  readonly status: StatusCuti;
  /** Of whoever acts. */
  readonly sendiri: boolean;
  /** Whoever asks leads the school: then the office decides. */
  readonly pemimpin: boolean;
  readonly giliran: Giliran;
}

/** One that nobody has decided about, held until the end. @throws Refusal 404, 409 */
export async function lockCuti(ctx: Ctx, id: string, versi: number): Promise<LockedCuti> {
  if (!isUuid(id)) throw refuse.notFound();
  const { rows } = await sql<LockedCuti>`
    select cuti.id, cuti.versi, pegawai_id as "pegawaiId", pegawai.akun_id as "akunId", pegawai.nama, cuti.jenis, mulai::text, selesai::text,
      alasan, cuti.status, coalesce(pegawai.akun_id = ${ctx.actor.id}, false) as sendiri, ${askerLeads} as pemimpin, ${turn} as giliran
    from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id left join akun on akun.id = pegawai.akun_id
    where cuti.id = ${id} for update of cuti`.execute(ctx.db);
  const [satu] = rows;
  if (!satu) throw refuse.notFound();
  if (satu.status !== "menunggu" && satu.status !== "diperiksa") throw refuse.conflict("Pengajuan ini sudah diputus. Muat ulang halaman.");
  if (satu.versi !== versi) throw refuse.conflict("Pengajuan ini baru saja berubah. Muat ulang halaman.");
  return satu;
}
