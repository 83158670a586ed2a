import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftOf, forgetDrafts, keepDraft, readDraft } from "./draft.ts";

/** As browsers have it: names are properties of their own. */
function storage(full = false): Storage {
  const held: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, text: string) => {
      if (full) throw new Error("QuotaExceededError");
      held[name] = text;
    },
    removeItem: (name: string) => delete held[name],
  };
  return new Proxy(held, { get: (_, name) => methods[name as keyof typeof methods] ?? held[String(name)] }) as unknown as Storage;
}

const draft = { values: { nama: "Setengah" }, key: "ab".repeat(16), versi: 3 };
const onDevice = { name: "uji", deviceMs: 60_000 };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a draft comes back with the version it began from, until it is thrown away", () => {
  const place = draftOf("catatan", undefined);
  expect(keepDraft(place, draft)).toBe(true);
  expect(readDraft(place)).toEqual({ ...draft, at: 1_000_000 });
  expect(readDraft(draftOf("catatan", "7"))).toBeUndefined();
  keepDraft(place, undefined);
  expect(readDraft(place)).toBeUndefined();
});

test("on a device it lies for its time only", () => {
  keepDraft(onDevice, draft);
  vi.advanceTimersByTime(59_000);
  expect(readDraft(onDevice)?.values).toEqual(draft.values);
  vi.advanceTimersByTime(2_000);
  expect(readDraft(onDevice)).toBeUndefined();
});

test("who signs out leaves none in the tab", () => {
  keepDraft(draftOf("catatan", "7"), draft);
  sessionStorage.setItem("lain", "tetap");
  forgetDrafts();
  expect([readDraft(draftOf("catatan", "7")), sessionStorage.getItem("lain")]).toEqual([undefined, "tetap"]);
});

test("a full storage costs the draft, and what is not a draft is none", () => {
  vi.stubGlobal("localStorage", storage(true));
  expect(keepDraft(onDevice, draft)).toBe(false);
  for (const text of ["{", "7", '{"values":{"nama":7},"key":"a"}', '{"values":null,"key":"a"}']) {
    sessionStorage.setItem(draftOf("catatan", undefined).name, text);
    expect(readDraft(draftOf("catatan", undefined))).toBeUndefined();
  }
});
