/** Somebody who set the letters of the phone twice as large, or the colours of the device, reads and uses every public page. */
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import { publicPages } from "#tests/support/public-pages.ts";

let demo: Demo;
let largeLetters: Browser;

beforeAll(async () => {
  demo = await openDemo();
  largeLetters = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumSwitches, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"],
  });
}, 120_000);
afterAll(async () => {
  await largeLetters?.close();
  await demo?.close();
});

/** Runs in the page: how far it moves sideways, and what reaches beyond its edge first. */
function sideways(): string[] {
  const far = document.documentElement.scrollWidth - innerWidth;
  if (far <= 0) return [];
  const clips = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== "visible" || clips(element.parentElement));
  const words = [...document.querySelectorAll("body *")].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
  );
  const beyond = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !clips(element.parentElement),
  );
  return [`${far}px`, ...[...beyond.slice(0, 4), ...words.slice(0, 4)].map((element) => `${element.tagName}.${element.className}`)];
}

test("with letters twice as large no page moves sideways on a phone", async () => {
  const page = await largeLetters.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  const moved: Record<string, string[]> = {};
  for (const path of publicPages) {
    await page.goto(demo.product.url + path);
    await page.locator("body > *").first().waitFor();
    const told = await page.evaluate(sideways);
    if (told.length > 0) moved[path] = told;
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  expect(moved).toEqual({});
  await page.context().close();
});

test("with the device's own colours it is seen where the keyboard is", async () => {
  const page = await demo.browser.newPage({ viewport: { width: 360, height: 740 }, forcedColors: "active", reducedMotion: "reduce" });
  const unseen: string[] = [];
  for (const path of publicPages) {
    await page.goto(demo.product.url + path);
    unseen.push(...(await withoutRing(page)).map((button) => `${path}: ${button}`));
  }
  expect(unseen).toEqual([]);
  await page.context().close();
});

/** What shows no ring where the keyboard is. */
const withoutRing = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("a.tbl, button, input:not([type=hidden]), select, textarea")].filter(
      (element) => element.offsetParent !== null,
    );
    return shown.flatMap((element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      // A choice on a card shows its ring around the card.
      const rings = [element, element.closest("label") ?? element].map((one) => getComputedStyle(one));
      return rings.every(({ outlineStyle, outlineWidth }) => outlineStyle === "none" || outlineWidth === "0px")
        ? [`${element.tagName}.${element.className} ${element.textContent}`]
        : [];
    });
  });
