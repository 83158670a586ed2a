/** The office uploads what another program calls a workbook and is a table of a web page: it is read as the page shows it. */
import { expect, test } from "vitest";
import { isWebPage, readWebPage } from "./web-page.server.ts";

test.each([
  ["<!DOCTYPE html><table>", true],
  ["\r\n  <html lang=id>", true],
  ["<!-- dibuat 2026 --><table>", true],
  ['<?xml version="1.0"?><html>', true],
  ["<table>", true],
  ["Nama;Nilai", false],
  ["<5;lulus", false],
  ["", false],
])("whether it is a page tells its beginning: %j", (text, is) => expect(isWebPage(text)).toBe(is));

test("each table that says something is a sheet, named by what stands above it or by its number", () => {
  const page = `<h2>Daftar
    Siswa</h2><table><tr><th>Nama<th>NIS</tr><tr><td>Ani &amp; Budi<td>1001</table>
    <table><tr><td> </td></tr></table>
    <table><tr><td>Lain</td></tr></table>
    <h1>Judul</h1><table><caption>Guru <b>Tetap</b></caption><tr><td>Cici</td></tr></table>`;
  expect(readWebPage(page)).toEqual([
    {
      name: "Daftar Siswa",
      lines: [
        ["Nama", "NIS"],
        ["Ani & Budi", "1001"],
      ],
    },
    { name: "Tabel 2", lines: [["Lain"]] },
    { name: "Guru Tetap", lines: [["Cici"]] },
  ]);
});

test("blanks around a name are none of it, and a sign that ends a tag is none within quotes", () => {
  const page = `<h2> Daftar <i>Guru</i> \n</h2><table><tr><td title="a > b" class='c > d'>satu</td><td title=x'y>dua</td></tr></table>`;
  expect(readWebPage(page)).toEqual([{ name: "Daftar Guru", lines: [["satu", "dua"]] }]);
});

test("a name above a table is cut where it is long", () => {
  expect(readWebPage(`<h1>${"x".repeat(61)}</h1><table><td>a</table>`)).toEqual([{ name: "x".repeat(60), lines: [["a"]] }]);
});

test("a cell that nobody opened a row for begins one, and lines within a cell stay lines", () => {
  const page = "<table><tr><td>a<td>b</tr><td>c <br> d<td><p>e</p><p>f</p><tbody><tr><td>g</tbody><td>h</table>";
  expect(readWebPage(page)[0]?.lines).toEqual([["a", "b"], ["c\nd", "e\nf"], ["g"], ["h"]]);
});

test("cells reach over others as they say, and what they say otherwise counts for nothing", () => {
  const page = `<table><tr><td colspan="2">a<td rowspan=2>b<tr><td>c<td>d<tr><td colspan=0>e<td colspan="x">f</table>`;
  expect(readWebPage(page)[0]?.lines).toEqual([
    ["a", "a", "b"],
    ["c", "d", "b"],
    ["e", "f"],
  ]);
});

test("a page without a table, or with tables within tables without end, is refused with a sentence", () => {
  const refused = { kind: "malformed", message: expect.stringContaining("halaman web tanpa tabel") };
  const refusal = (page: string) => {
    try {
      return readWebPage(page);
    } catch (error) {
      return error;
    }
  };
  expect(refusal("<html><p>Silakan masuk</p>")).toMatchObject(refused);
  expect(refusal("<table><tr><td></td></tr></table>")).toMatchObject(refused);
  expect(refusal(`${"<table>".repeat(20)}<td>a`)).toMatchObject([{ lines: [["a"]] }]);
  expect(refusal(`${"<table>".repeat(21)}<td>a`)).toMatchObject(refused);
});
