import { readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isHeld, lockDirectory } from "./directory-lock.server.ts";
import { StartRefusal } from "./start-refusal.ts";

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "kunci-"));
});
afterEach(() => rm(base, { recursive: true, force: true }));

test("a folder is held by one alone, until that one lets go", () => {
  const letGo = lockDirectory(base);
  expect(() => lockDirectory(base)).toThrow(StartRefusal);
  expect(() => lockDirectory(base)).toThrow(`Folder data ${base} sedang dipakai aplikasi lain`);
  letGo();
  const again = lockDirectory(base);
  expect(isHeld(base)).toBe(true);
  again();
});

test("letting go twice takes nothing from whoever holds it by then", () => {
  const letGo = lockDirectory(base);
  letGo();
  const other = lockDirectory(base);
  letGo();
  expect(isHeld(base)).toBe(true);
  other();
});

test("asking whether a folder is held holds it for nobody", () => {
  expect([isHeld(base), isHeld(base)]).toEqual([false, false]);
  lockDirectory(base)();
});

test("a folder that is not there is no folder that somebody holds", () => {
  const nowhere = join(base, "tidak", "ada");
  expect(() => isHeld(nowhere)).toThrow();
  expect(() => isHeld(nowhere)).not.toThrow(StartRefusal);
});

test.runIf(process.platform === "linux")("whoever is refused leaves no file open", () => {
  const letGo = lockDirectory(base);
  const open = () => {
    const links = readdirSync("/proc/self/fd").map((handle) => {
      try {
        return readlinkSync(`/proc/self/fd/${handle}`);
      } catch {
        return ""; // closed meanwhile
      }
    });
    return links.filter((link) => link.startsWith(base)).length;
  };
  for (let time = 0; time < 5; time++) expect(() => lockDirectory(base)).toThrow(StartRefusal);
  expect(open()).toBeGreaterThan(0);
  letGo();
  expect(open()).toBe(0);
});
