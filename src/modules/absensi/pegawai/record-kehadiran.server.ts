import { take } from "#kit/access/rate-limit.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import { demandPonsel } from "../perangkat/jaringan.server.ts";
import { validCode } from "./kantor-code.server.ts";
import { jamAt, masukLimitAt, readRules } from "./rules.server.ts";
import type { StatusPegawai } from "./status.ts";
import { isInMadrasah, statusPegawaiLabels } from "./status.ts";

export type Arah = "masuk" | "pulang";

export interface Ketukan {
  readonly arah: Arah;
  /** What the office's screen showed. */
  readonly kode: string;
  /** The network address of the phone. */
  readonly alamat: string;
}

export interface Tercatat {
  readonly status: StatusPegawai;
  readonly masuk: Date | null;
  readonly pulang: Date | null;
  /** Coming was recorded before: nothing has changed. */
  readonly sudah: boolean;
}

/** Ten tries in ten minutes: nobody types six digits wrong more often, and nobody guesses them so. */
const attempt = (id: string) => ({ key: `kode-absensi ${id}`, capacity: 10, perSecond: 1 / 60 });

/**
 * One comes or goes, with the code from the office's screen. Sent twice it counts once: the first coming and the last
 * going stand. @throws Refusal with a sentence for the person
 */
export async function recordKehadiran(scope: Scope, ketukan: Ketukan): Promise<Tercatat> {
  if (scope.actor.id === null) throw refuse.unauthenticated();
  const bucket = attempt(scope.actor.id);
  const wait = await scope.transaction((ctx) => take(ctx, bucket));
  if (wait > 0) throw refuse.tooMany(wait, "Terlalu sering mencoba. Tunggu sebentar, lalu ketik kode terbaru.");
  return scope.transaction((ctx) => recordTap(ctx, ketukan));
}

async function recordTap(ctx: Ctx, { arah, kode, alamat }: Ketukan): Promise<Tercatat> {
  const saya = await ownPegawai(ctx);
  if (!saya) throw refuse.invalid("Akun Anda belum terhubung dengan data pegawai. Mintalah Tata Usaha menghubungkannya.");
  const diMadrasah = await demandPonsel(ctx, alamat);
  if (!validCode(ctx, kode.replace(/\s/g, ""))) throw refuse.invalid(wrongCode, { kode: wrongCode });
  return tap(ctx, { pegawaiId: saya.id, arah, cara: "kode", ...(!diMadrasah && { luar: true }) });
}

const wrongCode = "Kode ini tidak cocok atau sudah berganti. Ketik kode yang sedang tampil di layar kantor.";

export interface PersonKetukan {
  readonly pegawaiId: string;
  readonly arah: Arah;
  readonly cara: "kode" | "kios";
  /** Which kiosk, for the trail: nobody is signed in there. */
  readonly kios?: string;
  /** With the code, but not in the school's network; for the trail. */
  readonly luar?: true;
}

/** Somebody who is known comes or goes. @throws Refusal 422 on a day without work, and where the office wrote down something else */
export async function tap(ctx: Ctx, ketukan: PersonKetukan): Promise<Tercatat> {
  const hari = today(ctx.now);
  const sekolah = await hariSekolah(ctx, hari, "pegawai");
  if (!sekolah.masuk) throw refuse.invalid(`Hari ini tidak ada jam kerja (${sekolah.sebab}), jadi kehadiran tidak dicatat.`);
  ctx.touch("absensiPegawai");
  return ketukan.arah === "masuk" ? recordMasuk(ctx, ketukan, hari) : pulang(ctx, ketukan, hari);
}

async function recordMasuk(ctx: Ctx, { pegawaiId, cara, kios, luar }: PersonKetukan, tanggal: string): Promise<Tercatat> {
  const batas = await masukLimitAt(ctx, tanggal, await readRules(ctx));
  const status = jamAt(ctx.now) > batas ? "terlambat" : "hadir";
  const baru = await ctx.db
    .insertInto("absensiPegawai")
    .values({ pegawaiId, tanggal, status, masuk: ctx.now, pulang: null, cara, alasan: null })
    .onConflict((ada) => ada.columns(["pegawaiId", "tanggal"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (baru) {
    await record(ctx, {
      action: "create",
      subject: "absensiPegawai",
      subjectId: baru.id,
      after: { tanggal, status, masuk: ctx.now, cara, ...(kios && { kios }), ...(luar && { luar }) },
    });
    return { status, masuk: ctx.now, pulang: null, sudah: false };
  }
  const lama = await milik(ctx, pegawaiId, tanggal);
  if (!lama || !isInMadrasah(lama.status)) throw refuse.invalid(recordedByOffice(lama?.status ?? "izin"));
  return { status: lama.status, masuk: lama.masuk, pulang: lama.pulang, sudah: true };
}

async function pulang(ctx: Ctx, { pegawaiId, cara, kios, luar }: PersonKetukan, tanggal: string): Promise<Tercatat> {
  const lama = await milik(ctx, pegawaiId, tanggal);
  if (!lama) throw refuse.invalid("Anda belum tercatat masuk hari ini. Catat masuk dahulu, atau mintalah Tata Usaha mencatatnya.");
  if (!isInMadrasah(lama.status)) throw refuse.invalid(recordedByOffice(lama.status));
  // Also when the machine's clock was put back since.
  if (lama.masuk && ctx.now <= lama.masuk) throw refuse.invalid("Anda baru saja tercatat masuk. Catat pulang bila sudah waktunya.");
  const changed = ctx.db.updateTable("absensiPegawai").set({ pulang: ctx.now, updatedAt: ctx.now, versi: lama.versi + 1 });
  await changed.where("id", "=", lama.id).execute();
  const [before, after] = [{ pulang: lama.pulang }, { pulang: ctx.now, cara, ...(kios && { kios }), ...(luar && { luar }) }];
  await record(ctx, { action: "update", subject: "absensiPegawai", subjectId: lama.id, before, after });
  return { status: lama.status, masuk: lama.masuk, pulang: ctx.now, sudah: false };
}

const milik = (ctx: Ctx, pegawaiId: string, tanggal: string) =>
  ctx.db
    .selectFrom("absensiPegawai")
    .select(["id", "versi", "status", "masuk", "pulang"])
    .where("pegawaiId", "=", pegawaiId)
    .where("tanggal", "=", tanggal)
    .forUpdate()
    .executeTakeFirst();

const recordedByOffice = (status: StatusPegawai) =>
  `Kantor sudah mencatat Anda “${statusPegawaiLabels[status]}” hari ini. Hubungi Tata Usaha bila itu keliru.`;
