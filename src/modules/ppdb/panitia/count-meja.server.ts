import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { type Asked, type Masuk, masukDays } from "./asked.ts";
import { asksNumber, daysAgo, type Facet, narrowed, outside, type PeriodeMeja } from "./narrow-meja.server.ts";

/** How many there are of each choice that could be made besides those that are made. */
export interface Counts {
  readonly keadaan: Readonly<Record<Keadaan, number>>;
  readonly jalur: ReadonlyMap<JenisJalur, number>;
  /** By account; "tanpa" for nobody's. */
  readonly verifikator: ReadonlyMap<string, number>;
  readonly ganda: number;
  readonly umur: number;
  readonly masuk: ReadonlyMap<Masuk, number>;
  readonly jawaban: number;
  /** Each paper that somebody lacks, most first. */
  readonly kurang: readonly { readonly dokumen: string; readonly banyak: number }[];
}

export const noCounts = (): Counts => ({
  keadaan: Object.fromEntries(keadaanPendaftaran.map((one) => [one, 0])) as Record<Keadaan, number>,
  ...{ jalur: new Map(), verifikator: new Map(), ganda: 0, umur: 0, masuk: new Map(), jawaban: 0, kurang: [] },
});

interface Group {
  readonly keadaan: Keadaan;
  readonly jalur: JenisJalur;
  readonly verifikator: string;
  readonly ganda: boolean;
  readonly umur: boolean;
  readonly hari: number;
  readonly banyak: number;
}

const counted: readonly Facet[] = ["keadaan", "jalur", "verifikator", "ganda", "umur", "masuk"];

/** Rows are read once, in groups of what is equal; each choice is counted from these. */
export async function countMeja(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<Counts> {
  const groups: Group[] = await narrowed(ctx, asked, periode, counted)
    .select(["pendaftaran.keadaan", "pendaftaran.jalur"])
    .select([
      sql<string>`coalesce(pendaftaran.verifikator_id::text, 'tanpa')`.as("verifikator"),
      sql<boolean>`pendaftaran.ganda is not null`.as("ganda"),
      outside(periode).as("umur"),
      daysAgo(ctx).as("hari"),
      sql<number>`count(*)::int`.as("banyak"),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`])
    .execute();
  const wanted = asked.verifikator === "saya" ? (ctx.actor.id ?? "") : asked.verifikator;
  const fits: Readonly<Record<string, (group: Group) => boolean>> = {
    keadaan: ({ keadaan }) => (asked.keadaan === "" ? keadaan !== "digabung" || asksNumber(asked) : keadaan === asked.keadaan),
    jalur: ({ jalur }) => asked.jalur === "" || jalur === asked.jalur,
    verifikator: ({ verifikator }) => wanted === "" || verifikator === wanted,
    ganda: ({ ganda }) => !asked.ganda || ganda,
    umur: ({ umur }) => !asked.umur || umur,
    masuk: ({ hari }) => asked.masuk === "" || isAmong(asked.masuk, hari),
  };
  const but = (facet: Facet) => groups.filter((group) => counted.every((one) => one === facet || fits[one]?.(group)));
  const sum = <K>(facet: Facet, keyOf: (group: Group) => K) => {
    const sums = new Map<K, number>();
    for (const group of but(facet)) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + group.banyak);
    return sums;
  };
  return {
    keadaan: { ...noCounts().keadaan, ...Object.fromEntries(sum("keadaan", ({ keadaan }) => keadaan)) },
    jalur: sum("jalur", ({ jalur }) => jalur),
    verifikator: sum("verifikator", ({ verifikator }) => verifikator),
    ganda: sum("ganda", ({ ganda }) => ganda).get(true) ?? 0,
    umur: sum("umur", ({ umur }) => umur).get(true) ?? 0,
    masuk: countMasuk(sum("masuk", ({ hari }) => hari)),
    jawaban: await countJawaban(ctx, asked, periode),
    kurang: await countKurang(ctx, asked, periode),
  };
}

const isAmong = (masuk: Masuk, hari: number): boolean => hari >= masukDays[masuk].sampai && hari <= masukDays[masuk].dari;

/** Today belongs to the last seven days as well. */
const countMasuk = (days: ReadonlyMap<number, number>): ReadonlyMap<Masuk, number> =>
  new Map(
    (Object.keys(masukDays) as Masuk[]).map((masuk) => {
      const among = [...days].filter(([hari]) => isAmong(masuk, hari));
      return [masuk, among.reduce((all, [, banyak]) => all + banyak, 0)];
    }),
  );

/** Of each path: as many as came, less those whose paper is there. Nobody is compared with what their path asks for one by one. */
async function countKurang(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<{ dokumen: string; banyak: number }[]> {
  const banyak = sql<number>`count(*)::int`.as("banyak");
  const masuk = narrowed(ctx, asked, periode, ["kurang"])
    .select(["pendaftaran.gelombangId", "pendaftaran.jalur", banyak])
    .groupBy(["pendaftaran.gelombangId", "pendaftaran.jalur"]);
  const ada = narrowed(ctx, asked, periode, ["kurang"])
    .innerJoin("berkasPendaftaran", "berkasPendaftaran.pendaftaranId", "pendaftaran.id")
    .where("berkasPendaftaran.keadaan", "<>", "dikembalikan")
    .select(["pendaftaran.gelombangId", "pendaftaran.jalur", "berkasPendaftaran.dokumen", banyak])
    .groupBy(["pendaftaran.gelombangId", "pendaftaran.jalur", "berkasPendaftaran.dokumen"]);
  const { rows } = await sql<{ dokumen: string; banyak: number }>`
    with diminta as materialized (select * from dokumen_jalur(${periode.id}::uuid)), masuk as (${masuk}), ada as (${ada})
    select diminta.dokumen, sum(masuk.banyak - coalesce(ada.banyak, 0))::int as banyak
    from diminta join masuk on masuk.gelombang_id = diminta.gelombang_id and masuk.jalur = diminta.jenis
      left join ada on ada.gelombang_id = diminta.gelombang_id and ada.jalur = diminta.jenis and ada.dokumen = diminta.dokumen
    group by 1 having sum(masuk.banyak - coalesce(ada.banyak, 0)) > 0
    order by 2 desc, 1 limit 30`.execute(ctx.db);
  return rows;
}

async function countJawaban(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<number> {
  const { banyak } = await narrowed(ctx, { ...asked, jawaban: true }, periode)
    .select(sql<number>`count(*)::int`.as("banyak"))
    .executeTakeFirstOrThrow();
  return banyak;
}
