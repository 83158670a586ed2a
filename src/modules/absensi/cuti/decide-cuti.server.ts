import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
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

interface Decision {
  readonly id: string;
  /** The version that was seen. */
  readonly versi: number;
  /** `periksa`: the office finds nothing against it, and the head decides. */
  readonly putusan: "periksa" | "setujui" | "tolak";
  readonly catatan: string;
}

const isHead = ({ actor }: Ctx): boolean => actor.roles.includes("kepala");

/** The office looks, the head decides; nobody about themselves, and about the head the office. @throws Refusal 403, 404, 409, 422 */
export async function decideCuti(ctx: Ctx, { id, versi, putusan, catatan }: Decision): Promise<void> {
  demand(ctx, "pengajuanCuti:manage");
  const satu = await lockCuti(ctx, id, versi);
  if (satu.sendiri) throw refuse.forbidden("Pengajuan Anda sendiri diputus orang lain.");
  if (putusan !== "periksa" && !isHead(ctx) && !satu.pemimpin && putusan === "setujui")
    throw refuse.forbidden("Cuti disetujui Kepala Madrasah. Anda dapat menandainya sudah diperiksa.");
  const kata = seenText(catatan);
  if (putusan === "tolak" && (kata.length < 5 || kata.length > 300))
    throw refuse.invalid("Tulis alasannya dulu.", { catatan: "Tulis alasannya (5–300 karakter)." });
  if (putusan === "periksa") return look(ctx, satu);
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

async function look(ctx: Ctx, { id, status }: LockedCuti): Promise<void> {
  if (status !== "menunggu") throw refuse.conflict("Pengajuan ini sudah diperiksa. Muat ulang halaman.");
  await sql`update pengajuan_cuti set status = 'diperiksa', diperiksa_oleh = ${ctx.actor.name}, versi = versi + 1, updated_at = ${ctx.now}
    where id = ${id}`.execute(ctx.db);
  await record(ctx, { action: "update", subject: "pengajuanCuti", subjectId: id, after: { status: "diperiksa" } });
}

/** Its days stand in attendance from now on. @throws Refusal 422 where some of them do already */
async function grant(ctx: Ctx, { pegawaiId, jenis, mulai, selesai, alasan }: LockedCuti): Promise<string> {
  const words = {
    pegawaiId,
    jenis: jenis === "sakit" ? "sakit" : "cuti",
    mulai,
    selesai,
    alasan: `${cutiLabel(jenis)}: ${alasan}`.slice(0, 300),
  };
  return (await create(ctx, ketidakhadiran, words)).id;
}

async function tell(ctx: Ctx, { akunId, jenis, mulai, selesai }: LockedCuti, title: string): Promise<void> {
  if (akunId === null) return;
  const body = `${cutiLabel(jenis)}, ${formatDay(mulai)} – ${formatDay(selesai)}.`;
  await notify(ctx, { to: { accounts: [akunId] }, kind: "putusan-cuti", title, body, link: cutiPath });
}
