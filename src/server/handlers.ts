import { sweepBuckets } from "#kit/access/rate-limit.server.ts";
import { heldAttachments, sweepAttachments } from "#kit/attachments/sweep.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { type HeldAmong, tendQuarantine } from "#kit/files/quarantine.server.ts";
import { sweepQuota } from "#kit/files/quota.server.ts";
import { defineJob, type Handler, handles } from "#kit/jobs/jobs.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { heldPictures, sweepPictures } from "#kit/media/sweep-pictures.server.ts";
import { mailCode, mailCodeJob } from "#kit/notices/notice-preference.server.ts";
import { sweepNotices } from "#kit/notices/notices.server.ts";
import { mailNotices, mailNoticesJob, type PostOffice } from "#kit/notices/notices-mail.server.ts";
import type { Register } from "#kit/register/register.ts";
import { importBehind, importJob } from "#kit/transfer/transfer.server.ts";
import {
  cetakKartu,
  kerjakanKartu,
  kerjakanLaporan,
  laporanAbsensi,
  periksaPeringatan,
  peringatanAbsensi,
} from "#modules/absensi/index.server.ts";
import {
  bersihkanFaktor,
  bersihkanKabar,
  bersihkanSesi,
  fotoDipegang,
  jalankanUsulanTempo,
  kirimSuratKeamanan,
  kirimUndangan,
  kirimUndanganLewatSurel,
  suratKeamanan,
  usulanTempo,
} from "#modules/akun/index.server.ts";
import { tegurDisposisi, tegurYangTerlambat } from "#modules/disposisi/index.server.ts";
import { ambilRincian, ambilRincianVideo } from "#modules/galeri/index.server.ts";
import { jalankanPemeriksaanRantai, jangkarJejak, jangkarkanJejak, periksaRantai } from "#modules/jejak/index.server.ts";
import { ingatkanJatuhTempo, ingatkanTempo } from "#modules/kepegawaian/index.server.ts";
import { cetakNaskah, pdfBertanda } from "#modules/naskah/index.server.ts";
import { bukuAgenda, kerjakanAgenda } from "#modules/persuratan/index.server.ts";
import { kirimBukti, kirimBuktiLewatSurel } from "#modules/ppdb/index.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { brought } from "#src/registers.server.ts";
import { lists } from "#src/registers.ts";

const bersihkan = defineJob("bersihkan", { cron: "30 2 * * *" });
const sapuGambar = defineJob("sapu-gambar", { cron: "50 2 * * *" });
const sapuBerkas = defineJob("sapu-berkas", { cron: "10 3 * * *" });
/** An upload that is still under way is much younger. */
const twoDays = 2 * 86_400_000;
/** After a backup was restored, files that its rows hold may lie in quarantine: looked at when the product starts. */
export const pulihkanKarantina = defineJob("pulihkan-karantina");
const told = { right: "penyimpanan:update", link: "/administration/penyimpanan" } as const;
const heldPrivate: HeldAmong = async (ctx, keys) => new Set([...(await heldAttachments(ctx, keys)), ...(await fotoDipegang(ctx, keys))]);

export interface HandlerTools {
  /** Null when no mail server is named. */
  readonly mail: Mail | null;
  readonly publicUrl: URL | undefined;
  /** Where people reach the product; told in letters that no request asks for. */
  readonly origin: string;
  readonly files: Files;
  readonly log: Record<"info" | "warn" | "error", (details: object, sentence: string) => void>;
}

/** Every piece of work that is done behind the scenes. */
export const handlersFor = ({ mail, publicUrl, origin, files, log }: HandlerTools): readonly Handler[] => [
  handles(bersihkan, (scope) =>
    scope.transaction(async (ctx) => {
      await bersihkanSesi(ctx);
      await bersihkanFaktor(ctx);
      await bersihkanKabar(ctx);
      await sweepBuckets(ctx);
      await sweepNotices(ctx);
      await sweepQuota(ctx);
    }),
  ),
  handles(sapuGambar, (scope) => sweepPictures(scope, files, { olderThan: new Date(Date.now() - twoDays), told, log })),
  handles(sapuBerkas, (scope) =>
    sweepAttachments(scope, files, { olderThan: new Date(Date.now() - twoDays), held: heldPrivate, told, log }),
  ),
  handles(pulihkanKarantina, async (scope) => {
    await tendQuarantine(scope, files, { tree: "public", held: heldPictures, log });
    await tendQuarantine(scope, files, { tree: "private", held: heldPrivate, log });
  }),
  handles(importJob, (scope, { register, batch }, { progress }) => importBehind(scope, brought(named(register)), { batch, progress })),
  handles(bukuAgenda, (scope, tugas, { progress }) => kerjakanAgenda(scope, files, { tugas, progress })),
  handles(cetakNaskah, (scope, { id }) => pdfBertanda(scope, files, id)),
  handles(cetakKartu, (scope, tugas, { progress }) => kerjakanKartu(scope, files, { tugas, progress })),
  handles(laporanAbsensi, (scope, tugas, { progress }) => kerjakanLaporan(scope, files, { tugas, progress })),
  handles(peringatanAbsensi, (scope) => scope.transaction(periksaPeringatan)),
  handles(periksaRantai, (scope) => jalankanPemeriksaanRantai(scope, log)),
  handles(jangkarJejak, (scope) => jangkarkanJejak(scope, { office: postOffice({ mail, publicUrl, origin }), log })),
  handles(ambilRincianVideo, (scope) => ambilRincian(scope, log)),
  handles(tegurDisposisi, (scope) => scope.transaction(tegurYangTerlambat)),
  handles(ingatkanJatuhTempo, (scope) => scope.transaction(ingatkanTempo)),
  handles(kirimBukti, (scope, { id }) => kirimBuktiLewatSurel(scope, { id, files, mail, host: publicUrl?.hostname ?? "localhost" })),
  handles(mailNoticesJob, (scope, { kiriman }) => mailNotices(scope, kiriman, postOffice({ mail, publicUrl, origin }))),
  handles(mailCodeJob, (scope, told) => mailCode(scope, told, postOffice({ mail, publicUrl, origin }))),
  handles(suratKeamanan, (scope, told) => kirimSuratKeamanan(scope, told, postOffice({ mail, publicUrl, origin }))),
  handles(usulanTempo, jalankanUsulanTempo),
  handles(kirimUndangan, (scope, { undanganId, origin: asked }) =>
    kirimUndanganLewatSurel(scope, { undanganId, ...postOffice({ mail, publicUrl, origin: publicUrl?.origin ?? asked }) }),
  ),
];

/** @throws Error when the list was sent before a register was renamed */
function named(name: string): Register {
  const found = lists.find((register) => register.name === name);
  if (!found) throw new Error(`no register is named ${name}`);
  return found;
}

const postOffice = ({ mail, publicUrl, origin }: Pick<HandlerTools, "mail" | "publicUrl" | "origin">): PostOffice => ({
  mail,
  origin,
  sender: async (ctx) => {
    const { nama, email } = await bacaPengaturan(ctx);
    return { name: nama, address: email || `tanpa-balas@${publicUrl?.hostname ?? "localhost"}` };
  },
});
