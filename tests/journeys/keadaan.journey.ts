/**
 * The clerk at a laptop is asked how a pupil stood on the day of a report: since then the pupil has another name and sits in another
 * class. The page and the PDF tell it, and the class list of that day has the pupil where they sat.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let browser: Browser;
let page: Page;
const reported = addDays(today(), -3);

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await query(
    product.dataDir,
    `with kelas as (insert into kelas (nama, tingkat, tahun_ajaran, created_at)
       select satu, 'X', '2026/2027', now() - interval '30 days' from unnest(array['X.E-1', 'X.E-2']) satu returning *)
     insert into siswa (nama, jenis_kelamin, status, kelas_id, created_at)
       select satu, 'perempuan', 'aktif', kelas.id, now() - interval '20 days'
       from kelas, unnest(array['Ani Toana', 'Citra Rumi']) satu where kelas.nama = 'X.E-1'`,
  );
  page = await signIn();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

async function signIn(): Promise<Page> {
  const { nip, password } = await addStaff(product, "tataUsaha");
  const context = await browser.newContext({ locale: "id-ID", reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  const opened = await context.newPage();
  opened.setDefaultTimeout(45_000);
  await opened.goto(`${product.url}/login`, { waitUntil: "networkidle" });
  await opened.locator("[name=nip]").fill(nip);
  await opened.locator("[name=password]").fill(password);
  await opened.getByRole("button", { name: "Login" }).click();
  await opened.waitForURL("**/dashboard");
  return opened;
}

const open = (path: string) => page.goto(product.url + path, { waitUntil: "networkidle" });

async function askFor(day: string): Promise<void> {
  await page.getByLabel("Keadaan pada tanggal").fill(day);
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await page.getByRole("heading", { name: `Keadaan per ${formatDay(day)}` }).waitFor();
}

test("how a pupil stood on the day of the report, and who sat in the class that day", { timeout: 240_000 }, async () => {
  await open("/administration/siswa");
  await page.getByRole("link", { name: "Ani Toana" }).first().click();
  await page.getByRole("link", { name: "Ubah", exact: true }).click();
  await page.getByRole("dialog").locator("[name=nama]").fill("Ani Toana Putri");
  const kelas = page.getByRole("dialog").locator("[name=kelasId]");
  await kelas.selectOption((await kelas.locator("option", { hasText: "X.E-2" }).first().getAttribute("value")) ?? "");
  await page.getByRole("button", { name: "Perbarui" }).click();
  await page.getByText("Ani Toana Putri").first().waitFor();

  await page.getByRole("link", { name: "Ani Toana Putri" }).first().click();
  await page.getByRole("link", { name: "Keadaan pada tanggal" }).click();
  await askFor(reported);
  await noFlaw(page);
  const facts = page.locator(".ui-facts").first();
  expect(await facts.innerText()).toMatch(/Ani Toana\n[\s\S]*X\.E-1/);
  const changes = page.getByRole("table", { name: /^Perubahan sesudah/ });
  expect(await changes.innerText()).toMatch(/Nama lengkap[\s\S]*Ani Toana[\s\S]*Ani Toana Putri[\s\S]*Uji tataUsaha/);
  expect(await page.locator(".ui-table td:empty:not(.blank)").count()).toBe(0);
  const [paper] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "PDF" }).click()]);
  expect(paper.suggestedFilename()).toBe(`keadaan-siswa-${reported}.pdf`);

  await askFor(addDays(today(), -25));
  expect(await page.getByText("Belum ada", { exact: true }).count()).toBe(1);

  await open("/administration/kelas");
  await page.getByRole("link", { name: "X.E-1" }).first().click();
  await page.getByRole("link", { name: "Keadaan pada tanggal" }).click();
  await askFor(reported);
  const list = page.getByRole("table", { name: /^Siswa di kelas ini/ });
  expect(await list.innerText()).toMatch(/Ani Toana[\s\S]*Citra Rumi/);
  const moved = page.getByRole("table", { name: /^Masuk dan keluar/ });
  expect(await moved.innerText()).toMatch(/Ani Toana\s+Keluar\s+Uji tataUsaha/);
  await noFlaw(page);
  await page.getByText("Ekspor").click();
  const [sheet] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Excel" }).click()]);
  expect(sheet.suggestedFilename()).toMatch(new RegExp(`${reported}\\.xlsx$`));
  await askFor(today());
  expect(await list.innerText()).not.toContain("Ani Toana");
});
