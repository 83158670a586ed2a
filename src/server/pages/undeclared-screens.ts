import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "./route-table.ts";

const routeExport = /^export (default\b|(async )?(function|const) (loader|action)\b|\{[^}]*\b(default|loader|action)\b)/m;

/** Route modules (a screen, a loader or an action under a `screens/` folder) that no row of the table names. */
export function undeclaredScreens(source: string, pages: readonly Pick<Page, "file">[]): string[] {
  const declared = new Set(pages.map(({ file }) => file));
  return globSync("**/screens/**/*.{ts,tsx}", { cwd: source })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.(test|server)\.tsx?$/.test(path) && !declared.has(path))
    .filter((path) => routeExport.test(readFileSync(join(source, path), "utf8")));
}
