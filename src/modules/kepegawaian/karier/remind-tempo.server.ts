import type { Ctx } from "#kit/ctx.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { formatDay, today } from "#kit/dates.ts";
import { defineScheduledJob } from "#kit/jobs/job.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { alignPangkat } from "./align-pangkat.server.ts";
import {
  describeJenis,
  describeRemaining,
  hariRemaining,
  type JenisTempo,
  jatuhTempoPath,
  type PegawaiCounts,
  tempoStage,
} from "./jatuh-tempo.ts";
import { readTempo } from "./tempo-source.server.ts";

/** Before people come to work. */
export const remindJatuhTempo = defineScheduledJob("ingatkan-jatuh-tempo", {
  cron: "20 6 * * *",
  title: "Mengingatkan pangkat, gaji berkala, dan berkas yang jatuh tempo",
});

/** Ranks begin on their day; and people hear what comes within 90, 60 and 30 days, of each step once. @returns how much was told */
export async function remindTempo(ctx: Ctx): Promise<number> {
  await alignPangkat(ctx);
  const hari = today(ctx.now);
  const dekat = (await readTempo(ctx, true)).tempo.flatMap((tempo) => {
    const tahap = stageFrom(hariRemaining(tempo.jatuh, hari));
    return tahap === undefined ? [] : [{ ...tempo, tahap }];
  });
  const baru = await unnotified(ctx, dekat);
  for (const satu of baru) await notifyPemilik(ctx, satu, hari);
  await notifyKantor(ctx, baru, hari);
  return baru.length;
}

type Stage = (typeof tempoStage)[number];
type Dekat = PegawaiCounts & { readonly tahap: Stage };

const stageFrom = (sisa: number): Stage | undefined => (sisa < 0 ? undefined : tempoStage.find((tahap) => sisa <= tahap));

async function unnotified(ctx: Ctx, dekat: readonly Dekat[]): Promise<readonly Dekat[]> {
  if (dekat.length === 0) return [];
  const ditulis = await ctx.db
    .insertInto("peringatanPegawai")
    .values(dekat.map(({ pegawaiId, perihal, jatuh, tahap }) => ({ pegawaiId, perihal, jatuh, tahap, createdAt: ctx.now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["pegawaiId", "perihal"])
    .execute();
  const baru = new Set(ditulis.map(({ pegawaiId, perihal }) => `${pegawaiId} ${perihal}`));
  return dekat.filter(({ pegawaiId, perihal }) => baru.has(`${pegawaiId} ${perihal}`));
}

async function notifyPemilik(ctx: Ctx, { jenis, akunId, jatuh, menuju }: Dekat, hari: Day): Promise<void> {
  if (akunId === null) return;
  const apa = title[jenis] ?? `${describeJenis(jenis)} Anda jatuh tempo`;
  await notify(ctx, {
    to: { accounts: [akunId] },
    kind: "jatuh-tempo",
    title: `${apa} ${formatDay(jatuh)} (${describeRemaining(hariRemaining(jatuh, hari))})`,
    ...(menuju === "" ? {} : { body: menuju }),
    link: jatuhTempoPath,
  });
}

const title: Partial<Readonly<Record<JenisTempo, string>>> = {
  pensiun: "Masa tugas Anda sampai pada batas usia pensiun,",
  berkas: "Satu berkas Anda habis masa berlakunya",
};

/** One notice for all of a morning; the title also travels by e-mail, so it names nobody. */
async function notifyKantor(ctx: Ctx, baru: readonly Dekat[], hari: Day): Promise<void> {
  if (baru.length === 0) return;
  const baris = baru.map(
    ({ nama, jenis, jatuh }) =>
      `${nama}: ${describeJenis(jenis)}, ${formatDay(jatuh, "short")} (${describeRemaining(hariRemaining(jatuh, hari))})`,
  );
  await notify(ctx, {
    to: { right: "karier:manage" },
    kind: "jatuh-tempo-pegawai",
    title: `${baru.length} hal pegawai mendekati jatuh tempo`,
    body: baris.join("\n"),
    link: jatuhTempoPath,
  });
}
