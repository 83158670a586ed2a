import { type HostileList, read, said } from "./hostile-list.ts";

const page = (inside: string) => Buffer.from(`<html><table>${inside}`);
const xml2003 = (rows: string) =>
  Buffer.from(
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Data"><Table>${rows}</Table></Worksheet></Workbook>`,
  );

/** Web pages and XML of Excel 2003, as programs name them .xls. */
export const textComingIn: Readonly<Record<string, HostileList>> = {
  "Web page with a program, called .xls": {
    make: () =>
      page(
        '<script>document.write("<table><tr><td>jahat</td></tr></table>")</script><tr><td onclick="x()">Nama<script>alert(1)</script></td></tr><tr><td><iframe src="http://x.example">jahat</iframe>Andini</td></tr>',
      ),
    neutralised: "nothing in it runs or is text; the cells of its table are read",
    lines: read,
  },
  "Web page with pictures and styles of addresses": {
    make: () =>
      page(
        '<link rel="stylesheet" href="http://169.254.169.254/"><tr><td><img src="file:///etc/passwd" alt="x">Nama</td></tr><tr><td style="background:url(http://169.254.169.254/)">Andini</td></tr>',
      ),
    neutralised: "nothing is fetched",
    lines: read,
  },
  "Web page without a table": { make: () => Buffer.from("<!doctype html><html><script>alert(1)</script></html>"), refused: said.noTable },
  "Web page with a cell over 99,999 columns": { make: () => page('<tr><td colspan="99999">x</td></tr>'), refused: said.columns },
  "Web page with cells over 99,999 rows": {
    make: () => page(`${'<tr><td rowspan="99999">Nama</td></tr>'.repeat(2)}`),
    neutralised: "areas end with the list",
    lines: [["Nama"], ["Nama", "Nama"]],
  },
  "Web page of 4,000,000 cells": { make: () => page(`<tr>${"<td>".repeat(900)}`.repeat(2_800)), refused: said.far },
  "Web page of 2,400,000 rows": { make: () => page("<tr>".repeat(2_400_000)), refused: said.far },
  "Web page of 100,000 tables within each other": { make: () => Buffer.from("<table><tr><td>x".repeat(100_000)), refused: said.noTable },
  "Web page of 3,000,000 signs that open nothing": {
    make: () => page(`<tr><td>Nama${"<".repeat(3_000_000)}`),
    neutralised: "they are text",
    lines: [[`Nama${"<".repeat(3_000_000)}`]],
  },
  "Web page whose tags have no end": {
    make: () => page(`<tr><td>Nama</td></tr><td title="${"<td ".repeat(1_000_000)}`),
    neutralised: "what has no end is left out",
    lines: [["Nama"]],
  },
  "XML of Excel 2003 with a cell far outside": {
    make: () => xml2003('<Row ss:Index="9999999"><Cell><Data ss:Type="String">x</Data></Cell></Row>'),
    refused: said.far,
  },
  "XML of Excel 2003 with a cell in the last column": {
    make: () => xml2003('<Row><Cell ss:Index="16384"><Data ss:Type="String">x</Data></Cell></Row>'),
    refused: said.columns,
  },
  "XML of Excel 2003 whose rows look alike without end": {
    make: () => xml2003('<Row ss:Span="9999999"/><Row><Cell><Data ss:Type="String">x</Data></Cell></Row>'),
    refused: said.far,
  },
  "XML of Excel 2003 with names that stand for others, or for a file of the server": {
    make: () =>
      Buffer.from(
        xml2003("<Row><Cell><Data>&a;</Data></Cell></Row>")
          .toString()
          .replace("<Workbook", '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Workbook'),
      ),
    refused: said.unreadable,
  },
  "XML of Excel 2003 with a link, a program and a formula": {
    make: () =>
      xml2003(
        '<Row><Cell ss:HRef="http://x.example"><Data ss:Type="String">Nama</Data></Cell></Row><Row><Cell ss:Formula="=cmd|\' /C calc\'!A0"><Data ss:Type="String">Andini</Data><Comment><ss:Data>jahat</ss:Data></Comment></Cell></Row>',
      ),
    neutralised: "nothing is fetched or counted; what the cells show is read",
    lines: read,
  },
};
