/**
 * A list on a telephone, looked at between two errands with one hand: the first row is seen without a turn of the finger, what
 * narrows it and what is rarely done stand behind one button each, and what is done every day lies under the thumb. A bad line is
 * the rule: the scripts may come late or never.
 */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const list = "/administration/surat-masuk";
let walk: Walk;
let clerk: Staff;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  clerk = await addStaff(walk.product, "tataUsaha");
  page = await walk.signIn(clerk, phone);
  await query(
    walk.product.dataDir,
    `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, status)
     select nomor || '/K', 'Kanwil Kemenag', current_date - 12 + nomor, 'Undangan rapat ' || nomor, 'baru' from generate_series(1, 12) nomor`,
  );
}, 240_000);
afterAll(() => walk?.close());

const open = (address: string) => page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return box;
};

test("the first row is on the first screen, and what is done every day under the thumb", { timeout: 120_000 }, async () => {
  await open(list);
  const row = await boxOf(page.locator(".ui-table tbody tr").first());
  expect(row.y + row.height).toBeLessThan(500);
  for (const target of await page.locator(".ui-table tbody tr").first().locator("a, button").all()) {
    const { width, height } = await boxOf(target);
    expect(Math.min(width, height), String(await target.getAttribute("aria-label"))).toBeGreaterThanOrEqual(44);
  }
  const add = await boxOf(page.getByRole("link", { name: "Tambah Surat Masuk" }));
  expect(add.y).toBeGreaterThan(600);
  expect(await page.getByRole("combobox", { name: "Status" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Tempat sampah" }).count()).toBe(0);
  const hint = page.locator(".ui-search input").evaluate((box) => getComputedStyle(box, "::placeholder").fontSize);
  expect(Number.parseFloat(await hint)).toBeLessThan(15);
  await noFlaw(page);
});

test("one button opens the filters and counts what is set, another the rare actions", { timeout: 120_000 }, async () => {
  await page.getByRole("button", { name: "Saring" }).tap();
  await page.getByRole("combobox", { name: "Status" }).selectOption("baru");
  await page.waitForURL(`**${list}?status=baru`);
  await noFlaw(page);
  await page.getByRole("button", { name: "Tutup", exact: true }).tap();
  await page.getByRole("button", { name: /^Saring\s*1 dipasang$/ }).waitFor();
  await page.getByRole("button", { name: "Lainnya" }).tap();
  await page.getByRole("link", { name: "Impor" }).waitFor();
  await noFlaw(page);
  await page.getByRole("link", { name: "Tempat sampah" }).tap();
  await page.getByRole("heading", { name: "Tempat sampah: Surat Masuk" }).waitFor();
});

test("without the scripts the filters open all the same", { timeout: 120_000 }, async () => {
  const late = await page.context().newPage();
  await late.route("**/*.js", (route) => route.abort());
  await late.goto(`${walk.product.url}${list}`);
  await late.getByRole("button", { name: "Saring" }).tap();
  const status = late.getByRole("combobox", { name: "Status" });
  await status.waitFor();
  expect(await status.isVisible()).toBe(true);
  await late.close();
});

test("where there is room everything stands open", { timeout: 120_000 }, async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(list);
  await page.getByRole("combobox", { name: "Status" }).waitFor();
  await page.getByRole("link", { name: "Impor" }).waitFor();
  expect(await page.getByRole("button", { name: "Saring" }).count()).toBe(0);
});

test("a letter of a former address is found where it moved", { timeout: 120_000 }, async () => {
  await open("/administration/daftar-surat/nomor?tahun=2025");
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/administration/persuratan/nomor?tahun=2025");
  await open("/administration/persuratan?tampil=masuk&cari=rapat");
  await page.getByRole("link", { name: "12/K", exact: true }).waitFor();
  expect(
    await page.getByRole("navigation", { name: "Halaman bersebelahan" }).getByRole("link", { name: "Masuk" }).getAttribute("aria-current"),
  ).toBe("page");
});

test("on a tablet too, and with the menu folded nothing runs over the edge", { timeout: 120_000 }, async () => {
  const tablet = await page.context().newPage();
  await tablet.setViewportSize({ width: 768, height: 1024 });
  for (const folded of [false, true]) {
    await tablet.goto(`${walk.product.url}${list}`, { waitUntil: "networkidle" });
    if (folded) await tablet.getByRole("button", { name: "Buka atau tutup menu samping" }).click();
    const place = tablet.locator(".ui-table-place");
    if (folded) await expect.poll(async () => (await boxOf(place)).width).toBeGreaterThan(600);
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect(await tablet.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const [saring, lainnya, add] = await Promise.all(
      [
        tablet.getByRole("button", { name: "Saring" }),
        tablet.getByRole("button", { name: "Lainnya" }),
        tablet.getByRole("link", { name: "Tambah Surat Masuk" }),
      ].map(boxOf),
    );
    expect(lainnya?.y).toBe(add?.y);
    expect(saring?.y).toBeLessThan(400);
    await noFlaw(tablet);
  }
  await tablet.close();
});
