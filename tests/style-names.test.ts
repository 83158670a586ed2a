/** A class name without a rule is a look that somebody meant and nobody sees; a rule without its name is dead. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const code = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
const words = new Set(code.flatMap((path) => read(path).match(/-?[a-z][\w-]*/gi) ?? []));

const ruled = new Map<string, string>();
for (const path of globSync("src/**/*.css")) {
  const rules = read(path).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "");
  for (const [, name = ""] of rules.matchAll(/\.([a-z][\w-]*)/gi)) ruled.set(name, path);
}

/** What stands in quotes in a `className`, without what is put together while the page is drawn. */
function namesIn(path: string): readonly string[] {
  return [...read(path).matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(([, plain, chosen = ""]) => {
    const shown = chosen.replace(/[=!]==\s*"[^"]*"/g, "");
    const texts = plain === undefined ? [...shown.matchAll(/"([^"]*)"|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? "") : [plain];
    return texts.flatMap((text) => text.replace(/\S*\$\{[^}]*\}\S*/g, " ").split(/\s+/)).filter((name) => /^[a-z][\w-]*$/.test(name));
  });
}

/** Put together while the page is drawn: `warna-${…}`, focal points as kit/ui/picture-classes.ts and document/width-focus.ts name them, shapes of photos. */
const numbered = /^(?:[pl]?[xy]|m)\d+$|-\d+$/;

test("the rules and the names are found", () => {
  expect(ruled.size).toBeGreaterThan(500);
  expect(code.flatMap(namesIn).length).toBeGreaterThan(1000);
});

test("every class name has a rule", () => {
  const without = code.flatMap((path) =>
    namesIn(path)
      .filter((name) => !ruled.has(name))
      .map((name) => `${name} in ${path}`),
  );
  expect(without).toEqual([]);
});

test("every rule has a place that names its class", () => {
  expect([...ruled].filter(([name]) => !words.has(name) && !numbered.test(name)).map(([name, path]) => `${name} in ${path}`)).toEqual([]);
});
