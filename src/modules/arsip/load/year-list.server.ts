import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
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

const standing = sql`"dimusnahkanPada" is null`;

/** The years that a screen offers, its figures, the rows of one part, and the destructions so far. @throws Refusal 404 */
export async function loadYear(ctx: ReadCtx, asked: AskedYear) {
  demand(ctx, "arsipSurat:read");
  const hari = today(ctx.now);
  const counts = await countYear(ctx, asked.tahun);
  return {
    ...{ asked, hari, counts },
    rows: await rowsOf(ctx, asked, { limit: yearPageSize, offset: (asked.halaman - 1) * yearPageSize }),
    pemusnahan: await listPemusnahan(ctx),
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
  return rowsOf(ctx, asked, { limit, offset: 0 });
}

async function rowsOf(
  ctx: ReadCtx,
  asked: Pick<AskedYear, "tahun" | "bagian">,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly Assessed[]> {
  const { rows } = await sql<Assessed>`select * from (${assessed()}) surat
    where ${standing} and ${belongs[asked.bagian](yearOf(asked.tahun))}
    order by coalesce("inaktifSampai", tanggal), tanggal, nomor, id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
}

async function countYear(ctx: ReadCtx, tahun: number): Promise<Readonly<Record<Bagian, number>>> {
  const names = Object.keys(bagian) as Bagian[];
  const each = names.map((name) => sql`count(*) filter (where ${belongs[name](yearOf(tahun))}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<Bagian, string>>`select ${sql.join(each)} from (${assessed()}) surat where ${standing}`.execute(ctx.db);
  return Object.fromEntries(names.map((name) => [name, Number(rows[0]?.[name] ?? 0)])) as Record<Bagian, number>;
}

/** What may be proposed today: due by the end of the year, and its last day over. @param ids of letters, with their way before them; absent: all */
export async function proposable(ctx: ReadCtx, tahun: number, ids?: readonly string[]): Promise<readonly Assessed[]> {
  const chosen = ids === undefined ? sql`true` : sql`surat.arah || '.' || surat.id = any(${ids}::text[])`;
  const { rows } = await sql<Assessed>`select * from (${assessed()}) surat
    where ${standing} and ${belongs.musnah(yearOf(tahun))} and "inaktifSampai" < ${today(ctx.now)}::date and ${chosen}
    order by "inaktifSampai", tanggal, nomor, id`.execute(ctx.db);
  return rows;
}
