import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { type Refusal, refuse } from "#kit/refusals.ts";
import type { Pendaftaran, Periode } from "./periode.ts";

const columns = ["id", "tahunAjaran", "buka", "tutup", "kuota", "pengumuman", "daftarUlangMulai", "daftarUlangSelesai"] as const;

/** The period that is open today; the database allows at most one. */
export async function activePeriode(ctx: ReadCtx): Promise<Periode | undefined> {
  const hari = today(ctx.now);
  return hidup(ctx).where("buka", "<=", hari).where("tutup", ">=", hari).executeTakeFirst();
}

/** The next one to open, for pages that must say when. */
export async function nextPeriode(ctx: ReadCtx): Promise<Periode | undefined> {
  return hidup(ctx).where("buka", ">", today(ctx.now)).orderBy("buka").executeTakeFirst();
}

export async function readPendaftaran(ctx: ReadCtx): Promise<Pendaftaran> {
  const periode = await activePeriode(ctx);
  return periode ? { periode, tutup: null } : { periode: null, tutup: closeSentence(await nextPeriode(ctx)) };
}

export async function addPeriode(ctx: Ctx, periode: Omit<Periode, "id">): Promise<Periode> {
  const row = await ctx.db.insertInto("periodePpdb").values(periode).returning(columns).executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "periodePpdb", subjectId: row.id, after: periode });
  ctx.touch("periodePpdb");
  return row;
}

/** @throws Refusal when registration is closed today, with the day it opens again */
export async function openPeriode(ctx: ReadCtx): Promise<Periode> {
  const periode = await activePeriode(ctx);
  if (periode) return periode;
  throw closed(await nextPeriode(ctx));
}

function closeSentence(berikut: Periode | undefined): string {
  if (!berikut) return "Pendaftaran sedang ditutup. Tanggal pembukaan berikutnya akan diumumkan di situs ini.";
  return `Pendaftaran sedang ditutup. Pendaftaran tahun ajaran ${berikut.tahunAjaran} dibuka ${formatDay(berikut.buka, "long")}.`;
}

const closed = (berikut: Periode | undefined): Refusal => refuse.conflict(closeSentence(berikut));

const hidup = (ctx: ReadCtx) => ctx.db.selectFrom("periodePpdb").select(columns).where(notDeleted());
