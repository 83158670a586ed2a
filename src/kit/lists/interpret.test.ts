/**
 * A clerk who moves in with somebody else's list: 1,200 pupils from EMIS, Dapodik or an old workbook, twice a year, at a desk. What goes
 * wrong: heads nobody knows, titles above them, sums below, numbers that a program took for amounts.
 */
import { describe, expect, test } from "vitest";
import { orang, read, sheetOf, words } from "#tests/support/list-of-people.ts";
import { noChoices } from "./choices.ts";
import { interpret, openQuestions, shortText } from "./interpret.ts";

describe("the head of a list", () => {
  test("is found below titles, above its numbering, and what stands around it is left out and told", async () => {
    const { seen, list } = await read([
      ["DAFTAR SISWA MAN 1 PALU", "DAFTAR SISWA MAN 1 PALU", "DAFTAR SISWA MAN 1 PALU"],
      ["Tahun Pelajaran 2026/2027"],
      ["NO", "NAMA SISWA *", "NISN", "L/P"],
      ["1", "2", "3", "4"],
      ["1", "Ahmad", "0112345678", "L"],
      ["NO", "NAMA SISWA *", "NISN", "L/P"],
      ["2", "Aisyah", "0112345679", "P"],
      ["JUMLAH", "2"],
      ["", "", "Mengetahui,"],
    ]);
    expect(seen.head).toEqual({ from: 2, to: 2 });
    expect(list).toMatchObject({ header: ["Nama lengkap", "Nomor induk", "Jenis", "Status"], places: [5, 7] });
    expect(list.rows).toEqual([
      ["Ahmad", "0112345678", "Laki-laki", "Aktif"],
      ["Aisyah", "0112345679", "Perempuan", "Aktif"],
    ]);
    expect(seen.leftOut.map(({ place }) => place)).toEqual([4, 6, 8, 9]);
    expect(seen.filled).toEqual([{ label: "Status", cell: "Aktif" }]);
    expect(openQuestions(seen, noChoices)).toBe(0);
  });

  test("may be two lines, the upper one merged over several columns or not", async () => {
    const rows = [["Ahmad", "L", "081234567890", "3"]];
    const merged = await read([["Nama lengkap", "Jenis", "Ayah", "Ayah"], ["Nama lengkap", "Jenis", "HP", "Umur"], ...rows]);
    const open = await read([["Nama lengkap", "Jenis", "Ayah", ""], ["", "", "HP", "Umur"], ...rows]);
    for (const { seen, list } of [merged, open]) {
      expect(seen.head).toEqual({ from: 0, to: 1 });
      expect(seen.columns.map(({ field }) => field)).toEqual(["nama", "jenis", "telepon", ""]);
      expect(list.rows[0]).toEqual(["Ahmad", "Laki-laki", "081234567890", "Aktif"]);
    }
  });

  test("of two lines names the number of the line in the upper one alone, and a first row without its number is none", async () => {
    const rows = [
      ["1", "Ahmad", "L", "0112345678", "Kota"],
      ["2", "Aisyah", "P", "0112345679", "Desa"],
    ];
    const heads = [
      ["NO", "IDENTITAS", "", "NOMOR", "LAIN"],
      ["", "NAMA SISWA", "L/P", "NISN", ""],
    ];
    const { seen } = await read([...heads, ...rows]);
    expect(seen.head).toEqual({ from: 0, to: 1 });
    expect(seen.columns.filter(({ sure }) => !sure).map(({ label }) => label)).toEqual(["LAIN"]);
    const unnumbered = await read([
      ["NO", "NAMA SISWA", "L/P"],
      ["", "Ahmad", "L"],
      ["", "Aisyah", "P"],
    ]);
    expect([unnumbered.seen.head, unnumbered.seen.count]).toEqual([{ from: 0, to: 0 }, 2]);
  });

  test("is another line when somebody says so", async () => {
    const lines = [
      ["Nama lengkap", "Jenis"],
      ["nama siswa", "l/p"],
      ["Ahmad", "P"],
    ];
    const { seen, list } = await read(lines, { ...noChoices, head: { from: 1, to: 1 } });
    expect(seen.count).toBe(1);
    expect(list.rows).toEqual([["Ahmad", "Perempuan", "Aktif"]]);
    for (const head of [
      { from: 9, to: 9 },
      { from: 3, to: 3 },
      { from: 1, to: 0 },
      { from: 0, to: 2 },
    ])
      expect((await read(lines, { ...noChoices, head })).seen.head).toEqual({ from: 0, to: 0 });
  });

  test("of the sheet that brings most, not of a hidden one or a title page", async () => {
    const sheets = [
      sheetOf([["Petunjuk", "Baca dahulu"]]),
      { ...sheetOf([["Nama lengkap", "Jenis", "NISN"]]), hidden: true },
      sheetOf([
        ["Nama siswa", "L/P"],
        ["Ahmad", "L"],
      ]),
    ];
    expect((await interpret({ sheets }, { register: orang, words, choices: noChoices })).seen.sheet).toBe(2);
    expect((await interpret({ sheets }, { register: orang, words, choices: { ...noChoices, sheet: 1 } })).seen.sheet).toBe(1);
  });
});

describe("a column", () => {
  test("that nobody knows is guessed by a slip of the pen or by its cells, and asked", async () => {
    const lines = [
      ["Nama siswa", "Jensi", "Kolom aneh", "Lain", "Tgl. Lahri"],
      ["Ahmad", "L", "7271011208090001", "x", "2009-08-12"],
      ["Aisyah", "P", "7271015208090002", "y", "2009-08-13"],
    ];
    const { seen } = await read(lines);
    expect(seen.columns.map(({ field, sure }) => [field, sure])).toEqual([
      ["nama", true],
      ["jenis", false],
      ["kartu", false],
      ["", false],
      ["lahir", false],
    ]);
    expect(seen.columns[2]).toMatchObject({ label: "Kolom aneh", samples: ["7271011208090001", "7271015208090002"] });
    expect(openQuestions(seen, noChoices)).toBe(4);
    const answered = { ...noChoices, columns: { 1: "jenis", 2: "kartu", 3: "", 4: "" } };
    expect(openQuestions((await read(lines, answered)).seen, answered)).toBe(0);
  });

  test("that is empty, or counts the lines under no head, is not asked", async () => {
    const { seen } = await read([
      ["", "Nama siswa", "L/P", "Entah", ""],
      ["1.", "Ahmad", "L", "", "5"],
      ["2.", "Aisyah", "P", "", "6"],
    ]);
    expect(seen.columns.map(({ field, sure }) => [field, sure])).toEqual([
      ...[
        ["", true],
        ["nama", true],
        ["jenis", true],
        ["", true],
      ],
      ["", false],
    ]);
  });

  test("brings what somebody says, and no field is brought twice", async () => {
    const lines = [
      ["Nama siswa", "Panggilan", "L/P"],
      ["Ahmad", "Mad", "L"],
    ];
    const { list } = await read(lines, { ...noChoices, columns: { 0: "", 1: "nama" } });
    expect(list).toMatchObject({ header: ["Nama lengkap", "Jenis", "Status"], rows: [["Mad", "Laki-laki", "Aktif"]] });
    const twice = await read(lines, { ...noChoices, columns: { 0: "nama", 1: "nama" } });
    expect(twice.seen.columns.map(({ field }) => field)).toEqual(["nama", "", "jenis"]);
    const forged = await read(lines, { ...noChoices, columns: { 1: "__proto__", 2: "foto" } });
    expect(forged.seen.columns.map(({ field }) => field)).toEqual(["nama", "", ""]);
    expect(forged.seen.missing).toEqual(["Jenis"]);
  });

  test("with two things in it becomes two", async () => {
    const { list } = await read([
      ["Nama siswa", "L/P", "TTL"],
      ["Ahmad", "L", "Palu, 12 Agustus 2009"],
      ["Aisyah", "P", "Donggala 3-4-2010"],
    ]);
    expect(list.header).toEqual(["Nama lengkap", "Jenis", "Tempat lahir", "Tanggal lahir", "Status"]);
    expect(list.rows.map((row) => row.slice(2, 4))).toEqual([
      ["Palu", "2009-08-12"],
      ["Donggala", "2010-04-03"],
    ]);
  });
});

test("a line is told in ninety letters at most, its empty cells left out", () => {
  expect(shortText([" Ahmad ", "", "  ", "L"])).toBe("Ahmad · L");
  expect(shortText(["a".repeat(86), "L"])).toBe(`${"a".repeat(86)} · L`);
  expect(shortText(["a".repeat(87), "L"])).toBe(`${"a".repeat(87)} · …`);
});

test("of several sheets that with most known heads is read, however many empty cells stand beside them", async () => {
  const wide = {
    ...sheetOf([
      ["NAMA SISWA", "NISN", "L/P", ...Array<string>(15).fill("")],
      ["Ahmad", "0112345678", "L"],
    ]),
    name: "Lebar",
  };
  const narrow = {
    ...sheetOf([
      ["NAMA SISWA", "NISN"],
      ["Aisyah", "0112345679"],
    ]),
    name: "Sempit",
  };
  const { seen } = await interpret({ sheets: [narrow, wide] }, { register: orang, words, choices: noChoices });
  expect(seen.sheet).toBe(1);
});
