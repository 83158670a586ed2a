import type { Ctx } from "#kit/ctx.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { formatDay, today } from "#kit/dates.ts";
import { defineJob } from "#kit/jobs/job.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { alamatJatuhTempo, type HitunganPegawai, type JenisTempo, sebutJenis, sebutSisa, sisaHari, tahapTempo } from "./jatuh-tempo.ts";
import { selaraskanPangkat } from "./selaraskan-pangkat.server.ts";
import { bacaTempo } from "./sumber-tempo.server.ts";

/** Before people come to work. */
export const ingatkanJatuhTempo = defineJob("ingatkan-jatuh-tempo", { cron: "20 6 * * *" });

/** Ranks begin on their day; and people hear what comes within 90, 60 and 30 days, of each step once. @returns how much was told */
export async function ingatkanTempo(ctx: Ctx): Promise<number> {
  await selaraskanPangkat(ctx);
  const hari = today(ctx.now);
  const dekat = (await bacaTempo(ctx, true)).tempo.flatMap((tempo) => {
    const tahap = tahapDari(sisaHari(tempo.jatuh, hari));
    return tahap === undefined ? [] : [{ ...tempo, tahap }];
  });
  const baru = await yangBelumDikabari(ctx, dekat);
  for (const satu of baru) await kabariPemilik(ctx, satu, hari);
  await kabariKantor(ctx, baru, hari);
  return baru.length;
}

type Tahap = (typeof tahapTempo)[number];
type Dekat = HitunganPegawai & { readonly tahap: Tahap };

const tahapDari = (sisa: number): Tahap | undefined => (sisa < 0 ? undefined : tahapTempo.find((tahap) => sisa <= tahap));

async function yangBelumDikabari(ctx: Ctx, dekat: readonly Dekat[]): Promise<readonly Dekat[]> {
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

async function kabariPemilik(ctx: Ctx, { jenis, akunId, jatuh, menuju }: Dekat, hari: Day): Promise<void> {
  if (akunId === null) return;
  const apa = judul[jenis] ?? `${sebutJenis(jenis)} Anda jatuh tempo`;
  await notify(ctx, {
    to: { accounts: [akunId] },
    kind: "jatuh-tempo",
    title: `${apa} ${formatDay(jatuh)} (${sebutSisa(sisaHari(jatuh, hari))})`,
    ...(menuju === "" ? {} : { body: menuju }),
    link: alamatJatuhTempo,
  });
}

const judul: Partial<Readonly<Record<JenisTempo, string>>> = {
  pensiun: "Masa tugas Anda sampai pada batas usia pensiun,",
  berkas: "Satu berkas Anda habis masa berlakunya",
};

/** One notice for all of a morning; the title also travels by e-mail, so it names nobody. */
async function kabariKantor(ctx: Ctx, baru: readonly Dekat[], hari: Day): Promise<void> {
  if (baru.length === 0) return;
  const baris = baru.map(
    ({ nama, jenis, jatuh }) => `${nama}: ${sebutJenis(jenis)}, ${formatDay(jatuh, "short")} (${sebutSisa(sisaHari(jatuh, hari))})`,
  );
  await notify(ctx, {
    to: { right: "karier:manage" },
    kind: "jatuh-tempo-pegawai",
    title: `${baru.length} hal pegawai mendekati jatuh tempo`,
    body: baris.join("\n"),
    link: alamatJatuhTempo,
  });
}
