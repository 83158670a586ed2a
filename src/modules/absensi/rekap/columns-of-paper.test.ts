/** A report lies on paper with a dozen columns of figures. What goes wrong: they take the room of the words, which then break. */
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { berkasLaporan } from "./berkas-laporan.server.ts";
import type { Laporan } from "./laporan.ts";

const laporan: Laporan = {
  ...{ judul: "Rekap", rentang: "3 Agustus 2026", jumlah: [], kunci: ["a"] },
  kolom: [
    { label: "Nama", width: 80 },
    { label: "Uraian", width: 40 },
    { label: "Sisi" },
    { label: "Angka", kind: "number", width: 60 },
    { label: "Keterangan", width: 10 },
    { label: "Akhir" },
  ],
  sel: [["Ayu", "X.E-2", "kiri", 5, "k", "a"]],
};

test("words have the room that they ask for, figures that of their head, and the name its own", async () => {
  const bytes = await berkasLaporan(laporan, {
    ...{ format: "pdf", kini: new Date("2026-08-06T02:00:00Z"), akhir: [] },
    kertas: { letterhead: { names: ["MAN 1 Palu"], address: "Palu" } },
  });
  const { items } = await (await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)).getTextContent();
  const words = items.flatMap((item) => ("str" in item ? [{ text: item.str, left: Number(item.transform[4]), wide: item.width }] : []));
  const at = (text: string) => words.find((word) => word.text === text) ?? expect.fail(`${text} is not on the paper`);
  const left = (text: string) => at(text).left;
  const share = (left("Uraian") - left("Nama")) / 24;
  const wide = (from: string, to: string) => (left(to) - left(from)) / share;
  expect(wide("Uraian", "Sisi")).toBeCloseTo(26, 1);
  // Twelve where nothing is said, and as wide as its head for figures.
  expect(wide("Sisi", "Keterangan")).toBeCloseTo(7.8 + 7, 1);
  expect(wide("Keterangan", "Akhir")).toBeCloseTo(12, 1);
  // Words begin at the left of their column, figures end at the right of it, under their head.
  expect(left("kiri")).toBeCloseTo(left("Sisi"), 1);
  expect(left("5") + at("5").wide).toBeCloseTo(left("Angka") + at("Angka").wide, 1);
  expect(left("5")).toBeGreaterThan(left("Angka"));
});
