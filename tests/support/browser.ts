import { type Browser, chromium } from "playwright-core";
import { chromiumSwitches, findChromium } from "./chromium.ts";

/** Of this worker: walks follow one another in it. */
let shared: Browser | undefined;

/** The browser before which each walk has devices of its own. One serves all walks of a worker: to start it costs as much as several pages do. */
export async function openBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  return shared;
}

/** Takes away the devices before it, with all that they kept. In a worker of tests the browser stays for the next walk, and ends with the worker. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  const isLeft = process.env.VITEST && (await within(10_000, Promise.all((browser?.contexts() ?? []).map((context) => context.close()))));
  // A tab that hangs keeps its device: the next walk has another browser.
  if (!isLeft) await browser?.close();
}

/** Whether the work came to its end in so many milliseconds. */
async function within(patience: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  work.then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
}
