import { expect, test } from "vitest";
import { describeStep } from "./journey.ts";

const at = new Date("2026-11-21T02:00:00Z");
const stage = (dari: string, ke: string, terbitPada: string | null = null) =>
  describeStep({ action: "update", at, before: { status: dari, terbitPada: null }, after: { status: ke, terbitPada } });

test("each step is told as people say it", () => {
  expect(stage("draft", "tinjau")).toBe("Diajukan untuk ditinjau");
  expect(stage("tinjau", "draft")).toBe("Dikembalikan ke penulis");
  expect(stage("terbit", "draft")).toBe("Ditarik dari situs");
  expect(stage("tinjau", "terbit", at.toISOString())).toBe("Diterbitkan");
  expect(stage("tinjau", "terbit", "2026-11-23T00:30:00.000Z")).toContain("Dijadwalkan terbit");
  expect(describeStep({ action: "create", at, before: null, after: { name: "A" } })).toBe("Ditulis");
  expect(describeStep({ action: "update", at, before: { name: "A" }, after: { name: "B" } })).toBe("Isinya diubah");
  expect(describeStep({ action: "entah", at, before: null, after: null })).toBe("Diubah");
});
