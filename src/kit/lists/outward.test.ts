/** What goes out into the cells of somebody else's list: the words of the ministry, not those of the portal. */
import { describe, expect, test } from "vitest";
import { orang, words } from "#tests/support/list-of-people.ts";
import { dayFormOf, writeDay } from "./day-forms.ts";
import { noFillChoices } from "./fill-choices.ts";
import { type BareColumn, describeColumn, fillingOf, labelsOf, type OutColumn, pairOf, strangeValues } from "./outward.ts";

type Said = Partial<typeof noFillChoices>;
const column = (change: Partial<BareColumn>, said: Said = {}): OutColumn => {
  const bareColumn: BareColumn = { place: 2, label: "Kolom", field: "nama", sure: true, style: "other", items: null, ...change };
  return describeColumn(bareColumn, { register: orang, words, choices: { ...noFillChoices, ...said } });
};

describe("a day", () => {
  test("is written in each form, and what is none stays as it is", () => {
    const forms = ["dd-mm-yyyy", "dd/mm/yyyy", "yyyy-mm-dd", "kata", "sel"] as const;
    expect(forms.map((form) => writeDay("2026-12-03", form))).toEqual([
      ...["03-12-2026", "03/12/2026", "2026-12-03", "3 Desember 2026", "2026-12-03"],
    ]);
    for (const form of forms) expect(writeDay("Palu", form)).toBe("Palu");
  });

  test.each([
    ["Tanggal", "day", "sel"],
    ["Tanggal (yyyy-mm-dd)", "other", "yyyy-mm-dd"],
    ["TANGGAL (TTTT/BB/HH)", "text", "yyyy-mm-dd"],
    ["Tanggal (dd/mm/yyyy)", "other", "dd/mm/yyyy"],
    ["Tanggal (hh/bb/tttt)", "other", "dd/mm/yyyy"],
    ["Tanggal (tgl/bln/thn)", "other", "dd/mm/yyyy"],
    ["Tanggal (hh-bb-tttt)", "other", "dd-mm-yyyy"],
    ["Tanggal", "text", "dd-mm-yyyy"],
  ] as const)("under %j with the style %s is asked for as %s", (label, style, form) => {
    expect(dayFormOf(label, style)).toBe(form);
  });

  test("is written as the column asks, or as somebody said where that can be", () => {
    const lahir = { field: "lahir", label: "Tgl (dd/mm/yyyy)" };
    expect(column(lahir).day).toBe("dd/mm/yyyy");
    expect(column({ ...lahir, style: "day" }).day).toBe("sel");
    expect(column(lahir, { days: { 2: "kata" } }).day).toBe("kata");
    expect(column(lahir, { days: { 3: "kata" } }).day).toBe("dd/mm/yyyy");
    // A cell that is no day cannot hold one.
    expect(column(lahir, { days: { 2: "sel" } }).day).toBe("dd/mm/yyyy");
    expect(column({ ...lahir, style: "day" }, { days: { 2: "sel" } }).day).toBe("sel");
    expect(column({ field: "nama", style: "day" }, { days: { 2: "kata" } }).day).toBeNull();
    expect(column({ field: ".pasangan" })).toMatchObject({ day: "kata", pair: ["kota", "lahir"] });
    expect(column({ field: ".pasangan", style: "day" }, { days: { 2: "sel" } }).day).toBe("kata");
    expect(column({ field: ".pasangan" }, { days: { 2: "dd-mm-yyyy" } }).day).toBe("dd-mm-yyyy");
    expect(column({ field: "nama" }).pair).toEqual([]);
  });
});

test("a class goes out by its name, without the school year that nobody else writes", () => {
  const kelas = { ...column({ field: "nama" }), reference: true };
  expect(fillingOf({ nama: "X.E-1 · 2026/2027" }, kelas, 1)).toEqual({ text: "X.E-1" });
  expect(fillingOf({ nama: "X.E-1 · 2026/2027" }, { ...kelas, items: ["x e 1"] }, 1)).toEqual({ text: "x e 1" });
  expect(strangeValues([{ nama: "X.E-1 · 2026/2027" }], [{ ...kelas, items: ["X.E-1"] }])).toEqual([]);
  expect(fillingOf({ nama: "A · B" }, column({ field: "nama" }), 1)).toEqual({ text: "A · B" });
});

describe("a choice", () => {
  const said = (change: Partial<BareColumn>, told: Said = {}) =>
    column({ field: "jenis", ...change }, told).writes.map((one) => [one.label, one.said, one.allowed]);

  test("is written as the template's own list says it", () => {
    const as = (satu: string, dua: string, boleh = true) => [
      ["Laki-laki", satu, boleh],
      ["Perempuan", dua, boleh],
    ];
    expect(said({})).toEqual(as("Laki-laki", "Perempuan"));
    expect(said({ items: ["laki-laki", "PEREMPUAN"] })).toEqual(as("laki-laki", "PEREMPUAN"));
    expect(said({ items: ["1. Laki Laki", "02 - Perempuan"] })).toEqual(as("1. Laki Laki", "02 - Perempuan"));
    expect(said({ items: ["P", "L"] })).toEqual(as("L", "P"));
    expect(said({ items: ["1) L", "2) P"] })).toEqual(as("1) L", "2) P"));
    expect(said({ items: ["x", "y"] })).toEqual(as("Laki-laki", "Perempuan", false));
    expect(said({ items: ["L", "P"] }, { writes: { 2: { Perempuan: "", "Laki-laki": "lain" } } })).toEqual([
      ["Laki-laki", "lain", false],
      ["Perempuan", "", true],
    ]);
    expect(said({ items: [] })).toEqual(as("Laki-laki", "Perempuan", false));
  });

  test.each([
    ["Jenis (L/P)", ["L", "P"]],
    ["L/P", ["L", "P"]],
    ["Jenis (1=Laki-laki, 2=Perempuan) *", ["1", "2"]],
    ["Jenis (L: laki, P: perempuan)", ["L", "P"]],
    ["Jenis (L;P)", ["L", "P"]],
    ["Jenis (L/Q)", null],
    ["Jenis (L)", null],
    ["Jenis (L/)", null],
    ["Jenis (L/P) lagi", null],
    ["Jenis (Perempuan)", null],
    ["Jenis", null],
  ])("under the head %j takes %j", (label, items) => {
    expect(column({ field: "jenis", label }).items).toEqual(items);
  });

  test("is asked for by no head of a field that has none, and by its own list before its head", () => {
    expect(column({ field: "nama", label: "Nama (L/P)" }).items).toBeNull();
    expect(column({ field: "", label: "Jenis (L/P)" })).toMatchObject({ items: null, writes: [] });
    expect(column({ field: "jenis", label: "L/P", items: ["a"] }).items).toEqual(["a"]);
    expect(column({ field: "asrama", label: "Asrama (Ya/Tidak)" }).items).toEqual(["Ya", "Tidak"]);
    expect(column({ field: "asrama", label: "Asrama (1/0)" }).writes).toEqual([
      { label: "Ya", said: "1", allowed: true },
      { label: "Tidak", said: "0", allowed: true },
    ]);
    expect([labelsOf(orang.fields.jenis), labelsOf(orang.fields.asrama), labelsOf(orang.fields.nama), labelsOf(undefined)]).toEqual([
      ["Laki-laki", "Perempuan"],
      ["Ya", "Tidak"],
      [],
      [],
    ]);
  });
});

test("a head says what its column takes in the field's own words too, in whatever letters, and only where all of them are known", () => {
  const items = (label: string) => column({ field: "jenis", label }).items;
  expect(items("Jenis (Laki-laki/Perempuan)")).toEqual(["Laki-laki", "Perempuan"]);
  expect(items("Jenis (LAKI-LAKI/perempuan)")).toEqual(["LAKI-LAKI", "perempuan"]);
  expect(items("Jenis (Laki-laki/Entah)")).toBeNull();
});

test("a pair is known where a register has both of its fields", () => {
  expect(pairOf(orang, words)).toEqual({ heads: ["ttl"], fields: ["kota", "lahir"], label: "Tempat lahir dan Tanggal lahir" });
  const { lahir: _, ...without } = orang.fields;
  expect(pairOf({ fields: without }, words)).toBeUndefined();
  expect(pairOf(orang, { ...words, pairs: [{ heads: ["x"], labels: ["Tempat lahir", "Lain"] }, ...words.pairs] })?.heads).toEqual(["ttl"]);
});

test("a code is written as a number where the template has it so, and as text where its column holds text", () => {
  const codes = { field: "jenis", items: ["1", "2"], numbers: ["1", "2"] };
  const says = { writes: { 2: { "Laki-laki": "1", Perempuan: "2" } } };
  const filled = (change: Partial<BareColumn>, told: Said = says) => fillingOf({ jenis: "Perempuan", nama: "12" }, column(change, told), 1);
  expect(filled(codes)).toEqual({ number: 2 });
  expect(filled({ ...codes, style: "text" })).toEqual({ text: "2" });
  expect(filled({ ...codes, numbers: [] })).toEqual({ text: "2" });
  expect(filled({ field: "jenis", style: "number" })).toEqual({ number: 2 });
  expect(filled({ field: "jenis" })).toEqual({ text: "2" });
  expect(filled({ field: "jenis", style: "number" }, { writes: { 2: { Perempuan: "02" } } })).toEqual({ text: "02" });
  // A text of the portal is a number only where it is one of the choices.
  expect(filled({ field: "nama", style: "number" })).toEqual({ text: "12" });
  expect(filled({ field: "nama", items: ["12"], numbers: ["12"] })).toEqual({ number: 12 });
  expect(filled({ field: ".tetap", style: "number" }, { constants: { 2: "131172710001" } })).toEqual({ number: 131172710001 });
});

describe("a cell", () => {
  const row = { nama: "Ani", kota: "Palu", lahir: "2011-08-12", jenis: "Perempuan", saudara: 3, asrama: true, nomor: "" };
  const filled = (change: Partial<BareColumn>, told: Said = {}, of: Parameters<typeof fillingOf>[0] = row) =>
    fillingOf(of, column(change, told), 7);

  test("says what its column takes", () => {
    expect(filled({ field: ".nomor" })).toEqual({ number: 7 });
    expect(filled({ field: ".nomor", style: "text" })).toEqual({ text: "7" });
    expect(filled({ field: ".tetap" }, { constants: { 2: "1317" } })).toEqual({ text: "1317" });
    expect(filled({ field: ".tetap" })).toBeNull();
    expect(filled({ field: ".pasangan" })).toEqual({ text: "Palu, 12 Agustus 2011" });
    expect(filled({ field: ".pasangan" }, {}, { lahir: "2011-08-12", kota: null })).toEqual({ text: "12 Agustus 2011" });
    expect(filled({ field: ".pasangan" }, {}, {})).toBeNull();
    expect(filled({ field: "nama" })).toEqual({ text: "Ani" });
    expect([filled({ field: "nomor" }), filled({ field: "kartu" })]).toEqual([null, null]);
    expect(filled({ field: "lahir", style: "day" })).toEqual({ day: "2011-08-12" });
    expect(filled({ field: "lahir" })).toEqual({ text: "12-08-2011" });
    expect(filled({ field: "saudara" })).toEqual({ number: 3 });
    expect(filled({ field: "saudara", style: "text" })).toEqual({ text: "3" });
    expect([filled({ field: "asrama" }), filled({ field: "asrama" }, {}, { asrama: false })]).toEqual([{ text: "Ya" }, { text: "Tidak" }]);
    expect(filled({ field: "jenis", items: ["L", "P"] })).toEqual({ text: "P" });
    expect(filled({ field: "jenis", items: ["L", "P"] }, { writes: { 2: { Perempuan: "" } } })).toBeNull();
    expect(filled({ field: "nama", items: ["ANI", "BUDI"] })).toEqual({ text: "ANI" });
    expect(filled({ field: "nama", items: ["BUDI"] })).toEqual({ text: "Ani" });
  });

  test("that its column does not allow is told, with how often, and whether it can be chosen here", () => {
    const rows = [row, { ...row, nama: "Budi", asrama: false }, { ...row, nama: "Budi", jenis: "Lain" }, { nama: null, jenis: "" }];
    const strange = (...columns: OutColumn[]) => strangeValues(rows, columns);
    expect(strange(column({ field: "nama", items: ["ANI"] }))).toEqual([{ label: "Kolom", said: "Budi", count: 2, choosable: false }]);
    expect(strange(column({ field: "jenis", items: ["L", "x"] }))).toEqual([
      { label: "Kolom", said: "Perempuan", count: 2, choosable: true },
      { label: "Kolom", said: "Lain", count: 1, choosable: true },
    ]);
    expect(strange(column({ field: "asrama", items: ["Ya"] }))).toEqual([{ label: "Kolom", said: "Tidak", count: 1, choosable: true }]);
    expect(
      strange(column({ field: "nama" }), column({ field: ".tetap", items: ["x"] }), column({ field: "jenis", items: ["L", "P", "Lain"] })),
    ).toEqual([]);
    const many = Array.from({ length: 25 }, (_, n) => ({ nama: `Orang ${n}` }));
    expect(strangeValues(many, [column({ field: "nama", items: ["x"] })])).toHaveLength(20);
  });
});
