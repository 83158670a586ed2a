/** What `npm run mutate` plants faults in, and which tests are to notice them. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";

export interface Folder {
  /** E.g. "src/modules/verifikasi": one line in docs/tests.md. */
  readonly path: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const modules = () => named.map((name) => `src/modules/${name}`);
const named = ["verifikasi", "persuratan", "naskah", "disposisi", "akun", "ppdb", "absensi", "kepegawaian"];

/** What a screen shows is looked at, not counted. "src/kit" stands for the files that lie in it directly. */
const kitParts = () =>
  ["src/kit", ...globSync("src/kit/*/").map((path) => path.replace(/\/$/, ""))].filter((path) => path !== "src/kit/ui");

export const folderNames = (): string[] => [...modules(), ...kitParts().sort()];

/** @param asked folders or files below `src`; none: all. @throws Error for what is none of the folders */
export function readFolders(asked: readonly string[]): Folder[] {
  if (asked.length === 0) return folderNames().map((path) => folderOf(path, filesIn(path)));
  const paths = asked.map((path) => path.replace(/^\.\//, "").replace(/\/$/, ""));
  const chosen = paths.flatMap((path) => (path === "src/kit" ? kitParts() : path === "src/modules" ? modules() : [path]));
  const within = (folder: string, path: string) => path === folder || (path.startsWith(`${folder}/`) && folder !== "src/kit");
  const lost = chosen.filter((path) => !folderNames().some((folder) => within(folder, path)));
  if (lost.length > 0) throw new Error(`No faults are planted in ${lost.join(", ")}; only in ${folderNames().join(", ")}.`);
  return folderNames().flatMap((folder) => {
    const files = chosen.filter((path) => within(folder, path)).flatMap(filesIn);
    return files.length > 0 ? [folderOf(folder, files)] : [];
  });
}

/** Logic only: no markup, no wording of screens, no declarations of tables. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (statSync(path).isFile()) return [path];
  return globSync(path === "src/kit" ? "src/kit/*.ts" : `${path}/**/*.ts`)
    .filter(
      (file) => !/\.test\.ts$|\/tables\.ts$|\/(?:index|index\.server|paths|words|[\w-]+-words)\.ts$|\/ui\/|\/use-[\w-]+\.ts$/.test(file),
    )
    .sort();
}

function folderOf(path: string, files: readonly string[]): Folder {
  const own = globSync(path === "src/kit" ? "src/kit/*.test.ts" : `${path}/**/*.test.{ts,tsx}`).filter((file) => !startsProduct(file));
  return { path, files, tests: [...new Set([...own, ...testsThatName(path)])].sort() };
}

/** A fault is planted in the process of the test; a product that it starts is another one, and would have none. */
const startsProduct = (file: string): boolean =>
  /from "[^"]*support\/(?:product|demo|register-rows|docs-pages)\.ts"/.test(readFileSync(file, "utf8"));

/** Tests elsewhere that import a value from the folder; types alone call nothing. */
function testsThatName(path: string): string[] {
  const alias = path.replace(/^src\/(\w+)/, "#$1");
  if (alias === "#kit") return [];
  const imported = new RegExp(`^import (?!type )[^;]*? from "${alias}/`, "ms");
  return globSync(path.startsWith("src/kit/") ? ["tests/*.test.ts", "src/kit/**/*.test.ts"] : ["src/modules/**/*.test.ts"]).filter(
    (file) => !/tests\/seed-|^src\/kit\/ui/.test(file) && imported.test(readFileSync(file, "utf8")) && !startsProduct(file),
  );
}
