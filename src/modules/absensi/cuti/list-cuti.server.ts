import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import type { JenisCuti, StatusCuti } from "./cuti.ts";
import { askerLeads, type Giliran, takes, turn } from "./turn.server.ts";

export interface CutiRow {
  readonly id: string;
  readonly versi: number;
  readonly nama: string;
  readonly jenis: JenisCuti;
  readonly mulai: string;
  readonly selesai: string;
  readonly alasan: string;
  readonly berbukti: boolean;
  readonly status: StatusCuti;
  readonly diperiksaOleh: string | null;
  readonly diputusOleh: string | null;
  readonly catatan: string | null;
  readonly sendiri: boolean;
  readonly pemimpin: boolean;
  readonly giliran: Giliran;
  /** Granted, and what stood in attendance of it was deleted since, or made another person's. */
  readonly terhapus: boolean;
  /** Granted, and other days of it stand in attendance since: these. */
  readonly tercatat: { readonly mulai: string; readonly selesai: string } | null;
}

/** Of rows `hasil` and `cuti`. */
const gone = sql`(${inBin("hasil")} or hasil.pegawai_id <> cuti.pegawai_id)`;

/** Own requests, and for those who decide what waits and what was decided last. */
export async function listCuti(ctx: ReadCtx) {
  const jangkau = demand(ctx, "pengajuanCuti:read");
  const { rows } = await sql<CutiRow>`
    select cuti.id, cuti.versi, pegawai.nama, cuti.jenis, cuti.mulai::text, cuti.selesai::text, cuti.alasan, bukti_id is not null as berbukti, cuti.status,
      diperiksa_oleh as "diperiksaOleh", diputus_oleh as "diputusOleh", catatan, coalesce(pegawai.akun_id = ${ctx.actor.id}, false) as sendiri,
      ${askerLeads} as pemimpin, ${turn} as giliran,
      coalesce(${gone}, false) as terhapus,
      case when not ${gone} and (hasil.mulai, hasil.selesai) <> (cuti.mulai, cuti.selesai)
        then json_build_object('mulai', hasil.mulai, 'selesai', hasil.selesai) end as tercatat
    from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id left join akun on akun.id = pegawai.akun_id
      left join ketidakhadiran hasil on hasil.id = cuti.ketidakhadiran_id
    where ${jangkau === "yes" ? sql`true` : sql`pegawai.akun_id = ${ctx.actor.id}`}
    order by cuti.status not in ('menunggu', 'diperiksa'), cuti.created_at desc, cuti.id limit 200`.execute(ctx.db);
  return {
    rows,
    memutus: may(ctx, "pengajuanCuti:manage") !== "no",
    kantor: takes(ctx.actor.roles, "kantor"),
    kepala: takes(ctx.actor.roles, "kepala"),
    terdata: (await ownPegawai(ctx)) !== undefined,
  };
}

/** The proof of one of them, for whoever may read it. @throws Refusal 404 */
export async function buktiOf(ctx: ReadCtx, id: string) {
  const jangkau = demand(ctx, "pengajuanCuti:read");
  if (!isUuid(id)) throw refuse.notFound();
  const { rows } = await sql<{ buktiId: string }>`
    select bukti_id as "buktiId" from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id
    where cuti.id = ${id} and bukti_id is not null and ${jangkau === "yes" ? sql`true` : sql`pegawai.akun_id = ${ctx.actor.id}`}`.execute(
    ctx.db,
  );
  const found = rows[0] && (await attachmentsOf(ctx, [rows[0].buktiId])).get(rows[0].buktiId);
  if (!found) throw refuse.notFound("Buktinya tidak ditemukan.");
  return { key: found.kunci, name: found.nama, inline: true };
}
