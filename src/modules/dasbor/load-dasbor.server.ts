import { readLastBackup, readLastRehearsal } from "#kit/backup/backup-job.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { formatClock, today } from "#kit/dates.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { chainCheckResult } from "#modules/jejak/index.server.ts";
import { akademikCard, type Bukaan } from "./compute/akademik-card.server.ts";
import { askAtOnce, objek } from "./compute/at-once.server.ts";
import { prepareChart } from "./compute/chart.server.ts";
import { composeTempoKarier, karierTempoMaterial } from "./compute/karier-tempo.server.ts";
import { groupLinks, tautanPegawai } from "./compute/links.server.ts";
import { naskahSaya } from "./compute/naskah-saya.server.ts";
import { agendaDekat, validPengumuman } from "./compute/papan.server.ts";
import { readPenyiapan } from "./compute/penyiapan.server.ts";
import { prepareCounts, waiting } from "./compute/statistics.server.ts";
import { jatuhTempo } from "./compute/tempo.server.ts";
import type { BackupHealth, Dasbor, Statistics } from "./dasbor.ts";

/** Everything that is counted or listed here is asked in one turn; nothing is asked that this person may not see. */
export async function loadDasbor(ctx: ReadCtx, bukaan: Bukaan): Promise<Dasbor> {
  const { angka, menunggu } = prepareCounts(ctx);
  const grafik = prepareChart(ctx);
  const boleh = (right: `${string}:read`) => may(ctx, right) !== "no";
  const [jawab, kartu, rantai, cadangan, penyiapan] = await Promise.all([
    // What takes longest first: each is taken by another connection.
    askAtOnce(ctx, {
      angka: objek(angka),
      menunggu: objek(menunggu),
      karier: karierTempoMaterial(ctx),
      pengumuman: validPengumuman(ctx),
      agenda: agendaDekat(ctx),
      naskah: naskahSaya(ctx),
      tempo: jatuhTempo(ctx),
      titik: grafik.titik,
      tautan: tautanPegawai(ctx),
    }),
    akademikCard(ctx, bukaan),
    chainCheckResult(ctx),
    boleh("cadangan:read") ? backupHealth(ctx) : null,
    readPenyiapan(ctx),
  ]);
  return {
    hari: today(ctx.now),
    jam: formatClock(ctx.now).slice(0, 5).replace(".", ":"),
    angka: jawab.angka as Statistics,
    menunggu: waiting(jawab.menunggu),
    pengumuman: jawab.pengumuman,
    agenda: jawab.agenda,
    naskah: jawab.naskah,
    tempo: jawab.tempo,
    karier: composeTempoKarier(ctx, jawab.karier),
    grafik: grafik.susun(jawab.titik),
    tautan: groupLinks(jawab.tautan),
    kartu,
    rantai: boleh("audit:read") ? { hasil: rantai } : null,
    cadangan,
    penyiapan,
    daftar: { pengumuman: boleh("pengumuman:read"), agenda: boleh("agenda:read") },
  };
}

async function backupHealth(ctx: ReadCtx): Promise<BackupHealth> {
  const [last, rehearsal] = [await readLastBackup(ctx), await readLastRehearsal(ctx)];
  return { last: last && { at: last.at, size: formatSize(last.size), late: last.late }, rehearsal };
}
