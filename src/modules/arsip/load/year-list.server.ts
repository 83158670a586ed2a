import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
import type { Arah } from "../letter.ts";
import { type Assessed, assessed } from "./assess.server.ts";
import { type AskedYear, type Bagian, bagian, yearPageSize } from "./bagian.ts";
import { listPemusnahan } from "./pemusnahan.server.ts";

/** Letters of the archive that belong to a part of a year. What is overdue stands in every later year until it is dealt with. */
const belongs: Readonly<Record<Bagian, (year: Year) => RawBuilder<unknown>>> = {
  musnah: ({ last }) => sql`nasib = 'musnah' and "inaktifSampai" <= ${last}::date and sebab is null and "pemusnahanId" is null`,
  tertahan: ({ last }) => sql`nasib = 'musnah' and "inaktifSampai" <= ${last}::date and (sebab is not null or "pemusnahanId" is not null)`,
  inaktif: ({ first, last }) => sql`"aktifSampai" between ${first}::date and ${last}::date`,
  dinilai: ({ last }) => sql`nasib = 'dinilai-kembali' and "inaktifSampai" <= ${last}::date`,
  permanen: ({ last }) => sql`nasib = 'permanen' and "inaktifSampai" <= ${last}::date`,
  tanpa: ({ last }) => sql`aturan is null and tanggal <= ${last}::date`,
};

interface Year {
  readonly first: string;
  readonly last: string;
}

const yearOf = (tahun: number): Year => ({ first: `${tahun}-01-01`, last: `${tahun}-12-31` });

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
    where ${belongs[asked.bagian](yearOf(asked.tahun))} ${inOrder} limit ${limit}`.execute(ctx.db);
  return rows;
}

const parts = Object.keys(bagian) as Bagian[];

/** How many letters of a book each part has, and its first ones up to the asked page: every letter is assessed once. */
async function countBook(ctx: ReadCtx, arah: Arah, { tahun, bagian: part, halaman }: AskedYear) {
  const each = parts.map((name) => sql`count(*) filter (where ${belongs[name](yearOf(tahun))}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<Bagian, string> & { first: readonly string[] | null }>`select ${sql.join(each)},
    to_json((array_agg(id ${inOrder}) filter (where ${belongs[part](yearOf(tahun))}))[:${halaman * yearPageSize}]) as first
    from ${standing(arah)}`.execute(ctx.db);
  const counts = Object.fromEntries(parts.map((name) => [name, Number(rows[0]?.[name] ?? 0)])) as Record<Bagian, number>;
  return { counts, first: rows[0]?.first ?? [] };
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
    await sql<Assessed>`select * from ${standing()} where ${belongs.musnah(yearOf(tahun))} and "inaktifSampai" < ${today(ctx.now)}::date and ${chosen}
    order by "inaktifSampai", tanggal, nomor, id`.execute(ctx.db);
  return rows;
}
