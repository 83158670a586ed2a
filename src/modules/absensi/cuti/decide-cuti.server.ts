import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { create } from "#kit/register/store.server.ts";
import { seenText } from "#kit/typed-text.ts";
import { cutiPath } from "../paths.ts";
import { ketidakhadiran } from "../pegawai/ketidakhadiran.ts";
import { cutiLabel } from "./cuti.ts";
import { type LockedCuti, lockCuti } from "./lock-cuti.server.ts";
import { tellTurn } from "./tell-turn.server.ts";
import { othersTake, takes } from "./turn.server.ts";

interface Decision {
  readonly id: string;
  /** The version that was seen. */
  readonly versi: number;
  /** `periksa`: the office finds nothing against it, and the head decides. */
  readonly putusan: "periksa" | "setujui" | "tolak";
  readonly catatan: string;
}

/**
 * The office looks, then the head decides; nobody about themselves, and about the head the office. Where nobody else sits in the office,
 * the head decides at once, as does a deputy of the head who is of the office. A decision lets a deputy in: it asks for a fresh proof of
 * who takes it. @throws Refusal 401 unconfirmed, 403, 404, 409, 422
 */
export async function decideCuti(ctx: Ctx, { id, versi, putusan, catatan }: Decision): Promise<void> {
  demand(ctx, "pengajuanCuti:manage");
  const satu = await lockCuti(ctx, id, versi);
  if (satu.sendiri) throw refuse.forbidden("Pengajuan Anda sendiri diputus orang lain.");
  demandTurn(ctx, satu, putusan);
  const kata = seenText(catatan);
  if (putusan === "tolak" && (kata.length < 5 || kata.length > 300))
    throw refuse.invalid("Tulis alasannya dulu.", { catatan: "Tulis alasannya (5–300 karakter)." });
  if (putusan === "periksa") return look(ctx, satu);
  if (putusan === "setujui") await demandNoDeputy(ctx, satu);
  demandRecentConfirmation(ctx);
  const hasil = putusan === "setujui" ? await grant(ctx, satu) : null;
  const status = putusan === "setujui" ? "disetujui" : "ditolak";
  await sql`update pengajuan_cuti set status = ${status}, diputus_oleh = ${ctx.actor.name}, diputus_pada = ${ctx.now}, catatan = ${kata || null},
    ketidakhadiran_id = ${hasil}, versi = versi + 1, updated_at = ${ctx.now} where id = ${id}`.execute(ctx.db);
  await record(ctx, {
    action: putusan === "setujui" ? "accept" : "refuse",
    subject: "pengajuanCuti",
    subjectId: id,
    after: { status, catatan: kata },
  });
  await tell(ctx, satu, status === "disetujui" ? "Cuti Anda disetujui." : "Cuti Anda ditolak.");
}

function demandTurn({ actor: { roles } }: Ctx, { giliran, pemimpin }: LockedCuti, putusan: Decision["putusan"]): void {
  const isHead = takes(roles, "kepala");
  if (giliran === "kepala" && !isHead) throw refuse.forbidden("Pengajuan ini sudah diperiksa. Kepala Madrasah yang memutuskan.");
  if (giliran === "kantor" && !takes(roles, "kantor"))
    throw refuse.forbidden("Kantor memeriksa pengajuan ini dulu, lalu Kepala Madrasah memutuskan.");
  if (putusan === "setujui" && !isHead && !pemimpin)
    throw refuse.forbidden("Cuti disetujui Kepala Madrasah. Anda dapat menandainya sudah diperiksa.");
}

/** A deputy gains nothing by a leave of their own making: somebody else grants it, where there is somebody. @throws Refusal 403 */
async function demandNoDeputy(ctx: Ctx, { pegawaiId, akunId, mulai, selesai, giliran }: LockedCuti): Promise<void> {
  const { rows } = await sql`
    select from pemangku_jabatan j where ${notDeleted("j")} and j.pegawai_id = ${pegawaiId} and j.wakil_sah = ${ctx.actor.id}
      and daterange(j.mulai, j.sampai, '[]') && daterange(${mulai}::date, ${selesai}::date, '[]')
      and ${othersTake(giliran, ctx.actor.id, akunId)}`.execute(ctx.db);
  if (rows.length > 0) throw refuse.forbidden("Anda wakilnya selama cuti ini. Rekan lain yang menyetujuinya, supaya hak wakil berlaku.");
}

async function look(ctx: Ctx, satu: LockedCuti): Promise<void> {
  const { id, status } = satu;
  if (status !== "menunggu") throw refuse.conflict("Pengajuan ini sudah diperiksa. Muat ulang halaman.");
  await sql`update pengajuan_cuti set status = 'diperiksa', diperiksa_oleh = ${ctx.actor.name}, versi = versi + 1, updated_at = ${ctx.now}
    where id = ${id}`.execute(ctx.db);
  await record(ctx, { action: "update", subject: "pengajuanCuti", subjectId: id, after: { status: "diperiksa" } });
  await tellTurn(ctx, id, satu);
}

/** Its days stand in attendance from now on. @throws Refusal 422 where some of them do already */
async function grant(ctx: Ctx, { pegawaiId, jenis, mulai, selesai, alasan }: LockedCuti): Promise<string> {
  const words = {
    pegawaiId,
    jenis: jenis === "sakit" ? "sakit" : "cuti",
    mulai,
    selesai,
    alasan: `${cutiLabel(jenis)}: ${alasan}`,
  };
  return (await create(ctx, ketidakhadiran, words)).id;
}

async function tell(ctx: Ctx, { akunId, jenis, mulai, selesai }: LockedCuti, title: string): Promise<void> {
  if (akunId === null) return;
  const body = `${cutiLabel(jenis)}, ${formatDay(mulai)} – ${formatDay(selesai)}.`;
  await notify(ctx, { to: { accounts: [akunId] }, kind: "putusan-cuti", title, body, link: cutiPath });
}
