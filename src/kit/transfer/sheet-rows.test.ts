/** A list as people bring it: columns in any order, days written as one writes here, names in place of numbers. Every cell that cannot be taken is named. */
import { expect, test } from "vitest";
import { choice, date, file, number, picture, reference, text, yesNo } from "../register/fields.ts";
import { type Register, type Row, register } from "../register/register.ts";
import { sentencesFor } from "../sentences.ts";
import {
  type Cell,
  cellsOf,
  columnsOfSheet,
  mostRefused,
  namesOfSheet,
  type ReadSheet,
  readRows,
  refusedCellsOf,
  toCell,
  withoutUnasked,
} from "./sheet-rows.ts";
import { missingColumnSentence } from "./sheet-words.ts";

const kota = register({
  ...{ name: "kota", table: "kota", path: "/kota", title: "Kota", noun: "kota", columns: ["nama"], searched: ["nama"] },
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 9 }) },
  sentences: sentencesFor("kota", "Belum ada."),
});
const orang: Register = register({
  ...{ name: "orang", table: "orang", path: "/orang", title: "Orang", noun: "orang", columns: ["nama"], searched: ["nama"] },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 200, required: true }),
    nis: text({ label: "NIS", privacy: "umum", max: 4, pattern: /^\d{4}$/, patternSentence: "4 angka.", required: true }),
    lahir: date({ label: "Lahir", privacy: "umum", sometimes: true }),
    juz: number({ label: "Juz", privacy: "umum", step: 1, min: 0 }),
    kotaId: reference({ label: "Kota", privacy: "umum", register: kota }),
    fotoId: picture({ label: "Foto", privacy: "umum" }),
    surat: file({ label: "Surat", privacy: "umum", accept: ["application/pdf"] }),
    aktif: yesNo({ label: "Aktif", privacy: "umum", initial: true }),
    asrama: yesNo({ label: "Asrama", privacy: "umum" }),
    status: choice({ label: "Status", privacy: "umum", options: [{ value: "b", label: "Baru" }] }),
  },
  sentences: sentencesFor("orang", "Belum ada."),
});
const known: Register = { ...orang, matchBy: [["nis"], ["nama"]] };
const sheet = (header: readonly string[], ...rows: (readonly string[])[]): ReadSheet => ({
  header,
  rows,
  places: rows.map((_, at) => at + 2),
});
const palu = "0195d1a0-0000-7000-8000-000000000001";
const ids = {
  kotaId: new Map([
    ["palu", palu],
    ["poso", null],
  ]),
  fotoId: new Map([["senja.jpg", null]]),
};
const read = (list: ReadSheet, of = orang) => readRows(of, list, ids);
const row = async (cells: Readonly<Record<string, string>>) => {
  const sent = { Nama: "Ani", NIS: "1001", ...cells };
  const { rows } = await read(sheet(Object.keys(sent), Object.values(sent)));
  return rows[0] ?? expect.fail("no row was read");
};
const missed = (column: string) => ({ row: 1, column, typed: "", sentence: missingColumnSentence });
const twice = (column: string) => ({ row: 1, column, typed: "", sentence: "Kolom ini ada dua kali." });

test("a column that must be there is missed at the head, and no row is read without it", async () => {
  expect(await read(sheet(["Nama", "Juz"], ["Ani", "3"]))).toEqual({ rows: [], refused: [missed("NIS")], missing: ["NIS"], more: false });
  expect((await read(sheet([], []))).refused).toEqual([missed("Nama"), missed("NIS")]);
});

test("where the other columns tell which row is meant, the missing one is only named", async () => {
  const { rows, refused, missing } = await read(sheet(["NIS", "Juz"], ["1001", "3"]), known);
  expect([rows.length, refused, missing]).toEqual([1, [], ["Nama"]]);
  expect((await read(sheet(["Nama"], ["Ani"]), known)).refused).toEqual([missed("NIS")]);
});

test("a column that stands there twice is refused, whether it must be there or not; then no row is read", async () => {
  const list = sheet(["nis", "Nama", "NIS", "Juz", "juz"], ["1001", "Ani", "1001", "1", "1"]);
  expect(await read(list)).toMatchObject({ rows: [], refused: [twice("NIS"), twice("Juz")], missing: [] });
});

test("a column that nobody knows is named in part and its rows are read; one without a head is passed over", async () => {
  const { rows, refused } = await read(sheet(["w".repeat(70), "", "Nama", "NIS"], ["merah", "catatan", "Ani", "1001"]));
  expect(refused).toEqual([{ row: 1, column: "w".repeat(60), typed: "", sentence: expect.stringContaining("tidak dikenal") }]);
  expect(rows.map(({ cells }) => cells)).toEqual([{ nama: "Ani", nis: "1001" }]);
});

test("a file of a register is no column of a list, neither to fill nor to read", async () => {
  expect(namesOfSheet(orang)).toEqual(Object.keys(orang.fields).filter((name) => name !== "surat"));
  expect((await read(sheet(["Nama", "NIS", "Surat"], ["Ani", "1001", "a.pdf"]))).refused).toMatchObject([{ column: "Surat" }]);
  expect(columnsOfSheet(orang).map(({ kind }) => kind)).toEqual([
    ...["text", "text", "date", "number", "text", "text", "text", "text", "text"],
  ]);
});

test("blank rows are passed over, and the others keep the place that they have in the file", async () => {
  const list = sheet(["Nama", "NIS"], ["", "  "], ["Ani", "1001"], ["", ""], ["", "1002"]);
  expect((await read(list)).rows.map(({ place }) => place)).toEqual([3, 5]);
  expect((await read({ ...list, places: [] })).rows.map(({ place }) => place)).toEqual([3, 5]);
  expect((await read({ ...list, places: [9, 11, 13, 15] })).rows.map(({ place }) => place)).toEqual([11, 15]);
});

test.each([
  ["5/4/2026", "2026-04-05"],
  ["05-12-2026", "2026-12-05"],
  ["5.4.2026", "2026-04-05"],
  ["2026-04-05", "2026-04-05"],
  ["15/4/26", "15/4/26"],
  ["5/4/20267", "5/4/20267"],
  ["pada 5/4/2026", "pada 5/4/2026"],
])("a day written %s is read as %s", async (typed, day) => {
  const { cells, errors } = await row({ Lahir: typed });
  expect([cells.lahir, Object.keys(errors)]).toEqual([day, day.startsWith("2026") ? [] : ["lahir"]]);
});

test("what looks like a day is one only in a column of days", async () => {
  expect((await row({ Nama: "5/4/2026" })).cells.nama).toBe("5/4/2026");
});

test("a row of another register is found by its name; none and several are told apart, and a picture is told to be sought elsewhere", async () => {
  expect((await row({ Kota: "PALU" })).values).toMatchObject({ kotaId: palu });
  expect((await row({ Kota: "" })).errors).toEqual({});
  expect((await row({ Kota: `Kota ${"x".repeat(90)}` })).faults).toEqual({ kotaId: `Kota “Kota ${"x".repeat(55)}” tidak ada.` });
  expect((await row({ Kota: "Poso" })).faults).toEqual({ kotaId: expect.stringMatching(/^Kota “Poso” ada lebih dari satu\. Kosongkan/) });
  expect((await row({ Foto: "pagi.jpg" })).faults).toEqual({ fotoId: expect.stringMatching(/^Foto “pagi\.jpg” tidak ada di Pustaka/) });
  expect((await row({ Foto: "Senja.jpg" })).faults).toEqual({ fotoId: expect.stringMatching(/ada lebih dari satu di Pustaka Gambar/) });
  const { errors, faults, values } = await row({ Kota: "Poso", NIS: "12" });
  expect([Object.keys(errors).sort(), Object.keys(faults), values.kotaId]).toEqual([["kotaId", "nis"], ["kotaId"], null]);
});

test("a new row of which the list says nothing is ticked as the form would tick it, and no further", async () => {
  expect((await row({})).values).toMatchObject({ aktif: true, asrama: false });
  expect((await row({ Aktif: "" })).values).toMatchObject({ aktif: true });
  expect((await row({ Aktif: "Tidak", Asrama: "Ya" })).values).toMatchObject({ aktif: false, asrama: true });
});

test("what somebody found wrong before it was read belongs to its own row, and what they typed is shown", async () => {
  const list = sheet(["Nama", "NIS"], ["Ani", "1001"], ["Beni", "1002"]);
  const typed = [
    ["Ani", "1001"],
    [" BENI ", "n".repeat(150)],
  ];
  const [ani, beni] = (await read({ ...list, faults: [{}, { nis: "Tidak terbaca." }], typed })).rows;
  expect([ani?.errors, beni?.errors, beni?.faults]).toEqual([{}, { nis: "Tidak terbaca." }, { nis: "Tidak terbaca." }]);
  expect([beni?.cells.nama, beni?.typed("nama"), beni?.typed("juz")]).toEqual(["Beni", "BENI", ""]);
  expect(beni && refusedCellsOf(orang, beni, beni.errors)).toEqual([
    { row: 3, column: "NIS", typed: "n".repeat(120), sentence: "Tidak terbaca." },
  ]);
});

test("a column that the file does not have fills new rows, and is no cell of the file", async () => {
  const { rows } = await read({ ...sheet(["Nama", "NIS", "Juz"], ["Ani", "1001", "3"]), onlyNew: ["JUZ"] });
  expect(rows).toMatchObject([{ values: { juz: 3 }, filled: ["juz"] }]);
  expect(rows[0]?.cells).toEqual({ nama: "Ani", nis: "1001" });
});

test("the reading ends where so much is wrong that nobody reads on; a missing column counts once, not in every row", async () => {
  const many = (count: number, cell: string) => Array.from({ length: count }, () => [cell]);
  const wrong = await read(sheet(["NIS"], ...many(mostRefused + 1, "x")), known);
  expect([wrong.rows.length, wrong.more]).toEqual([mostRefused, true]);
  const sound = await read(sheet(["NIS"], ...many(mostRefused + 1, "1001")), known);
  expect([sound.rows.length, sound.more]).toEqual([mostRefused + 1, false]);
});

test("a value is written as a person would write it, and what is not to be seen is left empty", () => {
  const names = { k1: "Palu", f1: "senja.jpg" };
  const stored = { ...{ id: "1", versi: 1, nama: "Ani", nis: 1001, lahir: null, juz: 0, kotaId: "k1", fotoId: "f9" } };
  const cells: Cell[] = ["Ani", 1001, null, 0, "Palu", null, "Tidak", "Ya", "Baru"];
  expect(cellsOf(orang, { ...stored, aktif: false, asrama: true, status: "b" } as Row, names)).toEqual(cells);
  const { kotaId, status, nama } = orang.fields;
  expect(kotaId && toCell(kotaId, undefined, { undefined: "Luwuk" })).toBeNull();
  expect([status && toCell(status, "lama", {}), nama && toCell(nama, true, {})]).toEqual(["lama", "true"]);
});

test("a column that none of these rows were asked for is left out, and no other empty one", () => {
  const columns = columnsOfSheet(orang);
  const at = (lahir: Cell): Cell[] => ["Ani", "1001", lahir, null, null, null, "Ya", "Tidak", null];
  const without = withoutUnasked(orang, { columns, rows: [at(null), at(null)] });
  expect(without.columns.map(({ label }) => label)).toEqual(["Nama", "NIS", "Juz", "Kota", "Foto", "Aktif", "Asrama", "Status"]);
  expect(without.rows[1]).toEqual(["Ani", "1001", null, null, null, "Ya", "Tidak", null]);
  const table = { columns, rows: [at(null), at("2010-03-05")] };
  expect(withoutUnasked(orang, table)).toEqual(table);
});
