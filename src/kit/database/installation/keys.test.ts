import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { provideKey, readKey } from "./keys.server.ts";

describe("the keys", () => {
  let directory = "";
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "kunci-"));
  });
  afterAll(() => rm(directory, { recursive: true }));

  test("a key is made once, for nobody else's eyes", async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => provideKey(join(directory, "kunci"), "audit")));
    expect(first).toHaveLength(32);
    for (const other of others) expect(other).toEqual(first);
    expect(await readdir(join(directory, "kunci"))).toEqual(["audit"]);
    expect((await stat(join(directory, "kunci/audit"))).mode & 0o777).toBe(0o600);
  });

  test("a key that others may read is refused, with the remedy", async () => {
    await writeFile(join(directory, "audit"), Buffer.alloc(32), { mode: 0o644 });
    await expect(readKey(directory, "audit")).rejects.toMatchObject({
      name: "StartRefusal",
      message: expect.stringContaining("chmod 600"),
    });
  });

  test("a damaged key is refused", async () => {
    await writeFile(join(directory, "rahasia"), "pendek", { mode: 0o600 });
    await expect(readKey(directory, "rahasia")).rejects.toThrow("rusak");
  });
});
