import { expect, test } from "vitest";
import { beritaDescription } from "./data-berita.ts";

test("a shared news item tells its summary, else how it begins", () => {
  expect(beritaDescription({ desc: "Ringkas.", content: "Isi." })).toBe("Ringkas.");
  expect(beritaDescription({ desc: null, content: "## Awal\n\nIsi **tebal**\nbaris dua." })).toBe("Awal Isi tebal baris dua.");
  expect(beritaDescription({ desc: "", content: "" })).toBe("Ringkasan berita belum tersedia.");
});

test("a long beginning ends after a whole word", () => {
  const uraian = beritaDescription({ desc: null, content: "madrasah ".repeat(40) });
  expect(uraian.length).toBeLessThanOrEqual(161);
  expect(uraian).toMatch(/madrasah…$/);
});
