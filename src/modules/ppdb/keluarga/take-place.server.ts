import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { keluarga, movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { mejaPpdbPath } from "../paths.ts";
import { lastDayOf } from "../seleksi/last-day.server.ts";
import { loadStatus } from "./load-status.server.ts";

/**
 * The family says that it takes the place; whose it is, the signed cookie says. Said twice it is taken once: an impatient thumb is not told off.
 * @throws Refusal 404, 409 when there is none to take, or the day is over
 */
export async function takePlace(ctx: Ctx, id: string): Promise<void> {
  const held = await lockPendaftaran(ctx, id);
  // What is not announced yet is not there for a family, and neither is that the committee noted a place as taken.
  const status = await loadStatus(ctx, id);
  if (status?.keadaan === "daftar ulang" && held.keadaan === "daftar ulang") return;
  if (status?.keadaan !== "diterima" || held.keadaan !== "diterima") {
    throw refuse.conflict("Tidak ada tempat yang menunggu diambil. Keadaan pendaftaran yang sekarang ada di bawah ini.");
  }
  const sampai = await lastDayOf(ctx, id);
  if (sampai !== null && today(ctx.now) > sampai) {
    throw refuse.conflict(`Tempat ini harus diambil paling lambat ${formatDay(sampai, "long")}. Segera hubungi panitia.`);
  }
  await movePendaftaran(ctx, held, { ke: "daftar ulang", pelaku: keluarga, alasan: "Tempat diambil lewat halaman status." });
  await notify(ctx, {
    to: { right: "pendaftaran:manage" },
    kind: "tempat-ppdb-diambil",
    title: "Ada keluarga yang mengambil tempatnya",
    link: `${mejaPpdbPath}?keadaan=daftar+ulang`,
    gather: true,
  });
}
