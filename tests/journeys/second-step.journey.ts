/**
 * Moh. Fahri looks after the portal. His laptop keeps a passkey, so he signs in by his fingerprint; later he adds an app on his
 * phone, loses the phone, comes in by a recovery code that he has printed, and sees that the portal has told him so.
 */
import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AuthenticatorApp } from "#tests/support/authenticator-app.ts";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { addReader } from "#tests/support/fingerprint.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import type { SecondStep } from "#tests/support/second-step.ts";
import { seen } from "#tests/support/seen.ts";

const nip = "198503122009122003";
const password = "kapal lentera bambu rusa";

let product: Product;
let browser: Browser;
let laptop: BrowserContext;
let page: Page;
let code: string[] = [];
let step: SecondStep;
const broken: string[] = [];
// A code holds half a minute, and a fresh one may have to be waited for.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  laptop = await browser.newContext({ locale: "id-ID", viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });
  page = await laptop.newPage();
  page.on("pageerror", (error) => broken.push(error.message));
  page.on("console", (line) => line.text().includes("Content Security Policy") && broken.push(line.text()));
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

const press = (name: string, where = page) => where.getByRole("button", { name, exact: true }).last().click();
const open = (address: string, where = page) => where.goto(product.url + address, { waitUntil: "networkidle" });
const said = (text: string | RegExp, where = page) => seen(where.getByText(text));
const typePassword = async (where = page) => {
  await open("/login?lanjut=/administration/password", where);
  await where.getByLabel("NIP").fill(nip);
  await where.getByLabel("Password", { exact: true }).fill(password);
  await press("Login", where);
  await where.waitForURL("**/login/kode?**");
};
const leave = async (where = page) => {
  await where.context().clearCookies({ name: "sesi" });
  await open("/login", where);
};

test("a new administrator may choose a passkey, and keeps ten codes for the day the laptop is gone", async () => {
  const link = /http\S+\/administrator-pertama\/\S+/.exec(product.output())?.[0] ?? "";
  await page.goto(link, { waitUntil: "networkidle" });
  await page.getByLabel("NIP").fill(nip);
  await page.getByLabel("Nama lengkap").fill("Moh. Fahri, S.Kom.");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press("Buat akun");
  await page.waitForURL("**/dua-langkah?**");
  await addReader(page);
  await press("Pakai kunci sandi");
  await page.getByRole("heading", { name: "Simpan kode pemulihan" }).waitFor();
  await noFlaw(page);
  code = await page.locator(".faktor-daftar li").allTextContents();
  expect(new Set(code).size).toBe(10);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Unduh" }).click()]);
  expect(file.suggestedFilename()).toBe("kode-pemulihan-man-1-palu.txt");
  const text = await readFile(await file.path(), "utf8");
  for (const one of code) expect(text).toContain(one);
  await page.getByRole("link", { name: "Sudah saya simpan, lanjutkan" }).click();
  await page.waitForURL("**/dashboard");
});

test("the fingerprint alone signs in, without NIP or password", async () => {
  await leave();
  await noFlaw(page);
  await press("Masuk dengan kunci sandi");
  await page.waitForURL("**/dashboard");
  await page.locator(".ui-toast", { hasText: "Login berhasil!" }).waitFor();
  const kabar = page.getByRole("region", { name: "Yang berubah sejak Anda terakhir masuk" });
  await kabar.getByText("Yang berubah sejak Anda terakhir masuk").click();
  await kabar.getByText("Cara masuk baru dipasang: kunci sandi.").waitFor();
  await noFlaw(page);
  await kabar.getByRole("button", { name: "Sudah saya baca" }).click();
  await expect.poll(() => kabar.count()).toBe(0);
});

test("after the password the passkey is the second step; on another device there is none, and the page says so", async () => {
  await leave();
  await typePassword();
  await press("Pakai kunci sandi");
  await page.waitForURL("**/administration/password");

  const elsewhere = await (await browser.newContext({ locale: "id-ID" })).newPage();
  await addReader(elsewhere);
  await open("/login", elsewhere);
  await press("Masuk dengan kunci sandi", elsewhere);
  await said("perangkat ini belum menyimpan kunci sandi", elsewhere);
  await elsewhere.context().close();
});

test("on 'Akun saya' the passkey gets a name, and an app comes beside it", async () => {
  await open("/administration/password");
  await page.getByRole("button", { name: /^Ubah nama/ }).click();
  await page.getByLabel("Nama kunci sandi").fill("Laptop ruang TU");
  await press("Simpan");
  await page.getByText("Laptop ruang TU", { exact: true }).waitFor();
  await noFlaw(page);
  await said("wajib memakai langkah kedua");
  expect(await page.getByRole("button", { name: "Hapus Laptop ruang TU" }).count()).toBe(0);

  await page.getByRole("link", { name: "Tambah cara" }).click();
  await page.waitForURL("**/dua-langkah?**");
  step = { codes: code, app: await addApp() };
  await page.waitForURL("**/administration/password");
  await said("Aplikasi autentikator");
  await said("Tersisa 10 kode");
  await page.getByRole("button", { name: "Hapus Laptop ruang TU" }).click();
  await press("Hapus");
  await said("Kunci sandi dihapus");
  await expect.poll(() => page.getByText("Laptop ruang TU").count()).toBe(0);
});

test("a used code does not work again, and a passkey that was deleted no longer signs in", async () => {
  await leave();
  await press("Masuk dengan kunci sandi");
  await said("Kunci sandi ini tidak dikenal di sini.");
  await typePassword();
  const code = await step.app.code();
  await page.getByLabel("Kode 6 angka").fill(code);
  await press("Masuk");
  await page.waitForURL("**/administration/password");
  await leave();
  await typePassword();
  await page.getByLabel("Kode 6 angka").fill(code);
  await press("Masuk");
  await said("Kode belum cocok atau sudah dipakai.");
});

test("without the phone a recovery code opens once, the portal tells it, and new codes replace the old", async () => {
  await page.getByText("Pakai kode pemulihan").click();
  await page.getByLabel("Kode pemulihan").fill((code[0] ?? "").toUpperCase().replace("-", " "));
  await press("Masuk dengan kode pemulihan");
  await page.waitForURL("**/administration/password");
  await said("Tersisa 9 kode");
  await open("/notifikasi");
  await said("Kode pemulihan Anda dipakai untuk masuk.");

  await leave();
  await typePassword();
  await page.getByText("Pakai kode pemulihan").click();
  await page.getByLabel("Kode pemulihan").fill(code[0] ?? "");
  await press("Masuk dengan kode pemulihan");
  await said("Kode pemulihan belum cocok atau sudah pernah dipakai.");
  await page.getByLabel("Kode pemulihan").fill(code[1] ?? "");
  await press("Masuk dengan kode pemulihan");
  await page.waitForURL("**/administration/password");
  await press("Buat kode baru");
  await press("Buat kode baru");
  await said("Simpan sekarang");
  const fresh = await page.locator(".faktor-daftar li").allTextContents();
  expect(fresh).toHaveLength(10);
  expect(fresh).not.toContain(code[2]);
  expect(broken).toEqual([]);
});

/** As `setUpSecondStep`, where codes are left already. */
async function addApp() {
  const app = new AuthenticatorApp((await page.locator(".faktor-rahasia").textContent()) ?? "");
  await page.getByLabel("Kode 6 angka").fill(await app.code());
  await press("Pasang");
  return app;
}
