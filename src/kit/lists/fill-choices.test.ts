/** What a person says about a template that is to be filled, as its form sends it and as a kept map says it again. */
import { describe, expect, test } from "vitest";
import { orang, sheetOf, words } from "#tests/support/list-of-people.ts";
import type { Room } from "../documents/template/look.server.ts";
import type { ColumnMap } from "./column-map.ts";
import { type FillChoices, fillChoicesFrom, noFillChoices, readFillForm } from "./fill-choices.ts";
import { openInTemplate, placeIn, seeTemplate } from "./see-template.ts";

describe("the form of a template", () => {
  const sent = (pairs: Readonly<Record<string, string>>, options = ["Laki-laki", "Perempuan"]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(pairs)) form.set(name, value);
    return readFillForm(form, (place) => (place === 3 ? options : []));
  };

  test("says of each column its field, its days, its words and what every row says", () => {
    const pairs = { "kolom-3": "jenis", "kolom-12": "", "hari-4": "kata", "tetap-5": "1317", "nilai-3-0": "L", "nilai-3-1": "P" };
    expect(sent({ ...pairs, lembar: "2", kepala: "4-5" })).toEqual({
      ...{ sheet: 2, head: { from: 4, to: 5 }, columns: { 3: "jenis", 12: "" }, days: { 4: "kata" }, constants: { 5: "1317" } },
      writes: { 3: { "Laki-laki": "L", Perempuan: "P" } },
    });
    expect(sent({ lembar: "", kepala: "" })).toEqual(noFillChoices);
    expect(
      sent({ "nilai-3-2": "x", "nilai-4-0": "x", "xkolom-3": "a", "kolom-3x": "a", "kolom-": "a", "kolom-12345": "a", lain: "b" }),
    ).toEqual(noFillChoices);
    const file = new FormData();
    for (const name of ["kolom-3", "nilai-3-0", "lembar"]) file.set(name, new File(["x"], "x"));
    expect(readFillForm(file, () => ["Laki-laki"])).toEqual(noFillChoices);
    expect(sent({ kepala: "4" })).toEqual(noFillChoices);
    expect(sent({ kepala: "x4-5" })).toEqual(noFillChoices);
  });

  test.each([
    ["a form of days that is none", { "hari-3": "ymd" }],
    ["a name that is too long", { "kolom-3": "x".repeat(61) }],
    ["words that are too long", { "tetap-3": "x".repeat(201) }],
    ["a word that is too long", { "nilai-3-0": "x".repeat(201) }],
    ["a sheet that is no number", { lembar: "x" }],
    ["a sheet before the first", { lembar: "-1" }],
    ["half a sheet", { lembar: "1.5" }],
    ["a line beyond all", { kepala: "1-20001" }],
  ])("is refused with %s", (_, pairs) => {
    expect(sent(pairs)).toBeUndefined();
  });

  test("takes what is just short enough", () => {
    expect(
      sent({ "kolom-3": "x".repeat(60), "tetap-4": "x".repeat(200), "nilai-3-0": "x".repeat(200), kepala: "20000-20000" }),
    ).toBeDefined();
  });
});

test("a kept map says it again; one that took lists in says it the other way round", () => {
  const map: ColumnMap = {
    ...{ name: "EMIS", source: "", direction: "out", fingerprint: "x" },
    columns: [
      { head: "Nama", field: "nama" },
      { head: "JK", field: "jenis", writes: { Perempuan: "P" } },
      { head: "Jenis", field: "jenis", values: { L: "Laki-laki", Lk: "Laki-laki", P: "Perempuan" } },
      { head: "Lahir", field: "lahir", day: "kata" },
      { head: "NSM", field: ".tetap", constant: "1317" },
    ],
  };
  expect(fillChoicesFrom(map, { ...noFillChoices, sheet: 3, columns: { 9: "x" } })).toEqual({
    ...{ sheet: 3, columns: { 0: "nama", 1: "jenis", 2: "jenis", 3: "lahir", 4: ".tetap" }, days: { 3: "kata" }, constants: { 4: "1317" } },
    writes: { 1: { Perempuan: "P" }, 2: { "Laki-laki": "L", Perempuan: "P" } },
  });
  expect(fillChoicesFrom({ ...map, columns: [] })).toEqual(noFillChoices);
});

describe("a template", () => {
  const room: Room = {
    first: 4,
    free: 9,
    stop: null,
    before: [],
    columns: [{ place: 2, style: "day", items: ["a", "7"], numbers: ["7"] }],
  };
  const lines = [["FORMAT"], ["No", "NAMA SISWA", "Tgl Lahir", "L/P", "TTL", "Aneh", "No Urut (1)"], ["", "", "", "", "", "", "5"]];
  const see = (choices: Partial<FillChoices> = {}, sheets = [{ ...sheetOf([["Petunjuk"]]), name: "Lain" }, sheetOf(lines)]) => {
    const asked: unknown[] = [];
    const look = async (place: unknown) => {
      asked.push(place);
      return room;
    };
    const seen = seeTemplate({ sheets }, { register: orang, words, choices: { ...noFillChoices, ...choices }, look });
    return seen.then((found) => ({ ...found, asked }));
  };

  test("is understood by its head, its cells and its own lists", async () => {
    const { asked, ...seen } = await see();
    expect(seen.columns.map(({ field, sure, style }) => [field, sure, style])).toEqual([
      [".nomor", true, "other"],
      ["nama", true, "other"],
      ["lahir", true, "day"],
      ["jenis", true, "other"],
      [".pasangan", true, "other"],
      ["", false, "other"],
      ["", false, "other"],
    ]);
    expect(seen.columns[2]).toMatchObject({ items: ["a", "7"], numbers: ["7"] });
    expect(seen.columns[1]).toMatchObject({ items: null, numbers: [] });
    expect(seen).toMatchObject({
      ...{ sheet: 1, head: { from: 1, to: 1 }, below: 3, room: { first: 4, free: 9, stop: null, before: [] } },
      sheets: [
        { name: "Lain", hidden: false, count: 1 },
        { name: "Data", hidden: false, count: 3 },
      ],
    });
    expect(seen.room).not.toHaveProperty("columns");
    expect(seen.firstLines[1]).toEqual({ place: 2, text: "No · NAMA SISWA · Tgl Lahir · L/P · TTL · Aneh · No Urut (1)" });
    expect(asked).toEqual([{ sheet: "Data", below: 3, columns: [0, 1, 2, 3, 4], closing: ["jumlah", "mengetahui"] }]);
    expect(placeIn(seen, words)).toEqual(asked[0]);
    expect(placeIn({ ...seen, sheet: 7 }, words).sheet).toBe("");
    expect(openInTemplate(seen)).toBe(2);
  });

  test("is written where somebody says, into fields that there are", async () => {
    const { columns } = await see({ columns: { 0: "", 1: ".tetap", 4: "kota", 5: "saudara", 6: "foto", 3: "__proto__" } });
    expect(columns.map(({ field, sure }) => [field, sure])).toEqual([
      ["", true],
      [".tetap", true],
      ["lahir", true],
      ["jenis", true],
      ["kota", true],
      ["saudara", true],
      ["", false],
    ]);
    expect((await see({ sheet: 0 })).sheet).toBe(0);
    const lain = await see({ head: { from: 0, to: 0 } });
    expect([lain.head, lain.below]).toEqual([{ from: 0, to: 0 }, 2]);
    expect((await see({ head: { from: 9, to: 9 } })).head).toEqual({ from: 1, to: 1 });
    const jauh = { ...sheetOf(lines), places: [3, 7, 8] };
    expect((await see({}, [jauh])).below).toBe(8);
  });
});
