/** What a cell of a list does to the row that stands, rule by rule; whoever sees less learns no more by it. */
import { describe, expect, test } from "vitest";
import { choice, date, number, phone, reference, text, time, yesNo } from "../../register/fields.ts";
import { register } from "../../register/register.ts";
import { sentencesFor } from "../../sentences.ts";
import type { ReadRow } from "../sheet-rows.ts";
import type { Classified } from "./classify-rows.server.ts";
import { compareRow, isSame } from "./compare-row.server.ts";
import { hasKey, isByName, isExact } from "./keys.ts";
import { planOfRows } from "./plan-of-rows.ts";
import { asRead, cellsTold, shorten } from "./tell-cells.ts";
import type { UpdateRule } from "./update-rules.ts";

const kota = register({
  ...{ name: "kota", table: "kota", path: "/kota", title: "Kota", noun: "kota", columns: ["nama"], searched: ["nama"] },
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 9 }) },
  sentences: sentencesFor("kota", "Belum ada."),
});
const orang = register({
  ...{ name: "orang", table: "orang", path: "/orang", title: "Orang", noun: "orang", columns: ["nama"], searched: ["nama"] },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 20, required: true }),
    nik: text({ label: "NIK", privacy: "rahasia", max: 4, pattern: /^\d{4}$/, patternSentence: "4 angka." }),
    lahir: date({ label: "Lahir", privacy: "umum" }),
    anak: number({ label: "Anak", privacy: "umum", step: 1 }),
    asrama: yesNo({ label: "Asrama", privacy: "umum" }),
    kotaId: reference({ label: "Kota", privacy: "umum", register: kota }),
    catatan: text({ label: "Catatan", privacy: "umum", max: 20 }),
    ayah: text({ label: "Ayah", privacy: "umum", max: 20, required: true, onlyIf: { says: { asrama: ["on"] }, sentence: "x" } }),
  },
  sentences: sentencesFor("orang", "Belum ada."),
});
const before = {
  ...{ id: "1", versi: 1, nama: "Ani", nik: "1234", lahir: null, anak: 2, asrama: false, kotaId: "k1", ayah: null, catatan: null },
} as unknown as Parameters<typeof compareRow>[2]["before"];
const row = (cells: Record<string, string>, more: Partial<ReadRow> = {}): ReadRow => ({
  ...{ place: 5, values: {}, errors: {}, faults: {}, cells, typed: (name: string) => cells[name] ?? "" },
  ...more,
});
const names = { k1: "Palu · Sulteng" };
const compared = (cells: Record<string, string>, how: Partial<Parameters<typeof compareRow>[2]> = {}, more: Partial<ReadRow> = {}) =>
  compareRow(orang, row(cells, more), { open: orang, before, isSeen: () => true, rules: {}, names, ...how });

describe("a cell", () => {
  test("that says the same changes nothing, however it is spaced", () => {
    expect(compared({ nama: " Ani ", nik: "1234", lahir: "", anak: "2", asrama: "Tidak", kotaId: "palu" })).toEqual({
      changes: {},
      errors: {},
    });
    expect(compared({ nama: "Budi", anak: "3", lahir: "2009-08-12", lain: "x" })).toEqual({
      changes: { nama: "Budi", anak: 3, lahir: "2009-08-12" },
      errors: {},
    });
  });

  test.each([
    ["ANI", {}],
    [" ANI ", {}],
    ["ANI B", { nama: "ANI B" }],
    ["ani", { nama: "ani" }],
  ])("in capitals alone keeps the name that stands in both cases: %j", (nama, changes) => {
    expect(compared({ nama }).changes).toEqual(changes);
  });

  test("in capitals is taken where what stands has none", () => {
    expect(compared({ nama: "ANI" }, { before: { ...before, nama: "ani" } as typeof before }).changes).toEqual({ nama: "ANI" });
  });

  test.each<[UpdateRule, string, unknown, boolean]>([
    ["daftar", "Budi", "Ani", true],
    ["daftar", "", "Ani", false],
    ["kosongkan", "", "2", true],
    ["kosongkan", "", null, false],
    ["kosongkan", "", undefined, false],
    ["portal", "Budi", null, false],
    ["isi", "Budi", "Ani", false],
    ["isi", "Budi", "", true],
    ["isi", "Budi", null, true],
    ["isi", "Budi", undefined, true],
    ["isi", "", null, false],
  ])("by the rule %s, of %j where %j stands, changes it: %j", (rule, cell, stands, changes) => {
    const of = { ...before, catatan: stands } as typeof before;
    const { changes: changed } = compared({ catatan: cell }, { rules: { catatan: rule }, before: of });
    expect(Object.hasOwn(changed, "catatan")).toBe(changes);
  });

  test("empties where that is chosen, and is refused where it may not be empty", () => {
    expect(compared({ anak: "" }, { rules: { anak: "kosongkan" } })).toEqual({ changes: { anak: null }, errors: {} });
    expect(compared({ nama: "" }, { rules: { nama: "kosongkan" } }).errors).toEqual({ nama: "Nama wajib diisi." });
  });

  test("of a field that is closed is refused, and whether it stands empty is not told", () => {
    const { nik: _, ...fields } = orang.fields;
    const closed = { open: { ...orang, fields } as never, isSeen: (name: string) => name !== "nik" };
    const sentence = { nik: "NIK tidak boleh Anda ubah pada data yang sudah ada." };
    // Also where it says the same: nobody learns it by trying.
    for (const nik of ["1234", "9999"]) expect(compared({ nik }, closed).errors, nik).toEqual(sentence);
    for (const stands of ["1234", null])
      expect(compared({ nik: "9999" }, { ...closed, rules: { nik: "isi" }, before: { ...before, nik: stands } as never })).toEqual({
        changes: {},
        errors: {},
      });
  });

  test("that cannot be read is refused with its own sentence", () => {
    expect(compared({ nik: "12", anak: "dua" }).errors).toEqual({ nik: "4 angka.", anak: "Anak harus berupa angka." });
    expect(compared({ lahir: "besok" }, {}, { faults: { lahir: "Tidak terbaca." } }).errors).toEqual({ lahir: "Tidak terbaca." });
  });

  test("asks for what hangs on it, and is not held up by what was wrong before", () => {
    expect(compared({ asrama: "Ya" }).errors).toHaveProperty("ayah");
    expect(compared({ asrama: "Ya", ayah: "Amir" })).toEqual({ changes: { asrama: true, ayah: "Amir" }, errors: {} });
    const faulty = { ...before, nik: "12" } as typeof before;
    expect(compared({ anak: "3" }, { before: faulty })).toEqual({ changes: { anak: 3 }, errors: {} });
  });

  test("names another row by the id that was found for it", () => {
    expect(compared({ kotaId: "Poso" }, {}, { values: { kotaId: "k2" } }).changes).toEqual({ kotaId: "k2" });
    expect(compared({ kotaId: "Palu" }, {}, { values: { kotaId: "k1" } }).changes).toEqual({});
    expect(compared({ kotaId: "Poso" }).changes).toEqual({ kotaId: null });
  });
});

test("two values are the same by what they mean", () => {
  const same = (field: Parameters<typeof isSame>[0], cell: string, value: unknown, stands: unknown) =>
    isSame(field, { cell, value, stands, names });
  const { nama, anak, asrama, kotaId } = orang.fields;
  expect([null, undefined, false, "", 0].map((stands) => same(nama, "", null, stands))).toEqual([true, true, true, false, false]);
  expect([same(nama, "x", "A\u00a0 b\u200b ", "A b"), same(nama, "x", "e\u0301", "é"), same(nama, "x", "a", "A")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([same(anak, "2", 2, 2), same(anak, "2", 2, "2"), same(asrama, "Ya", true, true), same(asrama, "Ya", true, false)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const jam = time({ label: "Jam" });
  expect([same(jam, "x", "07:30", "07:30:00"), same(jam, "x", "07:30", "07:31:00")]).toEqual([true, false]);
  expect([same(kotaId, "x", "k1", "k1"), same(kotaId, "PALU", null, "k1"), same(kotaId, "Palu · Sulteng", null, "k1")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([same(kotaId, "Palu", "k2", "k1"), same(kotaId, "Sulteng", null, "k1"), same(kotaId, "Palu", null, "k9")]).toEqual([
    false,
    false,
    false,
  ]);
});

describe("what is told of a change", () => {
  test("are the words of both sides, and nothing of a field that is closed", () => {
    const later = new Map([
      ["nama", { by: "Rekan", at: "2026-01-01" }],
      ["nik", { by: "Rekan", at: "2026-01-01" }],
    ]);
    const changes = { nama: "Budi", nik: "9999", lahir: "2009-08-12", kotaId: "k2", asrama: true };
    const told = cellsTold(orang, {
      ...{ row: row({ kotaId: "Poso" }), before, changes, names, later },
      isSeen: (name) => name !== "nik",
    });
    expect(told).toEqual([
      { column: "Nama", old: "Ani", new: "Budi", later: { by: "Rekan", at: "2026-01-01" } },
      { column: "NIK", old: null, new: "9999" },
      { column: "Lahir", old: "", new: asRead(orang.fields.lahir, "2009-08-12", {}) },
      { column: "Kota", old: "Palu · Sulteng", new: "Poso" },
      { column: "Asrama", old: "Tidak", new: "Ya" },
    ]);
    expect(told[2]?.new).toMatch(/^12 A\w+ 2009$/);
  });

  test("is cut where it is long", () => {
    expect([shorten("x".repeat(200)), shorten("x".repeat(201))]).toEqual(["x".repeat(200), `${"x".repeat(200)}…`]);
    expect(asRead(orang.fields.nama, "x".repeat(300), {})).toHaveLength(201);
  });

  test("counts every row once, as faulty where it is, and tells all that stand otherwise", () => {
    const one = (kind: Classified["kind"], place: number): Classified => ({
      ...{ kind, row: row({}, { place }), values: {}, errors: {} },
      ...(kind === "baru" || kind === "sama" ? {} : { told: { row: place, kind } as never }),
    });
    const rows = [one("baru", 1), one("sama", 2), one("ubah", 3), one("bentrok", 4), one("ragu", 5), one("ubah", 6), one("salah", 7)];
    const { counts, told } = planOfRows(rows, new Set([1, 6]));
    expect(counts).toEqual({ new: 0, changed: 1, same: 1, conflict: 1, doubtful: 1, faulty: 3 });
    expect(told.map(({ row: place }) => place)).toEqual([3, 4, 5]);
    const many = Array.from({ length: 300 }, (_, place) => one("ubah", place));
    expect(planOfRows([...many, one("ragu", 999)], new Set()).told).toHaveLength(301);
  });
});

test("a row is known by what has one way to be written; a name alone tells nobody", () => {
  const { nama, nik, lahir } = orang.fields;
  expect([nama, nik, lahir, undefined, phone({ label: "HP" }), choice({ label: "P", options: [] })].map(isExact)).toEqual([
    ...[false, true, true, false, true, true],
  ]);
  expect([["nama"], ["nik"], ["nama", "lahir"], []].map((key) => isByName(orang.fields, key))).toEqual([true, false, false, false]);
  const keyed = { fields: orang.fields, matchBy: [["nama"], ["nik"], ["nama", "lahir"]] };
  const has = (...some: string[]) => hasKey(keyed, (name) => some.includes(name));
  expect([has("nama"), has("nik"), has("nama", "lahir"), has("lahir"), has()]).toEqual([false, true, true, false, false]);
  expect(hasKey({ fields: orang.fields }, () => true)).toBe(false);
});
