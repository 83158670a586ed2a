import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { keluarga, movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { findPeralihan } from "../keadaan/peralihan.ts";
import { mejaPpdbPath } from "../paths.ts";
import { mundurFields } from "./fields.ts";
import { loadStatus } from "./load-status.server.ts";

/** Number and birth date are known to others; what takes a place away asks for what only the family knows. Only what fails counts. */
const triesToWithdraw = (id: string): Bucket => ({ key: `tarik-pendaftaran ${id}`, capacity: 6, perSecond: 1 / 1800 });

/**
 * Before `withdrawPendaftaran`, and in transactions of its own: a refused try stays counted.
 * @throws Refusal 422 without the tick or with another telephone number, 429
 */
export async function demandOwnTelepon(scope: Scope, id: string, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { noTelepon } = demandValid(mundurFields, sent, { sentence: "Pendaftaran belum ditarik." });
  const tries = triesToWithdraw(id);
  const wait = await scope.transaction((ctx) => take(ctx, tries));
  if (wait > 0) throw refuse.tooMany(wait, "Nomor teleponnya terlalu sering keliru. Hubungi panitia bila pendaftaran ini memang ditarik.");
  const known = await scope.read(({ db }) =>
    db.selectFrom("pendaftaran").select(["noTelepon", "noTeleponOrtu"]).where("id", "=", id).where(notDeleted()).executeTakeFirst(),
  );
  if (known && ![known.noTelepon, known.noTeleponOrtu].includes(noTelepon)) {
    const sentence = "Nomor telepon ini bukan yang ditulis saat mendaftar. Periksa lagi, atau hubungi panitia.";
    throw refuse.invalid("Pendaftaran belum ditarik.", { noTelepon: sentence });
  }
  await scope.transaction((ctx) => giveBack(ctx, tries));
}

/** The family takes its registration back; whose it is, the signed cookie says. @throws Refusal 404, 409, 422 without the tick */
export async function withdrawPendaftaran(ctx: Ctx, id: string, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { alasan } = demandValid(mundurFields, sent, { sentence: "Pendaftaran belum ditarik." });
  const held = await lockPendaftaran(ctx, id);
  if (held.keadaan === "mengundurkan diri") throw refuse.conflict("Pendaftaran ini sudah ditarik sebelumnya. Tidak ada yang berubah.");
  // As the family may know it: a refusal before the day of the announcement would tell the result.
  const known = (await loadStatus(ctx, id))?.keadaan ?? held.keadaan;
  if (!findPeralihan(known, "mengundurkan diri", "keluarga")) {
    throw refuse.conflict("Pendaftaran ini tidak dapat ditarik lagi lewat halaman ini. Hubungi panitia.");
  }
  await movePendaftaran(ctx, held, { ke: "mengundurkan diri", pelaku: keluarga, alasan });
  await notify(ctx, {
    to: { right: "pendaftaran:manage" },
    kind: "pendaftaran-ditarik",
    title: "Ada keluarga yang mengundurkan diri",
    link: `${mejaPpdbPath}?keadaan=mengundurkan+diri`,
    gather: true,
  });
}
