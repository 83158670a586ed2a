import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { makeFolder } from "./leftovers.ts";

/** A built version of the product that changes the tables further than this one. @param changes text of each migration, by its file name. @returns its folder */
export function laterRelease(changes: Readonly<Record<string, string>>): string {
  const folder = makeFolder("versi-baru");
  for (const part of ["build/server", "build/client", "src", "seeds", "migrations", "package.json"])
    cpSync(part, `${folder}/${part}`, { recursive: true });
  for (const [name, sql] of Object.entries(changes)) writeFileSync(`${folder}/migrations/${name}`, sql);
  symlinkSync(resolve("node_modules"), `${folder}/node_modules`);
  return folder;
}
