import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
import type { Arah } from "../letter.ts";
import { type Assessed, assessed } from "./assess.server.ts";
import { type AskedYear, type Bagian, bagian, yearPageSize } from "./bagian.ts";
import { listPemusnahan } from "./pemusnahan.server.ts";

interface Year {
  readonly first: string;
  readonly last: string;
}

const yearOf = (tahun: number): Year => ({ first: `${tahun}-01-01`, last: `${tahun}-12-31` });

/** What has become of a letter by the end of a year, and stays so in every later year until it is dealt with; null while its time runs. */
const fate = ({ last }: Year) => sql<Bagian | null>`case
  when aturan is null then case when tanggal <= ${last}::date then 'tanpa' end
  when "inaktifSampai" > ${last}::date then null
  when nasib = 'permanen' then 'permanen'
  when nasib = 'dinilai-kembali' then 'dinilai'
  when sebab is null and "pemusnahanId" is null then 'musnah'
  else 'tertahan' end`;

/** Out of use in this very year, whatever becomes of it after that. */
const turnsInactive = ({ first, last }: Year) => sql<boolean>`"aktifSampai" between ${first}::date and ${last}::date`;

/** Letters of the archive that belong to a part of a year. */
const belongs = (part: Bagian, year: Year): RawBuilder<unknown> =>
  part === "inaktif" ? turnsInactive(year) : sql`${fate(year)} = ${part}`;

/** Assessed before a part is chosen from them: how few letters a rule's fate leaves is guessed wrongly, and they would be read once for each rule. */
const standing = (arah?: Arah) =>
  sql<Assessed>`(select * from (${assessed()}) surat where "dimusnahkanPada" is null ${arah ? sql`and arah = ${arah}` : sql``} offset 0) surat`;

const inOrder = sql`order by coalesce("inaktifSampai", tanggal), tanggal, nomor, id`;

/** The years that a screen offers, its figures, the rows of one part, and the destructions so far. @throws Refusal 404 */
export async function loadYear(ctx: ReadCtx, asked: AskedYear) {
  demand(ctx, "arsipSurat:read");
  const hari = today(ctx.now);
  const [masuk, keluar, pemusnahan] = await Promise.all([
    countBook(ctx, "masuk", asked),
    countBook(ctx, "keluar", asked),
    listPemusnahan(ctx),
  ]);
  const counts = Object.fromEntries(parts.map((part) => [part, masuk.counts[part] + keluar.counts[part]])) as Record<Bagian, number>;
  return {
    ...{ asked, hari, counts, pemusnahan },
    rows: await pageOf(ctx, [...masuk.first, ...keluar.first], asked.halaman),
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
  const { rows } = await sql<Assessed>`select * from ${standing()}
    where ${belongs(asked.bagian, yearOf(asked.tahun))} ${inOrder} limit ${limit}`.execute(ctx.db);
  return rows;
}

const parts = Object.keys(bagian) as Bagian[];

/** How many letters of a book each part has, and its first ones up to the asked page, with as many of each fate: every letter is assessed once. */
async function countBook(ctx: ReadCtx, arah: Arah, { tahun, bagian: part, halaman }: AskedYear) {
  const year = yearOf(tahun);
  const { rows } = await sql<{ fate: Bagian | null; all: number; inactive: number; first: readonly string[] | null }>`
    select fate, count(*)::int as all, count(*) filter (where inactive)::int as inactive,
      to_json((array_agg(id ${inOrder}) filter (where ${part === "inaktif" ? sql`inactive` : sql`fate = ${part}`}))[:${halaman * yearPageSize}]) as first
    from (select *, ${fate(year)} as fate, ${turnsInactive(year)} as inactive from ${standing(arah)}) surat group by fate`.execute(ctx.db);
  const countOf = (name: Bagian) =>
    rows.reduce((sum, row) => sum + (name === "inaktif" ? row.inactive : row.fate === name ? row.all : 0), 0);
  const counts = Object.fromEntries(parts.map((name) => [name, countOf(name)])) as Record<Bagian, number>;
  return { counts, first: rows.flatMap(({ first }) => first ?? []) };
}

/** @param ids the first letters of each book, up to this page */
async function pageOf(ctx: ReadCtx, ids: readonly string[], halaman: number): Promise<readonly Assessed[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Assessed>`select * from (${assessed()}) surat where id = any(${ids}::uuid[]) ${inOrder}
    limit ${yearPageSize} offset ${(halaman - 1) * yearPageSize}`.execute(ctx.db);
  return rows;
}

/** What may be proposed today: due by the end of the year, and its last day over. @param ids of letters, with their way before them; absent: all */
export async function proposable(ctx: ReadCtx, tahun: number, ids?: readonly string[]): Promise<readonly Assessed[]> {
  const chosen = ids === undefined ? sql`true` : sql`surat.arah || '.' || surat.id = any(${ids}::text[])`;
  const { rows } =
    await sql<Assessed>`select * from ${standing()} where ${belongs("musnah", yearOf(tahun))} and "inaktifSampai" < ${today(ctx.now)}::date and ${chosen}
    order by "inaktifSampai", tanggal, nomor, id`.execute(ctx.db);
  return rows;
}
