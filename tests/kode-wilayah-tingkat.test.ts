/**
 * The list of regions as others publish it: a column for each level, noughts lost on the way through a spreadsheet. Once a year, at a desk.
 * What goes wrong: an hour of copying columns below each other, a town that becomes a regency, a province that comes in a hundred times.
 */
import { type CellObject, utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { noChoices } from "#kit/lists/choices.ts";
import { interpret } from "#kit/lists/interpret.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { lineOf } from "#kit/transfer/line-of.ts";
import { kodeWilayah } from "#modules/periksa/index.ts";
import { listWords } from "#src/list-words/index.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";

type Lines = readonly (readonly (string | number)[])[];

const read = async (bytes: Buffer) =>
  interpret(await readBookInThread(bytes), { register: kodeWilayah, words: listWords, choices: noChoices });
const csv = (lines: Lines, separator = ",") => Buffer.from(lines.map((line) => line.join(separator)).join("\r\n"));
const workbook = (lines: Lines) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), "Wilayah");
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
};

/** Code and name of each row, and why a cell of it is refused. */
async function regions(bytes: Buffer) {
  const { list, seen } = await read(bytes);
  const [kode, nama] = [list.header.indexOf("Kode"), list.header.indexOf("Nama wilayah")];
  return { seen, list, rows: list.rows.map((row) => [row[kode], row[nama]]) };
}
const repairsOf = ({ mended }: Awaited<ReturnType<typeof regions>>["seen"], field = "kode") =>
  mended.find((one) => one.field === field)?.done.map(({ repair, count }) => [repair, count]);

const palu = [
  ["72", "Sulawesi Tengah"],
  ["7271", "Kota Palu"],
  ["727101", "Palu Timur"],
  ["7271011001", "Besusu Barat"],
  ["7271011002", "Besusu Tengah"],
  ["727102", "Palu Barat"],
  ["7271021001", "Ujuna"],
  ["7210", "Kab. Sigi"],
  ["721001", "Sigi Biromaru"],
  ["7210012001", "Mpanau"],
] as const;

const whole: Lines = [
  ["Kode Prov", "Nama Prov", "Kode Kab", "Nama Kab", "Kode Kec", "Nama Kec", "Kode Desa", "Nama Desa"],
  ["72", "Sulawesi Tengah", "72.71", "Kota Palu", "72.71.01", "Palu Timur", "72.71.01.1001", "Besusu Barat"],
  ["72", "Sulawesi Tengah", "72.71", "Kota Palu", "72.71.01", "Palu Timur", "72.71.01.1002", "Besusu Tengah"],
  ["72", "Sulawesi Tengah", "72.71", "Kota Palu", "72.71.02", "Palu Barat", "72.71.02.1001", "Ujuna"],
  ["72", "SULAWESI TENGAH", "72.10", "Kab. Sigi", "72.10.01", "Sigi Biromaru", "72.10.01.2001", "Mpanau"],
];
/** As whoever saves it as a table of numbers leaves it. */
const apart: Lines = [
  ["Prov", "Kab/Kota", "Kec", "Desa/Kel", "Provinsi", "Kabupaten/Kota", "Kecamatan", "Desa/Kelurahan"],
  [72, 71, 1, 1001, "Sulawesi Tengah", "Kota Palu", "Palu Timur", "Besusu Barat"],
  [72, 71, 1, 1002, "Sulawesi Tengah", "Kota Palu", "Palu Timur", "Besusu Tengah"],
  [72, 71, 2, 1001, "Sulawesi Tengah", "Kota Palu", "Palu Barat", "Ujuna"],
  [72, 10, 1, 2001, "Sulawesi Tengah", "Kab. Sigi", "Sigi Biromaru", "Mpanau"],
];
const merged: Lines = [
  ["DAFTAR WILAYAH", "", "", "", "", "", "", ""],
  ["Provinsi", "", "Kabupaten/Kota", "", "Kecamatan", "", "Desa/Kelurahan", ""],
  ["Kode", "Nama", "Kode", "Nama", "Kode", "Nama", "Kode", "Nama"],
  ["72", "Sulawesi Tengah", "71", "Kota Palu", "01", "Palu Timur", "1001", "Besusu Barat"],
  ["", "", "", "", "", "", "1002", "Besusu Tengah"],
  ["", "", "", "", "02", "Palu Barat", "1001", "Ujuna"],
  ["", "", "10", "Kab. Sigi", "01", "Sigi Biromaru", "2001", "Mpanau"],
];
const named: Lines = [
  ["No", "Kode", "Provinsi", "Kab/Kota", "Kecamatan", "Kelurahan", "Desa"],
  ["1", "72.71.01.1001", "Sulawesi Tengah", "Kota Palu", "Palu Timur", "Besusu Barat", ""],
  ["2", "7271011002", "Sulawesi Tengah", "Kota Palu", "Palu Timur", "Besusu Tengah", ""],
  ["3", "72 71 02 1001", "Sulawesi Tengah", "Kota Palu", "Palu Barat", "Ujuna", ""],
  ["4", "72.10.01.2001", "Sulawesi Tengah", "Kab. Sigi", "Sigi Biromaru", "", "Mpanau"],
];
/** The annex of the decree: names and counts share their columns. */
const annex: Lines = [
  ["Lampiran Keputusan", "", "", "", "", "", "", "", ""],
  ["KODE", "NAMA PROVINSI / KABUPATEN / KOTA", "JUMLAH", "", "NAMA / JUMLAH", "", "", "LUAS WILAYAH", "KETERANGAN"],
  ["", "", "KAB", "KOTA", "KECAMATAN", "KELURAHAN", "DESA", "", ""],
  ["72", "Sulawesi Tengah", "12", "1", "175", "175", "1842", "61.605", ""],
  ["72.71", "Kota Palu", "", "", "8", "46", "", "395", ""],
  ["72.71.01", "", "", "", "Palu Timur", "5", "", "", ""],
  ["72.71.01.1001", "", "", "", "", "Besusu Barat", "", "", ""],
  ["72.71.01.1002", "", "", "", "", "Besusu Tengah", "", "", ""],
  ["72.71.02", "", "", "", "Palu Barat", "6", "", "", ""],
  ["72.71.02.1001", "", "", "", "", "Ujuna", "", "", ""],
  ["72.10", "Kab. Sigi", "", "", "15", "", "176", "5196", ""],
  ["72.10.01", "", "", "", "Sigi Biromaru", "", "17", "", ""],
  ["72.10.01.2001", "", "", "", "", "", "Mpanau", "", ""],
];

describe("a list with a column for each level", () => {
  test.each([
    ["whole codes, CSV", csv(whole)],
    ["whole codes, CSV with semicolons", csv(whole, ";")],
    ["whole codes, XLSX", workbook(whole)],
    ["parts of codes as numbers, CSV", csv(apart, ";")],
    ["parts of codes as numbers, XLSX", workbook(apart)],
    ["merged cells below a head of two lines", foreignWorkbook("xlsx", merged as string[][])],
    ["one whole code and a name for each level", csv(named)],
    ["the annex of a decree", foreignWorkbook("xls", annex as string[][])],
  ])("becomes a row for each region: %s", async (_, bytes) => {
    const { rows, seen } = await regions(bytes);
    expect(rows).toEqual(palu);
    expect(seen.columns.filter(({ sure }) => !sure)).toEqual([]);
    expect(seen.unfolded).toEqual({
      levels: ["Provinsi", "Kabupaten/kota", "Kecamatan", "Desa/kelurahan"],
      lines: bytes.equals(foreignWorkbook("xls", annex as string[][])) ? 10 : 4,
      rows: palu.length,
    });
  });

  test("tells in which line each of them stands, and no two stand at one place", async () => {
    const { list } = await regions(csv(whole));
    expect(list.places.map(lineOf)).toEqual([2, 2, 2, 2, 3, 4, 4, 5, 5, 5]);
    expect(new Set(list.places).size).toBe(palu.length);
  });

  test("shows what was done to its codes", async () => {
    expect(repairsOf((await regions(csv(whole))).seen)).toEqual([["digit", 9]]);
    // 72 has one part alone; Palu, Sigi and the villages of a district of two figures lack none.
    expect(repairsOf((await regions(workbook(apart))).seen)).toEqual([
      ["digit", 2],
      ["nol", 7],
    ]);
  });

  test("leaves what is said of a line with the region that it is of", async () => {
    const { list } = await regions(
      csv([
        ["Kode Prov", "Provinsi", "Kode Kab", "Kabupaten", "Status"],
        ["72", "Sulteng", "7271", "Palu", "Lama"],
      ]),
    );
    const status = list.header.indexOf("Keadaan");
    expect(list.rows.map((row) => row[status])).toEqual(["", "Tidak berlaku lagi"]);
  });

  test("has a region's own row before what other lines say of it, and keeps both of two names", async () => {
    const { rows } = await regions(
      csv([
        ["Kode Prov", "Provinsi", "Kode Kab", "Kabupaten"],
        ["72", "Sulteng", "7271", "Palu"],
        ["72", "Sulawesi Tengah", "", ""],
        ["73", "Sulsel", "7371", "Makassar"],
        ["73", "Sulawesi Selatan", "7302", "Bulukumba"],
      ]),
    );
    expect(rows).toEqual([
      ["7271", "Palu"],
      ["72", "Sulawesi Tengah"],
      ["73", "Sulsel"],
      ["7371", "Makassar"],
      ["73", "Sulawesi Selatan"],
      ["7302", "Bulukumba"],
    ]);
  });

  test("keeps a line without a code, and a code without a name, to be mended", async () => {
    const { rows } = await regions(
      csv([
        ["Kode Prov", "Provinsi", "Kode Kab", "Kabupaten"],
        ["72", "Sulteng", "7271", ""],
        ["", "", "", "Sigi"],
        ["", "", "00", ""],
      ]),
    );
    expect(rows).toEqual([
      ["72", "Sulteng"],
      ["7271", ""],
      ["", "Sigi"],
    ]);
  });
});

test("an annex without villages asks nothing about the columns that count them", async () => {
  const { rows, seen } = await regions(
    foreignWorkbook("xls", annex.filter(([kode]) => !/1001$|1002$|2001$/.test(String(kode))) as string[][]),
  );
  expect(rows).toEqual(palu.filter(([kode]) => kode.length < 10));
  expect(seen.columns.filter(({ sure }) => !sure)).toEqual([]);
});

test("an annex that ends above the districts counts them, and is a list as others are", async () => {
  const { rows, seen } = await regions(foreignWorkbook("xlsx", [...annex.slice(0, 5), ...annex.slice(10, 11)] as string[][]));
  expect([rows, seen.unfolded]).toEqual([[palu[0], palu[1], palu[7]], undefined]);
});

test("a list with one column of names is none of these", async () => {
  const { rows, seen } = await regions(
    csv([
      ["Kode", "Nama Kabupaten", "Status"],
      ["7271", "Palu", "Berlaku"],
    ]),
  );
  expect([rows, seen.unfolded]).toEqual([[["7271", "Palu"]], undefined]);
});

describe("a code", () => {
  const codes = async (cells: readonly (string | CellObject["v"])[]) => {
    const { list, seen } = await read(
      workbook([["Kode", "Nama"], ...cells.map((cell, n) => [cell as string, `Tempat ${"abcdefghij"[n]}`])]),
    );
    return { codes: list.rows.map(([kode]) => kode), done: repairsOf(seen), faults: list.faults?.map(({ kode }) => kode) };
  };

  test("is read as people and spreadsheets write it", async () => {
    expect(await codes(["7271", "72.71", "72 71", 7271, 72.71, "72,71", "'72.71.01", "7271.01"])).toMatchObject({
      codes: ["7271", "7271", "7271", "7271", "7271", "7271", "727101", "727101"],
      done: [["digit", 6]],
    });
  });

  test("has its noughts again where its column tells which it lost", async () => {
    expect(await codes(["72.1", "72.1.1", "72.12.3"])).toMatchObject({ codes: ["7201", "720101", "721203"], done: [["nol", 3]] });
    expect(await codes(["72.1", "72.8"])).toMatchObject({ codes: ["7201", "7208"] });
    expect(await codes([72.01, 72.09, 72.1, 72.11])).toMatchObject({
      codes: ["7201", "7209", "7210", "7211"],
      done: [
        ["digit", 3],
        ["nol", 1],
      ],
    });
  });

  test("of which nobody can know what it lost is told, and never becomes another", async () => {
    const open = await codes([72.1, 72.71]);
    expect(open.codes).toEqual(["72.1", "7271"]);
    expect(open.faults?.[0]).toBe("“72.1” dapat berarti 72.01 atau 72.10, karena ada angka nol yang hilang. Tulis kodenya lengkap.");
    expect((await codes(["72.71.01.101", "72.71.1"])).codes).toEqual(["72.71.01.101", "727101"]);
  });
});
