/** Which files a test loads, as its imports tell: of no other can it notice a fault. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const reached = new Map<string, ReadonlySet<string>>();

/** From the root of the project, the test itself among them. */
export function loadedBy(test: string): ReadonlySet<string> {
  const known = reached.get(test);
  if (known) return known;
  const found = new Set([test]);
  // A set that is gone through hears of what joins meanwhile.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  reached.set(test, found);
  return found;
}

const imports = new Map<string, readonly string[]>();
/** Types alone load nothing. */
const named = /^\s*(?:import|export)\s+(?!type\b)(?:[^;"']*?\sfrom\s+)?"([.#][^"]+)"|\bimport\("([.#][^"]+)"\)/gm;

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;
  const names = [...readFileSync(file, "utf8").matchAll(named)].map(([, once, later]) => once ?? later ?? "");
  const found = names.map((name) => placeOf(name, file)).filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  imports.set(file, found);
  return found;
}

/** As `imports` in package.json says: "#kit/…" is "src/kit/…", "#tests/…" is "tests/…". */
function placeOf(name: string, from: string): string {
  if (name.startsWith(".")) return normalize(join(dirname(from), name));
  const [root = "", ...rest] = name.slice(1).split("/");
  return [["tests", "seeds", "src"].includes(root) ? root : `src/${root}`, ...rest].join("/");
}
