import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { waliTerjangkau } from "../../wali-terjangkau.server.ts";
import { alamatAbsensi } from "../luring/alamat.ts";
import type { Kiriman } from "./kiriman.ts";

/**
 * The wali kelas hears that two devices recorded different things, and the office where no wali kelas can read it. The title also
 * travels by e-mail, so it names no child.
 */
export async function kabariBeda(ctx: Ctx, { kelasId, tanggal, jadwalId }: Kiriman, banyak: number): Promise<void> {
  const dicari = ctx.db
    .selectFrom("kelas")
    .select(["nama", "waliId", waliTerjangkau.as("terjangkau")])
    .where("id", "=", kelasId);
  const kelas = await dicari.executeTakeFirst();
  if (!kelas) return;
  const tempat = new URLSearchParams({ kelas: kelasId, tanggal, ...(jadwalId ? { jadwal: jadwalId } : {}) });
  const kabar = {
    kind: `absensi-berbeda-${kelasId}`,
    title: `Kelas ${kelas.nama}: ${banyak} siswa dicatat berbeda pada ${formatDay(tanggal)}. Pilih yang benar.`,
    link: `${alamatAbsensi}?${tempat}`,
    gather: true,
  } as const;
  if (kelas.waliId) await notify(ctx, { ...kabar, to: { accounts: [kelas.waliId] } });
  if (!kelas.terjangkau) await notify(ctx, { ...kabar, to: { right: "absensiSiswa:update" } });
}
