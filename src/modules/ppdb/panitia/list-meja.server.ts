import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { countDraf, type DrafRow, listDraf } from "../kertas/draf.server.ts";
import { type Asked, mejaPageSize } from "./asked.ts";
import { type Counts, countMeja, noCounts } from "./count-meja.server.ts";
import { asksNumber, choosePeriode, listPeriode, narrowed, outside, type PeriodeMeja } from "./narrow-meja.server.ts";
import { listVerifikator, type Verifikator } from "./verifikator.server.ts";

export interface MejaRow {
  readonly id: string;
  readonly nomor: string;
  readonly namaLengkap: string;
  readonly asalSekolah: string;
  readonly jalur: JenisJalur;
  readonly keadaan: Keadaan;
  readonly ganda: string | null;
  /** Its age is outside the period's rule. */
  readonly umur: boolean;
  readonly verifikator: string | null;
  /** When it came in: the paper at the desk, else the form. */
  readonly masukPada: Date;
}

export interface Meja {
  readonly rows: readonly MejaRow[];
  readonly total: number;
  /** Where these are asked for: forms that are begun and have no number yet. */
  readonly draf: readonly DrafRow[] | null;
  readonly counts: Counts;
  readonly periodes: readonly { readonly id: string; readonly tahunAjaran: string }[];
  /** The one that is shown; null before there is any. */
  readonly periode: string | null;
  readonly verifikators: readonly Verifikator[];
}

/** What came in, by number, which is the order in which it was kept, unless another is asked for; whether one may, the page has asked. */
export async function listMeja(ctx: ReadCtx, asked: Asked): Promise<Meja> {
  const all = await listPeriode(ctx);
  const periode = choosePeriode(ctx, all, asked);
  const periodes = all.map(({ id, tahunAjaran }) => ({ id, tahunAjaran }));
  const verifikators = await listVerifikator(ctx);
  const drafts = await countDraf(ctx, asked.cari);
  const draf = asked.keadaan === "draf" ? await listDraf(ctx, { cari: asked.cari, page: asked.halaman, size: mejaPageSize }) : null;
  const of = (counted: Counts): Counts => ({ ...counted, keadaan: { ...counted.keadaan, draf: drafts } });
  const frame = { draf, periodes, verifikators };
  if (!periode) return { ...frame, rows: [], total: 0, counts: of(noCounts()), periode: null };
  const [counts, rows] = await Promise.all([countMeja(ctx, asked, periode), readRows(ctx, asked, periode)]);
  const { digabung, ...once } = counts.keadaan;
  const shown = Object.values(once).reduce((sum, one) => sum + one, asksNumber(asked) ? digabung : 0);
  const total = asked.keadaan ? counts.keadaan[asked.keadaan] : shown;
  return { ...frame, rows, total, counts: of(counts), periode: periode.id };
}

const readRows = (ctx: ReadCtx, asked: Asked, periode: PeriodeMeja): Promise<MejaRow[]> =>
  narrowed(ctx, asked, periode)
    .leftJoin("akun", "akun.id", "pendaftaran.verifikatorId")
    .select(["pendaftaran.id", "nomor", "namaLengkap", "asalSekolah", "jalur", "keadaan", "ganda", "masukPada"])
    .select(["akun.nama as verifikator", outside(periode).as("umur")])
    .$if(asked.urut === "masuk", (rows) => rows.orderBy("masukPada", asked.arah))
    .orderBy("nomor", asked.arah)
    .limit(mejaPageSize)
    .offset((asked.halaman - 1) * mejaPageSize)
    .execute();

export interface Tetangga {
  /** From 1; null where this one is not in the list any more. */
  readonly ke: number | null;
  readonly dari: number;
  /** On which page of the list it stands, or would. */
  readonly halaman: number;
  readonly sebelum: string | null;
  readonly sesudah: string | null;
}

/** Where one registration stands in the list that it was opened from, and who stands beside it. */
export async function findTetangga(ctx: ReadCtx, asked: Asked, id: string): Promise<Tetangga | null> {
  const periode = choosePeriode(ctx, await listPeriode(ctx), asked);
  if (!periode) return null;
  const isAsc = asked.arah === "asc";
  // Compared where they are kept: a moment there is finer than one here.
  const here = (column: string) => sql`(select ${sql.ref(column)} from pendaftaran hier where hier.id = ${id}::uuid)`;
  const beside = (isBefore: boolean) => {
    const sign = isBefore === isAsc ? sql`<` : sql`>`;
    if (asked.urut === "nomor") return sql`nomor ${sign} ${here("nomor")}`;
    return sql`(masuk_pada ${sign} ${here("masuk_pada")} or (masuk_pada = ${here("masuk_pada")} and nomor ${sign} ${here("nomor")}))`;
  };
  const order = (ascending: boolean) => {
    const direction = ascending ? sql`asc` : sql`desc`;
    return asked.urut === "nomor" ? sql`nomor ${direction}` : sql`masuk_pada ${direction}, nomor ${direction}`;
  };
  const place = await narrowed(ctx, asked, periode)
    .select([
      sql<number>`count(*)::int`.as("dari"),
      sql<number>`(count(*) filter (where ${beside(true)}))::int`.as("sebelumnya"),
      sql<boolean>`coalesce(bool_or(pendaftaran.id = ${id}::uuid), false)`.as("ada"),
      sql<string | null>`(array_agg(pendaftaran.id order by ${order(!isAsc)}) filter (where ${beside(true)}))[1]`.as("sebelum"),
      sql<string | null>`(array_agg(pendaftaran.id order by ${order(isAsc)}) filter (where ${beside(false)}))[1]`.as("sesudah"),
    ])
    .executeTakeFirstOrThrow();
  const { ada, sebelumnya, ...rest } = place;
  return { ...rest, ke: ada ? sebelumnya + 1 : null, halaman: Math.max(1, Math.ceil((sebelumnya + 1) / mejaPageSize)) };
}
