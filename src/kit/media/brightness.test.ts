import { expect, test } from "vitest";
import { contrastSentence, enoughContrast, luminance, wordContrast } from "./brightness.ts";

test("the brightness of known colours", () => {
  expect(luminance([0, 0, 0])).toBe(0);
  expect(luminance([255, 255, 255])).toBeCloseTo(1);
  expect(luminance([192, 138, 43])).toBeCloseTo(0.299, 2);
});

test("under the veil, words are read on any picture, white paper included", () => {
  for (let bright = 0; bright <= 1; bright += 0.01) expect(wordContrast(bright).veiled).toBeGreaterThan(enoughContrast);
  expect(wordContrast(1).bare).toBeCloseTo(1);
});

test.each([
  [0.01, /cukup gelap.* 17,5 : 1, yang perlu 4,5 : 1\.$/],
  [0.95, /kontrasnya 1 : 1\. .* tirai hijau menaikkannya menjadi \d,\d : 1; yang perlu 4,5 : 1, jadi tetap terbaca\.$/],
])("an editor hears of a brightness of %d", (bright, sentence) => expect(contrastSentence(bright)).toMatch(sentence));
