/** No two public pages begin with the same picture: each shows the people, the building or the work that it is about. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageDrawings } from "#site/feeds/page-drawings.server.ts";
import { publicPages } from "#src/routes/public-pages.ts";

interface Drawn {
  readonly hasHead: boolean;
  readonly drawings: readonly string[];
}

/** What a screen and the parts that it is made of begin with. */
function drawnBy(file: string, seen = new Set<string>()): Drawn {
  if (seen.has(file)) return { hasHead: false, drawings: [] };
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const imported = [...source.matchAll(/from "(\.{1,2}\/[^"]+\.(?:tsx|svg))"/g)].map(([, path = ""]) => join(dirname(file), path));
  const parts = imported.filter((path) => path.endsWith(".tsx")).map((path) => drawnBy(path, seen));
  return {
    hasHead: /<PageHead\b/.test(source) || parts.some(({ hasHead }) => hasHead),
    drawings: [...imported.filter((path) => path.endsWith(".svg")), ...parts.flatMap(({ drawings }) => drawings)],
  };
}

/** The sections of one page begin as it does. */
const pageOf = (path: string) => path.replace(/\/:section$/, "");
const screens = publicPages.filter(({ shell, file }) => shell === "site" && file.endsWith(".tsx"));
const heads = new Map(screens.map(({ path, file }) => [pageOf(path), drawnBy(`src/${file}`)]));

test("every public page with a head has a drawing, and shares it with no other", () => {
  const withHead = [...heads].filter(([, { hasHead }]) => hasHead);
  expect(withHead.length).toBeGreaterThanOrEqual(22);
  const pagesOf = new Map<string, string[]>();
  for (const [path, { drawings }] of withHead) {
    expect([path, drawings.length]).toEqual([path, 1]);
    // By its bytes: a copy under another name is the same picture.
    const picture = readFileSync(drawings[0] ?? "", "utf8");
    pagesOf.set(picture, [...(pagesOf.get(picture) ?? []), path]);
  }
  expect([...pagesOf.values()].filter((pages) => pages.length > 1)).toEqual([]);
});

const titleOf = (drawing = "") => /<title>(.*)<\/title>/.exec(drawing)?.[1];

test("until a picture is chosen for it, a page is shared with the drawing with which it begins", () => {
  const shared = [...heads].filter(([path, { hasHead }]) => hasHead && !/:|^\/daftar\/status\//.test(path));
  expect(shared.length).toBeGreaterThanOrEqual(17);
  for (const [path, { drawings }] of shared)
    expect([path, titleOf(pageDrawings.get(path))]).toEqual([path, titleOf(readFileSync(drawings[0] ?? "", "utf8"))]);
});
