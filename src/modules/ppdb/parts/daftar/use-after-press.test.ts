/**
 * A family fills the form in with a thumb and presses "Lanjut" while a field still has the cursor. What goes wrong: the sentence under that
 * field appears at once, the button moves away from under the finger, and the press is lost.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareBrowser, runHook } from "#tests/support/hook.ts";
import { useAfterPress } from "./use-after-press.ts";

let browser: ReturnType<typeof bareBrowser>;
const done: string[] = [];
beforeEach(() => {
  browser = bareBrowser();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  done.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a press the work is done at once", async () => {
  const hook = await runHook(useAfterPress);
  hook.now()(() => done.push("satu"));
  expect(done).toEqual(["satu"]);
});

test.each(["mouseup", "keydown"])("during a press it waits for %s, in its order, and what comes later does not", async (end) => {
  const hook = await runHook(useAfterPress);
  browser.fire("mousedown");
  hook.now()(() => done.push("satu"));
  // A second finger does not forget what waits.
  browser.fire("mousedown");
  hook.now()(() => done.push("dua"));
  expect(done).toEqual([]);
  browser.fire(end);
  expect(done).toEqual([]);
  hook.now()(() => done.push("langsung"));
  vi.runAllTimers();
  expect(done).toEqual(["langsung", "satu", "dua"]);
  browser.fire(end);
  vi.runAllTimers();
  expect(done).toHaveLength(3);
});

test("a form that is gone listens to nothing", async () => {
  const hook = await runHook(useAfterPress);
  expect(browser.listening()).toBe(3);
  await hook.leave();
  expect(browser.listening()).toBe(0);
});
