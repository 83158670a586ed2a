/** A page opened first has the sheets that its own imports bring and no other: a class whose sheet another page brings is bare there. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../src/routes.ts";

const read = (path: string) => readFileSync(path, "utf8");
const aliases: Readonly<Record<string, string | Readonly<Record<string, string>>>> = JSON.parse(read("package.json")).imports;

/** For each class, the sheets that say something about it. */
const saidIn = new Map<string, string[]>();
for (const path of globSync("src/**/*.css"))
  for (const name of new Set([...read(path).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, found = ""]) => found)))
    saidIn.set(name, [...(saidIn.get(name) ?? []), path]);

/** A file of ours that this import brings along. */
function fileOf(from: string, told: string): string | undefined {
  if (told.startsWith(".")) return join(dirname(from), told);
  const [, name = "", rest = ""] = /^(#\w+)\/(.*)$/.exec(told) ?? [];
  const folder = aliases[`${name}/*`];
  return typeof folder === "string" ? join(folder.replace("*", rest)) : undefined;
}

const known = new Map<string, readonly string[]>();
function importsOf(path: string): readonly string[] {
  const told = known.get(path);
  if (told) return told;
  const text = path.endsWith(".css") ? /@import\s+(?:url\()?"([^"]+)"/g : /^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s)?"([^"]+)"/gm;
  const found = [...read(path).matchAll(text)].flatMap(([, one = ""]) => {
    const file = path.endsWith(".css") && !one.startsWith("#") ? join(dirname(path), one) : fileOf(path, one);
    return file && existsSync(file) && !/\.server\.ts$|\.json$/.test(file) ? [file] : [];
  });
  known.set(path, found);
  return found;
}

function closure(starts: readonly string[]): Set<string> {
  const all = new Set(starts);
  for (const path of all) for (const one of importsOf(path)) all.add(one);
  return all;
}

const classesOf = (path: string) =>
  [...read(path).matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)).filter(Boolean);

const isOfPortal = (sheet: string) => /^src\/(kit|portal)\//.test(sheet);
const screens = pages.filter(({ shell, file }) => shell === "portal" && file.endsWith(".tsx"));
const shown = new Map(screens.map(({ file }) => [file, closure(["src/root.tsx", "src/portal/layout.tsx", join("src", file)])]));

test("the parts and sheets of the portal's pages are found", () => {
  expect(shown.size).toBeGreaterThan(60);
  for (const [file, all] of shown) expect([...all].filter((path) => path.endsWith(".css")).length, file).toBeGreaterThan(10);
});

test("every class that the parts of a portal's page carry is styled by a sheet that the page itself brings", () => {
  const bare = new Set<string>();
  for (const [file, all] of shown)
    for (const path of all) {
      if (!path.endsWith(".tsx")) continue;
      for (const name of classesOf(path)) {
        const sheets = saidIn.get(name) ?? [];
        // What wears the site's dress is drawn in a document of its own.
        if (sheets.length > 0 && sheets.every(isOfPortal) && !sheets.some((sheet) => all.has(sheet)))
          bare.add(`${name} of ${path} in ${file}: ${sheets.join(", ")}`);
      }
    }
  expect([...bare].sort()).toEqual([]);
});
