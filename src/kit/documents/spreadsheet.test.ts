import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { bomb } from "#tests/support/bomb.ts";
import { readCsv, readXlsx } from "#tests/support/read-sheet.ts";
import { partsOf } from "#tests/support/template-workbook.ts";
import { type Cell, type SheetColumn, writeCsv, writeXlsx } from "./spreadsheet.server.ts";

const columns: readonly SheetColumn[] = [
  { label: "Nama" },
  { label: "Telepon" },
  { label: "Lahir", kind: "date" },
  { label: "Nilai", kind: "number" },
];
const people: readonly (readonly Cell[])[] = [
  ['Nur’aini, binti "Haji" Abdullah', "+62 811 4567 890", "2011-06-13", 89.25],
  ["José\nŠimić", "0811-4567-890", "2010-02-28", 100],
  ['=HYPERLINK("http://x")', "-SUM(A1)", null, 0.1],
  ["@cmd", "'=sudah berapostrof", "2008-02-29", -5.5],
];
const asText = (point: "." | ",") =>
  people.map((row) => row.map((cell) => (typeof cell === "number" ? String(cell).replace(".", point) : (cell ?? ""))));
const text = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
const bytes = (content: string) => new TextEncoder().encode(content);

describe.each([
  ["csv", async () => readCsv(writeCsv(columns, people))],
  ["xlsx", async () => readXlsx(await writeXlsx(columns, people))],
] as const)("%s", (kind, trip) => {
  it("comes back as it went", async () => {
    expect(await trip()).toMatchObject({ header: ["Nama", "Telepon", "Lahir", "Nilai"], rows: asText(kind === "csv" ? "," : ".") });
  });
  // U+FFFD stands for text that was already lost; the sheet reader drops it.
  it("brings any text back", async () => {
    const cell = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
      .filter((value) => value.trim() !== "" && !(value in Object.prototype) && !/[\p{Cc}\uFFFD-\uFFFF]/u.test(value));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const two = [{ label: "A" }, { label: "B" }];
        const back = kind === "csv" ? readCsv(writeCsv(two, rows)) : await readXlsx(await writeXlsx(two, rows));
        expect(back.rows).toEqual(rows);
      }),
      { numRuns: kind === "csv" ? 200 : 25, endOnFailure: true },
    );
  });
});

describe("what others open", () => {
  it("finds what Excel in Indonesia takes apart, a byte order mark and no live formula in CSV", () => {
    const written = text(writeCsv(columns, people));
    expect(written.startsWith('\uFEFF"Nama";"Telepon";"Lahir";"Nilai"\r\n')).toBe(true);
    expect(written).toContain('"Nur’aini, binti ""Haji"" Abdullah";"+62 811 4567 890";"2011-06-13";"89,25"\r\n');
    expect(written).toContain("'-SUM(A1)");
    expect(written).toContain("'@cmd");
    expect(written).toContain(';"-5,5"\r\n');
  });
  it("finds the cells again though a head is full of commas", () => {
    const sheet = readCsv(writeCsv([{ label: "Tempat, tanggal, jam" }, { label: "Nilai" }], [["Palu, Senin; pagi", 1.5]]));
    expect([sheet.header, ...sheet.rows]).toEqual([
      ["Tempat, tanggal, jam", "Nilai"],
      ["Palu, Senin; pagi", "1,5"],
    ]);
  });
});

it("writes days as real dates and text as text into xlsx", async () => {
  const [, first, , third] = await readSheet(Buffer.from(await writeXlsx(columns, people)));
  expect(first?.[2]).toEqual(new Date("2011-06-13T00:00:00Z"));
  expect(third?.[0]).toBe('=HYPERLINK("http://x")');
});

it("writes words that programs find hard", async () => {
  const words = ["constructor", "toString", "__proto__"];
  const back = await readXlsx(
    await writeXlsx(
      [{ label: "valueOf" }],
      words.map((word) => [word]),
    ),
  );
  expect(back).toMatchObject({ header: ["valueOf "], rows: words.map((word) => [`${word} `]) });
});

describe("what people bring", () => {
  it.each([
    ["semicolons", "Nama;Nilai\r\nBudi;89,5\r\n"],
    ["tabs", "Nama\tNilai\nBudi\t89,5"],
    ["a separator line", "sep=;\r\nNama;Nilai\r\nBudi;89,5"],
    ["empty lines", "\r\n;;\r\nNama;Nilai;\r\n\r\nBudi;89,5\r\n"],
  ])("is read with %s", (_name, content) => {
    const sheet = readCsv(bytes(content));
    expect(sheet.header).toEqual(["Nama", "Nilai"]);
    expect(sheet.rows[0]?.slice(0, 2)).toEqual(["Budi", "89,5"]);
  });
  it("is read in the letters of old Excel", () => {
    expect(readCsv(Buffer.from("Nama;Kota\r\nJos\u00e9;Palu", "latin1")).rows).toEqual([["José", "Palu"]]);
    expect(readCsv(Buffer.from("\uFEFFNama;Kota\r\nJosé;Palu", "utf16le")).rows).toEqual([["José", "Palu"]]);
  });
  it("has short rows filled up", () => {
    expect(readCsv(bytes("A,B,C\n1")).rows).toEqual([["1", "", ""]]);
  });
});

describe("what is refused, with a sentence", () => {
  const refused = (kind: string, words: string) => ({ kind, message: expect.stringContaining(words) });
  it("names emptiness, size and rows", async () => {
    expect(() => readCsv(new Uint8Array())).toThrow("kosong");
    expect(() => readCsv(bytes("\n\n"))).toThrow("tidak berisi data");
    expect(() => readCsv(new Uint8Array(10 * 1024 * 1024 + 1))).toThrow("10 MB");
    expect(() => readCsv(bytes(`A\n${"x\n".repeat(20_001)}`))).toThrow("20.000 baris");
    expect(() => readCsv(bytes(`${"a,".repeat(201)}\nb`))).toThrow("200 kolom");
    expect(() => readCsv(bytes("A,B\n\u0000,x"))).toThrow("CSV");
  });
  it("knows what is no xlsx", async () => {
    await expect(readXlsx(bytes("Nama,Kota"))).rejects.toMatchObject(refused("malformed", "tidak dapat dibaca"));
    await expect(readXlsx(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toMatchObject(refused("malformed", ".xls"));
    const whole = await writeXlsx(columns, people);
    await expect(readXlsx(whole.subarray(0, whole.length - 40))).rejects.toMatchObject(refused("malformed", "tidak dapat dibaca"));
  });
  it("writes no cell into xlsx that Excel would cut, and points to CSV, which holds it", async () => {
    const [full, over] = ["x".repeat(32_767), "x".repeat(32_768)];
    expect((await readXlsx(await writeXlsx([{ label: "Isi" }], [[full]]))).rows).toEqual([[full]]);
    const words = "Isi kolom “Isi” di baris 3 lebih dari 32.767 huruf; berkas Excel tidak dapat memuatnya. Unduh sebagai CSV.";
    await expect(writeXlsx([{ label: "Isi" }], [["a"], [over]])).rejects.toMatchObject(refused("invalid", words));
    expect(readCsv(writeCsv([{ label: "Isi" }], [[over]])).rows).toEqual([[over]]);
  });
  it("unpacks no bomb, whatever sizes it claims", async () => {
    await expect(readXlsx(bomb())).rejects.toMatchObject(refused("malformed", "tidak dapat dibaca"));
  });
});

it("writes and reads 2,000 rows of 20 columns whole", async () => {
  const wide = Array.from({ length: 20 }, (_, index) => ({ label: `Kolom ${index + 1}` }));
  const rows = Array.from({ length: 2_000 }, (_, row) => wide.map((_column, index) => `isi ${row}-${index}`));
  expect((await readXlsx(await writeXlsx(wide, rows))).rows).toEqual(rows);
  expect(readCsv(writeCsv(wide, rows)).rows).toEqual(rows);
});

it("gives a column the room of its head, at least that of a word, unless it says how wide it is", async () => {
  const wide = async (of: readonly SheetColumn[]) =>
    [...(partsOf(await writeXlsx(of, [])).get("xl/worksheets/sheet1.xml") ?? "").matchAll(/<col [^>]*width="(\d+)"/g)].map(
      ([, width]) => width,
    );
  const [short, long] = [{ label: "No." }, { label: "Nomor induk siswa" }];
  expect(await wide([short, long, { ...long, width: 5 }, { ...long, kind: "date" }])).toEqual(["12", "21", "5", "14"]);
});

it("prints a report on F4 with all its columns on one page, a wide one lying", async () => {
  const wide = Array.from({ length: 31 }, (_, day) => ({ label: String(day + 1), width: 4 }));
  const printed = async (of: readonly SheetColumn[], above: readonly string[]) => {
    const part = partsOf(await writeXlsx(of, [], { above })).get("xl/worksheets/sheet1.xml") ?? "";
    return [part.includes('fitToPage="1"'), /<pageSetup [^>]*orientation="(\w+)"/.exec(part)?.[1]];
  };
  expect(await printed(columns, ["Rekap"])).toEqual([true, "portrait"]);
  expect(await printed(wide, ["Rekap"])).toEqual([true, "landscape"]);
  expect(await printed(wide, [])).toEqual([false, undefined]);
  const letters = (...widths: readonly number[]) => widths.map((width) => ({ label: "A", width }));
  expect(await printed(letters(50, 45), ["Rekap"])).toEqual([true, "portrait"]);
  expect(await printed(letters(50, 46), ["Rekap"])).toEqual([true, "landscape"]);
});

it("repeats the head of the columns on every printed page, and nothing above it", async () => {
  const titles = async (above: readonly string[]) => {
    const beside = { name: "Guru & 'Staf'", columns, rows: [] };
    const part = partsOf(await writeXlsx(columns, people, { above, tables: [beside] })).get("xl/workbook.xml") ?? "";
    return [...part.matchAll(/<definedName name="_xlnm.Print_Titles" localSheetId="(\d)">([^<]*)</g)].map(([, sheet, rows]) => [
      sheet,
      rows,
    ]);
  };
  expect(await titles(["Rekap", "November 2026"])).toEqual([
    ["0", "'Data'!$4:$4"],
    ["1", "'Guru &amp; ''Staf'''!$1:$1"],
  ]);
  expect((await titles([]))[0]).toEqual(["0", "'Data'!$1:$1"]);
});
