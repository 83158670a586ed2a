/**
 * What the portal is for whoever works in it: it finds what they look for and hides what is not theirs, and its menu stays
 * as they left it, on the desk and on the phone.
 */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bell } from "#tests/support/bell.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { kept } from "#tests/support/seen.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let reader: { readonly page: Page } | undefined;

beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk?.close());

async function signedIn(staff: Staff, options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const page = await walk.signIn(staff, { viewport: { width: 1366, height: 768 }, ...options });
  return { context: page.context(), page };
}

const palette = (page: Page) => page.getByRole("dialog", { name: "Cari halaman atau data" });

describe("the search", { timeout: 240_000 }, () => {
  const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

  beforeAll(() =>
    query(
      walk.product.dataDir,
      "insert into surat_keluar (nomor_surat, perihal, tanggal) values ('B-77/Ma.22', 'Undangan wali murid kelas X', '2026-11-20')",
    ),
  );

  test("finds a letter for the clerk by keyboard alone, and a page", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "tataUsaha"));
    await page.getByRole("button", { name: "Cari halaman atau data" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("wali murid");
    await option(page, /B-77\/Ma\.22/).waitFor();
    await noFlaw(page);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/administration/daftar-surat/*");
    await page.getByRole("heading", { level: 1, name: "B-77/Ma.22" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("surat");
    await option(page, /^Surat Masuk/)
      .first()
      .waitFor();
    expect(
      await option(page, /^Surat Masuk/)
        .first()
        .getAttribute("aria-selected"),
    ).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/administration/surat-masuk");
    await context.close();
  });

  test("finds neither letter nor page for a teacher, and says so; Esc leads back to where one was", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "guru"));
    const button = page.getByRole("button", { name: "Cari halaman atau data" });
    await button.click();
    await page.keyboard.type("wali murid");
    await palette(page).getByText("Tidak ada yang cocok dengan “wali murid”").waitFor();
    expect(await option(page, /./).count()).toBe(0);
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    const answer = await page.request.get(`${walk.product.url}/pencarian?kata=wali%20murid`);
    expect(await answer.text()).not.toContain("B-77");
    await context.close();
  });

  test("opens by a button on the phone", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "tataUsaha"), {
      viewport: { width: 360, height: 780 },
      hasTouch: true,
    });
    await page.getByRole("button", { name: "Cari halaman atau data" }).tap();
    await palette(page).getByRole("combobox").fill("wali murid");
    await option(page, /B-77/).tap();
    await kept(page.waitForURL("**/administration/daftar-surat/*"));
    await context.close();
  });
});

describe("the menu", { timeout: 240_000 }, () => {
  const width = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

  test("folds to icons with Ctrl+B, and is still folded a visit later", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "tataUsaha"));
    expect(await width(page, ".portal-side")).toBe(256);
    await page.keyboard.press("Control+b");
    await expect.poll(() => width(page, ".portal-side")).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar:state");
    expect(cookie?.value).toBe("collapsed");
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    await page.reload({ waitUntil: "networkidle" });
    expect(await width(page, ".portal-side")).toBe(48);
    await page.getByRole("button", { name: "Surat-Surat" }).click();
    await page.getByRole("link", { name: "Surat Masuk" }).click();
    await page.waitForURL("**/administration/surat-masuk");
    await noFlaw(page);
    await page.getByRole("link", { name: "Akademik" }).click();
    await page.getByRole("heading", { level: 1, name: "Akademik" }).waitFor();
    await noFlaw(page);
    await page.getByRole("button", { name: "Favorit: Jadwal Pelajaran" }).click();
    await page.locator('[aria-label="Favorit: Jadwal Pelajaran"][aria-pressed=true]').waitFor();
    await page.keyboard.press("Control+k");
    await palette(page)
      .getByRole("group", { name: "Favorit" })
      .getByRole("option", { name: /Jadwal Pelajaran/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+b");
    await expect.poll(() => width(page, ".portal-side")).toBe(256);
    await context.close();
  });

  test("slides in on the phone, and goes when a page is chosen", async () => {
    const { page, context } = await signedIn(await addStaff(walk.product, "tataUsaha"), {
      viewport: { width: 390, height: 780 },
      hasTouch: true,
    });
    const panel = page.getByRole("dialog", { name: "Menu samping" });
    await page.getByRole("button", { name: "Buka atau tutup menu samping" }).tap();
    await panel.waitFor();
    expect(await width(page, ".side-panel")).toBe(288);
    await noFlaw(page);
    await panel.getByRole("button", { name: "Surat-Surat" }).tap();
    await panel.getByRole("link", { name: "Daftar Surat" }).tap();
    await page.waitForURL("**/administration/daftar-surat");
    await panel.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Buka atau tutup menu samping" }).tap();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await context.close();
  });
});

/** One of each kind of screen. */
const screens = [
  "/dashboard",
  "/dashboard-profile",
  "/administration/daftar-surat",
  "/administration/siswa",
  "/administration/pendaftaran",
  "/administration/pengaturan-situs",
  "/administration/berita",
  "/administration/pustaka-gambar",
  "/administration/password",
  "/administration/hak-akses?peran=waliKelas",
  "/administration/jejak",
  "/ruang-kerja/isi-situs",
  "/ruang-kerja/istilah",
];

test("who opens what is not theirs or not there stays within the portal, and goes on to the dashboard", { timeout: 240_000 }, async () => {
  const { page, context } = await signedIn(await addStaff(walk.product, "guru"));
  const shown: string[] = [];
  for (const path of ["/administration/jejak", "/tidak-ada"]) {
    expect((await page.goto(walk.product.url + path, { waitUntil: "networkidle" }))?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Halaman tidak ditemukan" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await bell(page, "Notifikasi").waitFor();
    shown.push(await page.locator("body").innerText());
  }
  expect(shown[0]).toBe(shown[1]);
  expect(shown[0]).not.toContain("Login");
  await noFlaw(page);
  await page.locator("main").getByRole("link", { name: "Ke dashboard" }).click();
  await page.waitForURL("**/dashboard");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Halaman tidak ditemukan" }).waitFor();
  await context.close();
});

test("the note about the pencil stands where a list offers one, and nowhere else", { timeout: 240_000 }, async () => {
  const { page, context } = await signedIn(await addStaff(walk.product, "panitiaPpdb"));
  const notes = async (address: string) => {
    await page.goto(walk.product.url + address, { waitUntil: "networkidle" });
    return [await page.getByText("klik ikon pensil").isVisible(), await page.getByText("Selalu masuk pada jam kerja").isVisible()];
  };
  expect(await notes("/administration/periode-ppdb")).toEqual([true, true]);
  for (const without of ["/dashboard", "/administration/gelombang-ppdb", "/administration/meja-ppdb", "/notifikasi"])
    expect(await notes(without)).toEqual([false, true]);
  await context.close();
});

test.each(screens)("%s is readable in light and in dark", { timeout: 240_000 }, async (address) => {
  reader ??= await signedIn(await addStaff(walk.product, "kepala", "tataUsaha", "humas", "panitiaPpdb"));
  const { page } = reader;
  expect((await page.goto(walk.product.url + address, { waitUntil: "networkidle" }))?.status()).toBe(200);
  await noFlaw(page);
  await page.evaluate(() => {
    document.documentElement.dataset.tema = "gelap";
  });
  await noFlaw(page, { only: ["color-contrast"] });
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
