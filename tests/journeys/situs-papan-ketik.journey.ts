/**
 * A visitor without a mouse, with the device's own colours, or whose connection goes while a form is being sent. What goes wrong: the focus
 * walks on under an open menu, one cannot tell where one is, what was typed ends with the page it stood on.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
}, 240_000);
afterAll(() => walk?.close());

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" } as const;
/** Until the page's own script has run: it registers the worker after all else. */
const open = async (page: Page, path: string) => {
  await page.goto(walk.product.url + path, { waitUntil: "networkidle" });
};
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const isOpen = (page: Page) => page.locator("#menu:popover-open").count();

test("the menu of a phone goes with the focus that leaves it, and gives it back on Escape", async () => {
  const page = await walk.newPage(phone);
  await open(page, "/hubungi");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.press("Enter");
  await expect.poll(() => isOpen(page)).toBe(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(page)).toBe(0);
  expect(await inFocus(page)).toBe("Menu");
  await opener.press("Enter");
  await page.locator("#menu").getByRole("link", { name: "Login" }).focus();
  expect(await isOpen(page)).toBe(1);
  await page.keyboard.press("Tab");
  await expect.poll(() => isOpen(page)).toBe(0);
});

test("with the device's own colours the page one is on stands out", async () => {
  const page = await walk.newPage({ ...phone, viewport: { width: 1440, height: 900 }, forcedColors: "active" });
  await open(page, "/profile?tab=visi-misi");
  const grounds = await page
    .locator("nav a:visible")
    .evaluateAll((links) => links.map((link) => [link.hasAttribute("aria-current"), getComputedStyle(link).backgroundColor] as const));
  const current = new Set(grounds.filter(([isCurrent]) => isCurrent).map(([, ground]) => ground));
  expect(current.size).toBe(1);
  expect(grounds.filter(([isCurrent, ground]) => !isCurrent && current.has(ground))).toEqual([]);
});

test("a form that is sent without a network stays as it was typed, and says so until the network is back", async () => {
  const page = await walk.newPage(phone);
  await open(page, "/hubungi");
  await page.getByLabel("Isi pesan").fill("Kantin kotor.");
  await page.context().setOffline(true);
  const send = page.getByRole("button", { name: "Kirim", exact: true });
  await send.click();
  const told = page.getByText("Isian Anda masih ada di sini");
  await told.waitFor();
  expect(await page.getByLabel("Isi pesan").inputValue()).toBe("Kantin kotor.");
  await page.context().setOffline(false);
  await told.waitFor({ state: "detached" });
  // Refused without a script of the form's own, the focus is on what is wrong.
  await send.click();
  await page.getByText("Apa yang ingin Anda sampaikan? Belum dijawab.").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("ui-problems");
  expect(await page.getByLabel("Isi pesan").inputValue()).toBe("Kantin kotor.");
});

test("lists of news name in their title what they are narrowed to; empty ones are not for search engines", async () => {
  const read = async (path: string) => {
    const html = await (await fetch(walk.product.url + path)).text();
    return [/<title>([^<]*)/.exec(html)?.[1], /name="robots" content="([^"]*)/.exec(html)?.[1]];
  };
  expect(await read("/news")).toEqual(["News", undefined]);
  expect(await read("/news?cari=pramuka")).toEqual(["Berita: pramuka", "noindex, follow"]);
  expect(await read("/news?bulan=2031-05")).toEqual(["Berita Mei 2031", "noindex, follow"]);
  expect(await read("/pengumuman?cari=libur")).toEqual(["Pengumuman: libur", "noindex, follow"]);
});
