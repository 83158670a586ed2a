/** A list that takes several pieces to keep is put together again as it was; the names that it may mean are short where that says which. */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import type { Book } from "#kit/documents/book.ts";
import { reference, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { add, as, clerk, other, santri, take, useSantri } from "#tests/support/santri.ts";
import { sentences } from "#tests/support/sentences.ts";
import { bookOf } from "./book-of.server.ts";
import { noChoices } from "./choices.ts";
import { compareUploaded } from "./compare-uploaded.server.ts";
import { deleteList, keepList, settleList } from "./list.server.ts";
import { madeMoment, settledMoment } from "./list-moment.server.ts";
import { namesChosen } from "./names-chosen.server.ts";
import { understandList } from "./understand-list.server.ts";
import { uploadedList } from "./uploaded-list.server.ts";
import { noWords as words } from "./words.ts";

useSantri();

const sheet = (name: string, count: number, width: number) => {
  const head = ["Nama", "NIS", ...Array.from({ length: width - 2 }, (_, column) => `Lain ${column}`)];
  const row = (nis: number) => [`Santri ${nis}`, String(nis), ...Array<string>(width - 2).fill("x")];
  const lines = [head, ...Array.from({ length: count }, (_, at) => row(1001 + at))];
  // Empty lines of the file are left out: a line's place is not how manieth it is.
  return { name, hidden: name === "Kedua", lines, places: lines.map((_, at) => 2 * at + 3) };
};
const keep = (book: Book, who = clerk) => as(who, (ctx) => keepList(ctx, santri, { name: "santri.xlsx", book, words }));
const of = (id: string) => as(clerk, (ctx) => uploadedList(ctx, santri, id));

test("each line is kept once, with its own place, in whichever piece and sheet it lies", async () => {
  // 450 lines of 20 cells are more than two pieces of 4,000 cells.
  const book: Book = { sheets: [sheet("Pertama", 450, 20), sheet("Kedua", 3, 2)] };
  const id = await keep(book);
  const kept = await as(clerk, ({ db }) =>
    db.selectFrom("importListPortion").select("portion").where("listId", "=", id).orderBy("place").execute(),
  );
  const pieces = kept.map(({ portion }) => portion as { sheet: number; lines: string[][]; places: number[] });
  expect(pieces.map((piece) => [piece.sheet, piece.lines.length, piece.places.length])).toEqual([
    [0, 200, 200],
    [0, 200, 200],
    [0, 51, 51],
    [1, 4, 4],
  ]);
  expect(await as(clerk, async (ctx) => bookOf(ctx, id, (await uploadedList(ctx, santri, id)).seen))).toEqual(book);
});

test("what was understood before stands only for the list as it was then", async () => {
  const id = await keep({ sheets: [sheet("Data", 2, 2)] });
  const choices = { ...noChoices, rules: { juz: "portal" as const } };
  const before = await as(clerk, (ctx) => understandList(ctx, santri, { id, words, choices }));
  await as(clerk, (ctx) => settleList(ctx, santri, { id, words, choices, understood: { ...before, choices: noChoices } }));
  expect((await of(id)).choices).toEqual(noChoices);
  // A row was taken in meanwhile: it is understood anew, without that row.
  const stale = await as(clerk, (ctx) => understandList(ctx, santri, { id, words, choices }));
  await as(clerk, ({ db }) => sql`update import_list set done = '{5}' where id = ${id}`.execute(db));
  await as(clerk, (ctx) => settleList(ctx, santri, { id, words, choices, understood: { ...stale, choices: noChoices } }));
  expect(await of(id)).toMatchObject({ choices, plan: { count: 1 } });
});

test("with a list goes what was refused of it when the rest was taken in; what was refused of another stays", async () => {
  const bring = async (nis: string) => {
    const lines = [
      ["Nama", "NIS"],
      ["Baik", nis],
      ["Salah", "x"],
    ];
    const id = await keep({ sheets: [{ name: "Data", hidden: false, lines, places: [1, 2, 3] }] });
    await take((await of(id)).plan?.id ?? null);
    // A new list takes the place of the one before, in this register.
    await as(clerk, ({ db }) => sql`update import_list set register = ${nis} where id = ${id}`.execute(db));
    return id;
  };
  const [mine, another] = [await bring("2001"), await bring("2002")];
  const refused = async () => {
    const { rows } = await as(clerk, ({ db }) =>
      sql<{ n: number }>`select jsonb_array_length(refused) as n from import_batch where done_at is not null order by done_at`.execute(db),
    );
    return rows.map(({ n }) => n);
  };
  expect(await refused()).toEqual([1, 1]);
  await as(clerk, ({ db }) => sql`update import_list set register = 'santri' where id = ${mine}`.execute(db));
  await as(clerk, (ctx) => deleteList(ctx, santri, mine));
  expect(await refused()).toEqual([0, 1]);
  const { rows } = await as(clerk, ({ db }) =>
    sql<{ id: string }>`select id from import_list where id in (${mine}, ${another})`.execute(db),
  );
  expect(rows).toEqual([{ id: another }]);
});

test("a list is compared once its columns are known, not before", async () => {
  const row = await add({ nama: "Ali", nis: "1001" });
  const compare = (id: string) => as(clerk, (ctx) => compareUploaded(ctx, santri, { list: id, words, empty: false, whole: false }));
  const asked = await keep({
    sheets: [
      {
        name: "Data",
        hidden: false,
        lines: [
          ["Siapa", "NIS"],
          ["Ali", "1001"],
        ],
        places: [1, 2],
      },
    ],
  });
  await expect(compare(asked)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("Pastikan dahulu") });
  const known = await keep({ sheets: [sheet("Data", 1, 2)] });
  expect(await compare(known)).toMatchObject({
    fileName: "santri.xlsx",
    rows: [{ kind: "beda", id: row.id, place: 5, cells: [{ field: "nama", old: "Ali", new: "Santri 1001" }] }],
  });
  await expect(as(other, (ctx) => compareUploaded(ctx, santri, { list: known, words, empty: false, whole: false }))).rejects.toMatchObject({
    kind: "notFound",
  });
});

test("a list may mean a row by the first part of its name, unless two begin alike", async () => {
  const named: Register = { ...santri, named: ["nama", "nis"] };
  const setoran = register({
    ...{ name: "setoran", table: "setoran", path: "/setoran", title: "Setoran", noun: "setoran", sentences },
    fields: {
      santriId: reference({ label: "Santri", privacy: "umum", register: named }),
      isi: text({ label: "Isi", privacy: "umum", max: 40 }),
    },
    ...{ columns: ["isi"], searched: ["isi"] },
  }) as Register;
  await as(clerk, ({ db }) => sql`delete from santri`.execute(db));
  await add({ nama: "Budi", nis: "3001" });
  await add({ nama: "BUDI", nis: "3002" });
  await add({ nama: "Cici", nis: "3003" });
  expect(await as(clerk, (ctx) => namesChosen(ctx, setoran))).toEqual({ santriId: ["Budi · 3001", "BUDI · 3002", "Cici"] });
});

test("a list made this very moment was made by the portal; one of a moment to come says nothing; a day said stands where it is earlier", () => {
  const at = new Date("2026-11-24T05:00:00Z");
  const made = (madeAt?: string) => madeMoment({ sheets: [], madeAt }, at);
  expect([made(at.toISOString()), made("2026-11-24T05:00:00.001Z"), made("besok"), made()]).toEqual([at, undefined, undefined, undefined]);
  const uploaded = { asOf: at, asOfBy: "unggah" as const };
  const midnight = new Date("2026-11-23T16:00:00Z");
  expect(settledMoment(uploaded, { asOf: "2026-11-24" })).toEqual({ since: midnight, stated: true });
  expect([settledMoment(uploaded, { asOf: "2026-11-25" }), settledMoment({ ...uploaded, asOf: midnight }, { asOf: "2026-11-24" })]).toEqual(
    [{ since: at }, { since: midnight }],
  );
  expect(settledMoment({ asOf: at, asOfBy: "berkas" }, { asOf: "2026-11-20" })).toEqual({ since: at, stated: true });
});
