import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { probeDisk } from "./disk.server.ts";
import { StartRefusal } from "./start-refusal.ts";

let base: string;
let disk: string;
let mounts = 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "disk-"));
  disk = join(base, "disk");
  await mkdir(disk);
});

afterEach(() => {
  for (; mounts > 0; mounts--) spawnSync("umount", [disk]);
});

afterAll(() => rm(base, { recursive: true, force: true }));

const mount = (options: string) => {
  const done = spawnSync("mount", ["-t", "tmpfs", "-o", options, "portal-test", disk]).status === 0;
  if (done) mounts++;
  return done;
};
const mayMount = process.getuid?.() === 0 && spawnSync("unshare", ["-m", "true"]).status === 0;
const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

test("a directory that can be written to passes, and is made when it is not there", async () => {
  await probeDisk(join(base, "new", "data"));
  expect((await stat(join(base, "new", "data"))).isDirectory()).toBe(true);
});

test("a directory that cannot be made is refused", async () => {
  const file = join(base, "file");
  await writeFile(file, "");
  await expect(probeDisk(join(file, "data"))).rejects.toSatisfy(refusal(/tidak dapat ditulisi/));
});

test.runIf(mayMount)("a read-only disk is refused", async () => {
  expect(mount("ro")).toBe(true);
  await expect(probeDisk(disk)).rejects.toSatisfy(refusal(/hanya bisa dibaca/));
});

test.runIf(mayMount)("a disk that is nearly full is refused, and one that is full as well", async () => {
  expect(mount("size=32m")).toBe(true);
  await expect(probeDisk(disk)).rejects.toSatisfy(refusal(/hampir penuh/));
  await writeFile(join(disk, "rest"), Buffer.alloc(32 * 1024 * 1024)).catch(() => undefined);
  await expect(probeDisk(disk)).rejects.toSatisfy(refusal(/hampir penuh/));
});
