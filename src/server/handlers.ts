import { sweepBuckets } from "#kit/access/rate-limit.server.ts";
import { referencedAttachments, sweepAttachments } from "#kit/attachments/sweep.server.ts";
import {
  backupNow,
  checkBackupAge,
  nightlyBackup,
  rehearseNow,
  runBackup,
  runRehearsal,
  warnWhenLate,
  weeklyRehearsal,
} from "#kit/backup/backup-job.server.ts";
import type { Backups } from "#kit/backup/backups.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { maintainQuarantine, quarantineDays, type ReferencedAmong } from "#kit/files/quarantine.server.ts";
import { sweepQuota } from "#kit/files/quota.server.ts";
import type { Swept } from "#kit/files/sweep.server.ts";
import {
  defineJob,
  defineScheduledJob,
  type Handler,
  handles,
  handlesSchedule,
  type JobReport,
  type ScheduledJob,
} from "#kit/jobs/jobs.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { referencedPictures, sweepPictures } from "#kit/media/sweep-pictures.server.ts";
import { mailCode, mailCodeJob } from "#kit/notices/notice-preference.server.ts";
import { sweepNotices } from "#kit/notices/notices.server.ts";
import { mailNotices, mailNoticesJob, type PostOffice } from "#kit/notices/notices-mail.server.ts";
import { sweepSnapshots, sweepSnapshotsJob } from "#kit/snapshots/retention.server.ts";
import { forgetErasedInLists, importJob, sweepWaiting } from "#kit/transfer/transfer.server.ts";
import {
  checkPeringatan,
  laporanAbsensi,
  peringatanAbsensi,
  printKartu,
  runKartu,
  runLaporan,
  warnOfRefusedNetworks,
} from "#modules/absensi/index.server.ts";
import {
  cleanFactor,
  cleanKabar,
  cleanSession,
  emailUndangan,
  heldFoto,
  runUsulanTempo,
  securitySurat,
  sendSecuritySurat,
  sendUndangan,
  usulanTempo,
} from "#modules/akun/index.server.ts";
import { forgetErased, sweepBanding } from "#modules/banding/index.server.ts";
import { tidyKosakata, tidyKosakataJob } from "#modules/berita/index.server.ts";
import { remindDisposisi, remindLate } from "#modules/disposisi/index.server.ts";
import { emailSurat, kirimSurat } from "#modules/ekspedisi/index.server.ts";
import { takeDetail, takeVideoDetail } from "#modules/galeri/index.server.ts";
import { anchorJejak, anchorNow, checkTrailChain, runChainCheck } from "#modules/jejak/index.server.ts";
import { remindJatuhTempo, remindTempo } from "#modules/kepegawaian/index.server.ts";
import { printNaskah, signedPdf } from "#modules/naskah/index.server.ts";
import { bukuAgenda, runAgenda } from "#modules/persuratan/index.server.ts";
import { emailJawaban, eraseOldPesan, eraseOldPesanJob, kabarJawaban } from "#modules/pesan/index.server.ts";
import {
  emailBukti,
  emailJadwal,
  emailPengumuman,
  emailPerbaikan,
  emailTempat,
  eraseOld,
  eraseOldJob,
  kabarJadwal,
  kabarPengumuman,
  kabarPerbaikan,
  letterJadwal,
  letterPengumuman,
  letterPerbaikan,
  makeSurat,
  planJadwal,
  planPengumuman,
  planPerbaikan,
  printKartuUjianJob,
  runKartuUjian,
  sendBukti,
  suratSeleksiJob,
  tellFamily,
  tendAll,
  tendTempat,
} from "#modules/ppdb/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { lists } from "#src/registers.ts";
import type { ListThreads } from "./imports/list-threads.ts";

const clean = defineScheduledJob("bersihkan", { cron: "30 2 * * *", title: "Membersihkan sesi dan pemberitahuan lama" });
const sweepImage = defineScheduledJob("sapu-gambar", { cron: "50 2 * * *", title: "Mengarantina gambar yang tidak dipakai" });
const sweepBerkas = defineScheduledJob("sapu-berkas", { cron: "10 3 * * *", title: "Mengarantina berkas yang tidak dipakai" });
/** An upload that is still under way is much younger. */
const twoDays = 2 * 86_400_000;
/** After a backup was restored, files that its rows hold may lie in quarantine: looked at when the product starts. */
export const restoreKarantina = defineJob("pulihkan-karantina");
const told = { right: "penyimpanan:update", link: "/administration/penyimpanan" } as const;
const heldPrivate: ReferencedAmong = async (ctx, keys) =>
  new Set([...(await referencedAttachments(ctx, keys)), ...(await heldFoto(ctx, keys))]);

export interface HandlerTools {
  /** Null when no mail server is named. */
  readonly mail: Mail | null;
  readonly publicUrl: URL | undefined;
  /** Where people reach the product; told in letters that no request asks for. */
  readonly origin: string;
  readonly files: Files;
  readonly lists: Pick<ListThreads, "run">;
  readonly backups: Backups;
  readonly log: Record<"info" | "warn" | "error", (details: object, sentence: string) => void>;
}

/** What comes by itself, in the order of the day. */
export const scheduledJobs: readonly ScheduledJob[] = [
  ...[
    nightlyBackup,
    clean,
    sweepImage,
    sweepBerkas,
    sweepSnapshotsJob,
    checkTrailChain,
    weeklyRehearsal,
    remindJatuhTempo,
    remindDisposisi,
  ],
  ...[
    checkBackupAge,
    peringatanAbsensi,
    takeVideoDetail,
    anchorJejak,
    usulanTempo,
    tendTempat,
    kabarPengumuman,
    kabarJadwal,
    kabarPerbaikan,
    eraseOldJob,
    eraseOldPesanJob,
    tidyKosakataJob,
  ],
];

/** Every piece of work that is done behind the scenes. */
export const handlersFor = ({ mail, publicUrl, origin, files, lists: work, backups, log }: HandlerTools): readonly Handler[] => [
  handlesSchedule(clean, (scope) =>
    scope.transaction(async (ctx) => {
      await cleanFactor(ctx);
      await sweepBuckets(ctx);
      await sweepQuota(ctx);
      const [sessions, news, notices] = [await cleanSession(ctx), await cleanKabar(ctx), await sweepNotices(ctx)];
      const compared = (await sweepBanding(ctx)) + (await forgetErased(ctx, lists));
      const waiting = (await sweepWaiting(ctx)) + (await forgetErasedInLists(ctx, lists));
      return {
        ...{ "sesi lama dihapus": sessions, "kabar keamanan lama dihapus": news, "pemberitahuan lama dihapus": notices },
        ...{ "perbandingan lama dihapus": compared, "rencana impor lama dihapus": waiting },
      };
    }),
  ),
  handlesSchedule(nightlyBackup, async (scope) => `${await runBackup(scope, backups, "malam")} dibuat.`),
  handles(backupNow, (scope, { sebab }) => runBackup(scope, backups, sebab)),
  handlesSchedule(weeklyRehearsal, async (scope) => `${await runRehearsal(scope, backups, "malam")} dapat dipulihkan utuh.`),
  handles(rehearseNow, (scope, { sebab }) => runRehearsal(scope, backups, sebab)),
  handlesSchedule(checkBackupAge, warnWhenLate),
  handlesSchedule(sweepImage, async (scope) =>
    tellSwept("gambar", await sweepPictures(scope, files, { olderThan: new Date(Date.now() - twoDays), told, log })),
  ),
  handlesSchedule(sweepBerkas, async (scope) =>
    tellSwept("berkas", await sweepAttachments(scope, files, { olderThan: new Date(Date.now() - twoDays), held: heldPrivate, told, log })),
  ),
  handlesSchedule(sweepSnapshotsJob, async (scope) => ({ "kiriman dihapus": await sweepSnapshots(scope, files, lists) })),
  handles(restoreKarantina, async (scope) => {
    await maintainQuarantine(scope, files, { tree: "public", held: referencedPictures, log });
    await maintainQuarantine(scope, files, { tree: "private", held: heldPrivate, log });
  }),
  handles(importJob, ({ actor, requestId }, asked, { progress }) => work.run({ who: { actor, requestId }, ...asked }, progress)),
  handles(bukuAgenda, (scope, tugas, { progress }) => runAgenda(scope, files, { tugas, progress })),
  handles(printNaskah, (scope, { id }) => signedPdf(scope, files, id)),
  handles(printKartu, (scope, tugas, { progress }) => runKartu(scope, files, { tugas, progress })),
  handles(laporanAbsensi, (scope, tugas, { progress }) => runLaporan(scope, files, { tugas, progress })),
  handlesSchedule(peringatanAbsensi, async (scope) => {
    const warned = await scope.transaction(checkPeringatan);
    await warnOfRefusedNetworks(scope, log);
    return { "peringatan baru": warned };
  }),
  handlesSchedule(checkTrailChain, (scope) => runChainCheck(scope, log)),
  handlesSchedule(anchorJejak, (scope) => anchorNow(scope, { office: postOffice({ mail, publicUrl, origin }), log })),
  handlesSchedule(takeVideoDetail, (scope) => takeDetail(scope, log)),
  handlesSchedule(remindDisposisi, async (scope) => ({ "disposisi lewat batas ditegur": await scope.transaction(remindLate) })),
  handlesSchedule(remindJatuhTempo, async (scope) => ({ "hal jatuh tempo diberitahukan": await scope.transaction(remindTempo) })),
  handles(kirimSurat, (scope, { id }) => emailSurat(scope, { id, files, mail, host: publicUrl?.hostname ?? "localhost" })),
  handles(sendBukti, (scope, { id }) => emailBukti(scope, { id, files, mail, host: publicUrl?.hostname ?? "localhost" })),
  handlesSchedule(tendTempat, async (scope) => {
    const { gugur, naik } = await tendAll(scope);
    return { "tempat tidak diambil": gugur, "naik dari cadangan": naik };
  }),
  handles(printKartuUjianJob, (scope, tugas, { progress }) =>
    runKartuUjian(scope, files, { tugas, progress, origin: publicUrl?.origin ?? origin }),
  ),
  handles(suratSeleksiJob, (scope, { keputusanId }, tools) =>
    makeSurat(scope, { keputusanId, origin: publicUrl?.origin ?? origin }, tools),
  ),
  handles(tellFamily, (scope, told) => emailTempat(scope, { ...told, mail, origin: publicUrl?.origin ?? origin })),
  handlesSchedule(kabarPengumuman, async (scope) => ({ "keluarga dikabari": await planPengumuman(scope, { hasMail: mail !== null }) })),
  handles(letterPengumuman, (scope, { id }) => emailPengumuman(scope, { id, mail, origin: publicUrl?.origin ?? origin })),
  handlesSchedule(kabarJadwal, async (scope) => ({ "keluarga dikabari": await planJadwal(scope, { hasMail: mail !== null }) })),
  handlesSchedule(kabarPerbaikan, async (scope) => ({ "keluarga dikabari": await planPerbaikan(scope, { hasMail: mail !== null }) })),
  handles(letterPerbaikan, (scope, told) => emailPerbaikan(scope, { ...told, mail, origin: publicUrl?.origin ?? origin })),
  handles(letterJadwal, (scope, told) => emailJadwal(scope, { ...told, mail, origin: publicUrl?.origin ?? origin })),
  handles(mailNoticesJob, (scope, { kiriman }) => mailNotices(scope, kiriman, postOffice({ mail, publicUrl, origin }))),
  handles(mailCodeJob, (scope, told) => mailCode(scope, told, postOffice({ mail, publicUrl, origin }))),
  handles(securitySurat, (scope, told) => sendSecuritySurat(scope, told, postOffice({ mail, publicUrl, origin }))),
  handlesSchedule(eraseOldJob, (scope) => eraseOld(scope, files)),
  handles(kabarJawaban, (scope, { id }) => emailJawaban(scope, { id, mail, origin: publicUrl?.origin ?? origin })),
  handlesSchedule(eraseOldPesanJob, eraseOldPesan),
  handlesSchedule(tidyKosakataJob, tidyKosakata),
  handlesSchedule(usulanTempo, async (scope) => ({ "usulan diperiksa": await runUsulanTempo(scope) })),
  handles(sendUndangan, (scope, { undanganId, origin: asked }) =>
    emailUndangan(scope, { undanganId, ...postOffice({ mail, publicUrl, origin: publicUrl?.origin ?? asked }) }),
  ),
];

/** What goes for good is told of as well: whoever looks for a paper after its family was forgotten finds when it went. */
const tellSwept = (what: string, { taken, back, gone }: Swept): JobReport => ({
  [`${what} dikarantina`]: taken,
  [`${what} kembali dari karantina`]: back,
  [`${what} dihapus sesudah ${quarantineDays} hari di karantina`]: gone,
});

const postOffice = ({ mail, publicUrl, origin }: Pick<HandlerTools, "mail" | "publicUrl" | "origin">): PostOffice => ({
  mail,
  origin,
  sender: async (ctx) => {
    const { nama, email } = await readPengaturan(ctx);
    return { name: nama, address: email || `tanpa-balas@${publicUrl?.hostname ?? "localhost"}` };
  },
});
