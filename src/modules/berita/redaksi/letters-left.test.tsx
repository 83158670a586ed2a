import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LettersLeft } from "./letters-left.tsx";

const told = (letters: number) =>
  renderToStaticMarkup(<LettersLeft of={"a".repeat(letters)} most={40_000} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("a text says how many letters it may still have only when it comes near the limit, and what is too much", () => {
  expect(told(35_999)).toBe("");
  expect(told(36_000)).toBe("Isi mendekati batas. 36.000 dari 40.000 huruf, termasuk tanda dan alamat tautan.");
  expect(told(40_000)).toContain("40.000 dari 40.000 huruf");
  expect(told(40_012)).toContain("40.012 dari 40.000 huruf, kelebihan 12. Tidak ada yang hilang");
});
