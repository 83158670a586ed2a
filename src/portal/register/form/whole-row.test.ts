import { expect, test } from "vitest";
import { date, longText, text } from "#kit/register/fields.ts";
import { wholeRow } from "./whole-row.ts";

const kata = text({ label: "Kata", max: 200 });
const isi = longText({ label: "Isi", max: 200 });
const hari = date({ label: "Hari" });
const alone = (...[fields, first]: Parameters<typeof wholeRow>) => [...wholeRow(fields, first)];

test("a line of words without a neighbour takes the whole row, a date or a pair does not", () => {
  expect(alone({ nama: kata, a: hari, b: kata, perihal: kata, isi }, "nama")).toEqual(["nama", "perihal", "isi"]);
  expect(alone({ nama: kata, a: hari, b: kata, isi, c: hari }, "nama")).toEqual(["nama", "isi"]);
  expect(alone({ a: { ...kata, group: "Satu" }, b: { ...kata, group: "Dua" }, c: { ...kata, group: "Dua" } }, undefined)).toEqual(["a"]);
});
