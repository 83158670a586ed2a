/**
 * Whoever cannot see, needs large letters or the device's own colours works in the portal too: every screen of the table of routes is opened
 * once, filled as the demo fills it, and looked at in all these ways while it stands open. Addresses of rows are those that pages lead to.
 * Of a screen that many registers share two are looked at, the same each day; `AKSES=semua` looks at all of them.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outsideOffice, pengurus } from "#src/policy/who.ts";
import { pages } from "#src/routes.ts";
import { discomforts } from "#tests/support/comfort.ts";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, addToStaffFile, signInAs } from "#tests/support/staff.ts";

let demo: Demo;
let page: Page;

const all = pages.filter(({ path, file, access }) => file.endsWith(".tsx") && access !== "public" && path !== "*");
const perScreen = process.env.AKSES === "semua" ? Number.POSITIVE_INFINITY : 2;
const byFile = Map.groupBy(all, ({ file }) => file);
const routes = [...byFile.values()].flatMap((shared) => shared.slice(0, perScreen));
/** Where an address of each page is, once a page has led there. */
const known = new Map(routes.filter(({ path }) => !path.includes(":")).map(({ path }) => [path, path]));
/** Pages and downloads that are no row's, though they stand where a row's id would. */
const rowless = new Set(pages.filter(({ path }) => !path.includes(":")).map(({ path }) => path));
const patterns = routes.map(({ path }) => ({ path, shape: new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, "[^/]+")}$`) }));

beforeAll(async () => {
  demo = await openDemo();
  const staff = await addToStaffFile(demo.product, await addStaff(demo.product, ...pengurus, ...outsideOffice), "Guru");
  const context = await demo.browser.newContext({ viewport: { width: 1366, height: 800 }, reducedMotion: "reduce" });
  const { cookie } = await signInAs(demo.product.url, staff);
  const { url } = demo.product;
  const pairs = cookie.split("; ").map((pair) => /^([^=]+)=(.*)$/.exec(pair) ?? []);
  await context.addCookies(pairs.map(([, name = "", value = ""]) => ({ name, value, url, httpOnly: true, sameSite: "Lax" as const })));
  page = await context.newPage();
}, 240_000);
afterAll(() => demo?.close());

/** Nobody is there, or nothing is compared yet: what the portal says then is looked at all the same. */
const asksForMore = /^\/__tidak-ada\/portal$|\/seleksi-ppdb\/beda$|\/kiriman\/banding$/;

/** What is wrong with it, and where its links lead. */
async function look(address: string): Promise<string[]> {
  const answer = await page.goto(demo.product.url + address, { waitUntil: "load" });
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  const wrong = answer && answer.status() >= 400 && !asksForMore.test(address) ? [`status ${answer.status()}`] : [];
  await learnLinks();
  wrong.push(...(await flaws()));
  return [...wrong, ...(await discomforts(page))];
}

async function flaws(): Promise<string[]> {
  const light = await told("light", noFlaw(page));
  const dress = (tema: "gelap" | "terang") =>
    page.evaluate((wanted) => {
      document.documentElement.dataset.tema = wanted;
    }, tema);
  await dress("gelap");
  const dark = await told("dark", noFlaw(page, { only: ["color-contrast"] }));
  await dress("terang");
  return [...light, ...dark];
}

const told = (scheme: string, looked: Promise<void>): Promise<string[]> =>
  looked.then(
    () => [],
    (error: Error) => [`${scheme}: ${error.message}`],
  );

async function learnLinks(): Promise<void> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")].map(({ pathname }) => pathname),
  );
  for (const { path, shape } of patterns) {
    const found = known.has(path) ? undefined : links.find((link) => shape.test(link) && !rowless.has(link));
    if (found) known.set(path, found);
  }
}

test("every page of the portal is open to everybody who works in it", { timeout: 3_600_000 }, async () => {
  const wrong: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const [path, address] of known) {
    seen.add(path);
    const told = await look(address);
    if (told.length > 0) wrong[address] = told;
  }
  expect(wrong).toEqual({});
});
