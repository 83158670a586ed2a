/** What the bundler leaves behind for a page whose code travels with others, and what must stay a file of its own. */
import { describe, expect, test } from "vitest";
import { withoutEmptyEntries } from "./empty-entries.ts";

interface File {
  readonly code: string;
  readonly isEntry?: boolean;
}

const group = "var a=1,b=2;export{a as t,b as n};";

/** The files that are left, and the list of pages. */
function built(files: Readonly<Record<string, File>>, pages: Readonly<Record<string, object>>) {
  const chunks = Object.entries(files).map(([name, { code, isEntry = false }]) => {
    const fileName = `assets/${name}.js`;
    return [fileName, { type: "chunk", fileName, code, isEntry }] as const;
  });
  const manifest = { type: "asset", source: JSON.stringify(pages) };
  const bundle: Record<string, { code?: string }> = Object.fromEntries([...chunks, [".vite/manifest.json", manifest]]);
  const { generateBundle } = withoutEmptyEntries();
  if (typeof generateBundle !== "object") throw new Error("no hook");
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle]);
  const left = Object.keys(bundle).filter((name) => name.endsWith(".js"));
  return { left, code: bundle["assets/portal-1.js"]?.code, pages: JSON.parse(manifest.source) as Record<string, object> };
}

const portal = { file: "assets/portal-1.js", imports: ["_app"], css: ["assets/portal.css"] };

describe("a file of one line", () => {
  test("goes: its group gives what it passed on, and the list of pages leads there", () => {
    const shell = { code: 'export{n as ErrorBoundary,t as default}from"./portal-1.js";\n', isEntry: true };
    const page = { file: "assets/layout-1.js", imports: ["_portal"], css: ["assets/layout.css"] };
    const { left, code, pages } = built({ "layout-1": shell, "portal-1": { code: group } }, { _portal: portal, "layout.tsx": page });
    expect(left).toEqual(["assets/portal-1.js"]);
    expect(code).toBe("var a=1,b=2;export{a as t,b as n,b as ErrorBoundary,a as default};");
    expect(pages["layout.tsx"]).toEqual({ file: "assets/portal-1.js", imports: ["_app"], css: ["assets/layout.css", "assets/portal.css"] });
    expect(pages._portal).toEqual(portal);
  });

  test("goes as well where it only loads the other", () => {
    const entry = { code: 'import"./portal-1.js";', isEntry: true };
    const { left, code, pages } = built(
      { "entry-1": entry, "portal-1": { code: group } },
      { _portal: portal, entry: { file: "assets/entry-1.js" } },
    );
    expect(left).toEqual(["assets/portal-1.js"]);
    expect(code).toBe(group);
    expect(pages.entry).toMatchObject({ file: "assets/portal-1.js" });
  });

  test("stays where another page of its group has that name already", () => {
    const passing = (name: string) => ({ code: `export{${name} as default}from"./portal-1.js";`, isEntry: true });
    const pages = { _portal: portal, one: { file: "assets/one-1.js" }, two: { file: "assets/two-1.js" } };
    const done = built({ "one-1": passing("t"), "two-1": passing("n"), "portal-1": { code: group } }, pages);
    expect(done.left).toEqual(["assets/two-1.js", "assets/portal-1.js"]);
    expect(done.code).toBe("var a=1,b=2;export{a as t,b as n,a as default};");
    expect(done.pages.two).toEqual({ file: "assets/two-1.js" });
  });

  test.each([
    ["another file asks for it", { "page-1": { code: 'import("./layout-1.js")' } }, 'export{t as default}from"./portal-1.js";'],
    ["it does something itself", {}, 'import{t as e}from"./portal-1.js";export{e as default};e();'],
    ["what it passes on is not given", {}, 'export{q as default}from"./portal-1.js";'],
    ["it is no page's", {}, 'export{t as default}from"./portal-1.js";', false],
  ])("stays where %s", (_why, others, code, isEntry = true) => {
    const done = built({ "layout-1": { code, isEntry }, "portal-1": { code: group }, ...others }, { _portal: portal });
    expect(done.left).toContain("assets/layout-1.js");
    expect(done.code).toBe(group);
  });

  test("is not looked for before the list of pages is there", () => {
    const { generateBundle } = withoutEmptyEntries();
    if (typeof generateBundle !== "object") throw new Error("no hook");
    expect(() => Reflect.apply(generateBundle.handler, undefined, [{}, {}])).toThrow("not there");
  });
});
