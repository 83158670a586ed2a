/**
 * Whoever may bring lists brings what they have: a clerk a table of an old program, a program a file that went wrong. However long its
 * cells are and however many columns it has, nobody else waits for it.
 */
import { describe, expect, test } from "vitest";
import type { Book } from "#kit/documents/book.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { noFillChoices } from "#kit/lists/fill-choices.ts";
import { interpret } from "#kit/lists/interpret.ts";
import { seeTemplate } from "#kit/lists/see-template.ts";
import { siswa } from "#modules/kesiswaan/siswa/siswa.ts";
import { listWords } from "#src/list-words/index.ts";
import { heldEveryTime } from "./support/event-loop-held.ts";

const unnoticed = 100;
const sheetOf = (lines: string[][]): Book => ({
  sheets: [{ name: "Data", hidden: false, lines, places: lines.map((_, index) => index + 1) }],
});
const lines = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cell(row, column)));
const long = (letters: number) => (row: number, column: number) => `k${row}-${column} ${"1 ".repeat(letters / 2)}`;

/** What an attacker found: 601 KB of this stopped every answer for 25 seconds. */
const hostile: readonly (readonly [string, string[][]])[] = [
  ["20 lines of 10 long cells", lines(20, 10, long(3_000))],
  ["20 lines of 200 long cells", lines(20, 200, long(1_200))],
  ["a few cells of 24,000 letters", lines(20, 10, long(24_000))],
  ["letters beyond ASCII", lines(20, 200, (row, column) => `é${row} ${column} ${"ñ̃ ".repeat(600)}`)],
  ["200 columns that nobody knows", lines(2_000, 200, (row, column) => `${row}${column}`)],
  [
    "days by their thousands, long ones too",
    [["Nama", "Tanggal lahir"], ...lines(100, 2, (row) => `${row}/2/2009 ${" 1".repeat(20_000)}`)],
  ],
];

describe("a list is understood without anybody waiting", () => {
  test.each(hostile)("%s", { timeout: 240_000 }, async (_, made) => {
    const understand = () => interpret(sheetOf(made), { register: siswa, words: listWords, choices: noChoices });
    await interpret(sheetOf(made.slice(0, 3)), { register: siswa, words: listWords, choices: noChoices });
    expect(await heldEveryTime(understand, unnoticed)).toBeLessThan(unnoticed);
  });

  test("also the head of a template", { timeout: 60_000 }, async () => {
    const look = () => Promise.resolve({ rows: 10, columns: [] } as never);
    const see = () =>
      seeTemplate(sheetOf(lines(20, 200, long(1_200))), { register: siswa, words: listWords, choices: noFillChoices, look });
    expect(await heldEveryTime(see, unnoticed)).toBeLessThan(unnoticed);
  });
});

test("a cell that no field takes is said to be too long, and is not mended", async () => {
  const made = [
    ["Nama", "Tanggal lahir"],
    ["Ahmad", "1".repeat(2_001)],
    ["Aisyah", "2009-02-01"],
  ];
  const { list } = await interpret(sheetOf(made), { register: siswa, words: listWords, choices: noChoices });
  expect(list.faults?.[0]).toEqual({
    tanggalLahir: "Sel ini berisi 2.001 huruf, terlalu panjang untuk Tanggal lahir. Periksa apakah kolomnya benar.",
  });
  expect(list.faults?.[1]).toEqual({});
});
