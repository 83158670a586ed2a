/** How many rows a template has room for. What goes wrong: three kilobytes that speak of ten million rows keep a thread for a minute. */
import { expect, test } from "vitest";
import { readWorkbook } from "#kit/documents/workbook.server.ts";
import { emisSheet, emisTemplate } from "#tests/support/template-workbook.ts";
import { mergedRows } from "./areas.ts";
import { openSheet, type Place } from "./look.server.ts";

const place: Place = { sheet: "Data Siswa", below: 3, columns: [0, 1, 2, 3, 4, 5], closing: [] };
const roomOf = async (merged: string, rows = "") => {
  const sheet = emisSheet.replace('<mergeCell ref="A1:G1"/>', merged).replace("</sheetData>", `${rows}</sheetData>`);
  const bytes = emisTemplate({ sheet });
  const book = await readWorkbook(bytes);
  const begun = performance.now();
  const { first, free, stop } = openSheet(bytes, book, place).room;
  return { first, free, stop: stop?.row ?? null, quick: performance.now() - begun < 3_000 };
};
const title = '<mergeCell ref="A1:G1"/>';
const many = (count: number, ref: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => `<mergeCell ref="${ref(nth)}"/>`).join("");

test.each<[string, string, object]>([
  ["far below, beside the written columns", '<mergeCell ref="Z9999999"/>', { first: 3, free: null, stop: null }],
  ["far below, in them", '<mergeCell ref="B9999999:C9999999"/>', { first: 3, free: 9_999_996, stop: 9_999_999 }],
  ["from the first row to the last", '<mergeCell ref="A1:G2"/><mergeCell ref="C3:C9999999"/>', { first: 2_003, free: 1, stop: 2_004 }],
  ["20,000 of them beside", many(20_000, (nth) => `Z${nth + 5}:AA${nth + 5}`), { first: 3, free: null, stop: null }],
  ["20,000 of them in one row", many(20_000, () => "B9:C9"), { first: 3, free: 6, stop: 9 }],
  ["above what is free", '<mergeCell ref="A3:B4"/><mergeCell ref="C5:D5"/><mergeCell ref="A8:B8"/>', { first: 6, free: 2, stop: 8 }],
  ["one row below", '<mergeCell ref="A4:B5"/>', { first: 3, free: 1, stop: 4 }],
])("merged cells %s are seen at once", async (_, merged, room) => expect(await roomOf(merged)).toEqual({ ...room, quick: true }), 60_000);

test.each<[string, object]>([
  ["12", { free: null, stop: null }],
  ["1.250,5", { free: null, stop: null }],
  ["2 000", { free: null, stop: null }],
  ["12a", { free: 1, stop: 4 }],
  ["Ke-12", { free: 1, stop: 4 }],
])("beside the written columns %j is a running number or stands in the way", async (words, room) => {
  const row = `<row r="4"><c r="G4" t="inlineStr"><is><t>${words}</t></is></c></row>`;
  expect(await roomOf(title, row)).toMatchObject({ first: 3, ...room });
});

test("merged rows are told in order and once, of the asked columns alone", () => {
  const area = (from: number, to: number, column = 1) => ({ rows: [from, to], columns: [column, column] }) as const;
  expect(mergedRows([area(9, 9), area(2, 5), area(3, 4), area(6, 6), area(1, 99, 7)], [0, 1])).toEqual([
    [2, 6],
    [9, 9],
  ]);
  expect(mergedRows([], [0])).toEqual([]);
});
