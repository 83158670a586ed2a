import { expect, test, vi } from "vitest";
import { kelas } from "./kelas.ts";
import { currentTahunAjaran, tahunAjaranAt } from "./tahun-ajaran.ts";

test.each([
  ["2026-06-30", "2025/2026"],
  ["2026-07-01", "2026/2027"],
  ["2026-12-31", "2026/2027"],
  ["2027-01-01", "2026/2027"],
])("%s lies in %s", (hari, tahun) => expect(tahunAjaranAt(hari)).toBe(tahun));

test("the year turns at midnight in Palu", () => {
  expect(currentTahunAjaran(new Date("2026-06-30T15:59:00Z"))).toBe("2025/2026");
  expect(currentTahunAjaran(new Date("2026-06-30T16:00:00Z"))).toBe("2026/2027");
});

test("a class begins with the year that runs when it is asked, not when the product was started", () => {
  vi.useFakeTimers({ now: new Date("2026-06-30T15:00:00Z") });
  expect(kelas.fields.tahunAjaran.initial).toBe("2025/2026");
  vi.setSystemTime(new Date("2026-06-30T16:30:00Z"));
  expect(kelas.fields.tahunAjaran.initial).toBe("2026/2027");
  vi.useRealTimers();
});
