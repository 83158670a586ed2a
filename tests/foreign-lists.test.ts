/**
 * A clerk who moves in with the lists of others: twice a year, at a desk, with whatever the ministry, a colleague or an old computer
 * saved. What goes wrong: a file that does not open, a row too many or too few, a day that is four years off, a number without its noughts.
 */
import { readFileSync } from "node:fs";
import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { noChoices } from "#kit/lists/choices.ts";
import { interpret } from "#kit/lists/interpret.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { registers } from "#src/registers.ts";
import * as byHand from "./support/foreign-lists/by-hand.ts";
import { lockedOds, lockedXls, lockedXlsx } from "./support/foreign-lists/locked.ts";
import * as textTables from "./support/foreign-lists/text-tables.ts";
import { zipOf } from "./support/zip.ts";

const kept = (name: string) => () => readFileSync(new URL(`fixtures/lists/${name}`, import.meta.url));

/** The head's line and those of the rows, as the file counts them, and cells by row and column. */
interface Expected {
  readonly register: string;
  readonly head: number;
  readonly places: readonly number[];
  readonly cells: readonly (readonly [row: number, label: string, cell: string])[];
  readonly sheet?: string;
}
const pupil = (head: number, places: readonly number[], more: Partial<Expected> = {}): Expected => ({
  register: "siswa",
  ...{ head, places },
  cells: [
    [0, "Nama lengkap", "Andini Pratiwi Lasimpo"],
    [0, "NISN", "0098765001"],
    [0, "Tanggal lahir", "2009-03-12"],
    [1, "Jenis kelamin", "Laki-laki"],
    [1, "Tanggal lahir", "2008-11-17"],
  ],
  ...more,
});
/** Titles, a head of two lines, a guide before and a hidden sheet behind it, an empty line between, a sum and a signature below. */
const whole = pupil(5, [7, 8, 10], { sheet: "Data Siswa" });
const staff: Expected = {
  register: "pegawai",
  head: 1,
  places: [2, 3, 4],
  cells: [
    [0, "Nama", "Drs. Contoh Palimbui, M.Pd."],
    [0, "NIP", "196805121994031002"],
    [1, "Pangkat/golongan", "III/c"],
    [2, "Status pegawai", "Honorer"],
    [2, "Tanggal lahir", "1994-01-31"],
  ],
};
const letters: Expected = {
  register: "suratMasuk",
  head: 2,
  places: [3, 4],
  cells: [
    [0, "Tanggal terima", "2026-01-12"],
    [0, "Perihal", "Undangan rapat; hadir pukul 08.00"],
    [1, "Perihal", 'Permintaan data "siswa", segera'],
  ],
};

const head = ["No", "Nama Siswa", "NISN", "L/P", "Tgl Lahir"];
const rows = [
  ["1", "Andini Pratiwi Lasimpo", "0098765001", "P", "12 Maret 2009"],
  ["2", "Bagas Aditya Mangge", "98765002", "L", "17-11-2008"],
];
/** As Excel for other systems and languages saves a sheet as text. */
const csv = (sign: string, end = "\r\n", before = "") => `${before}${[head, ...rows].map((line) => line.join(sign)).join(end)}${end}`;
const swapped = (text: string) => Buffer.from(text, "utf16le").swap16();
/** Both programs of old; a day is a number there, and the form of the cell says so. */
const old = (bookType: "biff5" | "biff8") => () => {
  const day = (v: number) => ({ t: "n", v, z: "dd/mm/yyyy" });
  const lines = [
    ["DAFTAR SISWA"],
    head,
    [1, ...(rows[0] ?? []).slice(1, 4), day(39_884)],
    [2, ...(rows[1] ?? []).slice(1, 4), day(39_769)],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), "Sheet1");
  return write(book, { type: "buffer", bookType }) as Buffer;
};

const lists: Readonly<Record<string, readonly [make: () => Uint8Array, expected: Expected]>> = {
  "LibreOffice: XLSX with titles, a head of two lines, sums and a signature": [kept("libreoffice-siswa.xlsx"), whole],
  "LibreOffice: XLSX as the standard says": [kept("libreoffice-siswa.iso.xlsx"), whole],
  "LibreOffice: ODS": [kept("libreoffice-siswa.ods"), whole],
  "LibreOffice: XLS": [kept("libreoffice-siswa.xls"), whole],
  "LibreOffice: XLSX with days counted from 1904": [kept("libreoffice-1904.xlsx"), whole],
  "LibreOffice: ODS with days counted from 1904": [kept("libreoffice-1904.ods"), whole],
  "LibreOffice: XLS with days counted from 1904": [kept("libreoffice-1904.xls"), whole],
  "LibreOffice: staff in XLSX, empty columns before, formulas between": [kept("libreoffice-gtk.xlsx"), staff],
  "LibreOffice: staff in ODS": [kept("libreoffice-gtk.ods"), staff],
  "LibreOffice: staff in XLS": [kept("libreoffice-gtk.xls"), staff],
  "LibreOffice: letters in XLS, days as text": [kept("libreoffice-surat.xls"), letters],
  "LibreOffice: letters in CSV, Windows-1252, semicolons": [kept("libreoffice-surat.cp1252.csv"), letters],
  "LibreOffice: letters as text, UTF-16, tabs": [kept("libreoffice-surat.utf16.txt"), letters],
  "openpyxl: a title, a hidden column, a sum that nobody counted": [kept("openpyxl-siswa.xlsx"), pupil(3, [4, 5, 6])],
  "openpyxl: a table, days counted from 1904": [kept("openpyxl-1904.xlsx"), pupil(1, [2, 3, 4])],
  "openpyxl: written row by row behind a cover, one column for place and day": [
    kept("openpyxl-write-only.xlsx"),
    pupil(2, [3, 4, 5], { sheet: "X.A" }),
  ],
  "XlsxWriter: names of fields as heads, filtered rows, lists to choose from": [kept("xlsxwriter-siswa.xlsx"), pupil(1, [2, 3, 4])],
  "XlsxWriter: staff row by row, formulas with what they gave": [kept("xlsxwriter-gtk.xlsx"), staff],
  "Excel 2007: several looks in a cell, noughts by format, faults of formulas": [byHand.excel2007, pupil(3, [4, 5])],
  "Excel 365: a table, days in Indonesian words": [byHand.excel365, pupil(1, [2, 3])],
  "Excel, Strict Open XML": [byHand.strictOffice, pupil(1, [2, 3])],
  "Excel with macros": [byHand.withMacros, pupil(1, [2, 3])],
  "Excel 97": [old("biff8"), pupil(2, [3, 4])],
  "Excel 5.0/95": [old("biff5"), pupil(2, [3, 4])],
  "Google Sheets: answers of a form, a thousand empty rows": [byHand.googleSheets, pupil(1, [2, 3])],
  "WPS: a title merged to the end of the sheet": [byHand.wps, pupil(2, [3, 4])],
  "Numbers for Excel: the table's name above it": [byHand.appleNumbers, pupil(2, [3, 4], { sheet: "Lembar 1 - Tabel 1" })],
  "PhpSpreadsheet: empty columns between, numbers behind an apostrophe": [byHand.phpSpreadsheet, pupil(1, [2, 3])],
  "LibreOffice: a web page that is called .xls, a table for each sheet": [
    kept("libreoffice-siswa.html.xls"),
    pupil(5, [7, 8, 10], { sheet: "Sheet 2: Data Siswa" }),
  ],
  "LibreOffice: XML of Excel 2003": [kept("libreoffice-siswa.2003.xml"), whole],
  "A PHP program: a table of a web page, called .xls": [textTables.phpTable, pupil(4, [5, 6], { sheet: "DATA SISWA" })],
  "Excel: a web page, with a program for old browsers": [textTables.excelPage, pupil(2, [3, 4])],
  "Report program: XML of Excel 2003, days as days, noughts by format": [textTables.excel2003, pupil(2, [3, 4], { sheet: "Siswa & Wali" })],
  "Report program: text parted by tabs, called .xls": [() => Buffer.from(csv("\t", "\n")), pupil(1, [2, 3])],
  "Apache POI, row by row: sizes of eight bytes": [byHand.wide, pupil(1, [2, 3])],
  "CSV: UTF-8, commas": [() => Buffer.from(csv(",")), pupil(1, [2, 3])],
  "CSV: UTF-8 with its mark, semicolons, a title": [
    () => Buffer.from(csv(";", "\r\n", "\uFEFFDATA SISWA;;;;\r\n;;;;\r\n")),
    pupil(3, [4, 5]),
  ],
  "CSV: Windows-1252, tabs": [
    () => Buffer.from(csv("\t").replace("Lasimpo", "Lasimpo\u00e9"), "latin1"),
    pupil(1, [2, 3], { cells: [[0, "Nama lengkap", "Andini Pratiwi Lasimpo\u00e9"]] }),
  ],
  "CSV: UTF-16, tabs": [() => Buffer.from(`\uFEFF${csv("\t")}`, "utf16le"), pupil(1, [2, 3])],
  "CSV: UTF-16 the other way round": [() => swapped(`\uFEFF${csv("\t")}`), pupil(1, [2, 3])],
  "CSV: lines as old Macs end them": [() => Buffer.from(csv(";", "\r")), pupil(1, [2, 3])],
  "CSV: a cell of several lines, its sign named before": [
    () => Buffer.from(csv(";", "\r\n", "sep=;\r\n").replace("Andini Pratiwi Lasimpo", '"Andini\nPratiwi; Lasimpo"')),
    pupil(1, [2, 3], {
      cells: [
        [0, "Nama lengkap", "Andini Pratiwi; Lasimpo"],
        [0, "NISN", "0098765001"],
      ],
    }),
  ],
};

describe("a list that a program wrote", () => {
  test("there are more than thirty of them", () => expect(Object.keys(lists).length).toBeGreaterThan(30));

  test.each(Object.entries(lists))("%s", async (_, [make, expected]) => {
    const register = registers.find(({ name }) => name === expected.register);
    if (!register) throw new Error(`no register ${expected.register}`);
    const book = await readBookInThread(new Uint8Array(make()));
    const { seen, list } = await interpret(book, { register, words: listWords, choices: noChoices });
    const sheet = book.sheets[seen.sheet];
    if (expected.sheet) expect(sheet?.name).toBe(expected.sheet);
    expect([sheet?.places[seen.head.to], list.places]).toEqual([expected.head, expected.places]);
    const found = expected.cells.map(([row, label]) => [row, label, list.rows[row]?.[list.header.indexOf(label)]]);
    expect(found).toEqual(expected.cells);
  });

  test.each(["xlsx", "ods", "xls"])("says which sheet is hidden: %s", async (ending) => {
    const { sheets } = await readBookInThread(new Uint8Array(kept(`libreoffice-siswa.${ending}`)()));
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ["Petunjuk", false],
      ["Data Siswa", false],
      ["Referensi", true],
    ]);
  });
});

const binary = () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...rows]), "Sheet1");
  return write(book, { type: "buffer", bookType: "xlsb" }) as Buffer;
};

test.each<[string, () => Uint8Array, string]>([
  ["a workbook of Excel that is locked", lockedXlsx, "kata sandi"],
  ["an old one that is locked", lockedXls, "kata sandi"],
  ["one of LibreOffice that is locked", lockedOds, "kata sandi"],
  ["a binary workbook", binary, ".xlsb"],
  ["Numbers' own file", () => zipOf([["Index/Document.iwa", "x"]]), "Numbers"],
  ["a letter", () => zipOf([["word/document.xml", "<w:document/>"]]), "dokumen atau presentasi"],
  ["the login page of another program, called .xls", () => Buffer.from("<!DOCTYPE html><html><form>Masuk</form></html>"), "tanpa tabel"],
  ["XML of something else", () => Buffer.from('<?xml version="1.0"?><faktur><nomor>1</nomor></faktur>'), "tanpa tabel"],
  ["a web page that was saved with its pictures", () => Buffer.from("MIME-Version: 1.0\r\nX: y"), ".mht"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj"), "PDF"],
  ["a picture", () => Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", "latin1"), "tidak dapat dibaca sebagai CSV"],
])("%s is told for what it is, and what to do", async (_, make, words) => {
  await expect(readBookInThread(new Uint8Array(make()))).rejects.toMatchObject({ message: expect.stringContaining(words) });
});

test("a formula that no program has counted is told at its cell, with the cure", async () => {
  const siswa = registers.find(({ name }) => name === "siswa");
  if (!siswa) throw new Error("no pupils");
  const { list } = await interpret(await readBookInThread(new Uint8Array(byHand.uncountedFormulas())), {
    register: siswa,
    words: listWords,
    choices: noChoices,
  });
  const cells = list.rows.map((row) => row[list.header.indexOf("NISN")]);
  // One that gives nothing has been counted.
  expect([cells, list.faults?.map((faults) => Object.values(faults))]).toEqual([
    ["#RUMUS", "", "0098765003"],
    [["Rumus di sel ini belum dihitung. Buka berkasnya di Excel, simpan, lalu unggah lagi."], [], []],
  ]);
});
