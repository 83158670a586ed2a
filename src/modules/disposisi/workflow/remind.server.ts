import { rolesWith } from "#kit/access/access.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { defineScheduledJob } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { cabangPath, disposisiListPath } from "../paths.ts";

/** Before people come to work. */
export const remindDisposisi = defineScheduledJob("tegur-disposisi", {
  cron: "30 6 * * *",
  title: "Mengingatkan disposisi yang mendekati atau lewat batas",
});

/** The giver and the head hear of the same late branch once a week. */
const hariDelay = 7;

interface Lewat {
  readonly id: string;
  readonly dariId: string;
  readonly kepadaId: string;
  readonly nama: string;
  readonly perihal: string;
  readonly batas: string;
}

/** Reminds those on whom something falls due today or tomorrow, and takes what is late to its giver and the head. @returns how many were late */
export async function remindLate(ctx: Ctx): Promise<number> {
  const hari = today(ctx.now);
  for (const satu of await heldUntil(ctx, hari, addDays(hari, 1))) {
    const kapan = satu.batas === hari ? "hari ini" : "besok";
    await notify(ctx, {
      to: { accounts: [satu.kepadaId] },
      kind: "disposisi-batas",
      title: `Batas waktu disposisi ${kapan}: ${satu.perihal}`,
      link: cabangPath(satu.id),
    });
  }
  const lewat = await heldUntil(ctx, "0001-01-01", addDays(hari, -1), new Date(ctx.now.getTime() - hariDelay * 86_400_000));
  for (const [akunId, milik] of await perPengawas(ctx, lewat)) await report(ctx, akunId, milik);
  for (const satu of lewat) {
    const title = `Disposisi ini lewat batas ${formatDay(satu.batas)}: ${satu.perihal}`;
    await notify(ctx, { to: { accounts: [satu.kepadaId] }, kind: "disposisi-terlambat", title, link: cabangPath(satu.id) });
  }
  if (lewat.length > 0) {
    const ids = lewat.map(({ id }) => id);
    await ctx.db.updateTable("cabangDisposisi").set({ ditegurPada: ctx.now }).where("id", "in", ids).execute();
  }
  return lewat.length;
}

/** What somebody holds whose time ends between two days; with `sebelum` only what was not told since then. */
async function heldUntil(ctx: Ctx, ...[dari, sampai, sebelum]: [string, string, Date?]): Promise<readonly Lewat[]> {
  const { rows } = await sql<Lewat>`
    select cabang.id, disposisi.dari_id as "dariId", cabang.kepada_id as "kepadaId", akun.nama, surat.perihal, disposisi.batas
    from cabang_disposisi cabang
    join disposisi on disposisi.id = cabang.disposisi_id
    join akun on akun.id = cabang.kepada_id
    join surat_masuk surat on surat.id = disposisi.surat_masuk_id and ${notDeleted("surat")}
    where cabang.status in ('baru', 'dibaca') and disposisi.batas between ${dari} and ${sampai}
      and (${sebelum ?? null}::timestamptz is null or cabang.ditegur_pada is null or cabang.ditegur_pada < ${sebelum ?? null})
    order by disposisi.batas, akun.nama
    for update of cabang`.execute(ctx.db);
  return rows;
}

async function perPengawas(ctx: ReadCtx, lewat: readonly Lewat[]): Promise<ReadonlyMap<string, readonly Lewat[]>> {
  const peran = rolesWith(ctx.policy, "disposisi:manage");
  const kepala = await ctx.db.selectFrom("penerima").select("id").where(sql<boolean>`peran && ${peran}::text[]`).execute();
  const hasil = new Map<string, Lewat[]>();
  for (const satu of lewat) {
    for (const akunId of new Set([satu.dariId, ...kepala.map(({ id }) => id)])) hasil.set(akunId, [...(hasil.get(akunId) ?? []), satu]);
  }
  return hasil;
}

async function report(ctx: Ctx, akunId: string, milik: readonly Lewat[]): Promise<void> {
  const [satu] = milik;
  if (!satu) return;
  const title =
    milik.length === 1
      ? `Disposisi pada ${satu.nama} lewat batas ${formatDay(satu.batas)}: ${satu.perihal}`
      : `${milik.length} disposisi lewat batas waktu`;
  const body = milik.map(({ nama, perihal, batas }) => `${nama}, batas ${formatDay(batas, "short")}: ${perihal}`).join("\n");
  // The head hears also of what others gave.
  const tampil = milik.every(({ dariId }) => dariId === akunId) ? "dikirim" : "semua";
  const link = milik.length === 1 ? cabangPath(satu.id) : `${disposisiListPath}?tampil=${tampil}&keadaan=terlambat`;
  await notify(ctx, { to: { accounts: [akunId] }, kind: "disposisi-terlambat", title, body, link });
}
