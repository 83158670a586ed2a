import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { type Refusal, refuse } from "#kit/refusals.ts";
import type { Pendaftaran, Periode } from "./periode.ts";

const kolom = ["id", "tahunAjaran", "buka", "tutup", "kuota", "pengumuman", "daftarUlangMulai", "daftarUlangSelesai"] as const;

/** The period that is open today; the database allows at most one. */
export async function periodeAktif(ctx: Ctx): Promise<Periode | undefined> {
  const hari = today(ctx.now);
  return hidup(ctx).where("buka", "<=", hari).where("tutup", ">=", hari).executeTakeFirst();
}

/** The next one to open, for pages that must say when. */
export async function periodeBerikut(ctx: Ctx): Promise<Periode | undefined> {
  return hidup(ctx).where("buka", ">", today(ctx.now)).orderBy("buka").executeTakeFirst();
}

export async function bacaPendaftaran(ctx: Ctx): Promise<Pendaftaran> {
  const periode = await periodeAktif(ctx);
  return periode ? { periode, tutup: null } : { periode: null, tutup: kalimatTutup(await periodeBerikut(ctx)) };
}

export async function tambahPeriode(ctx: Ctx, periode: Omit<Periode, "id">): Promise<Periode> {
  const row = await ctx.db.insertInto("periodePpdb").values(periode).returning(kolom).executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "periodePpdb", subjectId: row.id, after: periode });
  ctx.touch("periodePpdb");
  return row;
}

/** @throws Refusal when registration is closed today, with the day it opens again */
export async function periodeTerbuka(ctx: Ctx): Promise<Periode> {
  const periode = await periodeAktif(ctx);
  if (periode) return periode;
  throw tertutup(await periodeBerikut(ctx));
}

function kalimatTutup(berikut: Periode | undefined): string {
  if (!berikut) return "Pendaftaran sedang ditutup. Tanggal pembukaan berikutnya akan diumumkan di situs ini.";
  return `Pendaftaran sedang ditutup. Pendaftaran tahun ajaran ${berikut.tahunAjaran} dibuka ${formatDay(berikut.buka, "long")}.`;
}

const tertutup = (berikut: Periode | undefined): Refusal => refuse.conflict(kalimatTutup(berikut));

const hidup = (ctx: Ctx) => ctx.db.selectFrom("periodePpdb").select(kolom).where("deletedAt", "is", null);
