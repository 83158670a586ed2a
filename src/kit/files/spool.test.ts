/** A file on its way in lies beside the others until it is whole: the largest that is taken is taken, and what broke off leaves nothing. */
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSpool, spool } from "./spool.server.ts";

let base: string;
let directory: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "antrean-"));
});
afterAll(() => rm(base, { recursive: true }));
beforeEach(async () => {
  directory = join(await mkdtemp(join(base, "a-")), "sementara");
  await openSpool(directory);
});

async function* pieces(...lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (const length of lengths) yield Buffer.alloc(length, length);
}

test("what is as large as it may be is kept whole, in one piece or in many", async () => {
  const whole = Buffer.concat([Buffer.alloc(6, 6), Buffer.alloc(4, 4)]);
  for (const content of [whole, pieces(6, 4)]) {
    const { path, size, sha256 } = await spool(directory, content, 10);
    expect([size, sha256]).toEqual([10, createHash("sha256").update(whole).digest("hex")]);
    expect(await readFile(path)).toEqual(whole);
    expect((await stat(path)).mode & 0o777).toBe(0o640);
  }
  expect(await readdir(directory)).toHaveLength(2);
});

test("what is larger, or breaks off, leaves nothing behind", async () => {
  const tooLarge = { kind: "tooLarge", message: "Berkas terlalu besar. Ukuran paling besar 10 bita." };
  for (const content of [Buffer.alloc(11), pieces(6, 5)]) await expect(spool(directory, content, 10)).rejects.toMatchObject(tooLarge);
  const broken = (async function* () {
    yield Buffer.alloc(3);
    throw new Error("the line broke");
  })();
  await expect(spool(directory, broken, 10)).rejects.toThrow("the line broke");
  expect(await readdir(directory)).toEqual([]);
});

test("what a crash left there goes after a day, and what is younger may still be on its way", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [name, hours] of [
    ["lama", 25],
    ["baru", 23],
  ] as const) {
    await writeFile(join(directory, name), "x");
    await utimes(join(directory, name), hoursAgo(hours), hoursAgo(hours));
  }
  await openSpool(directory);
  expect(await readdir(directory)).toEqual(["baru"]);
});
