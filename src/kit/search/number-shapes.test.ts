import { expect, test } from "vitest";
import { completed, shapeOf } from "./number-shapes.ts";

const today = "2026-11-27";

test.each([
  ["B-412/Kk.22.01/PP.00/03/2026", "B-…/Kk.22.01/PP.00/11/2026"],
  ["421.3/1234/Dikbud/2025", "421.3/…/Dikbud/2026"],
  ["005/UND/DPRD/IX/2024", "…/UND/DPRD/XI/2026"],
  ["12/OSIS/3/2026", "…/OSIS/11/2026"],
  ["7a/KW", "…/KW"],
  ["B-9/Kk.22/3", "B-…/Kk.22/3"],
  ["005/UND/VIII/2024", "…/UND/XI/2026"],
  ["12/UND/viii/2024", "…/UND/XI/2026"],
  ["3/UND/15/2025", "…/UND/15/2026"],
  ["3/UND/10/2025", "…/UND/11/2026"],
  ["3/UND/ 10 / 2025", "…/UND/11/2026"],
  [" UND / 7b /DP", "UND /…/DP"],
  ["Nota-7/DP", "Nota-…/DP"],
  ["Surat-7/DP", undefined],
  ["UND/KW/10/2025", undefined],
  ["UND/KW/2025", undefined],
  [" 400/12/2026 ", undefined],
  ["tanpa nomor", undefined],
  ["12", undefined],
  ["", undefined],
])("%s is built as %s", (number, shape) => expect(shapeOf(number, today)).toBe(shape));

test.each([
  ["12/OSIS/9/2026", "…/OSIS/3/2026"],
  ["12/OSIS/09/2026", "…/OSIS/03/2026"],
  ["12/OSIS/11/2026", "…/OSIS/03/2026"],
  ["12/OSIS/IX/2026", "…/OSIS/III/2026"],
])("%s is built as %s in a month of one figure", (number, shape) => expect(shapeOf(number, "2026-03-05")).toBe(shape));

test.each([
  ["B-…/Kk.22.01/11/2026", "b-412", "B-412/Kk.22.01/11/2026"],
  ["B-…/Kk.22.01/11/2026", "  b-412 ", "B-412/Kk.22.01/11/2026"],
  ["B-…/Kk.22.01/11/2026", "B-412/kk", "B-412/Kk.22.01/11/2026"],
  ["B-…/Kk.22.01/11/2026", "B-412/Kw", undefined],
  ["B-…/Kk.22.01/11/2026", "B-", undefined],
  ["B-…/Kk.22.01/11/2026", "412", undefined],
  ["…/UND/XI/2026", "7", "7/UND/XI/2026"],
])("%s completes %s to %s", (shape, typed, whole) => expect(completed(shape, typed)).toBe(whole));
