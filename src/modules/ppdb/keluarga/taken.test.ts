/**
 * A family's tab on a borrowed telephone, all evening. What goes wrong: numbers of papers stay in the tab after they were sent, or what was
 * typed and not sent is thrown away.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareStorage } from "#tests/support/hook.ts";
import { dropTaken, isFresh } from "./taken.ts";

const now = 1_800_000_000_000;
const held = new Map<string, string>();
const keep = (name: string, more: object = {}) =>
  held.set(`isian:keluarga:${name}`, JSON.stringify({ values: {}, key: "", at: now, ...more }));
const left = () => [...held.keys()].map((name) => name.replace("isian:keluarga:", ""));

beforeEach(() => {
  held.clear();
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.stubGlobal("sessionStorage", bareStorage(held));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was sent and taken goes, of this child and of these corrections alone", () => {
  const sent = { key: "dikirim", versi: 3 };
  keep("A-1 perbaikan", sent);
  keep("A-1 daftar", sent);
  keep("A-11 perbaikan", sent);
  keep("B-2 perbaikan", sent);
  dropTaken({ nomor: "A-1", versi: 4, apart: true });
  expect(left()).toEqual(["A-1 daftar", "A-11 perbaikan", "B-2 perbaikan"]);
  dropTaken({ nomor: "A-1", versi: 4, apart: false });
  expect(left()).toEqual(["A-11 perbaikan", "B-2 perbaikan"]);
});

test("what was not sent, or not taken, stays while the page asks for it", () => {
  keep("A-1 perbaikan", { key: "dikirim", versi: 3 });
  keep("A-1 lain perbaikan", { key: "ketik", versi: 2 });
  dropTaken({ nomor: "A-1", versi: 3, apart: true });
  expect(left()).toHaveLength(2);
  dropTaken({ nomor: "A-1", versi: undefined, apart: true });
  expect(left()).toEqual([]);
});

test("whatever is two hours old or cannot be read goes, and nothing that is another page's", () => {
  keep("B-2 daftar", { at: now - 2 * 3_600_000 });
  keep("B-3 daftar", { at: now - 2 * 3_600_000 + 1 });
  keep("B-4 daftar", { at: undefined });
  held.set("isian:keluarga:B-5 daftar", "{");
  held.set("isian:siswa:baru", "{");
  dropTaken({ nomor: "A-1", versi: 1, apart: false });
  expect(left()).toEqual(["B-3 daftar", "isian:siswa:baru"]);
  expect([isFresh({ key: "", values: {}, at: now - 2 * 3_600_000 }), isFresh({ key: "", values: {} })]).toEqual([false, false]);
});

test("a browser that keeps nothing has nothing left over", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => dropTaken({ nomor: "A-1", versi: 1, apart: false })).not.toThrow();
});
