/** A disk that has room and gives us none: the operator reads what to do about it, not what the system calls it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { probeDisk } from "./disk.server.ts";
import { StartRefusal } from "./start-refusal.ts";

let base: string;
let code = "";
vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  return {
    ...real,
    open: (...asked: Parameters<typeof real.open>) =>
      code === "" ? real.open(...asked) : Promise.reject(Object.assign(new Error(code), { code })),
  };
});
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "jatah-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));

test.each([
  ["ENOSPC", /hampir penuh/],
  ["EDQUOT", /hampir penuh/],
  ["EROFS", /hanya bisa dibaca/],
  ["EACCES", /tidak dapat ditulisi. Periksa pemilik/],
])("what the system calls %s is said in words, and its cause is kept", async (told, sentence) => {
  code = told;
  const error: unknown = await probeDisk(base).catch((caught: unknown) => caught);
  code = "";
  expect(error instanceof StartRefusal ? error.sentence : String(error)).toMatch(sentence);
  expect(error instanceof StartRefusal && error.cause).toMatchObject({ code: told });
});
