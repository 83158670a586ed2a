/**
 * The administrator invites Sitti, a new clerk. She turns the link into a password on her phone, signs in and finds her part
 * of the portal and nothing else. What the administrator changes reaches her at her next click, although her phone speaks
 * with another process.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { type SecondStep, setUpSecondStep } from "#tests/support/second-step.ts";
import { kept, seen } from "#tests/support/seen.ts";
import { databaseUrl, query } from "#tests/support/stored.ts";

const passwordAdmin = "kapal lentera bambu rusa";
const nipSitti = "199006212015032001";
const name = "Sitti Rahma Tandju, S.I.Kom.";

// A code holds half a minute, and a fresh one may have to be waited for.
vi.setConfig({ testTimeout: 90_000 });

let product: Product;
let second: Product;
let browser: Browser;
let admin: Page;
let ponsel: BrowserContext;
let sitti: Page;
let tautan = "";
let passwordSitti = "";
let step: SecondStep;

beforeAll(async () => {
  product = await startProduct();
  second = await startProduct({ dataDir: product.dataDir, env: { DATABASE_URL: databaseUrl(product.dataDir) } });
  browser = await openBrowser();
  admin = await (await browser.newContext({ locale: "id-ID", viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" })).newPage();
  ponsel = await browser.newContext({ locale: "id-ID", viewport: { width: 360, height: 740 }, reducedMotion: "reduce", hasTouch: true });
  sitti = await ponsel.newPage();
  for (const page of [admin, sitti]) page.setDefaultTimeout(45_000);
});

afterAll(async () => {
  await leaveBrowser(browser);
  await second?.stop();
  await product?.stop();
  if (product) removeData(product);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const path = (page: Page) => new URL(page.url()).pathname;
/** The last proof of the administrator's was long ago. */
const isOld = () => query(product.dataDir, "update sesi set confirmed_at = now() - interval '6 minutes'");
const openAkun = async () => {
  await admin.goto(`${product.url}/administration/user`, { waitUntil: "networkidle" });
  await admin.getByRole("link", { name: name, exact: true }).click();
  await admin.getByRole("heading", { name: name }).waitFor();
};
const masuk = async (page: Page, password: string) => {
  await page.getByLabel("NIP").fill(nipSitti);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Login").click();
};

describe("the administrator", () => {
  test("begins, with a second step", async () => {
    // The later start ends the link of the earlier one.
    const path = /\/administrator-pertama\/\S+/.exec(second.output())?.[0] ?? "";
    await admin.goto(product.url + path, { waitUntil: "networkidle" });
    await admin.getByLabel("NIP").fill("198004172006041001");
    await admin.getByLabel("Nama lengkap").fill("Ahmad Djaelani, S.Kom.");
    await admin.getByLabel("Password", { exact: true }).fill(passwordAdmin);
    await button(admin, "Buat akun").click();
    step = await setUpSecondStep(admin);
    await kept(admin.waitForURL("**/dashboard"));
  });

  test("makes an account after proving again who they are, with nothing typed lost, and sees its link once", async () => {
    await admin.goto(`${product.url}/administration/user`, { waitUntil: "networkidle" });
    await noFlaw(admin);
    await admin.getByRole("link", { name: "Tambah akun" }).click();
    await button(admin, "Buat akun").click();
    await admin.getByText("Nama lengkap wajib diisi.").first().waitFor();
    await admin.getByLabel("Nama lengkap").fill(name);
    await admin.getByLabel("NIP").fill("19900621 201503 2 001");
    await admin.getByLabel("Tata Usaha").check();
    await noFlaw(admin);
    await isOld();
    await button(admin, "Buat akun").click();
    const dialog = admin.getByRole("dialog", { name: "Konfirmasi dulu" });
    await dialog.getByLabel("Password", { exact: true }).fill("bukan ini passwordnya");
    await button(admin, "Lanjutkan").click();
    await dialog.getByText("Password belum cocok").waitFor();
    // Nobody is asked for what they do not have.
    expect(await dialog.getByRole("button", { name: "Pakai kunci sandi" }).count()).toBe(0);
    // The password alone proves nothing where there is a second factor.
    await dialog.getByLabel("Password", { exact: true }).fill(passwordAdmin);
    await button(admin, "Lanjutkan").click();
    await dialog.getByText("Isi juga kode dari aplikasi autentikator").waitFor();
    await dialog.getByLabel("Kode verifikasi").fill(await step.app.code());
    await button(admin, "Lanjutkan").click();
    await admin.getByRole("heading", { name: "Undangan siap diserahkan" }).waitFor();
    tautan = await admin.getByLabel("Tautan undangan").inputValue();
    expect(tautan).toMatch(/\/undangan\/[\w-]{43}$/);
    await button(admin, "Selesai").click();
    await admin.getByText("Diundang").waitFor();
    await admin.reload({ waitUntil: "networkidle" });
    expect(await admin.content()).not.toContain(tautan.split("/").at(-1));
  });
});

describe("the clerk", () => {
  test("turns the link into a password on her phone, on the other process", async () => {
    await sitti.goto(tautan.replace(product.url, second.url), { waitUntil: "networkidle" });
    await sitti.getByRole("heading", { name: "Selamat datang" }).waitFor();
    await noFlaw(sitti);
    await sitti.getByLabel("Password baru").fill("sitti rahma tandju 1990");
    await button(sitti, "Simpan password").click();
    await sitti.getByText("mudah ditebak").first().waitFor();
    await button(sitti, "Usulkan empat kata acak").click();
    await button(sitti, "Pakai").click();
    passwordSitti = await sitti.getByLabel("Password baru").inputValue();
    expect(passwordSitti.split(" ")).toHaveLength(4);
    await sitti.getByText(/Kuat|Sangat kuat/).waitFor();
    await button(sitti, "Simpan password").click();
    await sitti.waitForURL("**/login?**");
    await sitti.getByText("Password tersimpan").waitFor();
    expect((await sitti.goto(tautan))?.status()).toBe(410);
    await sitti.getByRole("heading", { name: "Tautan tidak berlaku" }).waitFor();
  });

  test("signs in and sees what is hers, and nothing else", async () => {
    await sitti.goto(`${second.url}/administration/daftar-surat`, { waitUntil: "networkidle" });
    await masuk(sitti, passwordSitti);
    await sitti.waitForURL("**/administration/daftar-surat");
    await sitti.getByRole("heading", { name: "Daftar Surat" }).waitFor();
    await button(sitti, "Buka atau tutup menu samping").click();
    const menu = sitti.getByRole("navigation").filter({ hasText: "Surat-Surat" });
    await menu.getByText("Password").waitFor();
    expect(await menu.getByText("User", { exact: true }).count()).toBe(0);
    expect((await sitti.goto(`${second.url}/administration/user`))?.status()).toBe(404);
  });

  test("finds her own devices, ends another, and may change her password", async () => {
    const kantor = await (await browser.newContext({ locale: "id-ID" })).newPage();
    await kantor.goto(`${product.url}/login`, { waitUntil: "networkidle" });
    await masuk(kantor, passwordSitti);
    await kantor.waitForURL("**/dashboard");
    await sitti.goto(`${second.url}/administration/password`, { waitUntil: "networkidle" });
    await noFlaw(sitti);
    await sitti.getByText("Perangkat ini").waitFor();
    await sitti.getByRole("button", { name: /^Akhiri sesi di/ }).click();
    await sitti.getByText("Sesi diakhiri").waitFor();
    await kantor.goto(`${product.url}/dashboard`);
    expect(path(kantor)).toBe("/login");
    await kantor.getByText("diakhiri dari perangkat lain").waitFor();

    const baru = "jendela perahu purnama gading";
    await sitti.getByLabel("Password sekarang").fill("bukan yang ini ya");
    await sitti.getByLabel("Password baru").fill(baru);
    await button(sitti, "Ganti password").click();
    await sitti.getByText("Password belum cocok.").waitFor();
    await sitti.getByLabel("Password sekarang").fill(passwordSitti);
    await button(sitti, "Ganti password").click();
    await sitti.getByText("Password berhasil diganti").waitFor();
    passwordSitti = baru;
  });

  test("gets another role at her next click", async () => {
    await openAkun();
    await noFlaw(admin);
    await admin.getByLabel("Tata Usaha").uncheck();
    await admin.getByLabel("Humas").check();
    await button(admin, "Simpan").click();
    await admin.getByText("Akun berhasil diubah").waitFor();
    expect((await sitti.goto(`${second.url}/administration/daftar-surat`))?.status()).toBe(404);
    expect((await sitti.goto(`${second.url}/administration/banner`, { waitUntil: "networkidle" }))?.status()).toBe(200);
  });

  test("is led to the door with a clear sentence once the account is disabled", async () => {
    await openAkun();
    await button(admin, "Nonaktifkan").click();
    await admin.getByRole("alertdialog").getByRole("button", { name: "Nonaktifkan" }).click();
    await admin.getByText("Akun ini nonaktif").waitFor();
    await button(sitti, "Buka atau tutup menu samping").click();
    await sitti.getByRole("link", { name: "Dashboard" }).last().click();
    await sitti.waitForURL("**/login?**");
    await seen(sitti.getByText("Akun Anda dinonaktifkan."));
    await masuk(sitti, passwordSitti);
    await sitti.locator("main [role=alert]", { hasText: "NIP atau password belum cocok." }).waitFor();
  });
});

test("a list leaves the house only after another proof, and lands in the right place", async () => {
  await isOld();
  await admin.goto(`${product.url}/administration/jadwal-kerja`, { waitUntil: "networkidle" });
  await admin.getByText("Ekspor", { exact: true }).click();
  await admin.getByRole("link", { name: "CSV" }).click();
  await admin.getByRole("heading", { name: "Konfirmasi dulu" }).waitFor();
  await noFlaw(admin);
  await admin.getByLabel("Password", { exact: true }).fill(passwordAdmin);
  await admin.getByLabel("Kode verifikasi").fill(await step.app.code());
  const download = admin.waitForEvent("download");
  await button(admin, "Lanjutkan").click();
  expect((await download).suggestedFilename()).toMatch(/^jadwal-kerja-.*\.csv$/);
  await admin.getByRole("heading", { name: "Terima kasih" }).waitFor();
  await admin.getByRole("link", { name: "Kembali ke daftar" }).click();
  await admin.waitForURL("**/administration/jadwal-kerja");
});

test("a session that is over keeps the page and what is typed in it", async () => {
  await admin.goto(`${product.url}/administration/password`, { waitUntil: "networkidle" });
  await admin.getByLabel("Password sekarang").fill("belum disimpan");
  await query(product.dataDir, "update sesi set last_seen_at = now() - interval '31 minutes'");
  await admin.evaluate(() => localStorage.setItem("portal:kegiatan", "0"));
  await admin.clock.install();
  await admin.clock.fastForward("31:00");
  const dialog = admin.getByRole("dialog", { name: "Sesi Anda berakhir" });
  await dialog.getByText("30 menit tidak ada kegiatan").waitFor();
  expect(await admin.getByLabel("Password sekarang").inputValue()).toBe("belum disimpan");
});
