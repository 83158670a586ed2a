import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { pages } from "#src/routes.ts";
import { buildOnce } from "./support/build.ts";

/** What the build tells React Router about each page. */
interface Manifest {
  readonly entry: Loaded;
  readonly routes: Readonly<Record<string, Loaded & { readonly id: string; readonly parentId?: string }>>;
}
interface Loaded {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css?: readonly string[];
}

const client = "build/client";
let manifest: Manifest;

beforeAll(() => {
  buildOnce();
  const folder = join(client, "assets");
  const texts = readdirSync(folder).flatMap((name) =>
    name.startsWith("manifest-") && name.endsWith(".js") ? [readFileSync(join(folder, name), "utf8")] : [],
  );
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(texts.find((text) => text.startsWith("window.__reactRouterManifest")) ?? "", { window });
  if (!window.__reactRouterManifest) throw new Error("the build has no manifest");
  manifest = window.__reactRouterManifest;
});

/** Every script of a page's first visit. */
function scriptsOf(id: string): Set<string> {
  const loaded: Loaded[] = [manifest.entry];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) loaded.push(route);
  if (loaded.length < 2) throw new Error(`the build knows no page ${id}`);
  return new Set(loaded.flatMap(({ module, imports }) => [module, ...imports]));
}

const sizes = new Map<string, number>();
function sizeOf(path: string): number {
  const known = sizes.get(path) ?? brotliCompressSync(readFileSync(client + path.replace(/#$/, ""))).length;
  sizes.set(path, known);
  return known;
}
const kilobytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sizeOf(path), 0) / 1024;

const portal = pages.filter(({ shell, file }) => shell === "portal" && file.endsWith(".tsx")).map(({ path }) => path.replace(/^\/$/, ""));

describe("what a first visit loads", () => {
  test.each([
    ["/dashboard", 12, 120],
    ["/administration/surat-masuk", 12, 120],
    ["/administration/surat-masuk/:id", 12, 120],
    ["/administration/surat-masuk/impor", 12, 120],
    ["/administration/naskah", 12, 120],
    ["/notifikasi", 12, 120],
    ["/absensi", 13, 123],
    ["/daftar", 10, 112],
    ["/login", 12, 104],
  ])("%s: at most %d scripts of %d KB together", (id, files, most) => {
    const scripts = scriptsOf(id);
    expect(scripts.size).toBeLessThanOrEqual(files);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(most);
    expect(kilobytes(scripts)).toBeGreaterThan(90);
  });

  test("any page of the portal: at most 20 scripts of 134 KB together", () => {
    const heavy = portal.flatMap((id) => {
      const scripts = scriptsOf(id);
      return scripts.size > 20 || kilobytes(scripts) > 134 ? [`${id}: ${scripts.size} scripts, ${kilobytes(scripts).toFixed(1)} KB`] : [];
    });
    expect(heavy).toEqual([]);
    expect(portal.length).toBeGreaterThan(100);
  });
});

test("a second page loads at most 40 KB", () => {
  const had = scriptsOf("/dashboard");
  const heavy = portal.filter((id) => kilobytes([...scriptsOf(id)].filter((path) => !had.has(path))) > 40);
  expect(heavy).toEqual([]);
});

test("the style sheets of the portal stay away from public pages", () => {
  const styles = (id: string) => {
    const css: string[] = [];
    for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) css.push(...(route.css ?? []));
    return new Set(css);
  };
  const ofPortal = styles("portal");
  expect(ofPortal.size).toBeGreaterThan(0);
  const strayed = pages.filter(
    ({ kind, shell, path }) =>
      kind === "document" && shell === "site" && manifest.routes[path] && [...styles(path)].some((one) => ofPortal.has(one)),
  );
  expect(strayed.map(({ path }) => path)).toEqual([]);
});
