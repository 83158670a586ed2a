import { attachmentFault } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check, isValid, type Sent } from "#kit/register/check.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import { buktiCuti, cutiFaults, cutiFields } from "./cuti.ts";
import { lockCuti } from "./lock-cuti.server.ts";
import { tellTurn } from "./tell-turn.server.ts";

/** Asks for leave, for oneself alone; sent twice with one key it is asked for once. @throws Refusal 403, 409, 422 */
export async function askCuti(ctx: Ctx, sent: Sent, key: string): Promise<string> {
  demand(ctx, "pengajuanCuti:create");
  const saya = await ownPegawai(ctx);
  if (!saya) throw refuse.forbidden("Data pegawai Anda belum ada, jadi cuti belum dapat diajukan. Mintalah Tata Usaha mencatatnya.");
  const checked = check(cutiFields, sent);
  if (!isValid(checked)) throw refuse.invalid("Periksa lagi isian yang ditandai.", checked.errors);
  const { jenis, mulai, selesai, alasan, buktiId } = checked.values;
  const status = await ctx.db.selectFrom("pegawai").select("status").where("id", "=", saya.id).executeTakeFirstOrThrow();
  const faults = cutiFaults({ jenis, mulai, selesai, buktiId }, status.status);
  if (Object.keys(faults).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", faults);
  if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
  const sending = { scope: `cuti:${ctx.actor.id}`, key, fingerprint: fingerprint(checked.values) };
  const { id } = await runOnce(ctx, sending, async () => {
    const fault = buktiId && (await attachmentFault(ctx, buktiId, buktiCuti));
    if (fault) throw refuse.invalid("Periksa lagi isian yang ditandai.", { buktiId: `Bukti ${fault}` });
    await demandFree(ctx, saya.id, { mulai, selesai });
    const { rows } = await sql<{ id: string }>`
      insert into pengajuan_cuti (pegawai_id, jenis, mulai, selesai, alasan, bukti_id, created_at, updated_at)
      values (${saya.id}, ${jenis}, ${mulai}, ${selesai}, ${alasan}, ${buktiId}, ${ctx.now}, ${ctx.now}) returning id`.execute(ctx.db);
    const id = rows[0]?.id ?? "";
    await record(ctx, {
      action: "create",
      subject: "pengajuanCuti",
      subjectId: id,
      after: { pegawaiId: saya.id, jenis, mulai, selesai, alasan },
    });
    await tellTurn(ctx, id, { nama: saya.nama, jenis, mulai, selesai });
    return { id };
  });
  return id;
}

/** Before its own exclusion says so in the words of the database. */
async function demandFree(ctx: Ctx, pegawaiId: string, { mulai, selesai }: { mulai: string; selesai: string }): Promise<void> {
  const { rows } = await sql`
    select from pengajuan_cuti where pegawai_id = ${pegawaiId} and status in ('menunggu', 'diperiksa')
      and daterange(mulai, selesai, '[]') && daterange(${mulai}::date, ${selesai}::date, '[]')`.execute(ctx.db);
  const kalimat = "Pada sebagian hari itu Anda sudah mengajukan cuti.";
  if (rows.length > 0) throw refuse.invalid(kalimat, { mulai: kalimat });
}

/** Taken back by whoever asked, while nobody has decided. @throws Refusal 404, 409 */
export async function withdrawCuti(ctx: Ctx, id: string, versi: number): Promise<void> {
  demand(ctx, "pengajuanCuti:create");
  const satu = await lockCuti(ctx, id, versi);
  if (!satu.sendiri) throw refuse.notFound();
  await sql`update pengajuan_cuti set status = 'dibatalkan', versi = versi + 1, updated_at = ${ctx.now} where id = ${id}`.execute(ctx.db);
  await record(ctx, { action: "withdraw", subject: "pengajuanCuti", subjectId: id, after: { status: "dibatalkan" } });
}
