import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { alamatAbsensi } from "../luring/alamat.ts";
import type { Kiriman } from "./kiriman.ts";

/** The wali kelas hears that two devices recorded different things. The title also travels by e-mail, so it names no child. */
export async function kabariBeda(ctx: Ctx, { kelasId, tanggal, jadwalId }: Kiriman, banyak: number): Promise<void> {
  const kelas = await ctx.db.selectFrom("kelas").select(["nama", "waliId"]).where("id", "=", kelasId).executeTakeFirst();
  if (!kelas?.waliId) return;
  const tempat = new URLSearchParams({ kelas: kelasId, tanggal, ...(jadwalId ? { jadwal: jadwalId } : {}) });
  await notify(ctx, {
    to: { accounts: [kelas.waliId] },
    kind: `absensi-berbeda-${kelasId}`,
    title: `Kelas ${kelas.nama}: ${banyak} siswa dicatat berbeda pada ${formatDay(tanggal)}. Pilih yang benar.`,
    link: `${alamatAbsensi}?${tempat}`,
    gather: true,
  });
}
