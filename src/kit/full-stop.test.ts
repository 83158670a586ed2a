import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withFullStop } from "./full-stop.ts";

test("a sentence ends in one stop, also after a degree", () => {
  expect([withFullStop("Dari Rahma"), withFullStop("Dari Rahma, M.Pd."), withFullStop("Benar?")]).toEqual([
    "Dari Rahma.",
    "Dari Rahma, M.Pd.",
    "Benar?",
  ]);
});

test("no sentence of the product ends with a name and a stop of its own", () => {
  const named = /(?:\$\{[^}]*(?:oleh|actor\.name|pengusul\w*|pemutus\w*|pemeriksa\w*|pengaju\w*)|oleh \$\{[^}?]*)\}\.(?=[ `"])/i;
  const sources = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => named.test(readFileSync(path, "utf8")))).toEqual([]);
});
