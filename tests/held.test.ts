import { expect, test } from "vitest";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { makeCards, makeCsv, makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { longestHeld } from "#tests/support/event-loop-held.ts";

/** Whatever file is made, however long it may be: the thread that serves everybody is not held by it. */
const words = "Siti Aisyah Nur’aini binti Muhammad Abdurrahman Wahid Tandipuang";
const letterhead = { names: ["KEMENTERIAN AGAMA REPUBLIK INDONESIA", "MAN 1 Kota Palu"], address: "Kota Palu" };
const paper = { letterhead, title: "Uji", footer: "Dicetak hari ini" };
const columns = Array.from({ length: 8 }, (_, n) => ({ label: `Kolom ${n}` }));
const rows = (count: number, width = columns.length) =>
  Array.from({ length: count }, (_, n) => Array.from({ length: width }, (_, k) => `Siti Aisyah ${n} ${k}`));
const wide = Array.from({ length: 40 }, (_, n) => ({ label: `Kolom ${n}` }));
const list = { columns: wide, rows: rows(10_000, wide.length) };
const codes = Array.from({ length: 40 }, (_, n) => ({ title: `${words} ${n}`, line: "X.E-1", code: `kartu-${n}` }));
const letter = Array.from({ length: 60 }, () => ({ kind: "paragraph" as const, tone: "letter" as const, text: `${words}. `.repeat(5) }));

const made: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  "a letter of 20,000 letters": () => renderPaper({ ...paper, form: "letter", blocks: letter }),
  "a report of 200 lines": () => renderPaper({ ...paper, blocks: [{ kind: "table", columns, rows: rows(200) }] }),
  "a book of 500 lines": () => renderPaper({ ...paper, blocks: [{ kind: "table", columns, rows: rows(500) }] }),
  "cards of a class": () => makeCards({ title: "Kartu", house: "MAN 1", groups: [{ name: "X.E-1", cards: codes }] }),
  "CSV of 10,000 wide rows": () => makeCsv(list),
  "a workbook of 2,000 wide rows": () => makeXlsx({ ...list, rows: list.rows.slice(0, 2_000) }),
};

test.each(Object.entries(made))("%s", { timeout: 240_000 }, async (_, make) => {
  const held = await longestHeld(async () => expect((await make()).byteLength).toBeGreaterThan(1000));
  expect(held).toBeLessThan(100);
});
