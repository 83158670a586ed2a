/** Whoever writes something about themselves or their child into a form finds beside it how it is kept: a link to /privasi in the page itself, not in its foot alone. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { publicPages } from "#src/routes/public-pages.ts";

/** A screen and all parts that it is made of, in one text. */
function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const parts = [...source.matchAll(/from "(\.{1,2}\/[^"]+\.tsx)"/g)].map(([, path = ""]) => join(dirname(file), path));
  return [source, ...parts.map((part) => sourceOf(part, seen))].join("\n");
}

/** A package without names, a page opened once more, the questions of others, a school's own device: nothing is written about oneself. */
const nobodys = ["/informasi/ppdb/uji", "/daftar/bukti/:rahasia", "/informasi/ppdb", "/kehadiran/kios"];

const asks = (source: string) => /<(?:form|Form|fetcher\.Form|kirim\.Form)\b[^>]*method="post"/.test(source);
const asking = publicPages.filter(({ file }) => file.endsWith(".tsx") && asks(sourceOf(`src/${file}`)));

test("every public page that takes what somebody wrote leads to the notice of how it is kept", () => {
  const paths = asking.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/daftar", "/daftar/status", "/hubungi", "/alumni", "/login"]));
  const silent = asking.filter(({ path, file }) => !nobodys.includes(path) && !sourceOf(`src/${file}`).includes('href="/privasi"'));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
