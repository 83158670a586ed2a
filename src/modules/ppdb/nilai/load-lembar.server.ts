import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { searchPredicate } from "#kit/search/search-predicate.server.ts";
import { isDecided, type Keadaan } from "../keadaan/keadaan.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { examinerOf } from "./examiner.server.ts";
import { type Penguji, semesters, writeNilai } from "./komponen.ts";
import { type AskedLembar, type Cell, type Examiner, emptyCell, lembarPageSize } from "./lembar.ts";
import type { Lembar } from "./load-jalur.server.ts";
import { scoredOf } from "./scored.server.ts";
import { type Settled, settle } from "./settle.ts";

export interface LembarRow {
  readonly id: string;
  readonly nomor: string;
  readonly nama: string;
  readonly tutup: boolean;
  /** In whose column `sendiri` stands: one's own mark may lie in another column than the sheet's. */
  readonly penguji: Examiner;
  readonly sendiri: Cell;
  /** Somebody else judged this child in this column: nothing is written over it here, nor shown to who may still judge. */
  readonly terisi: boolean;
  /** What the other examiner gave; null until one's own stands, and where one is enough. */
  readonly lain: Cell | null;
  readonly penyelesaian: Cell | null;
  readonly hasil: Settled["keadaan"];
  /** Of all the parts that count; "" while there is none. */
  readonly nilai: string;
}

/** A page of one path's part. */
export async function loadLembar(ctx: ReadCtx, lembar: Lembar, { penguji, cari, belum, halaman }: AskedLembar) {
  const all = scoredOf(ctx, lembar.jalur);
  const examiner = await examinerOf(ctx, lembar, penguji);
  const sought = cari === "" ? all : all.where(searchPredicate(pendaftaran, cari));
  const found = belum ? sought.where("id", "not in", markedIn(ctx, lembar.measure, examiner ?? "1")) : sought;
  const { total } = await found.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .select(["id", "nomor", "namaLengkap", "keadaan"])
    .orderBy("nomor")
    .limit(lembarPageSize)
    .offset((halaman - 1) * lembarPageSize)
    .execute();
  return {
    ...{
      jalur: lembar.jalur,
      measure: lembar.measure,
      total: Number(total),
      isi: may(ctx, "nilaiPpdb:update") !== "no",
      akunId: ctx.actor.id ?? "",
      penguji: examiner,
    },
    // Who has not said yet which examiner they are is shown no mark.
    rows: examiner ? await withMarks(ctx, lembar, { rows, penguji: examiner }) : [],
  };
}

/** Who has the whole mark of a column already. */
const markedIn = (ctx: ReadCtx, { komponen, mapel }: Lembar["measure"], penguji: Examiner) =>
  ctx.db
    .selectFrom("nilaiPpdb")
    .select("pendaftaranId")
    .where("komponen", "=", komponen)
    .where("penguji", "=", penguji)
    .where("mapel", "in", mapel.length > 0 ? mapel : [""])
    .where("nilai", "is not", null)
    .groupBy("pendaftaranId")
    .having(({ fn }) => fn.countAll(), "=", String(mapel.length > 0 ? mapel.length * semesters.length : 1));

/** The same row alone, after something was written in it. @throws Refusal 404 */
export async function loadLembarRow(
  ctx: ReadCtx,
  lembar: Lembar,
  { id, penguji }: { readonly id: string; readonly penguji: Examiner },
): Promise<LembarRow> {
  if (!isUuid(id)) throw refuse.notFound();
  const rows = await scoredOf(ctx, lembar.jalur).select(["id", "nomor", "namaLengkap", "keadaan"]).where("id", "=", id).execute();
  const [row] = await withMarks(ctx, lembar, { rows, penguji });
  if (!row) throw refuse.notFound();
  return row;
}

interface Found {
  readonly rows: readonly { readonly id: string; readonly nomor: string; readonly namaLengkap: string; readonly keadaan: Keadaan }[];
  readonly penguji: Examiner;
}

async function withMarks(ctx: ReadCtx, { measure }: Lembar, { rows, penguji }: Found): Promise<LembarRow[]> {
  const marks = await marksOf(
    ctx,
    measure.komponen,
    rows.map(({ id }) => id),
  );
  const two = measure.toleransi !== null;
  const judges = two && may(ctx, "nilaiPpdb:update") !== "no";
  return rows.map(({ id, nomor, namaLengkap, keadaan }) => {
    const own = marks.get(id) ?? [];
    const find = (of: Penguji) => own.find((one) => one.penguji === of && one.mapel === "");
    const cell = (of: Penguji): Cell => {
      const mark = find(of);
      return mark ? cellOf(mark) : emptyCell;
    };
    const mine = (of: Examiner) => isStanding(find(of)) && find(of)?.oleh === ctx.actor.id;
    const settled = settle(measure, own);
    const other = penguji === "1" ? "2" : "1";
    const kolom = judges && !mine(penguji) && mine(other) ? other : penguji;
    const terisi = judges && isStanding(find(kolom)) && !mine(kolom);
    // Who can still judge is not led by anybody else's mark; where both stand, nobody can.
    const hidden = terisi && !(isStanding(find("1")) && isStanding(find("2")));
    const sendiri = hidden ? emptyCell : cell(kolom);
    const lain = two && sendiri.nilai !== "" ? cell(kolom === "1" ? "2" : "1") : null;
    const differs = settled.keadaan === "selisih" || (two && cell("penyelesaian").nilai !== "");
    return {
      ...{ id, nomor, nama: namaLengkap, tutup: isDecided(keadaan), penguji: kolom, sendiri, terisi, lain },
      penyelesaian: differs && lain ? cell("penyelesaian") : null,
      hasil: settled.keadaan,
      nilai: settled.nilai !== null && (!two || lain) ? writeNilai(settled.nilai) : "",
    };
  });
}

type Marks = Awaited<ReturnType<typeof marksOf>>;
type Mark = NonNullable<ReturnType<Marks["get"]>>[number];

const isStanding = (mark: Mark | undefined): boolean => (mark?.nilai ?? null) !== null;

const cellOf = ({ nilai, versi, alasan, penilai }: Mark): Cell => ({
  ...{ nilai: nilai === null ? "" : writeNilai(nilai), versi, penilai: nilai === null ? "" : penilai },
  alasan: alasan ?? "",
});

async function marksOf(ctx: ReadCtx, komponen: Lembar["measure"]["komponen"], ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .selectFrom("nilaiPpdb")
          .select(["pendaftaranId", "penguji", "mapel", "semester", "nilai", "versi", "alasan", "penilai", "oleh"])
          .where("komponen", "=", komponen)
          .where("pendaftaranId", "in", ids)
          .execute();
  return Map.groupBy(rows, ({ pendaftaranId }) => pendaftaranId);
}

/** Every subject and semester of one rapor. @throws Refusal 404 where its average is one mark, or the child is of another path */
export async function loadRapor(ctx: ReadCtx, lembar: Lembar, id: string) {
  if (lembar.measure.mapel.length === 0) throw refuse.notFound();
  const row = await loadLembarRow(ctx, lembar, { id, penguji: "1" });
  const marks = (await marksOf(ctx, "rapor", [id])).get(id) ?? [];
  const mapel = lembar.measure.mapel.map((nama) => ({
    nama,
    cells: semesters.map((semester) => {
      const mark = marks.find((one) => one.mapel === nama && one.semester === semester);
      return { semester, ...(mark ? cellOf(mark) : emptyCell) };
    }),
  }));
  return { jalur: lembar.jalur, row, mapel, akunId: ctx.actor.id ?? "", isi: may(ctx, "nilaiPpdb:update") !== "no" && !row.tutup };
}

export type Rapor = Awaited<ReturnType<typeof loadRapor>>;
