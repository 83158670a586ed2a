import { expect, test } from "vitest";
import { formatDays } from "./day-range.ts";

test.each([
  ["2026-12-03", "2026-12-03", "3 Desember 2026"],
  ["2026-12-03", "2026-12-05", "3–5 Desember 2026"],
  ["2026-11-30", "2026-12-02", "30 November – 2 Desember 2026"],
  ["2026-11-30", "2027-06-30", "30 November 2026 – 30 Juni 2027"],
])("%s to %s", (from, to, said) => expect(formatDays(from, to)).toBe(said));
