import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, test } from "vitest";
import { readAloud } from "#tests/support/read-aloud.ts";
import { renderLongTable } from "./long-table.server.ts";

const rows = 1_300;
const table = {
  letterhead: { names: ["KEMENTERIAN AGAMA REPUBLIK INDONESIA", "MAN 1 Kota Palu"], address: "Kota Palu" },
  title: "Rekap Kehadiran",
  subtitle: "Juli – Desember 2026",
  footer: "Dicetak hari ini",
  orientation: "landscape" as const,
  columns: [{ label: "Nama", share: 4 }, ...Array.from({ length: 12 }, (_, n) => ({ label: `Kolom ${n}`, align: "right" as const }))],
  notes: ["Belum tercatat tidak dihitung sebagai tanpa keterangan."],
};
const nama = (n: number) => (n === 7 ? "Šimić Łukasz Nur’aini binti Muhammad Abdurrahman Wahid Tandipuang Djanggola" : `Siti Aisyah ${n}`);

test("a thousand rows stand on numbered pages under the same head, and no letter is lost", async () => {
  const told: number[] = [];
  const filled = Array.from({ length: rows }, (_, n) => [nama(n), ...Array.from({ length: 12 }, (_, k) => String(n * k))]);
  const bytes = await renderLongTable({ ...table, rows: filled }, async (done) => void told.push(done));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect((await getMeta(pdf)).info).toMatchObject({ Title: "Rekap Kehadiran" });
  const { text, totalPages } = await extractText(pdf);
  const plain = text.map((page) => page.replace(/\s+/g, " "));
  expect(plain[0]).toContain("KEMENTERIAN AGAMA REPUBLIK INDONESIA");
  expect(plain[0]).toContain("Šimić Łukasz Nur’aini binti Muhammad");
  for (const [place, page] of plain.entries()) {
    expect(page).toContain(`Halaman ${place + 1} dari ${totalPages}`);
    expect(page).toContain("Kolom 11");
  }
  expect(plain.at(-1)).toContain("Siti Aisyah 1299 0 1299 2598");
  expect(plain.at(-1)).toContain("Belum tercatat tidak dihitung");
  expect(told).toEqual(Array.from({ length: Math.floor(rows / 40) }, (_, n) => (n + 1) * 40));
}, 120_000);

test("is read aloud as one table under its title, cell by cell, and its foot not at all", async () => {
  const columns = [{ label: "Nama" }, { label: "Hadir" }];
  const rows = Array.from({ length: 60 }, (_, n) => [`Siti ${n}`, String(n)]);
  const pdf = await getDocumentProxy(new Uint8Array(await renderLongTable({ ...table, columns, rows })));
  const said = await pdf.getPage(1).then(readAloud);
  expect(said.slice(0, 8)).toEqual(["P", "P", "P", "H1", "P", "Table", "TR", "TH"]);
  const count = (role: string) => said.filter((one) => one === role).length;
  expect(["Table", "TR", "TH", "TD", "P"].map(count)).toEqual([1, 61, 2, 120, 4]);
});

test("a number too long for its column goes on behind a slash", async () => {
  const columns = [{ label: "Nomor" }, { label: "Perihal", share: 7 }];
  const bytes = await renderLongTable({ ...table, columns, rows: [["B-001/Ma.22.01.01/KP.02.3/01/2026", "Uji"]] }, async () => undefined);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  const pieces = text.split(/\s+/).filter((piece) => piece.includes("/"));
  expect(pieces).toEqual(["B-001/", "Ma.22.01.01/", "KP.02.3/01/2026"]);
});
