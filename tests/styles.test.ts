/** The look is set in steps: a size, a distance or a breakpoint beside the scale is one that nobody chose. */
import { globSync, readFileSync } from "node:fs";
import postcss, { type Declaration } from "postcss";
import { expect, test } from "vitest";
import { layerNames, layerOf } from "../src/server/pages/style-layers.ts";

const sheets = globSync("src/**/*.css").map((path) => ({ path, root: postcss.parse(readFileSync(path, "utf8")) }));
const declarations: { readonly path: string; readonly one: Declaration }[] = [];
for (const { path, root } of sheets) root.walkDecls((one) => void declarations.push({ path, one }));

const tell = (found: typeof declarations) =>
  found.map(({ path, one }) => `${one.prop}: ${one.value} in ${path}:${one.source?.start?.line}`);
const isToken = ({ one }: (typeof declarations)[number]) => one.prop.startsWith("--");
const tokens = new Set(declarations.filter(isToken).map(({ one }) => one.prop));
const isIn = (selector: string, { parent }: Declaration) =>
  parent?.type === "rule" && "selector" in parent && `${parent.selector}`.includes(selector);
const isOnPaper = ({ parent }: Declaration) => parent?.type === "atrule" && "name" in parent && parent.name === "page";

test("the sheets, their declarations and tokens are found", () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(declarations.length).toBeGreaterThan(3000);
  expect(tokens.size).toBeGreaterThan(50);
});

test("text has at most nine sizes, and no other", () => {
  expect([...tokens].filter((name) => /^--text(-|$)/.test(name)).length).toBeLessThanOrEqual(9);
  const sizes = declarations.filter(({ one }) => one.prop === "font-size" || (one.prop === "font" && one.value !== "inherit"));
  // An initial is as tall as the lines beside it, whatever their size.
  const free = sizes.filter(({ one }) => !/var\(--text(-\w+)?\)|^inherit$/.test(one.value) && !isIn("::first-letter", one));
  expect(tell(free)).toEqual([]);
});

test("distances come from the scale, from the text they belong to, or are a hairline", () => {
  const distances = declarations.filter(({ one }) => /^(margin|padding)(-|$)|^(row-|column-)?gap$/.test(one.prop) && !isOnPaper(one));
  expect(distances.length).toBeGreaterThan(500);
  expect(tell(distances.filter(({ one }) => /\d(rem|pt|mm|cm)\b|(?<!\d)(?!1px)\d+(\.\d+)?px/.test(one.value)))).toEqual([]);
});

test("the window has at most four breakpoints", () => {
  const widths = new Set<string>();
  for (const { root } of sheets) {
    root.walkAtRules("media", ({ params }) => {
      // 39.99rem is the last width below 40rem.
      for (const [, kind, size = "", unit] of params.matchAll(/\((min|max)-width: ([\d.]+)(\w+)\)/g))
        widths.add(`${kind === "max" ? Math.round(Number(size) * 100 + 1) / 100 : size}${unit}`);
    });
  }
  expect([...widths].sort()).toEqual(["40rem", "48rem", "64rem", "80rem"]);
});

test("every token that is asked for is defined, and every one that is defined is asked for", () => {
  const asked = new Set(declarations.flatMap(({ one }) => [...one.value.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)));
  expect([...asked].filter((name) => !tokens.has(name))).toEqual([]);
  expect([...tokens].filter((name) => !asked.has(name))).toEqual([]);
});

test("a colour of the light theme that changes in the dark one is written in one place for each", () => {
  const theme = sheets.find(({ path }) => path.endsWith("kit/ui/theme.css"))?.root;
  const dark = new Set<string>();
  const light = new Set<string>();
  theme?.walkRules(({ selector, nodes }) => {
    for (const node of nodes) if (node.type === "decl" && node.prop.startsWith("--")) (selector === ":root" ? light : dark).add(node.prop);
  });
  expect(dark.size).toBeGreaterThan(20);
  expect([...dark].filter((name) => !light.has(name))).toEqual([]);
});

test("what a module says about a piece stands over what the piece says, and the shell between them", () => {
  expect(layerNames).toEqual(["kit", "site", "portal", "modules"]);
  for (const { path } of sheets.filter(({ path }) => /^src\/(kit|site|portal|modules)\//.test(path)))
    expect(path).toContain(`src/${layerOf(`/anywhere/${path}`)}/`);
  expect(layerOf("/anywhere/node_modules/some/sheet.css")).toBeUndefined();
});
