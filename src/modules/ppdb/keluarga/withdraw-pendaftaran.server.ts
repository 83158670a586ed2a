import type { Ctx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { keluarga, movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { findPeralihan } from "../keadaan/peralihan.ts";
import { mejaPpdbPath } from "../paths.ts";
import { mundurFields } from "./fields.ts";
import { loadStatus } from "./load-status.server.ts";

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
