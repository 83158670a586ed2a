/** A list with a column for each level, in a register of this test alone. */
import { expect, test } from "vitest";
import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { sheetOf } from "#tests/support/list-of-people.ts";
import { noChoices } from "./choices.ts";
import { cutRows } from "./cut-rows.ts";
import { interpret } from "./interpret.ts";
import { unfoldLevels } from "./unfold-levels.ts";
import { noWords } from "./words.ts";

const fields = {
  nomor: text({ label: "Nomor rak", privacy: "umum", required: true, max: 5, pattern: /^\d(?:\d\d){0,2}$/, parts: [1, 2, 2] }),
  isi: text({ label: "Isi", privacy: "umum", max: 60 }),
  catatan: text({ label: "Catatan", privacy: "umum", max: 60 }),
};
const rak = register({
  ...{ name: "rak", table: "rak", path: "/rak", title: "Rak", noun: "rak", fields, columns: ["nomor"], searched: ["nomor"] },
  ...{ sentences: sentencesFor("rak", "Belum ada."), levels: { code: "nomor", name: "isi", called: ["Lemari", "Papan", "Kotak"] } },
});
const levels = { Lemari: ["lemari", "kode lemari"], Papan: ["papan", "kode papan", "lemari papan"], Kotak: ["kotak", "kode kotak"] };
const words = { ...noWords, levels, closing: ["jumlah"] };

const cut = (lines: readonly (readonly string[])[], of = rak as Parameters<typeof cutRows>[2]["register"]) =>
  cutRows(sheetOf(lines), { from: 0, to: 0 }, { words, register: of });
const told = async (...lines: string[][]) => {
  const { rows, unfolded } = await cut(lines);
  return unfolded ? rows.map((row) => row.slice(-2).join(" ")) : null;
};

test("codes in parts are put together with those around them, also where they stand in the first line alone", async () => {
  expect(
    await told(
      ["Kode lemari", "Lemari", "Kode papan", "Papan", "Kode kotak", "Kotak"],
      ["1", "Kayu", "1", "Atas", "7", "Surat"],
      ["", "", "", "", "8", "Foto"],
      ["", "", "2", "Bawah", "", ""],
      ["", "", "", "", "1", "Peta"],
      ["2", "Besi", "1", "Atas", "00", ""],
    ),
  ).toEqual(["1 Kayu", "1 1 Atas", "1 1 7 Surat", "1 1 8 Foto", "1 2 Bawah", "1 2 1 Peta", "2 Besi", "2 1 Atas"]);
});

test("a part with all its digits is no whole code, and a line may end early", async () => {
  expect(await told(["Kode lemari", "Lemari", "Kode papan", "Papan"], ["1", "Kayu", "01", "Atas"], ["2"], ["", "", "12", "Bawah"])).toEqual(
    [...["1 Kayu", "1 01 Atas", "2 ", "2 12 Bawah"]],
  );
});

test("one region is told once, however its code is written", async () => {
  const head = ["Kode lemari", "Lemari", "Kode papan", "Papan", "Kode kotak", "Kotak"];
  const line = (papan: string, kotak: string, isi: string) => ["1", "Kayu", papan, "Atas", kotak, isi];
  expect(await told(head, line("1.01", "1.01.07", "Surat"), line("101", "101.08", "Foto"), ["", "", "1-01", "Atas", "", ""])).toEqual([
    ...["1 Kayu", "1.01.07 Surat", "101.08 Foto", "1-01 Atas"],
  ]);
  // Elsewhere in the column somebody left out noughts.
  expect(await told(head, line("1.1", "1.1.7", "Surat"), line("1.4", "1.4.7", "Peta"), ["", "", "101", "Atas", "", ""])).toEqual([
    ...["1 Kayu", "1.1.7 Surat", "1.4 Atas", "1.4.7 Peta", "101 Atas"],
  ]);
});

test("below a head of two lines, and where counts stand in the columns of names", async () => {
  const lines = [
    ["Nomor rak", "Lemari", "Nama / jumlah", "", "Jumlah", ""],
    ["", "", "Papan", "Kotak", "Papan", "Kotak"],
    ["1", "Kayu", "2", "9", "2", "9"],
    ["1.01", "", "Atas", "4", "", "4"],
  ];
  const { seen, list } = await interpret({ sheets: [sheetOf(lines)] }, { register: rak, words, choices: noChoices });
  expect(seen.head).toEqual({ from: 0, to: 1 });
  expect(seen.columns.filter(({ field }) => field).map(({ label }) => label)).toEqual(["Nomor rak tiap tingkat", "Isi tiap tingkat"]);
  expect(list.rows.map((row) => row.join(" "))).toEqual(["1 Kayu", "101 Atas"]);
});

test("a column of codes for one level is the code of all, where there are names for two", async () => {
  expect(await told(["Kode kotak", "Lemari", "Papan", "Kotak"], ["1.01.07", "Kayu", "Atas", "Surat"])).toEqual([
    "1 Kayu",
    "1.01 Atas",
    "1.01.07 Surat",
  ]);
  expect(await told(["Kode kotak", "Lemari"], ["1.01.07", "Kayu"])).toBeNull();
});

test("a column is one of codes where one cell in ten or fewer has letters, and an empty one is none", async () => {
  const lines = (odd: number) =>
    Array.from({ length: 10 }, (_, n) => [n < odd ? `kira ${n}` : String(n % 9), "Kayu", String((n + 1) % 9), "Atas"]);
  const head = ["Kode lemari", "Lemari", "Kode papan", "Papan"];
  expect(await told(head, ...lines(1))).toContain("2 3 Atas");
  expect(await told(head, ...lines(2))).not.toContain("2 3 Atas");
  expect(await told(head, ["", "Kayu", "1", "Atas"])).toEqual(["1 Kayu"]);
});

test("a line without any code is a row of its own and waits to be mended, one without a name is none", async () => {
  expect(
    await told(
      ["Kode lemari", "Lemari", "Kode papan", "Papan"],
      ["1", "Kayu", "1", "Atas"],
      ["", "", "", "Bawah"],
      ["", "Besi", "0", ""],
      ["", "", "00"],
    ),
  ).toEqual(["1 Kayu", "1 1 Atas", " Bawah", " Besi"]);
});

test("names of all levels in one column are of the line's own", async () => {
  expect(await told(["Kode lemari", "Kode papan", "Isi"], ["1", "", "Kayu"], ["1", "1", "Atas"])).toEqual(["1 Kayu", "1 1 Atas"]);
});

test("beside one whole code the names of levels are unfolded, and the deepest stands for one without a column of its own", async () => {
  expect(
    await told(["Nomor rak", "Lemari", "Kotak"], ["10107", "Kayu", "Surat"], ["101", "Kayu", "Atas"], ["x", "", "Lain"], ["", "", "Tanpa"]),
  ).toEqual([...["1 Kayu", "10107 Surat", "101 Atas", "x Lain", " Tanpa"]]);
  expect(await told(["Nomor rak", "Lemari"], ["10107", "Kayu"])).toBeNull();
});

test("the outermost is told first, in whatever order the columns stand", async () => {
  const told3 = ["1 Kayu", "101 Atas", "10107 Surat"];
  expect(await told(["Nomor rak", "Kotak", "Papan", "Lemari"], ["10107", "Surat", "Atas", "Kayu"])).toEqual(told3);
  expect(await told(["Nomor rak", "Papan", "Lemari", "Kotak"], ["10107", "Atas", "Kayu", "Surat"])).toEqual(told3);
  expect(await told(["Kode papan", "Papan", "Kode lemari", "Lemari"], ["2", "Bawah", "1", "Kayu"])).toEqual(["1 Kayu", "1 2 Bawah"]);
});

test("of two columns for one thing the first is taken, and beside a code of all levels figures are no codes", async () => {
  expect(await told(["Kode lemari", "Lemari", "Kode papan"], ["1", "9", "2"], ["3", "9", "4"])).toEqual(["1 2 ", "3 4 "]);
  expect(await told(["Nomor rak", "Lemari", "Papan", "Nomor"], ["101", "Kayu", "Atas", "202"])).toEqual(["1 Kayu", "101 Atas"]);
  expect(
    await told(
      ["Nomor rak", "Kode lemari", "Kode papan", "Lemari", "Papan"],
      ["101", "4", "9", "Kayu", "Atas"],
      ["102", "4", "9", "Kayu", "Bawah"],
    ),
  ).toEqual(["1 Kayu", "101 Atas", "102 Bawah"]);
});

test("a column whose head two levels share holds the code of neither", async () => {
  const shared = { ...words, levels: { Lemari: ["lemari", "induk"], Papan: ["papan", "induk"], Kotak: ["kotak"] } };
  const lines = [
    ["Induk", "Papan", "Kotak"],
    ["5", "1", "2"],
  ];
  const { rows } = await cutRows(sheetOf(lines), { from: 0, to: 0 }, { words: shared, register: rak });
  expect(rows.map((row) => row.slice(-2))).toEqual([["1 2", ""]]);
});

test("a name in a column that two levels share is that of the line's own, and of no level around it", async () => {
  const shared = { ...words, levels: { Lemari: ["lemari", "induk"], Papan: ["papan", "induk"], Kotak: ["kotak"] } };
  const lines = [
    ["Nomor rak", "Induk", "Kotak"],
    ["1.01", "Atas", ""],
    ["1.01.07", "Bawah", "Surat"],
  ];
  const { rows } = await cutRows(sheetOf(lines), { from: 0, to: 0 }, { words: shared, register: rak });
  expect(rows.map((row) => row.slice(-2).join(" "))).toEqual(["1.01 Atas", "1 Bawah", "1.01.07 Surat"]);
});

test("it is told which levels were found, in how many lines", async () => {
  const { unfolded } = await cut([
    ["Nomor rak", "Lemari", "Kotak"],
    ["10107", "Kayu", "Surat"],
  ]);
  expect(unfolded).toEqual({ levels: ["Lemari", "Kotak"], lines: 1 });
});

test("columns that count what lies within call nothing", async () => {
  expect(await told(["Nomor rak", "Jumlah papan", "Kotak"], ["1", "4", "Kayu"])).toBeNull();
});

test("what else a line says is said of its own row, and its levels' columns bring nothing", async () => {
  const { rows, heads, places } = await cut([
    ["Kode lemari", "Lemari", "Catatan", "Kode papan", "Papan"],
    ["1", "Kayu", "rapuh", "1", "Atas"],
  ]);
  expect(heads.map(({ label, names }) => [label, names.length])).toEqual([
    ...[
      ["Kode lemari", 0],
      ["Lemari", 0],
      ["Catatan", 1],
      ["Kode papan", 0],
      ["Papan", 0],
    ],
    ...[
      ["Nomor rak tiap tingkat", 1],
      ["Isi tiap tingkat", 1],
    ],
  ]);
  expect(rows).toEqual([
    ["", "", "", "", "", "1", "Kayu"],
    ["", "", "rapuh", "", "", "1 1", "Atas"],
  ]);
  expect(places).toEqual([1_000_002, 2]);
});

test("a register without levels, or whose code has no parts, is left as it is", async () => {
  const lines = [
    ["Kode lemari", "Lemari", "Kode papan", "Papan"],
    ["1", "Kayu", "1", "Atas"],
  ];
  expect((await cut(lines)).rows).toHaveLength(2);
  const { parts: _, ...whole } = fields.nomor;
  for (const of of [
    { fields },
    { fields: { ...fields, nomor: whole }, levels: rak.levels },
    { fields: { nomor: fields.nomor }, levels: rak.levels },
  ])
    expect((await cut(lines, of as never)).unfolded).toBeUndefined();
});

test("others get their turn at every line that is looked at and at every row that is made", async () => {
  const lines = [
    ["Kode lemari", "Lemari", "Kode papan", "Papan"],
    ...Array.from({ length: 9 }, (_, at) => ["1", "Kayu", String(at + 1), "Papan"]),
  ];
  const { levels: _, ...flat } = rak;
  const plain = await cutRows(sheetOf(lines), { from: 0, to: 0 }, { words, register: flat });
  let turns = 0;
  const breathe = async () => {
    turns += 1;
  };
  const { rows } = await unfoldLevels(plain, { words, register: rak, breathe });
  // Four columns, nine lines, and the rows that each of them makes.
  expect([rows.length, turns]).toEqual([10, 4 + 9 + 9]);
});
