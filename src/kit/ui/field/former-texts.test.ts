import { expect, test } from "vitest";
import { fittingOffers } from "./former-texts.tsx";

const texts = [
  "Undangan rapat koordinasi",
  "Undangan rapat komite",
  "Permohonan data siswa",
  "Undangan 1",
  "Undangan 2",
  "Undangan 3",
  "undangan  4",
];

const known = texts.map((value) => ({ value, label: value }));
const fitting = (typed: string) => fittingOffers(known, typed).map(({ text }) => text);

test("a long text is completed from three letters on, wherever they stand, by five at most", () => {
  expect(fitting("un")).toEqual([]);
  expect(fitting("  RAPAT ")).toEqual(["Undangan rapat koordinasi", "Undangan rapat komite"]);
  expect(fitting("und")).toEqual(["Undangan rapat koordinasi", "Undangan rapat komite", "Undangan 1", "Undangan 2", "Undangan 3"]);
});

test("what stands there already is not offered again, however it is spaced", () => {
  expect(fitting("Undangan 4")).toEqual([]);
  expect(fitting("permohonan data siswa ")).toEqual([]);
});

test("a number is completed from its first digit on, with whose it is", () => {
  const built = [
    { value: "B-…/Kk.22.01/11/2026", label: "Kemenag Kota Palu", fills: "asalSurat" },
    { value: "…/UND/XI/2026", label: "Komite", fills: "asalSurat" },
  ];
  expect(fittingOffers(built, "b-")).toEqual([]);
  expect(fittingOffers(built, "b-7")).toEqual([{ text: "B-7/Kk.22.01/11/2026", of: { field: "asalSurat", name: "Kemenag Kota Palu" } }]);
  expect(fittingOffers(built, "7/und/xi/2026")).toEqual([]);
});
