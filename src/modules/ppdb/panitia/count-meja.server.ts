import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { pertanyaanRows } from "../pertanyaan/read-pertanyaan.server.ts";
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
  readonly gelombangId: string | null;
  readonly keadaan: Keadaan;
  readonly jalur: JenisJalur;
  readonly verifikator: string;
  readonly ganda: boolean;
  readonly umur: boolean;
  readonly hari: number;
  readonly banyak: number;
}

const counted: readonly Facet[] = ["keadaan", "jalur", "verifikator", "ganda", "umur", "masuk"];

/** Rows are read once, in groups of what is equal; each choice is counted from these. What an intake does not ask for is counted nowhere. */
export async function countMeja(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<Counts> {
  const [groups, jawaban, kurang] = await Promise.all([
    readGroups(ctx, asked, periode),
    countJawaban(ctx, asked, periode),
    readAda(ctx, asked, periode),
  ]);
  const fits = fitsOf(ctx, asked);
  const but = (facet: Facet) => groups.filter((group) => counted.every((one) => one === facet || fits[one]?.(group)));
  const sum = <K>(facet: Facet, keyOf: (group: Group) => K) => {
    const sums = new Map<K, number>();
    for (const group of but(facet)) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + group.banyak);
    return sums;
  };
  const shown = async () =>
    asked.kurang === ""
      ? but("kurang")
      : (await readGroups(ctx, { ...asked, kurang: "" }, periode)).filter((group) => counted.every((one) => fits[one]?.(group)));
  return {
    keadaan: { ...noCounts().keadaan, ...Object.fromEntries(sum("keadaan", ({ keadaan }) => keadaan)) },
    jalur: sum("jalur", ({ jalur }) => jalur),
    verifikator: sum("verifikator", ({ verifikator }) => verifikator),
    ganda: sum("ganda", ({ ganda }) => ganda).get(true) ?? 0,
    umur: sum("umur", ({ umur }) => umur).get(true) ?? 0,
    masuk: countMasuk(sum("masuk", ({ hari }) => hari)),
    jawaban,
    kurang: kurang.length === 0 ? [] : countKurang(kurang, await shown()),
  };
}

/** Whether a group is among what each part asks for. */
function fitsOf(ctx: ReadCtx, asked: Asked): Readonly<Record<string, (group: Group) => boolean>> {
  const wanted = asked.verifikator === "saya" ? (ctx.actor.id ?? "") : asked.verifikator;
  return {
    keadaan: ({ keadaan }) => (asked.keadaan === "" ? keadaan !== "digabung" || asksNumber(asked) : keadaan === asked.keadaan),
    jalur: ({ jalur }) => asked.jalur === "" || jalur === asked.jalur,
    verifikator: ({ verifikator }) => wanted === "" || verifikator === wanted,
    ganda: ({ ganda }) => !asked.ganda || ganda,
    umur: ({ umur }) => !asked.umur || umur,
    masuk: ({ hari }) => asked.masuk === "" || isAmong(asked.masuk, hari),
  };
}

const readGroups = (ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<Group[]> =>
  narrowed(ctx, asked, periode, counted)
    .select(["pendaftaran.gelombangId", "pendaftaran.keadaan", "pendaftaran.jalur"])
    .select([
      sql<string>`coalesce(pendaftaran.verifikator_id::text, 'tanpa')`.as("verifikator"),
      sql<boolean>`pendaftaran.ganda is not null`.as("ganda"),
      outside(periode).as("umur"),
      daysAgo(ctx).as("hari"),
      sql<number>`count(*)::int`.as("banyak"),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`, sql`7`])
    .execute();

const isAmong = (masuk: Masuk, hari: number): boolean => hari >= masukDays[masuk].sampai && hari <= masukDays[masuk].dari;

/** Today belongs to the last seven days as well. */
const countMasuk = (days: ReadonlyMap<number, number>): ReadonlyMap<Masuk, number> =>
  new Map(
    (Object.keys(masukDays) as Masuk[]).map((masuk) => {
      const among = [...days].filter(([hari]) => isAmong(masuk, hari));
      return [masuk, among.reduce((all, [, banyak]) => all + banyak, 0)];
    }),
  );

/** A paper that a path asks for, and how many have sent it. */
interface Ada {
  readonly gelombangId: string | null;
  readonly jalur: string;
  readonly dokumen: string;
  readonly ada: number;
}

/** None where no path asks for any: then nobody's papers are looked at. */
async function readAda(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<readonly Ada[]> {
  const { rows } = await sql<Omit<Ada, "ada">>`
    select gelombang_id as "gelombangId", jenis as jalur, dokumen from dokumen_jalur(${periode.id}::uuid)`.execute(ctx.db);
  if (rows.length === 0) return [];
  const sent = await narrowed(ctx, asked, periode, ["kurang"])
    .innerJoin("berkasPendaftaran", "berkasPendaftaran.pendaftaranId", "pendaftaran.id")
    .where("berkasPendaftaran.keadaan", "<>", "dikembalikan")
    .select(["pendaftaran.gelombangId", "pendaftaran.jalur", "berkasPendaftaran.dokumen", sql<number>`count(*)::int`.as("ada")])
    .groupBy(["pendaftaran.gelombangId", "pendaftaran.jalur", "berkasPendaftaran.dokumen"])
    .execute();
  const many = new Map(sent.map((one) => [pathOf(one) + one.dokumen, one.ada]));
  return rows.map((one) => ({ ...one, ada: many.get(pathOf(one) + one.dokumen) ?? 0 }));
}

const pathOf = ({ gelombangId, jalur }: Pick<Ada, "gelombangId" | "jalur">): string => `${gelombangId} ${jalur} `;

/** Of each path: as many as came, less those whose paper is there. Nobody is compared with what their path asks for one by one. */
function countKurang(asked: readonly Ada[], shown: readonly Group[]): Counts["kurang"] {
  const came = new Map<string, number>();
  for (const group of shown) came.set(pathOf(group), (came.get(pathOf(group)) ?? 0) + group.banyak);
  const lacking = new Map<string, number>();
  for (const one of asked) lacking.set(one.dokumen, (lacking.get(one.dokumen) ?? 0) + (came.get(pathOf(one)) ?? 0) - one.ada);
  return [...lacking]
    .map(([dokumen, banyak]) => ({ dokumen, banyak }))
    .filter(({ banyak }) => banyak > 0)
    .sort((one, other) => other.banyak - one.banyak || (one.dokumen < other.dokumen ? -1 : 1))
    .slice(0, mostKurang);
}

const mostKurang = 30;

/** Nobody is looked at where nothing has to be answered. */
async function countJawaban(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<number> {
  if (!(await pertanyaanRows(ctx, periode.id)).some(({ wajib }) => wajib)) return 0;
  const { banyak } = await narrowed(ctx, { ...asked, jawaban: true }, periode)
    .select(sql<number>`count(*)::int`.as("banyak"))
    .executeTakeFirstOrThrow();
  return banyak;
}
