import { expect, test } from "vitest";
import { choice, date, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { listPaper } from "./list-paper.ts";

const buku = register({
  name: "buku",
  table: "buku",
  path: "/buku",
  title: "Buku",
  noun: "buku",
  fields: {
    judul: text({ label: "Judul", privacy: "umum", required: true, max: 80 }),
    rahasia: text({ label: "Rahasia", privacy: "umum", max: 80 }),
    terbit: date({ label: "Terbit", privacy: "umum" }),
    halaman: number({ label: "Halaman", privacy: "umum", step: 1 }),
    rak: choice({ label: "Rak", privacy: "umum", options: [{ value: "a", label: "A" }] }),
  },
  columns: ["judul", "terbit", "halaman"],
  searched: ["judul"],
  sentences: sentencesFor("buku", "Belum ada buku."),
});
const rows = [
  ["Fikih", "x", "2026-04-05", 1250, "A"],
  ["Hadis", null, null, null, null],
];

test("a list on paper has the columns of the screen, numbered, in words", () => {
  const paper = listPaper(buku, { columns: columnsOfSheet(buku), rows, search: "" }, new Date("2026-11-21T01:42:00Z"));
  expect(paper).toMatchObject({
    title: "Buku",
    subtitle: "2 buku",
    footer: "Dicetak 21 November 2026 pukul 09.42 WITA",
    orientation: "portrait",
  });
  const [table] = paper.blocks;
  if (table?.kind !== "table") throw new Error("no table");
  expect(table.columns.map(({ label, align }) => [label, align])).toEqual([
    ["No.", "right"],
    ["Judul", "left"],
    ["Terbit", "left"],
    ["Halaman", "right"],
  ]);
  expect(table.rows).toEqual([
    ["1", "Fikih", "5 Apr 2026", "1.250"],
    ["2", "Hadis", "", ""],
  ]);
});

test("a field that one may not carry away is no column, and what was sought stands under the title", () => {
  const columns = columnsOfSheet(buku).filter(({ label }) => label !== "Terbit");
  const paper = listPaper(buku, { columns, rows: [["Fikih", "x", 12, "A"]], search: "fik" });
  const [table] = paper.blocks;
  expect(paper.subtitle).toBe("1 buku dengan kata “fik”");
  expect(table?.kind === "table" && table.rows).toEqual([["1", "Fikih", "12"]]);
});

test("what is filled in by hand has a column of its own, at the end and empty", () => {
  const signed = { ...buku, onPaper: ["Tanda tangan", "Catatan"] };
  const paper = listPaper(signed, { columns: columnsOfSheet(buku), rows, search: "" });
  const [table] = paper.blocks;
  if (table?.kind !== "table") throw new Error("no table");
  expect(table.columns.map(({ label }) => label)).toEqual(["No.", "Judul", "Terbit", "Halaman", "Tanda tangan", "Catatan"]);
  expect(table.rows[0]).toEqual(["1", "Fikih", "5 Apr 2026", "1.250", "", ""]);
  // Its lines are high enough for a signature.
  expect(table.written).toBe(true);
  expect(paper.orientation).toBe("landscape");
});

test("a day takes no more room than it needs, wherever it stands", () => {
  const dated = { ...buku, columns: ["terbit", "judul", "rak"] as const };
  const [table] = listPaper(dated, { columns: columnsOfSheet(buku), rows, search: "" }).blocks;
  if (table?.kind !== "table") throw new Error("no table");
  const [, terbit = 0, judul = 0, rak = 0] = table.columns.map(({ share = 1 }) => share);
  expect(table.written).toBeUndefined();
  expect(judul).toBeGreaterThan(terbit);
  expect(judul).toBeGreaterThan(rak);
});
