/**
 * A family goes from step to step with a thumb, with "Kembali" of the telephone, or by a link to the field that is wrong. What goes wrong:
 * the page stays where it was, the cursor stands in another step, or the page creeps on for good.
 */
import type { RefObject } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { useStep } from "./use-step.ts";

let browser: ReturnType<typeof bareBrowser>;
const seen: unknown[] = [];
const place = { hash: "", pathname: "/daftar", search: "?dari=spanduk", assign: (hash: string) => seen.push(["assign", hash]) };
const inForm = new Set<unknown>();
const form = { current: { contains: (one: unknown) => inForm.has(one) } } as unknown as RefObject<HTMLFormElement | null>;
const element = (id: string, box: object = { top: 100, bottom: 200 }, more: object = {}) => {
  const one = {
    focus: (options: unknown) => {
      seen.push(["focus", id, options]);
      browser.document.activeElement = one;
    },
    scrollIntoView: (options: unknown) => seen.push(["scroll", id, options]),
    getBoundingClientRect: () => box,
    matches: (asked: string) => asked === "[role=radiogroup]" && "querySelector" in more,
    ...more,
  };
  browser.elements.set(id, one);
  return one;
};

beforeEach(() => {
  browser = bareBrowser();
  seen.length = 0;
  inForm.clear();
  place.hash = "";
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal("location", place);
  vi.stubGlobal("innerHeight", 640);
  vi.stubGlobal("history", { state: { dari: 1 }, replaceState: (...asked: unknown[]) => seen.push(asked) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const step of [1, 2, 3, 4]) element(`judul-${step}`);
  element("langkah");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const go = async (hash: string) => {
  const hook = await runHook(() => useStep(form));
  place.hash = hash;
  await hook.does(() => browser.fire("hashchange"));
  return hook;
};
const still = { preventScroll: true };

describe("the address says the step", () => {
  test("and each that was reached stays reached, and the step's heading is read out", async () => {
    const hook = await go("#langkah-3");
    expect([hook.now().step, hook.now().reached, seen]).toEqual([3, 3, [["focus", "judul-3", still]]]);
    place.hash = "#langkah-2";
    await hook.does(() => browser.fire("hashchange"));
    expect([hook.now().step, hook.now().reached]).toEqual([2, 3]);
  });

  test.each(["#langkah-5", "#langkah-11", "#xlangkah-2", "#lain", ""])("%s is the first step", async (hash) => {
    expect((await go(hash)).now().step).toBe(1);
    expect(seen).toEqual([["focus", "judul-1", still]]);
  });

  test("also when the page opens with it, and not before it stands", async () => {
    place.hash = "#langkah-4";
    const hook = await runHook(() => useStep(form));
    expect([hook.now().step, seen]).toEqual([1, []]);
    await hook.does(() => vi.advanceTimersByTime(0));
    expect(hook.now().step).toBe(4);
    seen.length = 0;
    place.hash = "";
    const plain = await runHook(() => useStep(form));
    await plain.does(() => vi.advanceTimersByTime(2000));
    expect(seen).toEqual([]);
    await hook.leave();
    await plain.leave();
    expect(browser.listening()).toBe(0);
  });

  test("a link goes there, and once more where it stands already", async () => {
    const hook = await go("#langkah-2");
    await hook.does(() => hook.now().goTo("#langkah-3"));
    expect([seen.at(-1), hook.now().step]).toEqual([["assign", "#langkah-3"], 2]);
    await hook.does(() => hook.now().goTo("#langkah-2"));
    expect(seen.at(-1)).toEqual(["focus", "judul-2", still]);
  });

  test("an emptied form begins anew, without a trace in the address", async () => {
    const hook = await go("#langkah-3");
    await hook.does(() => hook.now().restart());
    expect([hook.now().step, hook.now().reached, seen.at(-1)]).toEqual([1, 1, [{ dari: 1 }, "", "/daftar?dari=spanduk"]]);
  });
});

describe("a field of the address", () => {
  test("gets the cursor in its step", async () => {
    inForm.add(element("nisn"));
    expect((await go("#nisn")).now().step).toBe(3);
    expect(seen).toEqual([["focus", "nisn", still]]);
  });

  test("that is a choice gets it at its first button", async () => {
    const button = element("tombol");
    inForm.add(button);
    element("jenisKelamin", {}, { querySelector: (asked: string) => (asked === "input" ? button : null) });
    await go("#jenisKelamin");
    expect(seen).toEqual([["focus", "tombol", still]]);
  });

  test.each([[undefined], [{ top: 100, bottom: 200 }]])(
    "that stands elsewhere on the page, or nowhere, leaves it to the heading",
    async (box) => {
      if (box) element("nisn", box);
      await go("#nisn");
      expect(seen).toEqual([["focus", "judul-3", still]]);
    },
  );
});

describe("what has the cursor is brought into sight", () => {
  const [field, step] = [
    { block: "center", behavior: "instant" },
    { block: "start", behavior: "instant" },
  ];
  test.each<[object, boolean]>([
    [{ top: 80, bottom: 600 }, false],
    [{ top: 79, bottom: 120 }, true],
    [{ top: 300, bottom: 601 }, true],
  ])("from %j: %s", async (box, moves) => {
    inForm.add(element("nisn", box));
    element("judul-2", box);
    const hook = await go("#nisn");
    expect(seen.slice(1)).toEqual(moves ? [["scroll", "nisn", field]] : []);
    seen.length = 0;
    place.hash = "#langkah-2";
    await hook.does(() => browser.fire("hashchange"));
    expect(seen.slice(1)).toEqual(moves ? [["scroll", "langkah", step]] : []);
  });

  test("again and again for a second, and no longer than it has it", async () => {
    inForm.add(element("nisn", { top: 0, bottom: 20 }));
    const hook = await go("#nisn");
    const scrolls = () => seen.filter((one) => Array.isArray(one) && one[0] === "scroll").length;
    await hook.does(() => vi.advanceTimersByTime(49));
    expect(scrolls()).toBe(1);
    await hook.does(() => vi.advanceTimersByTime(10_000));
    expect(scrolls()).toBe(20);
    seen.length = 0;
    await hook.does(() => browser.fire("hashchange"));
    browser.document.activeElement = null;
    await hook.does(() => vi.advanceTimersByTime(10_000));
    expect(scrolls()).toBe(2);
  });
});
