import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import type { Asked } from "./asked.ts";
import { asksNumber, type Facet, narrowed, outside, type PeriodeMeja } from "./narrow-meja.server.ts";

/** How many there are of each choice that could be made besides those that are made. */
export interface Counts {
  readonly keadaan: Readonly<Record<Keadaan, number>>;
  readonly jalur: ReadonlyMap<JenisJalur, number>;
  /** By account; "tanpa" for nobody's. */
  readonly verifikator: ReadonlyMap<string, number>;
  readonly ganda: number;
  readonly umur: number;
  /** Each paper that somebody lacks, most first. */
  readonly kurang: readonly { readonly dokumen: string; readonly banyak: number }[];
}

export const noCounts = (): Counts => ({
  keadaan: Object.fromEntries(keadaanPendaftaran.map((one) => [one, 0])) as Record<Keadaan, number>,
  ...{ jalur: new Map(), verifikator: new Map(), ganda: 0, umur: 0, kurang: [] },
});

interface Group {
  readonly keadaan: Keadaan;
  readonly jalur: JenisJalur;
  readonly verifikator: string;
  readonly ganda: boolean;
  readonly umur: boolean;
  readonly banyak: number;
}

const counted: readonly Facet[] = ["keadaan", "jalur", "verifikator", "ganda", "umur"];

/** Rows are read once, in groups of what is equal; each choice is counted from these. */
export async function countMeja(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<Counts> {
  const groups: Group[] = await narrowed(ctx, asked, periode, counted)
    .select(["pendaftaran.keadaan", "pendaftaran.jalur"])
    .select([
      sql<string>`coalesce(pendaftaran.verifikator_id::text, 'tanpa')`.as("verifikator"),
      sql<boolean>`pendaftaran.ganda is not null`.as("ganda"),
      outside(periode).as("umur"),
      sql<number>`count(*)::int`.as("banyak"),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`, sql`5`])
    .execute();
  const wanted = asked.verifikator === "saya" ? (ctx.actor.id ?? "") : asked.verifikator;
  const fits: Readonly<Record<string, (group: Group) => boolean>> = {
    keadaan: ({ keadaan }) => (asked.keadaan === "" ? keadaan !== "digabung" || asksNumber(asked) : keadaan === asked.keadaan),
    jalur: ({ jalur }) => asked.jalur === "" || jalur === asked.jalur,
    verifikator: ({ verifikator }) => wanted === "" || verifikator === wanted,
    ganda: ({ ganda }) => !asked.ganda || ganda,
    umur: ({ umur }) => !asked.umur || umur,
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
    kurang: await countKurang(ctx, asked, periode),
  };
}

const countKurang = (ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<{ dokumen: string; banyak: number }[]> =>
  narrowed(ctx, asked, periode, ["kurang"])
    .innerJoin(sql<{ pendaftaranId: string; dokumen: string }>`berkas_kurang(${periode.id}::uuid)`.as("kurang"), (join) =>
      join.onRef("kurang.pendaftaranId", "=", "pendaftaran.id"),
    )
    .select(["kurang.dokumen", sql<number>`count(*)::int`.as("banyak")])
    .groupBy("kurang.dokumen")
    .orderBy(sql`count(*)`, "desc")
    .orderBy("kurang.dokumen")
    .limit(30)
    .execute();
