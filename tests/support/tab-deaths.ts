import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, devices, type Page } from "playwright-core";
import type { Product } from "./product.ts";
import { registration } from "./registrations.ts";
import { query } from "./stored.ts";

/** What the network does while a family presses "Kirim Pendaftaran". */
export const networks = ["well", "cut", "answer lost", "slow", "down"] as const;
export type Network = (typeof networks)[number];

export interface Death {
  readonly name: string;
  readonly network: Network;
  /** Milliseconds from the press to the end of the tab. */
  readonly after: number;
  /** Where the family looks afterwards. */
  readonly back: "/daftar" | "/" | "/luring";
}

/** A telephone with a form that is filled in up to the last step. */
export async function openFilled(browser: Browser, { url }: Product, name: string): Promise<Page> {
  const context = await browser.newContext({ ...devices["Galaxy S8"], locale: "id-ID", reducedMotion: "reduce" });
  const page = await context.newPage();
  const { agreement: _, ...typed } = registration(name);
  const values = Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, String(value)]));
  await page.goto(`${url}/manifest.webmanifest`);
  const draft = JSON.stringify({ key: randomUUID(), values, at: Date.now() });
  await page.evaluate((text) => localStorage.setItem("man1palu.pendaftaran", text), draft);
  await page.goto(`${url}/daftar#langkah-4`);
  await page.locator("form[data-siap]").waitFor();
  await page.locator("#agreement").check();
  return page;
}

/** Presses "Kirim", kills the tab, comes back to a network. @returns what the device then holds of the number */
export async function dieWhileSending(browser: Browser, product: Product, death: Death): Promise<string> {
  const page = await openFilled(browser, product, death.name);
  const context = page.context();
  await spoil(context, death.network);
  await page.getByRole("button", { name: "Kirim Pendaftaran" }).click();
  await new Promise((resolve) => setTimeout(resolve, death.after));
  // A tab that crashes while the browser's driver holds its request never lets the next one open.
  await (death.network === "well" ? crash(page) : page.close());
  await context.setOffline(false);
  // What still waits for the tab that is gone would be waited for.
  await context.unrouteAll({ behavior: "ignoreErrors" });
  const later = await context.newPage();
  await later.goto(product.url + death.back);
  const nomor = await numberOn(later);
  await context.close();
  return nomor;
}

/** How many registrations there are under a name, and their numbers. */
export const registered = (product: Product, name: string): Promise<{ nomor: string }[]> =>
  query<{ nomor: string }>(product.dataDir, `select nomor from pendaftaran where nama_lengkap = '${name.replaceAll("'", "''")}'`);

async function spoil(context: BrowserContext, network: Network): Promise<void> {
  if (network === "well") return;
  if (network === "cut") return context.setOffline(true);
  await context.route("**/api/registerSiswa", async (route) => {
    if (network === "down") return route.fulfill({ status: 503, json: { error: "Layanan sedang terganggu." } }).catch(() => undefined);
    if (network === "slow") {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return route.continue().catch(() => undefined);
    }
    await route.fetch().catch(() => undefined);
    return route.abort("connectionreset").catch(() => undefined);
  });
}

/** The process of the tab ends at once, as when the device takes its memory away. */
export async function crash(page: Page): Promise<void> {
  const ended = page.waitForEvent("crash", { timeout: 5_000 }).catch(() => undefined);
  const session = await page.context().newCDPSession(page);
  void session.send("Page.crash").catch(() => undefined);
  await ended;
  await page.close().catch(() => undefined);
}

async function numberOn(page: Page): Promise<string> {
  const held = await page.waitForFunction(() => {
    const texts = Object.keys(localStorage).filter((name) => name.startsWith("pendaftaran:kirim:"));
    const parcels = texts.map((name) => JSON.parse(localStorage.getItem(name) ?? "{}"));
    return parcels.length === 1 && parcels[0].receipt?.nomor;
  });
  const nomor = String(await held.jsonValue());
  await page.locator("body", { hasText: nomor }).waitFor();
  return nomor;
}
