/** A parent opens the school's page on a phone: it is light, complete without scripts, and says which day is today. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatDay, today } from "#kit/dates.ts";
import { enoughContrast, luminance } from "#kit/media/brightness.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const widths = [360, 768, 1440];

let walk: Walk;

beforeAll(async () => {
  walk = await openWalk();
});

afterAll(() => walk?.close());

async function open(width: number, options: { javaScriptEnabled?: boolean; reducedMotion?: "reduce" } = {}): Promise<Page> {
  const context = await walk.browser.newContext({ viewport: { width, height: 800 }, ...options });
  const page = await context.newPage();
  await page.addInitScript(noteWelcome);
  await page.goto(walk.product.url);
  return page;
}

/** A welcome may have gone before a test on a busy machine looks for it. */
function noteWelcome(): void {
  const look = () => {
    if (document.querySelector("#sambut")?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      document.documentElement.setAttribute("data-tersambut", "");
    else requestAnimationFrame(look);
  };
  look();
}

/** The luminance of the brightest point of a part of the page. */
async function brightest(page: Page, box: Awaited<ReturnType<ReturnType<Page["locator"]>["boundingBox"]>>): Promise<number> {
  if (!box) throw new Error("nothing stands there");
  const picture = sharp(await page.screenshot({ clip: box })).removeAlpha();
  const bytes = await picture.raw().toBuffer();
  let most = 0;
  for (let at = 0; at < bytes.length; at += 3) most = Math.max(most, luminance([bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]));
  return most;
}

const read = async (path: string): Promise<Buffer> => Buffer.from(await (await fetch(new URL(path, walk.product.url))).arrayBuffer());
const weigh = async (paths: string[]): Promise<number> => {
  const files = await Promise.all(paths.map(read));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
};

describe("the home page", () => {
  test("is light", async () => {
    const html = (await read("/")).toString();
    const named = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);
    const scripts = named(/<script[^>]* src="([^"]+)"/g);
    const styles = named(/<link rel="stylesheet" href="([^"]+)"/g);
    const fonts = named(/<link rel="preload" href="([^"]+\.woff2)"/g);
    expect([scripts.length, styles.length > 0, fonts.length]).toEqual([1, true, 1]);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(25_000);
    expect(await weigh(scripts)).toBeLessThanOrEqual(10_000);
    expect(await weigh(styles)).toBeLessThanOrEqual(20_000);
    expect((await read(fonts[0] as string)).length).toBeLessThanOrEqual(45_000);
    expect(html).not.toMatch(/<script(?![^>]* (?:src=|type="application\/ld\+json"))|\sstyle="/);
  });

  test("stays as wide as the phone when every text holds a word that is wider", async () => {
    const page = await open(360, { javaScriptEnabled: false });
    await page.evaluate(() => {
      for (const text of document.querySelectorAll("h1, h2, h3, p, dt, dd, address a"))
        text.append(" Pertanggungjawabanberkelanjutanketidakmampuan");
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.context().close();
  });

  test("says everything without a script", async () => {
    const page = await open(360, { javaScriptEnabled: false });
    await expect.poll(() => page.locator("#sambut").isVisible()).toBe(false);
    const text = await page.locator("body").innerText();
    for (const told of ["07.30", "14.30", "11.30", "12.30", "68", "12", "560", "Daftar Sekarang", "Berdiri 13 Juni 1991"])
      expect(text).toContain(told);
    expect(await page.locator("[data-hari]").count()).toBe(7);
    await page.context().close();
  });

  test.each(widths)("is read at %d px on the brightest picture that there can be", async (width) => {
    const context = await walk.browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const page = await context.newPage();
    const white = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1200"><rect width="1920" height="1200" fill="#fff"/></svg>';
    await page.route("**/teluk*.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body: white }));
    await page.goto(walk.product.url);
    const clear = await brightest(page, await page.locator(".hero-latar").boundingBox());
    await page.locator(".hero-isi").evaluate((element: HTMLElement) => element.style.setProperty("visibility", "hidden"));
    expect(clear, "nothing lies over the clear part").toBeGreaterThan(0.95);
    for (const words of await page.locator(".hero-isi :is(p, h1), .hero-isi .tbl.terang").all()) {
      const { colour, ...box } = await words.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        const { x, y, width, height } = letters.getBoundingClientRect();
        return { x, y, width, height, colour: getComputedStyle(element).color };
      });
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(Number);
      const contrast = (luminance([red, green, blue]) + 0.05) / ((await brightest(page, box)) + 0.05);
      expect(contrast, colour).toBeGreaterThanOrEqual(enoughContrast);
    }
    await context.close();
  });

  test("marks today in the schedule and greets once a visit", async () => {
    const page = await open(1440);
    expect(await page.locator("tr[aria-current=date] th").innerText()).toContain(formatDay(today(), "long").split(",")[0]);
    await page.locator("html[data-tersambut]").waitFor();
    await page.locator("#sambut").waitFor({ state: "hidden" });
    await page.reload();
    await page.locator("tr[aria-current=date]").waitFor();
    expect(await page.locator("#sambut").isHidden()).toBe(true);
    await page.context().close();
  });

  test.each(widths)("is accessible and does not scroll sideways at %i px", async (width) => {
    const page = await open(width, { reducedMotion: "reduce" });
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.context().close();
  });

  test("has a menu on a phone that Escape closes", async () => {
    const page = await open(360, { reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    expect(await menu.getByRole("link", { name: "Login" }).isVisible()).toBe(true);
    await noFlaw(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.context().close();
  });
});

test("an unknown address says so and leads home", async () => {
  const page = await open(360, { reducedMotion: "reduce" });
  const answer = await page.goto(`${walk.product.url}/tidak-ada`);
  expect(answer?.status()).toBe(404);
  expect(await page.locator("main").innerText()).toMatch(/404\s+Oops! Page not found/);
  await noFlaw(page);
  await page.getByRole("link", { name: "Kembali ke beranda" }).click();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.context().close();
});
