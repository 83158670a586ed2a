import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { isDay, today } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { type FieldSentences, refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { seenText } from "#kit/typed-text.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { aboutOwn } from "#modules/kepegawaian/index.server.ts";
import { kantorPath } from "../paths.ts";
import { pegawaiKantor } from "../perangkat/pegawai-kantor.server.ts";
import { jamAt, masukLimitAt, readRules, saat } from "./rules.server.ts";
import { isInMadrasah, isStatusPegawai, ownRecords } from "./status.ts";

/** What the office types: times "HH:MM", or "". `versi` "0" where nothing was recorded yet. */
export interface KoreksiFields {
  readonly pegawaiId: string;
  readonly tanggal: string;
  readonly versi: string;
  readonly status: string;
  readonly masuk: string;
  readonly pulang: string;
  readonly alasan: string;
}

/**
 * The office or the head writes down by hand what the code did not; nobody does it for themselves.
 * @throws Refusal 403 for one's own day; 422 with a sentence for each field; 409 when it changed since
 */
export async function koreksiKehadiran(ctx: Ctx, isian: KoreksiFields): Promise<void> {
  demand(ctx, "absensiPegawai:update");
  const values = await check(ctx, isian);
  const kunci = { pegawaiId: isian.pegawaiId, tanggal: isian.tanggal };
  const lama = await ctx.db
    .selectFrom("absensiPegawai")
    .selectAll()
    .where("pegawaiId", "=", kunci.pegawaiId)
    .where("tanggal", "=", kunci.tanggal)
    .forUpdate()
    .executeTakeFirst();
  if (String(lama?.versi ?? 0) !== isian.versi) throw refuse.stale(lama ?? null);
  ctx.touch("absensiPegawai");
  await notifyKantor(ctx, isian.pegawaiId);
  const after = { tanggal: kunci.tanggal, ...values };
  if (!lama) {
    const baru = await ctx.db
      .insertInto("absensiPegawai")
      .values({ ...kunci, ...values })
      .onConflict((ada) => ada.columns(["pegawaiId", "tanggal"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    // The person, or somebody else of the office, was quicker by a moment.
    if (!baru) throw refuse.stale(null);
    return record(ctx, { action: "create", subject: "absensiPegawai", subjectId: baru.id, after });
  }
  const { status, masuk, pulang, cara, alasan } = lama;
  const changed = { ...values, versi: lama.versi + 1, updatedAt: ctx.now };
  await ctx.db.updateTable("absensiPegawai").set(changed).where("id", "=", lama.id).execute();
  const before = { tanggal: lama.tanggal, status, masuk, pulang, cara, alasan };
  await record(ctx, { action: "update", subject: "absensiPegawai", subjectId: lama.id, before, after });
}

/** A day of somebody who keeps attendance, written down by hand, is for the head to see. The title names no person. */
async function notifyKantor(ctx: Ctx, pegawaiId: string): Promise<void> {
  if (!(await pegawaiKantor(ctx)).includes(pegawaiId)) return;
  const title = "Kehadiran orang kantor dicatat dengan tangan. Lihat siapa yang mencatat, dan sebabnya.";
  await notify(ctx, { to: { right: "absensiKantor:read" }, kind: "kehadiran-kantor", title, link: kantorPath, gather: true });
}

async function check(ctx: ReadCtx, isian: KoreksiFields) {
  const { pegawaiId, tanggal, status } = isian;
  const orang = isUuid(pegawaiId)
    ? await ctx.db.selectFrom("pegawai").select("id").where("id", "=", pegawaiId).where(notDeleted()).executeTakeFirst()
    : undefined;
  if (!orang) throw refuse.notFound("Pegawai ini tidak ditemukan.");
  if (await aboutOwn(ctx, orang.id)) throw refuse.forbidden(ownRecords, "absensiPegawai:update");
  const salah: Record<string, string> = {
    ...(await hariFault(ctx, tanggal)),
    ...jamFault(isian, ctx.now),
    ...(await statusFault(ctx, isian)),
  };
  if (!isStatusPegawai(status)) salah.status = "Pilih status kehadirannya.";
  const alasan = seenText(isian.alasan);
  if (alasan === "") salah.alasan = "Tulis alasan atau dasar catatan ini.";
  if ([...alasan].length > 300) salah.alasan = "Alasan paling panjang 300 huruf.";
  if (Object.keys(salah).length > 0 || !isStatusPegawai(status))
    throw refuse.invalid(Object.values(salah)[0] ?? "Isian belum lengkap.", salah);
  const jam = (teks: string) => (isInMadrasah(status) && teks !== "" ? saat(tanggal, teks) : null);
  return { status, masuk: jam(isian.masuk), pulang: jam(isian.pulang), cara: "kantor" as const, alasan };
}

async function hariFault(ctx: ReadCtx, tanggal: string): Promise<FieldSentences> {
  if (!isDay(tanggal)) return { tanggal: "Tanggal ini tidak ada di kalender." };
  if (tanggal > today(ctx.now)) return { tanggal: "Kehadiran hari yang belum tiba tidak dapat dicatat." };
  const sekolah = await hariSekolah(ctx, tanggal, "pegawai");
  return sekolah.masuk ? {} : { tanggal: `Hari itu tidak ada jam kerja (${sekolah.sebab}).` };
}

/** The report counts who came late by the status, so it cannot say otherwise than the time. */
async function statusFault(ctx: ReadCtx, { tanggal, masuk, status }: KoreksiFields): Promise<FieldSentences> {
  if (status !== "hadir" || masuk === "" || !isDay(tanggal)) return {};
  const batas = await masukLimitAt(ctx, tanggal, await readRules(ctx));
  if (masuk <= batas) return {};
  const tulis = (jam: string) => jam.replace(":", ".");
  return { status: `Jam masuk ${tulis(masuk)} lewat dari batas ${tulis(batas)}. Pilih Terlambat, atau betulkan jamnya.` };
}

function jamFault({ tanggal, masuk, pulang, status }: KoreksiFields, kini: Date): FieldSentences {
  const salah: Record<string, string> = {};
  for (const [nama, jam] of [
    ["masuk", masuk],
    ["pulang", pulang],
  ] as const)
    if (jam !== "" && !/^([01]\d|2[0-3]):[0-5]\d$/.test(jam)) salah[nama] = "Tulis jam seperti 07:10.";
    else if (isStatusPegawai(status) && isInMadrasah(status) && tanggal === today(kini) && jam > jamAt(kini))
      salah[nama] = "Jam ini belum tiba.";
  if (!salah.pulang && pulang !== "" && pulang <= masuk) salah.pulang = "Jam pulang harus sesudah jam masuk.";
  if (status === "terlambat" && masuk === "") salah.masuk = "Tulis jam masuknya.";
  return salah;
}
