import { expect, test } from "vitest";
import { uraianBerita } from "./data-berita.ts";

test("a shared news item tells its summary, else how it begins", () => {
  expect(uraianBerita({ desc: "Ringkas.", content: "Isi." })).toBe("Ringkas.");
  expect(uraianBerita({ desc: null, content: "## Awal\n\nIsi **tebal**\nbaris dua." })).toBe("Awal Isi tebal baris dua.");
  expect(uraianBerita({ desc: "", content: "" })).toBe("Ringkasan berita belum tersedia.");
});

test("a long beginning ends after a whole word", () => {
  const uraian = uraianBerita({ desc: null, content: "madrasah ".repeat(40) });
  expect(uraian.length).toBeLessThanOrEqual(161);
  expect(uraian).toMatch(/madrasah…$/);
});
