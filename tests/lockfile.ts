/**
 * `npm run lockfile`, after every change of packages: takes the demand for a Node version away from the packages for one
 * system. npm, run by an older system Node, would leave such a package out without a word, though the product itself
 * runs on the Node among its packages.
 */
import { readFileSync, writeFileSync } from "node:fs";

interface Entry {
  optional?: boolean;
  engines?: object;
}

const path = "package-lock.json";
const lockfile = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, Entry> };
for (const entry of Object.values(lockfile.packages)) if (entry.optional) delete entry.engines;
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
