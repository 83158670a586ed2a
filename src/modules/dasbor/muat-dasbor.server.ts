import { type Ctx, may } from "#kit/ctx.server.ts";
import { formatClock, today } from "#kit/dates.ts";
import { hasilPeriksaRantai } from "#modules/jejak/index.server.ts";
import type { Angka, Dasbor } from "./dasbor.ts";
import { siapkanHitungan, yangMenunggu } from "./hitung/angka.server.ts";
import { siapkanGrafik } from "./hitung/grafik.server.ts";
import { type Bukaan, kartuAkademik } from "./hitung/kartu-akademik.server.ts";
import { agendaDekat, pengumumanBerlaku } from "./hitung/papan.server.ts";
import { objek, tanyaSekaligus } from "./hitung/sekaligus.server.ts";
import { kelompokkan, tautanPegawai } from "./hitung/tautan.server.ts";
import { jatuhTempo } from "./hitung/tempo.server.ts";
import { bahanTempoKarier, susunTempoKarier } from "./hitung/tempo-karier.server.ts";

/** Everything that is counted or listed here comes with one statement; nothing is asked that this person may not see. */
export async function muatDasbor(ctx: Ctx, bukaan: Bukaan): Promise<Dasbor> {
  const { angka, menunggu } = siapkanHitungan(ctx);
  const grafik = siapkanGrafik(ctx);
  const boleh = (right: `${string}:read`) => may(ctx, right) !== "no";
  const [jawab, kartu, rantai] = await Promise.all([
    tanyaSekaligus(ctx, {
      angka: objek(angka),
      menunggu: objek(menunggu),
      pengumuman: pengumumanBerlaku(ctx),
      agenda: agendaDekat(ctx),
      tempo: jatuhTempo(ctx),
      karier: bahanTempoKarier(ctx),
      titik: grafik.titik,
      tautan: tautanPegawai(ctx),
    }),
    kartuAkademik(ctx, bukaan),
    hasilPeriksaRantai(ctx),
  ]);
  return {
    hari: today(ctx.now),
    jam: formatClock(ctx.now).slice(0, 5).replace(".", ":"),
    angka: jawab.angka as Angka,
    menunggu: yangMenunggu(jawab.menunggu),
    pengumuman: jawab.pengumuman,
    agenda: jawab.agenda,
    tempo: jawab.tempo,
    karier: susunTempoKarier(ctx, jawab.karier),
    grafik: grafik.susun(jawab.titik),
    tautan: kelompokkan(jawab.tautan),
    kartu,
    rantai: boleh("audit:read") ? { hasil: rantai } : null,
    daftar: { pengumuman: boleh("pengumuman:read"), agenda: boleh("agenda:read") },
  };
}
