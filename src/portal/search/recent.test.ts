import { afterEach, expect, test, vi } from "vitest";
import { forgetRecent, keptBy, readRecent } from "./recent.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});
const keep = (value: unknown) => kept.set("portal:terakhir", JSON.stringify(value));
afterEach(() => kept.clear());

test("pages opened last are those of one person, and of nobody who sat at the device before", () => {
  keep(["41", "/administration/siswa", "/kehadiran"]);
  expect(keptBy("41")).toEqual(["41", "/administration/siswa", "/kehadiran"]);
  expect(keptBy("42")).toEqual(["42"]);
  expect(readRecent()).toEqual(["/administration/siswa", "/kehadiran"]);
  forgetRecent();
  expect(readRecent()).toEqual([]);
});

test("what is not ours is nothing", () => {
  for (const value of [{}, 5, null]) {
    keep(value);
    expect([readRecent(), keptBy("41")]).toEqual([[], ["41"]]);
  }
  // Of before it said whose it is.
  keep(["/kehadiran", "/administration/siswa"]);
  expect(keptBy("41")).toEqual(["41"]);
});
