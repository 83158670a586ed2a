import fc from "fast-check";
import { expect, test } from "vitest";
import { toDocument, toMarkup } from "./document.ts";

const id = "0b9f6f1e-2f37-4a8e-9d4b-0a3c5f7e1d22";

const every = [
  "Satu **tebal** dan *miring*\nbaris dua [tautan](https://kemenag.go.id/)",
  "## Judul",
  "### Anak judul",
  "- a\n- **b**",
  "3. c\n4. d",
  "- e\n  1. f\n  2. g\n- h",
  "> Kata\n> — Ibu Ani",
  "بسم الله الرحمن الرحيم",
  `![Di teluk](gambar:${id})`,
  `![Satu](gambar:${id})\n![](gambar:${id})`,
  "| Nama | Nilai |\n| Ani | 9 |",
  "![Wisuda](youtube:dQw4w9WgXcQ)",
].join("\n\n");

test("each construct comes back from the editor as it was stored", () => {
  const document = toDocument(every);
  document.check();
  expect(toMarkup(document)).toBe(every);
  expect(document.children.map(({ type }) => type.name)).toEqual(
    "paragraph heading heading bullet ordered bullet quote paragraph picture gallery table video".split(" "),
  );
});

test("an empty text is an empty paragraph, and nothing once it is stored", () => {
  expect(toDocument("").childCount).toBe(1);
  expect(toMarkup(toDocument(""))).toBe("");
});

const parts = fc.constantFrom(
  ..."* ** [ ]( ) # ## - 1. > | \\ \\; a b é 😀 بسم".split(" "),
  "\n",
  "\n\n",
  " ",
  "| a | b |\n",
  "[a](/b)",
  "\n\n- a\n- b\n\n",
  "\n  - c\n  3. d\n",
  `\n![x](gambar:${id})\n`,
  "\n![x](youtube:dQw4w9WgXcQ)\n",
);

test("any text stays in the editor what it is: a second reading and writing changes nothing", () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (some) => {
      const document = toDocument(some.join(""));
      document.check();
      const stored = toMarkup(document);
      expect(toMarkup(toDocument(stored))).toBe(stored);
    }),
    { numRuns: 1000 },
  );
});
