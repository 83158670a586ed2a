import { type Ctx, may } from "#kit/ctx.server.ts";
import { formatClock, today } from "#kit/dates.ts";
import { hasilPeriksaRantai } from "#modules/jejak/index.server.ts";
import type { Dasbor } from "./dasbor.ts";
import { hitung } from "./hitung/angka.server.ts";
import { bacaGrafik } from "./hitung/grafik.server.ts";
import { type Bukaan, kartuAkademik } from "./hitung/kartu-akademik.server.ts";
import { agendaDekat, pengumumanBerlaku } from "./hitung/papan.server.ts";
import { tautanPegawai } from "./hitung/tautan.server.ts";
import { jatuhTempo } from "./hitung/tempo.server.ts";

/** One query for each part; nothing is asked that this person may not see. */
export async function muatDasbor(ctx: Ctx, bukaan: Bukaan): Promise<Dasbor> {
  const boleh = (right: `${string}:read`) => may(ctx, right) !== "no";
  return {
    hari: today(ctx.now),
    jam: formatClock(ctx.now).slice(0, 5).replace(".", ":"),
    ...(await hitung(ctx)),
    kartu: await kartuAkademik(ctx, bukaan),
    pengumuman: await pengumumanBerlaku(ctx),
    agenda: await agendaDekat(ctx),
    tempo: await jatuhTempo(ctx),
    grafik: await bacaGrafik(ctx),
    tautan: await tautanPegawai(ctx),
    rantai: boleh("audit:read") ? { hasil: await hasilPeriksaRantai(ctx) } : null,
    daftar: { pengumuman: boleh("pengumuman:read"), agenda: boleh("agenda:read") },
  };
}
