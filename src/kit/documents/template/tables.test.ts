/** A template may hold a table of the program (Ctrl+T): rows written into it belong to it. What goes wrong: its filter and its sums leave the last pupils out. */
import { expect, test } from "vitest";
import { grownTables } from "./grow-tables.ts";

const table = (inside: string, more = "") => `<?xml version="1.0"?>\n<table id="1" ref="B2:D3"${more}>${inside}</table>`;
const plain = table('<autoFilter ref="B2:D3"/><tableColumns count="1"><tableColumn id="1" name="Nama"/></tableColumns>');
const grown = (xml: string, { first = 3, count = 4, columns = [1, 2] } = {}) =>
  grownTables(
    { read: (part) => Buffer.from(part === "tabel" ? xml : "<table/>"), tablesOf: (part) => (part === "lembar" ? ["tabel", "lain"] : []) },
    { part: "lembar", first, count, columns },
  ).map(({ name, content }) => [name, new TextDecoder().decode(content)]);

test("a table reaches to the last row that is written into it, its filter with it, and nothing else of it changes", () => {
  expect(grown(plain)).toEqual([["tabel", plain.replaceAll("B2:D3", "B2:D6")]]);
  expect(grown(plain, { first: 4, count: 1 })).toEqual([["tabel", plain.replaceAll("B2:D3", "B2:D4")]]);
  expect(grown(plain, { columns: [3] })).toEqual([["tabel", plain.replaceAll("B2:D3", "B2:D6")]]);
  const quoted = plain.replace('ref="B2:D3"', "ref = 'B2:D3'");
  expect(grown(quoted)).toEqual([["tabel", plain.replaceAll("B2:D3", "B2:D6").replace('ref="B2:D6"', 'ref = "B2:D6"')]]);
});

test.each([
  ["is long enough", { count: 1 }],
  ["nothing is written into", { count: 0 }],
  ["stands to the right", { columns: [0] }],
  ["stands to the left", { columns: [4, 9] }],
  ["ends above, with a line between", { first: 5 }],
  ["begins below", { first: 2 }],
])("a table that %s stays as it is", (_, where) => {
  expect(grown(plain, where)).toEqual([]);
  expect(grown(plain.replaceAll('"B2:D3"', "'B2:D3'"), where)).toEqual([]);
});

test("a table with a row of sums, or that does not say where it lies, stays as it is", () => {
  expect(grown(table("", ' totalsRowCount="1"'))).toEqual([]);
  expect(grown(plain.replaceAll(' ref="B2:D3"', ""))).toEqual([]);
  expect(grown(plain.replaceAll("B2:D3", "x"))).toEqual([]);
  expect(grown(table("", ' totalsRowCount="0"'))).toHaveLength(1);
});

test("a filter of a column, and a table that lies within another word, are none of its own", () => {
  const deep = table('<tableColumns><tableColumn><autoFilter ref="B2:D3"/></tableColumn><table ref="B2:D3"/></tableColumns>');
  expect(grown(deep)).toEqual([["tabel", deep.replace("B2:D3", "B2:D6")]]);
});

test("an empty table forgets that its one row is none yet, also where it need not grow", () => {
  const empty = table("", " insertRow=\"1\" insertRowShift='1'");
  expect(grown(empty, { count: 1 })).toEqual([["tabel", table("")]]);
  expect(grown(empty, { count: 0 })).toEqual([]);
  expect(grown(empty)).toEqual([["tabel", table("").replace("B2:D3", "B2:D6")]]);
});
