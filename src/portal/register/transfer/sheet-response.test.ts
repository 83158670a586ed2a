import { expect, test } from "vitest";
import { readUpload, type SheetFile, sheetResponse } from "./sheet-response.server.ts";

const rows = [
  ["Nomor", "Perihal", "Tanggal", "Nilai"],
  ["=1+1", "-2+cmd|' /C calc'!A0", "2026-04-05", 85.5],
  ["+62 811", '@SUM(A1); "kutip"\nbaris dua', "1991-06-13", null],
  ["Ńama ü 😀", "'biasa", "2024-02-29", 0],
];
const back = async (format: SheetFile["format"]) => {
  const answer = await sheetResponse({ name: "uji", format, sheets: [{ name: "Uji", rows }] });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, sheet: (await readUpload(new File([new Uint8Array(bytes)], `uji.${format}`))).sheet };
};
const texts = (sheet: readonly (readonly unknown[])[]) =>
  sheet.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ""))));

test.each(["xlsx", "csv"] as const)("what is written as %s is read again", async (format) => {
  expect(texts((await back(format)).sheet)).toEqual(texts(rows));
});

test("no cell of a CSV begins like a formula", async () => {
  const text = (await back("csv")).bytes.toString("utf8");
  expect(text).toContain("'=1+1");
  expect(text.split(/[;\r\n]/).filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
});

test("a CSV with commas, tabs or the alphabet of Windows is read too", async () => {
  for (const text of ["a,b\nc,é", "a\tb\nc\té"]) {
    expect((await readUpload(new File([text], "x.csv"))).sheet).toEqual([
      ["a", "b"],
      ["c", "é"],
    ]);
    expect((await readUpload(new File([new Uint8Array(Buffer.from(text, "latin1"))], "x.csv"))).sheet).toEqual([
      ["a", "b"],
      ["c", "é"],
    ]);
  }
});

test.each([
  ["nothing", null],
  ["a text", "teks"],
  ["an empty file", new File([], "a.csv")],
  ["a picture", new File([new Uint8Array([0x89, 0x50, 0, 0])], "a.csv")],
  ["half a ZIP", new File(["PK\x03\x04rusak"], "a.xlsx")],
  ["a ZIP that claims gigabytes", new File([new Uint8Array(bomb())], "a.xlsx")],
  ["too much", new File([new Uint8Array(5_000_001).fill(97)], "a.csv")],
])("refuses %s with a sentence", async (_, upload) => {
  await expect(readUpload(upload)).rejects.toMatchObject({ name: "Refusal" });
});

function bomb(): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(0xfffffff0, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(4, 16);
  return Buffer.concat([Buffer.from("PK\x03\x04"), entry, end]);
}
