/**
 * Somebody who left school years ago fills in the page for alumni on an old phone whose browser runs no scripts; the office
 * compares and takes it over. Beside it the page of achievements, as anybody reads it.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { weigh } from "#tests/support/transfer-size.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  await query(
    product.dataDir,
    `insert into alumni (nama, nisn, tanggal_lahir, tahun_lulus, kegiatan, instansi)
     values ('Sitti Aminah', '0041234567', '2004-05-09', 2022, 'bekerja', 'Toko Lama')`,
  );
  await query(
    product.dataDir,
    `insert into prestasi (nama, peraih, bidang, tingkat, peringkat, kategori, tanggal, publikasi)
     values ('Olimpiade Sains Madrasah', 'Ahmad Fauzi', 'sains', 'nasional', 'juara-1', 'individu', '2026-08-01', 'inisial')`,
  );
  browser = await openBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

const open = async (width: number, javaScriptEnabled: boolean): Promise<Page> => {
  const context = await browser.newContext({
    locale: "id-ID",
    viewport: { width, height: 740 },
    javaScriptEnabled,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  return page;
};
const sempit = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test("an alumnus writes what changed, without a script, and nothing typed is lost", { timeout: 240_000 }, async () => {
  const page = await open(360, false);
  await page.goto(`${product.url}/alumni`);
  await page.getByLabel("Nama lengkap").fill("Sitti Aminah");
  await page.getByLabel("Tanggal lahir").fill("2004-05-09");
  await page.getByLabel("Tahun lulus").fill("2022");
  await page.getByLabel("NISN").fill("12345");
  await page.getByLabel("Kegiatan sekarang").selectOption({ label: "Kuliah" });
  await page.getByLabel("Kampus atau tempat kerja").fill("Universitas Tadulako");
  await page.getByRole("button", { name: "Kirim" }).click();
  await page.getByRole("link", { name: "NISN terdiri dari 10 angka." }).waitFor();
  expect(await page.getByLabel("Kampus atau tempat kerja").inputValue()).toBe("Universitas Tadulako");
  expect(await page.getByLabel("Tanggal lahir").inputValue()).toBe("9/5/2004");
  expect(await page.getByLabel("Kegiatan sekarang").inputValue()).toBe("kuliah");
  await page.getByLabel("NISN").fill("0041234567");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Kirim" }).click();
  await page.getByRole("heading", { name: "Terima kasih, data Anda sudah kami terima" }).waitFor();
  const dengan = await open(360, true);
  await dengan.goto(`${product.url}/alumni`);
  await noFlaw(dengan);
  await sempit(dengan);
});

test("the office sees both beside each other and takes it over", { timeout: 240_000 }, async () => {
  const { nip, password } = await addStaff(product, "tataUsaha");
  const page = await open(1440, true);
  await page.goto(`${product.url}/login?lanjut=%2Fadministration%2Falumni%2Fusulan`);
  await page.getByLabel("NIP").fill(nip);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByText("Ditemukan").waitFor();
  await page.getByRole("link", { name: "Sitti Aminah" }).click();
  const baris = page.getByRole("row", { name: /Kampus atau tempat kerja/ });
  await baris.waitFor();
  expect(await baris.getByRole("cell").allInnerTexts()).toEqual(["Toko Lama", "Universitas Tadulako", "Universitas Tadulako"]);
  await noFlaw(page);
  await page.getByRole("button", { name: "Perbarui data Sitti Aminah" }).click();
  await page.getByText("Data alumni diperbarui").waitFor();
  await page.getByText("Tidak ada yang menunggu").waitFor();
  for (const nomor of [1, 2])
    await query(
      product.dataDir,
      `insert into usulan_alumni (nama, tanggal_lahir, tahun_lulus, kegiatan, persetujuan) values ('Iseng ${nomor}', '2004-01-0${nomor}', 2022, 'bekerja', 'ya')`,
    );
  await page.reload();
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await page.getByRole("region", { name: "Tindakan untuk kabar terpilih" }).getByRole("button", { name: "Tolak" }).click();
  const dialog = page.getByRole("dialog", { name: "Tolak 2 kabar?" });
  await dialog.getByRole("button", { name: "Tolak" }).click();
  await dialog.getByRole("link", { name: "Tulis alasannya (5–500 karakter)." }).waitFor();
  await dialog.getByLabel("Mengapa ditolak?").fill("Kiriman iseng");
  await noFlaw(page);
  await dialog.getByRole("button", { name: "Tolak" }).click();
  await page.getByText("2 kabar ditolak").waitFor();
  await page.getByText("Tidak ada yang menunggu").waitFor();
  const [alumni] = await query(product.dataDir, "select kegiatan, instansi from alumni");
  expect(alumni).toEqual({ kegiatan: "kuliah", instansi: "Universitas Tadulako" });
});

test("achievements are read by anybody, with figures and without a child's name", { timeout: 240_000 }, async () => {
  for (const path of ["/prestasi", "/alumni"]) {
    const { html, css, js, foreign, inline } = await weigh(product.url + path);
    expect(html, "HTML").toBeLessThanOrEqual(25_000);
    expect(css, "CSS").toBeLessThanOrEqual(20_000);
    expect(js, "JS").toBeLessThanOrEqual(10_000);
    expect([foreign, inline]).toEqual([[], []]);
  }
  const page = await open(360, true);
  await page.goto(`${product.url}/prestasi`);
  expect(await page.locator("main").innerText()).toContain("A. F.");
  expect(await page.content()).not.toContain("Fauzi");
  await page.getByLabel("Tingkat").selectOption({ label: "Provinsi" });
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await page.getByText("Tidak ada prestasi yang cocok.").waitFor();
  await page.getByRole("link", { name: "Lihat semuanya" }).click();
  await page.getByRole("heading", { name: "Olimpiade Sains Madrasah" }).waitFor();
  await noFlaw(page);
  await sempit(page);
});
