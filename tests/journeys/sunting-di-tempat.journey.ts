/**
 * The public-relations officer reads the site as parents do, on a laptop or a phone, a few times a week, and sees a wrong word. It must take
 * one step to the field that holds it, and nobody else may notice that there is such a step. What goes wrong: the session is over, the
 * person may write one section and not another, a section is still empty.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
}, 240_000);
afterAll(() => walk?.close());

const links = ".sunting";

test("an editor goes from what is read to where it is written, and fills what is empty", { timeout: 180_000 }, async () => {
  await query(walk.product.dataDir, "delete from penghitung");
  const page = await walk.signIn(await addStaff(walk.product, "humas"), { viewport: { width: 1280, height: 900 } });
  await page.goto(`${walk.product.url}/administration/banner`);
  await page.mouse.click(5, 5);
  await page.goto(`${walk.product.url}/profile`);
  await page.locator(links).first().waitFor();
  await noFlaw(page);
  await page.goto(walk.product.url);
  await page.getByText("Angka madrasah belum diisi, jadi pengunjung tidak melihatnya.").waitFor();
  await noFlaw(page);
  await page.goto(`${walk.product.url}/profile?tab=data`);
  await page.getByRole("link", { name: "Isi sekarang: Angka madrasah" }).waitFor();
  await page.goto(walk.product.url);
  await page.getByRole("link", { name: "Isi sekarang: Angka madrasah" }).click();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).pathname).toBe("/administration/penghitung");
});

test("visitors and whoever is signed in no more see the page as it is, and ask nothing", { timeout: 120_000 }, async () => {
  const page = await walk.newPage({ viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(walk.product.url, { waitUntil: "networkidle" });
  expect(asked).not.toContain("/ruang-kerja/sunting");
  await page.evaluate(() => localStorage.setItem("portal:kegiatan", String(Date.now())));
  await page.goto(walk.product.url, { waitUntil: "networkidle" });
  await expect.poll(() => asked, { timeout: 20_000 }).toContain("/ruang-kerja/sunting");
  expect(await page.locator(links).count()).toBe(0);
  expect(await page.getByText("belum diisi").count()).toBe(0);
});

test("a head who lets news out and writes none is not told to fill what they cannot", { timeout: 120_000 }, async () => {
  const page = await walk.signIn(await addStaff(walk.product, "kepala"), { viewport: { width: 1280, height: 900 } });
  await page.mouse.click(5, 5);
  await page.goto(`${walk.product.url}/news`);
  await page.locator(links).first().waitFor();
  const offered = page.waitForResponse("**/ruang-kerja/sunting");
  await page.goto(walk.product.url);
  await (await offered).finished();
  expect(await page.getByText("belum diisi").count()).toBe(0);
});

test("the administrator is led to the very field of the settings", { timeout: 120_000 }, async () => {
  const page = await walk.signIn(await addStaff(walk.product, "administrator"), { viewport: { width: 1280, height: 900 } });
  await page.goto(`${walk.product.url}/administration/pengaturan-situs`);
  await page.mouse.click(5, 5);
  await page.goto(walk.product.url);
  await page.getByRole("link", { name: "Sunting: Tentang kami" }).click();
  await page.waitForURL("**/administration/pengaturan-situs#isian-tentang");
  await expect.poll(() => page.evaluate(() => document.querySelector(":target")?.getAttribute("name"))).toBe("tentang");
});
