import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { momentAt } from "#kit/time-zone.ts";
import type { JenisJalur } from "./jalur/jenis-jalur.ts";
import { type Jalur, jalurOf, nextAt, nextChange, openAt } from "./jalur/load-jalur.server.ts";
import { afterLast, beforePath, between, type Closed, tellClosedPath } from "./jalur/tell-closed.ts";
import { closingOf } from "./jalur/windows.ts";
import type { Pendaftaran, Periode, PeriodeRules, Tanya } from "./periode.ts";

const columns = [
  ...(["id", "tahunAjaran", "buka", "tutup", "kuota", "pengumuman", "daftarUlangMulai", "daftarUlangSelesai"] as const),
  ...(["usiaMaksimal", "usiaPer", "tanyaUn", "tanyaJurusan"] as const),
] as const;

/** What must be said of a new one; the rest is the rule of the decree, and no further question. */
type NewPeriode = Omit<Periode, "id" | "usiaMaksimal" | "usiaPer" | keyof Tanya> & Partial<Periode & PeriodeRules>;

/** The period whose days hold today; the database allows at most one. */
export async function activePeriode(ctx: ReadCtx): Promise<Periode | undefined> {
  const hari = today(ctx.now);
  return hidup(ctx).where("buka", "<=", hari).where("tutup", ">=", hari).executeTakeFirst();
}

/** The next one to open, for pages that must say when. */
export async function nextPeriode(ctx: ReadCtx): Promise<Periode | undefined> {
  return hidup(ctx).where("buka", ">", today(ctx.now)).orderBy("buka").executeTakeFirst();
}

/** What visitors read about: the one that is open, else one that is not over yet, else the next. */
export async function shownPeriode(ctx: ReadCtx): Promise<Periode | undefined> {
  return (await activePeriode(ctx)) ?? (await unfinishedPeriode(ctx)) ?? nextPeriode(ctx);
}

/** Closed for new families, while those who came wait for the result or re-register. */
const unfinishedPeriode = (ctx: ReadCtx): Promise<Periode | undefined> =>
  hidup(ctx)
    .where("tutup", "<", today(ctx.now))
    .where(sql<boolean>`greatest(tutup, pengumuman, ambil_sampai, daftar_ulang_selesai) >= ${today(ctx.now)}::date`)
    .orderBy("tutup", "desc")
    .limit(1)
    .executeTakeFirst();

/** What was asked of one that came. */
export const tanyaOf = (ctx: ReadCtx, pendaftaranId: string): Promise<Tanya> =>
  ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["tanyaUn", "tanyaJurusan"])
    .where("pendaftaran.id", "=", pendaftaranId)
    .executeTakeFirstOrThrow();

/** Which paths take registrations now, those that close first at the front. */
export async function openPaths(ctx: ReadCtx): Promise<{ readonly periode: Periode | undefined; readonly open: readonly Jalur[] }> {
  const { periode, open } = await stateOf(ctx);
  return { periode, open };
}

export async function readPendaftaran(ctx: ReadCtx): Promise<Pendaftaran> {
  const { periode, open, judul, tutup } = await stateOf(ctx);
  const last = open.at(-1);
  return periode && last ? { periode, jalur: kindsOf(open), batas: closingOf(last, "long"), tutup: null } : { periode: null, judul, tutup };
}

/** Until when at most what is said of open paths holds: until one opens or closes, or the day is over. */
export async function readNextChange(ctx: ReadCtx): Promise<Date> {
  const periode = await activePeriode(ctx);
  const midnight = momentAt(addDays(today(ctx.now), 1));
  const change = periode && nextChange(await jalurOf(ctx, periode), ctx.now);
  return change && change < midnight ? change : midnight;
}

/** Those that have opened by this day, the newest first; one that is over is among them for as long as its papers may be entered at all. */
export const periodesUntil = (ctx: ReadCtx, day: string) =>
  hidup(ctx)
    .select("susulanHari")
    .where("buka", "<=", day)
    .where("tutup", ">=", addDays(day, -MOST_SUSULAN))
    .orderBy("buka", "desc")
    .execute();

/** Beyond the most that a period may say, so that whoever is a little late reads until when it was. */
const MOST_SUSULAN = 60;

export async function addPeriode(ctx: Ctx, periode: NewPeriode): Promise<Periode> {
  const row = await ctx.db.insertInto("periodePpdb").values(periode).returning(columns).executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "periodePpdb", subjectId: row.id, after: periode });
  ctx.touch("periodePpdb");
  return row;
}

export interface OpenPeriode {
  readonly periode: Periode;
  readonly open: readonly Jalur[];
  /** Those that are not open now too. */
  readonly jalur: readonly Jalur[];
}

/** @throws Refusal when registration is closed now, with the moment at which it opens again */
export async function openPeriode(ctx: ReadCtx): Promise<OpenPeriode> {
  const { periode, jalur, open, tutup } = await stateOf(ctx);
  if (periode && open.length > 0) return { periode, open, jalur };
  throw refuse.conflict(tutup);
}

/** Of the waves in which this path is open, the one that closes first. @throws Refusal 422 at the path, saying when it opens and naming those that are open */
export function pickJalur(ctx: ReadCtx, { open, jalur }: Pick<OpenPeriode, "open" | "jalur">, jenis: JenisJalur): Jalur {
  const picked = open.find((one) => one.jenis === jenis);
  if (picked) return picked;
  const own = jalur.filter((one) => one.jenis === jenis);
  const sentence = tellClosedPath(jenis, kindsOf(open), { next: nextAt(own, ctx.now), last: own.at(-1) });
  throw refuse.invalid(sentence, { jalur: sentence });
}

const kindsOf = (open: readonly Jalur[]): readonly JenisJalur[] => [...new Set(open.map(({ jenis }) => jenis))];

/** Of the period whose days these are: which paths are open now; if none is, why, and when the next one opens. */
async function stateOf(ctx: ReadCtx) {
  const periode = await activePeriode(ctx);
  const jalur = periode ? await jalurOf(ctx, periode) : [];
  const open = openAt(jalur, ctx.now);
  return { periode, jalur, open, ...(open.length > 0 ? { judul: "", tutup: "" } : await closed(ctx, periode, jalur)) };
}

async function closed(ctx: ReadCtx, active: Periode | undefined, jalur: readonly Jalur[]): Promise<Closed> {
  const next = nextAt(jalur, ctx.now);
  if (next)
    return beforePath(
      next,
      jalur.some(({ sampai }) => sampai <= ctx.now),
    );
  const berikut = await nextPeriode(ctx);
  // A period without any path has closed nothing yet.
  const ended = active && jalur.length > 0 ? active : await unfinishedPeriode(ctx);
  if (!ended) return between(berikut);
  const last = ended === active ? jalur.at(-1) : (await jalurOf(ctx, ended)).at(-1);
  return afterLast(ended.tahunAjaran, last, resultSentence(ctx, ended), berikut);
}

/** Of those who came: what they wait for says more than when others may come. */
function resultSentence(ctx: ReadCtx, { tahunAjaran, pengumuman }: Periode): string {
  if (!pengumuman) return "";
  const day = formatDay(pengumuman, "long");
  return pengumuman > today(ctx.now)
    ? ` Hasil tahun ajaran ${tahunAjaran} diumumkan ${day}.`
    : ` Hasil tahun ajaran ${tahunAjaran} diumumkan sejak ${day}; lihat dengan nomor pendaftaran dan tanggal lahir.`;
}

const hidup = (ctx: ReadCtx) => ctx.db.selectFrom("periodePpdb").select(columns).where(notDeleted()).where("draf", "=", false);
