import { expect, test } from "vitest";
import { date, longText, text } from "#kit/register/fields.ts";
import { wholeRow } from "./whole-row.ts";

const words = text({ label: "Kata", max: 200 });
const content = longText({ label: "Isi", max: 200 });
const hari = date({ label: "Hari" });
const alone = (...[fields, first]: Parameters<typeof wholeRow>) => [...wholeRow(fields, first)];

test("a line of words without a neighbour takes the whole row, a date or a pair does not", () => {
  expect(alone({ nama: words, a: hari, b: words, perihal: words, isi: content }, "nama")).toEqual(["nama", "perihal", "isi"]);
  expect(alone({ nama: words, a: hari, b: words, isi: content, c: hari }, "nama")).toEqual(["nama", "isi"]);
  expect(alone({ a: { ...words, group: "Satu" }, b: { ...words, group: "Dua" }, c: { ...words, group: "Dua" } }, undefined)).toEqual(["a"]);
});
