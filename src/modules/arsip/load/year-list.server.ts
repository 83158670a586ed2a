import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { plannedOnce, type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
import type { Arah } from "../letter.ts";
import type { Nasib } from "../options.ts";
import { type Assessed, countUntil, countWithin, type Days, letters, lettersWithin, withRules } from "./assess.server.ts";
import { type AskedYear, type Bagian, bagian, yearPageSize } from "./bagian.ts";
import { listPemusnahan } from "./pemusnahan.server.ts";

/** Letters whose rule let them go by the end of a year; what is overdue stays so in every later year until it is dealt with. */
const over = (tahun: number): Days => ({
  from: sql`masa.mulai`,
  to: sql`least(masa.sampai, make_date(${tahun}::int - masa.aktif - masa.inaktif, 12, 31))`,
});

/** Out of use in this very year, whatever becomes of them after that. */
const turningInactive = (tahun: number): Days => ({
  from: sql`greatest(masa.mulai, make_date(${tahun}::int - masa.aktif, 1, 1))`,
  to: sql`least(masa.sampai, make_date(${tahun}::int - masa.aktif, 12, 31))`,
});

const lastDay = (tahun: number) => sql`make_date(${tahun}::int, 12, 31)`;

/** Nothing keeps it from being destroyed. */
const free = sql`sebab is null and "pemusnahanId" is null`;

/** Letters of the archive that belong to a part of a year. */
const lettersOf: Readonly<Record<Bagian, (tahun: number, arah?: Arah) => RawBuilder<Assessed>>> = {
  musnah: (tahun, arah) => sql`select * from (${lettersWithin(over(tahun), arah)} where masa.nasib = 'musnah') surat where ${free}`,
  tertahan: (tahun) => sql`select * from (${lettersWithin(over(tahun))} where masa.nasib = 'musnah') surat where not (${free})`,
  inaktif: (tahun) => lettersWithin(turningInactive(tahun)),
  dinilai: (tahun) => sql`${lettersWithin(over(tahun))} where masa.nasib = 'dinilai-kembali'`,
  permanen: (tahun) => sql`${lettersWithin(over(tahun))} where masa.nasib = 'permanen'`,
  tanpa: (tahun) =>
    // All are assessed before one without a rule is chosen: how many there are is guessed wrongly, and all would be read once for each rule.
    sql`select * from (select * from (${letters}) surat where "dimusnahkanPada" is null and tanggal <= ${lastDay(tahun)} offset 0) surat where aturan is null`,
};

const inOrder = sql`order by coalesce("inaktifSampai", tanggal), tanggal, nomor, id`;

/** The years that a screen offers, its figures, the rows of one part, and the destructions so far. @throws Refusal 404 */
export async function loadYear(ctx: ReadCtx, asked: AskedYear) {
  demand(ctx, "arsipSurat:read");
  const hari = today(ctx.now);
  const [rows, masuk, keluar, pemusnahan] = await Promise.all([
    partOf(ctx, asked, yearPageSize, (asked.halaman - 1) * yearPageSize),
    countBook(ctx, "masuk", asked.tahun),
    countBook(ctx, "keluar", asked.tahun),
    listPemusnahan(ctx),
  ]);
  const counts = Object.fromEntries(parts.map((part) => [part, masuk[part] + keluar[part]])) as Record<Bagian, number>;
  return {
    ...{ asked, hari, counts, pemusnahan, rows },
    desk: openDesk(ctx),
    boleh: {
      siapkan: may(ctx, "arsipSurat:create") !== "no",
      tahan: may(ctx, "arsipSurat:update") !== "no",
      unduh: may(ctx, "arsipSurat:export") !== "no",
    },
  };
}

/** All rows of a part, for a paper. @throws Refusal 403, 404 */
export async function wholePart(ctx: ReadCtx, asked: Pick<AskedYear, "tahun" | "bagian">, limit: number): Promise<readonly Assessed[]> {
  demand(ctx, "arsipSurat:read");
  demand(ctx, "arsipSurat:export");
  return partOf(ctx, asked, limit, 0);
}

async function partOf(ctx: ReadCtx, { bagian: part, tahun }: Pick<AskedYear, "tahun" | "bagian">, limit: number, offset: number) {
  const { rows } = await sql<Assessed>`${withRules} select * from (${lettersOf[part](tahun)}) surat
    ${inOrder} limit ${limit} offset ${offset} ${plannedOnce}`.execute(ctx.db);
  return rows;
}

const parts = Object.keys(bagian) as Bagian[];

/** How many letters of a book each part has; those that may be destroyed are read, to see what holds them. */
async function countBook(ctx: ReadCtx, arah: Arah, tahun: number): Promise<Record<Bagian, number>> {
  const sumOf = (days: Days, nasib?: Nasib) =>
    sql<number>`(select coalesce(sum(${countWithin(arah, days)}), 0)::int from masa ${nasib ? sql`where nasib = ${sql.lit(nasib)}` : sql``})`;
  const covered: Days = { from: sql`masa.mulai`, to: sql`least(masa.sampai, ${lastDay(tahun)})` };
  const { rows } = await sql<Record<Bagian, number>>`${withRules}
    select musnah, due - musnah as tertahan, inaktif, dinilai, permanen, semua - ruled as tanpa
    from (select
      (select count(*)::int from (${lettersOf.musnah(tahun, arah)}) surat) as musnah,
      ${sumOf(over(tahun), "musnah")} as due, ${sumOf(over(tahun), "dinilai-kembali")} as dinilai, ${sumOf(over(tahun), "permanen")} as permanen,
      ${sumOf(turningInactive(tahun))} as inaktif, ${sumOf(covered)} as ruled, ${countUntil(arah, lastDay(tahun))} as semua offset 0
    ) hitungan ${plannedOnce}`.execute(ctx.db);
  return rows[0] as Record<Bagian, number>;
}

/** What may be proposed today: due by the end of the year, and its last day over. @param ids of letters, with their way before them; absent: all */
export async function proposable(ctx: ReadCtx, tahun: number, ids?: readonly string[]): Promise<readonly Assessed[]> {
  const chosen = ids === undefined ? sql`true` : sql`arah || '.' || id = any(${ids}::text[])`;
  const { rows } = await sql<Assessed>`${withRules} select * from (${lettersOf.musnah(tahun)}) surat
    where "inaktifSampai" < ${today(ctx.now)}::date and ${chosen} ${inOrder}`.execute(ctx.db);
  return rows;
}
