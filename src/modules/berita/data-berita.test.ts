import { expect, test } from "vitest";
import { beritaDescription } from "./data-berita.ts";

test("a shared news item tells its summary, else how it begins", () => {
  expect(beritaDescription({ name: "Judul", desc: "Ringkas.", content: "Isi." })).toBe("Ringkas.");
  expect(beritaDescription({ name: "Judul", desc: null, content: "## Awal\n\nIsi **tebal**\nbaris dua." })).toBe(
    "Awal Isi tebal baris dua.",
  );
  expect(beritaDescription({ name: "Judul", desc: "", content: "![a](gambar:0b9f6f1e-2f37-4a8e-9d4b-0a3c5f7e1d22)" })).toBe("Judul");
});

test("a long beginning ends after a whole word", () => {
  const uraian = beritaDescription({ name: "Judul", desc: null, content: "madrasah ".repeat(40) });
  expect(uraian.length).toBeLessThanOrEqual(161);
  expect(uraian).toMatch(/madrasah…$/);
});
