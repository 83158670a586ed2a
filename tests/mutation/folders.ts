/** What `npm run mutate` plants faults in, and which tests are to notice them. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";

export interface Folder {
  /** E.g. "src/modules/verifikasi": one line in docs/tests.md. */
  readonly path: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** False for a part: it is no figure of the folder. */
  readonly whole: boolean;
}

/** Of a fault that was drawn and not run. */
export const timeIsOver = "The time of this draw was over before this fault was run";

const named = ["verifikasi", "persuratan", "naskah", "disposisi", "akun", "ppdb", "absensi", "kepegawaian", "pesan"];
const modules = named.map((name) => `src/modules/${name}`);

export const folderNames = (): string[] => [...modules, "src/kit"];

/** @param asked folders or files below `src`; none: all. @throws Error for what is none of the folders */
export function readFolders(asked: readonly string[]): Folder[] {
  const paths = asked.map((path) => path.replace(/^\.\//, "").replace(/\/$/, ""));
  const chosen = paths.length === 0 ? folderNames() : paths.flatMap((path) => (path === "src/modules" ? modules : [path]));
  const within = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);
  const lost = chosen.filter((path) => !folderNames().some((folder) => within(folder, path)));
  if (lost.length > 0) throw new Error(`No faults are planted in ${lost.join(", ")}; only in ${folderNames().join(", ")}.`);
  return folderNames().flatMap((folder) => {
    const parts = chosen.filter((path) => within(folder, path));
    return parts.length > 0 ? [folderOf(folder, parts)] : [];
  });
}

/** Logic only: no markup, no wording of screens, no declarations of tables. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (statSync(path).isFile()) return [path];
  return globSync(`${path}/**/*.ts`)
    .filter(
      (file) =>
        !/\.test\.ts$|\.thread\.server\.ts$|\/tables\.ts$|\/(?:index|index\.server|paths|words|[\w-]+-words)\.ts$|\/ui\/|\/use-[\w-]+\.ts$/.test(
          file,
        ),
    )
    .sort();
}

function folderOf(path: string, parts: readonly string[]): Folder {
  const files = parts.flatMap(filesIn);
  const apart = new Set(path === "src/kit" ? files.map(kitPart) : [path]);
  const tests = new Set([...apart].flatMap((part) => [...testsIn(part), ...testsThatName(part)]));
  return { path, files, tests: [...tests].filter((file) => !startsProduct(file)).sort(), whole: parts.includes(path) };
}

/** "src/kit/access/…" lies in "src/kit/access", "src/kit/dates.ts" in "src/kit". */
const kitPart = (file: string): string => file.split("/").slice(0, -1).slice(0, 3).join("/");

const testsIn = (part: string): string[] => globSync(part === "src/kit" ? "src/kit/*.test.ts" : `${part}/**/*.test.{ts,tsx}`);

/** A fault is planted in the process of the test; a product that it starts is another one, and would have none. */
const startsProduct = (file: string): boolean =>
  /from "[^"]*support\/(?:product|demo|register-rows|docs-pages)\.ts"/.test(readFileSync(file, "utf8"));

/** Tests elsewhere that import a value from the part; types alone call nothing. What screens show is looked at by others. */
function testsThatName(part: string): string[] {
  const alias = part.replace(/^src\/(\w+)/, "#$1");
  const imported = new RegExp(`^import (?!type )[^;]*? from "${alias}/${part === "src/kit" ? '[^/]+"' : ""}`, "ms");
  return globSync(part.startsWith("src/kit") ? ["tests/*.test.ts", "src/**/*.test.ts"] : "src/modules/**/*.test.ts").filter(
    (file) => !/^tests\/(?:seed-|bytes-fuzz|linear)|^src\/kit\/ui\//.test(file) && imported.test(readFileSync(file, "utf8")),
  );
}
