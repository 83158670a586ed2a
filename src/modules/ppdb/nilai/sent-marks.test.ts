/**
 * An examiner in a room without a network: a mark that the madrasah acknowledged stands on the page as it was kept. What goes wrong: the mark of
 * before is shown again, and typed a second time; what another program laid into the browser breaks the page.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberSent, sentSince } from "./sent-marks.ts";

const now = 1_800_000_000_000;
const days = (many: number) => many * 86_400_000;
const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.useFakeTimers({ now });
  const store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
    removeItem: (name: string) => held.delete(name),
  };
  const shown = { ownKeys: () => [...held.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
  vi.stubGlobal("localStorage", new Proxy(store, shown));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cell = { nilai: "88,5", versi: 3, alasan: "susulan" };

test("what was acknowledged is shown until the page catches up with it", () => {
  rememberSent("a", cell as never);
  expect([sentSince("a", 2), sentSince("b", 0)]).toEqual([cell, undefined]);
  expect([sentSince("a", 3), held.size]).toEqual([undefined, 0]);
});

test("after three days it goes with the next mark, and what others keep stays", () => {
  rememberSent("a", cell as never);
  held.set("lain", "milik lain");
  vi.setSystemTime(now + days(3) - 1);
  rememberSent("b", cell as never);
  expect(held.size).toBe(3);
  vi.setSystemTime(now + days(3) + 1);
  rememberSent("c", cell as never);
  expect([sentSince("a", 0), sentSince("b", 0), held.get("lain")]).toEqual([undefined, cell, "milik lain"]);
});

test.each([
  "{",
  "null",
  "7",
  "{}",
  '{"nilai":1,"versi":9,"alasan":""}',
  '{"nilai":"1","versi":"9","alasan":""}',
  '{"nilai":"1","versi":9}',
])("%s is no mark", (text) => {
  held.set("nilai-terkirim:a", text);
  expect(sentSince("a", 0)).toBeUndefined();
});
