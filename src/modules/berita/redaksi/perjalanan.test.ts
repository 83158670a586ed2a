import { expect, test } from "vitest";
import { sebutLangkah } from "./perjalanan.ts";

const at = new Date("2026-11-21T02:00:00Z");
const tahap = (dari: string, ke: string, terbitPada: string | null = null) =>
  sebutLangkah({ action: "update", at, before: { status: dari, terbitPada: null }, after: { status: ke, terbitPada } });

test("each step is told as people say it", () => {
  expect(tahap("draft", "tinjau")).toBe("Diajukan untuk ditinjau");
  expect(tahap("tinjau", "draft")).toBe("Dikembalikan ke penulis");
  expect(tahap("terbit", "draft")).toBe("Ditarik dari situs");
  expect(tahap("tinjau", "terbit", at.toISOString())).toBe("Diterbitkan");
  expect(tahap("tinjau", "terbit", "2026-11-23T00:30:00.000Z")).toContain("Dijadwalkan terbit");
  expect(sebutLangkah({ action: "create", at, before: null, after: { name: "A" } })).toBe("Ditulis");
  expect(sebutLangkah({ action: "update", at, before: { name: "A" }, after: { name: "B" } })).toBe("Isinya diubah");
  expect(sebutLangkah({ action: "entah", at, before: null, after: null })).toBe("Diubah");
});
