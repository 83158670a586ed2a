/** A registration's number has hyphens, at which a narrow column breaks it: whoever reads it out over the telephone loses a part. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
/** Classes that keep it in one line, or that nobody sees. */
const whole = /className="[^"]*\b(?:ui-whole|status-nomor|nomor|periksa-kartu-nomor|ui-hidden)\b[^"]*"/;
/** An element and a number of a registration as its words. Of the other things that have numbers, versions are called so. */
const shown = /(<[a-zA-Z][^<>]*?>)\(?(?:[^<>{}]* )?\{[\w.]*\bnomor\}/g;

test("a number stands in one line wherever it is shown", () => {
  const found = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(shown)].map(([all, tag = ""]) => ({ name, all, tag })),
  );
  expect(found.length).toBeGreaterThan(15);
  const broken = found.filter(({ all, tag }) => !whole.test(tag) && !all.includes("Versi {"));
  expect(broken.map(({ name, all }) => `${name}: ${all}`)).toEqual([]);
});
