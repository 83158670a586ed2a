import { expect, test } from "vitest";
import { fittingTexts } from "./former-texts.tsx";

const texts = [
  "Undangan rapat koordinasi",
  "Undangan rapat komite",
  "Permohonan data siswa",
  "Undangan 1",
  "Undangan 2",
  "Undangan 3",
  "undangan  4",
];

test("a long text is completed from three letters on, wherever they stand, by five at most", () => {
  expect(fittingTexts(texts, "un")).toEqual([]);
  expect(fittingTexts(texts, "  RAPAT ")).toEqual(["Undangan rapat koordinasi", "Undangan rapat komite"]);
  expect(fittingTexts(texts, "und")).toEqual([
    "Undangan rapat koordinasi",
    "Undangan rapat komite",
    "Undangan 1",
    "Undangan 2",
    "Undangan 3",
  ]);
});

test("what stands there already is not offered again, however it is spaced", () => {
  expect(fittingTexts(texts, "Undangan 4")).toEqual([]);
  expect(fittingTexts(texts, "permohonan data siswa ")).toEqual([]);
});
