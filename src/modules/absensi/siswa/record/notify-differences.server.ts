import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { reachableWali } from "../../reachable-wali.server.ts";
import { absensiPath } from "../offline/paths.ts";
import type { Submission } from "./submission.ts";

/**
 * The wali kelas hears that two devices recorded different things, and the office where no wali kelas can read it. The title also
 * travels by e-mail, so it names no child.
 */
export async function notifyDifferences(ctx: Ctx, { kelasId, tanggal, jadwalId }: Submission, banyak: number): Promise<void> {
  const dicari = ctx.db
    .selectFrom("kelas")
    .select(["nama", "waliId", reachableWali.as("terjangkau")])
    .where("id", "=", kelasId);
  const kelas = await dicari.executeTakeFirst();
  if (!kelas) return;
  const tempat = new URLSearchParams({ kelas: kelasId, tanggal, ...(jadwalId ? { jadwal: jadwalId } : {}) });
  const kabar = {
    kind: `absensi-berbeda-${kelasId}`,
    title: `Kelas ${kelas.nama}: ${banyak} siswa dicatat berbeda pada ${formatDay(tanggal)}. Pilih yang benar.`,
    link: `${absensiPath}?${tempat}`,
    gather: true,
  } as const;
  if (kelas.waliId) await notify(ctx, { ...kabar, to: { accounts: [kelas.waliId] } });
  if (!kelas.terjangkau) await notify(ctx, { ...kabar, to: { right: "absensiSiswa:update" } });
}
