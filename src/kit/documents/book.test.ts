/** What any file of lists becomes: lines without what is empty. What goes wrong: a list that is just small enough is refused, or one too big holds everybody up. */
import { expect, test } from "vitest";
import { asBook, type Book, joinPortions, MAX_ROWS, portionEnd, portionsOf } from "./book.ts";

const sheet = (lines: readonly (readonly string[])[], name = "Data") => ({ name, lines });
const refusal = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return error;
  }
};
const tooLarge = (words: string) => ({ kind: "tooLarge", message: expect.stringContaining(words) });
const rows = (count: number) => Array.from({ length: count }, () => ["a"]);

test("empty lines, empty cells at their ends and empty sheets are left out, and each line knows where it stood", () => {
  const { sheets } = asBook([
    sheet([["", " "], ["Nama", "", "NIS", " "], [], ["", "Ani\0", "\ud800"]]),
    { ...sheet([["x"]], "Sembunyi"), hidden: true },
    sheet([["  "]], "Kosong"),
  ]);
  expect(sheets).toEqual([
    {
      name: "Data",
      hidden: false,
      lines: [
        ["Nama", "", "NIS"],
        ["", "Ani", "\ufffd"],
      ],
      places: [2, 4],
    },
    { name: "Sembunyi", hidden: true, lines: [["x"]], places: [1] },
  ]);
  expect(refusal(() => asBook([sheet([[""]])]))).toMatchObject({ kind: "malformed", message: "Berkas ini tidak berisi data." });
});

test("the widest and the longest list are taken, and one more column, row or sheet is too much", () => {
  const wide = (width: number) => asBook([sheet([["Nama"], Array<string>(width).fill("x")])]);
  expect(wide(200).sheets[0]?.lines[1]).toHaveLength(200);
  expect(refusal(() => wide(201))).toMatchObject(tooLarge("200 kolom"));
  const half = (MAX_ROWS + 1) / 2;
  const long = (more: number) => asBook([sheet(rows(Math.ceil(half))), sheet(rows(Math.floor(half) + more))]).sheets.length;
  expect(long(0)).toBe(2);
  expect(refusal(() => long(1))).toMatchObject(tooLarge("20.000 baris"));
  const many = (count: number) => asBook(Array.from({ length: count }, () => sheet(rows(1)))).sheets.length;
  expect(many(60)).toBe(60);
  expect(refusal(() => many(61))).toMatchObject(tooLarge("60 lembar"));
});

test("twenty million letters are read, and not one more; nor twice as many that are empty", () => {
  const million = "x".repeat(1_000_000);
  const written = (cells: number, more: readonly string[] = []) =>
    asBook([sheet([Array<string>(cells).fill(million), more])]).sheets.length;
  expect(written(20)).toBe(1);
  expect(refusal(() => written(20, ["x"]))).toMatchObject(tooLarge("terlalu panjang"));
  const blank = " ".repeat(1_000_000);
  const empty = (more: readonly string[]) =>
    asBook([sheet([["Nama"], Array<string>(39).fill(blank), [blank.slice(4)], more])]).sheets.length;
  expect(empty([])).toBe(1);
  expect(refusal(() => empty([" "]))).toMatchObject(tooLarge("terlalu panjang"));
});

test("a book goes from thread to thread in pieces and is whole again", async () => {
  const lines = Array.from({ length: 5_001 }, (_, n) => [String(n)]);
  const book: Book = {
    sheets: [
      { name: "Satu", hidden: false, lines, places: lines.map((_, n) => n + 3) },
      { name: "Dua", hidden: true, lines: [["x"]], places: [7] },
    ],
    madeAt: "2026-10-05T01:02:03.456Z",
  };
  const pieces = portionsOf(book);
  expect(pieces).toHaveLength(4);
  expect(await joinPortions(pieces)).toEqual(book);
});

test("a piece ends with four thousand cells or two hundred thousand letters, and has a line at least", () => {
  expect(
    portionEnd(
      Array.from({ length: 4_001 }, () => ["a"]),
      0,
    ),
  ).toBe(4_000);
  expect(
    portionEnd(
      Array.from({ length: 4_001 }, () => []),
      0,
    ),
  ).toBe(4_000);
  expect(
    portionEnd(
      Array.from({ length: 30 }, () => Array<string>(1_000).fill("")),
      3,
    ),
  ).toBe(7);
  expect(portionEnd([["x".repeat(100_000)], ["x".repeat(99_999)], ["x"], ["x"]], 0)).toBe(3);
  expect(portionEnd([["x".repeat(300_000)], ["x"]], 0)).toBe(1);
});
