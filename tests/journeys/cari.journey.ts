/**
 * A parent on an old phone, without scripts and in a hurry: presses the glass at the top, types what comes to mind and is where it
 * stands two taps later.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk?.close());

test("the glass leads to every page of the site, and words to the page that has them", { timeout: 120_000 }, async () => {
  const page = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${walk.product.url}/`);
  await page.getByRole("banner").getByRole("link", { name: "Cari di situs ini" }).click();
  await page.getByRole("heading", { level: 1, name: "Cari di situs ini" }).waitFor();
  await page.getByRole("searchbox", { name: "Cari di seluruh situs" }).fill("pendaftran");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await page.getByText("Tidak ada yang memuat “pendaftran” persis seperti itu.", { exact: false }).waitFor();
  await page.getByRole("region", { name: "Halaman", exact: true }).getByRole("link", { name: "Pendaftaran peserta didik baru" }).waitFor();
  await page.getByRole("searchbox", { name: "Cari di seluruh situs" }).fill("zzqqxx");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await page.getByText("Tidak ada yang cocok dengan “zzqqxx”.").waitFor();
  await page.getByRole("searchbox", { name: "Cari di seluruh situs" }).fill("legalisir");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await page.getByRole("region", { name: "Halaman", exact: true }).getByRole("link", { name: "Tata usaha" }).click();
  await page.waitForURL("**/administration");
  expect(await page.locator("h1").count()).toBe(1);
});

test("names are offered while one types, and who takes one is there", { timeout: 60_000 }, async () => {
  const page = await walk.newPage();
  await page.goto(`${walk.product.url}/cari`, { waitUntil: "networkidle" });
  const box = page.locator("#cari");
  await box.pressSequentially("legalis");
  const offered = () => page.locator("#saran option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await expect.poll(offered).toContain("Tata usaha");
  // The browser's own list cannot be pressed by a driver: the field says the same when one of it is taken.
  await box.evaluate((field: HTMLInputElement) => {
    field.value = "Tata usaha";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForURL("**/administration");
});

test.each(["", "?cari=pendaftaran", "?cari=zzqqxx"])("nothing of /cari%s stands in anybody's way", { timeout: 60_000 }, async (asked) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await walk.newPage({ viewport: { width: 360, height: 740 }, colorScheme });
    await page.goto(`${walk.product.url}/cari${asked}`);
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.context().close();
  }
});
