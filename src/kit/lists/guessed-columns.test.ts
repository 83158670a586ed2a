/** A head that nobody knows is guessed, and asked: what is guessed wrongly and not looked at lands in another field. */
import { expect, test } from "vitest";
import { read } from "#tests/support/list-of-people.ts";
import { text } from "../register/fields.ts";
import { repairCell } from "./repair-cell.ts";

const guessed = async (head: string, cells: readonly string[], beside: readonly string[] = ["Nama siswa", "L/P"]) => {
  const { seen } = await read([[head, ...beside], ...cells.map((cell, n) => [cell, `Orang ${n}`, "L"])]);
  const { field, sure } = seen.columns[0] ?? {};
  return [field, sure];
};
const digits = (from: string, count: number) => Array.from({ length: count }, (_, n) => String(BigInt(from) + BigInt(n)));

test("a slip of the pen is one letter in a short head and two in a long one, and none in a shorter one", async () => {
  const cells = ["x", "y"];
  expect(await guessed("Kartuu", cells)).toEqual(["kartu", false]);
  expect(await guessed("Kartuuu", cells)).toEqual(["", false]);
  expect(await guessed("Nomor kartuuu", cells)).toEqual(["kartu", false]);
  expect(await guessed("Nomor kartuuuu", cells)).toEqual(["", false]);
  expect(await guessed("Kotaa", cells)).toEqual(["", false]);
});

test("a form that one field has tells it, and one that two have tells neither", async () => {
  expect(await guessed("Entah", digits("7271011208090001", 2))).toEqual(["kartu", false]);
  expect(
    await guessed(
      "Entah",
      digits("812345678", 2).map((one) => `0${one}`),
    ),
  ).toEqual(["", false]);
});

test("sixty cells tell what a column holds, whatever stands far below", async () => {
  const [cards, words] = [digits("7271011208090001", 60), Array.from({ length: 40 }, (_, n) => `lain ${n}`)];
  expect(await guessed("Entah", [...cards, ...words])).toEqual(["kartu", false]);
  expect(await guessed("Entah", [...cards.slice(0, 53), ...words])).toEqual(["", false]);
});

test("a column without a head counts the lines where there are two of them; one number may be anything", async () => {
  expect([await guessed("", ["1", "2"]), await guessed("", ["1"]), await guessed("", [])]).toEqual([
    ["", true],
    ["", false],
    ["", true],
  ]);
  expect([await guessed("", ["1.", "2."]), await guessed("", ["1", "3"])]).toEqual([
    ["", true],
    ["", false],
  ]);
});

test("a cell of two thousand letters is mended, a longer one is told to be too long, save where a text may be long", () => {
  const field = text({ label: "Nama", max: 60 });
  const mended = (length: number, kind: "text" | "longText" = "text") =>
    repairCell("x".repeat(length), {
      field: { ...field, kind } as typeof field,
      order: "dmy",
      off: new Set(),
      options: { said: new Map() },
    });
  expect(mended(2_000)).not.toHaveProperty("fault");
  expect(mended(2_001)).toMatchObject({ done: [], fault: expect.stringContaining("2.001 huruf, terlalu panjang untuk Nama") });
  expect(mended(2_001, "longText")).not.toHaveProperty("fault");
});

test("a code of any length loses its stops where its field takes it without them alone", () => {
  const mended = (cell: string, pattern: RegExp, parts?: readonly number[]) =>
    repairCell(cell, {
      ...{ field: text({ label: "Kode", max: 20, pattern, ...(parts && { parts: [...parts] }) }), order: "dmy" },
      ...{ off: new Set(), options: { said: new Map() } },
    });
  expect(mended("72.71", /^\d{2}(\d\d)?$/)).toEqual({ text: "7271", done: ["digit"] });
  expect(mended("72.71", /^[\d.]{2,5}$/)).toEqual({ text: "72.71", done: [] });
  expect(mended("72.1.3", /^\d{2}(?:\d\d){0,2}$/, [2, 2, 2])).toEqual({ text: "720103", done: ["nol"] });
  expect(mended("72.1.3", /^\d{4}$/, [2, 2, 2])).toEqual({ text: "72.1.3", done: [] });
});
