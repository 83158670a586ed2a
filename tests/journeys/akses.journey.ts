/**
 * Somebody who cannot see, cannot use a mouse, cannot bear motion, or set large letters or the device's own colours goes through every
 * public page.
 */
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { discomforts } from "#tests/support/comfort.ts";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import { missedByKeyboard } from "#tests/support/keyboard-walk.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { registration } from "#tests/support/registrations.ts";

let demo: Demo;

beforeAll(async () => {
  demo = await openDemo();
}, 240_000);
afterAll(() => demo?.close());

const first = (page: Page, selector: string) => page.locator(selector).first();

/** What is not an address: something opened, a step further, a paper that was sent for. */
const states: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  ["a news item", async (page) => follow(page, "/news", "[data-daftar] a")],
  ["an album", async (page) => follow(page, "/gallery", "nav[aria-label=Album] li:nth-child(2) a")],
  ["a photo on its own page", async (page) => follow(page, "/gallery", "a[data-foto]")],
  [
    "a photo above the page",
    async (page) => {
      await page.goto(`${demo.product.url}/gallery`);
      await first(page, "a[data-foto]").click();
      await page.locator("dialog[data-layar][open] img").first().waitFor();
    },
  ],
  [
    "an activity's sheet",
    async (page) => {
      await page.goto(demo.product.url);
      await first(page, "button[popovertarget^=kegiatan]").click();
    },
  ],
  ["the third step of the form", (page) => step(page, "Data Akademik")],
  ["the second step of the form", (page) => step(page, "Data Orang Tua")],
  ["the last step of the form", (page) => step(page, "Konfirmasi")],
  ["a receipt", async (page) => void (await page.goto(`${demo.product.url}/daftar/bukti/${await send()}`))],
];

async function follow(page: Page, from: string, link: string): Promise<void> {
  await page.goto(demo.product.url + from);
  await page.goto(demo.product.url + (await first(page, link).getAttribute("href")));
}

async function step(page: Page, name: string): Promise<void> {
  await page.goto(`${demo.product.url}/daftar`);
  await page.locator("form[data-siap]").waitFor();
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("heading", { name }).first().waitFor();
}

async function send(): Promise<string> {
  const answer = await fetch(`${demo.product.url}/api/registerSiswa`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration()),
  });
  return ((await answer.json()) as { bukti: string }).bukti;
}

/** All rules, with the one that WCAG 2.2 added. */
const withoutFaults = (page: Page) => noFlaw(page, { also: ["target-size"] });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const eyes = [
  { width: 360, reducedMotion: "reduce" },
  { width: 1440, reducedMotion: "no-preference" },
] as const;

describe.each(eyes)("at $width px, motion $reducedMotion", ({ width, reducedMotion }) => {
  let page: Page;

  beforeAll(async () => {
    const context = await demo.browser.newContext({ viewport: { width, height: 800 }, reducedMotion });
    page = await context.newPage();
    await page.goto(demo.product.url);
    await page.locator("#sambut[hidden]").waitFor({ state: "attached" });
  });
  afterAll(() => page?.context().close());

  test.each(publicPages)("%s", async (path) => {
    await page.goto(demo.product.url + path);
    expect(await page.locator("#sambut").isVisible()).toBe(false);
    await withoutFaults(page);
    expect(await sideways(page)).toBe(0);
    // What does not change with the width is asked once.
    if (width > 360) return;
    await page.emulateMedia({ colorScheme: "dark" });
    await noFlaw(page, { only: ["color-contrast"] });
    await page.emulateMedia({ colorScheme: null });
    expect(await missedByKeyboard(page)).toEqual([]);
    // Also that nothing moves sideways when it is enlarged to four times its size. Last, since it moves the focus.
    expect(await discomforts(page)).toEqual([]);
  });

  test.each(states)("%s", async (_, reach) => {
    await reach(page);
    await withoutFaults(page);
    expect(await sideways(page)).toBe(0);
  });
});

test("with the browser's own letters twice as large no page moves sideways on a phone", async () => {
  const args = [...chromiumSwitches, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"];
  const largeLetters = await chromium.launch({ executablePath: findChromium(), args });
  onTestFinished(() => largeLetters.close());
  const page = await largeLetters.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  const moved: string[] = [];
  for (const path of publicPages) {
    await page.goto(demo.product.url + path);
    await page.locator("body > *").first().waitFor();
    if ((await sideways(page)) > 0) moved.push(path);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  expect(moved).toEqual([]);
});

/** Axe cannot tell what lies under words over a picture, and the school may choose any picture. */
test.each([360, 768, 1024, 1440])("the words over the opening picture can be read over a white one too, at %i px", async (width) => {
  const least = await demo.visit("/", async (page) => Promise.all((await page.evaluate(bareHero)).map((line) => contrast(page, line))), {
    viewport: { width, height: 900 },
  });
  expect(least.length).toBeGreaterThan(3);
  expect(least.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});

interface Line {
  readonly words: string;
  readonly color: string;
  readonly needed: number;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in the page: takes away the words, makes the picture white, and tells where each line of words stood. */
function bareHero(): Line[] {
  const hero = document.querySelector<HTMLElement>(".hero");
  if (!hero) return [];
  for (const picture of hero.querySelectorAll<HTMLElement>(".hero-latar")) picture.style.filter = "contrast(0) brightness(10)";
  for (const button of hero.querySelectorAll<HTMLElement>(".kendali")) button.style.visibility = "hidden";
  return [...hero.querySelectorAll<HTMLElement>(".hero-sapa, h1, .hero-kata")].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    const needed = element.tagName === "H1" ? 3 : 4.5;
    element.style.color = "transparent";
    const words = element.textContent ?? "";
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ words, color, needed, clip: { x, y, width, height } }));
  });
}

async function contrast(page: Page, { words, color, needed, clip }: Line) {
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const under = Array.from({ length: data.length / 3 }, (_, index) => luminance([...data.subarray(3 * index, 3 * index + 3)]));
  const lightest = under.reduce((most, one) => Math.max(most, one), 0);
  return { words, needed, ratio: (luminance((color.match(/\d+/g) ?? []).map(Number)) + 0.05) / (lightest + 0.05) };
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
