/**
 * Nurhayati looks after the server beside her own work. Once, she makes the recovery key and prints it; then she looks whether last night's
 * backup is there. What goes wrong: nobody made a key, the disk is not plugged in, nobody knows whether a backup can be put back.
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { runProduct } from "#tests/support/product.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let usb: string;
let walk: Walk;
let page: Page;
let key: string;
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  usb = await mkdtemp(join(tmpdir(), "usb-"));
  walk = await openWalk({ BACKUP_TO: usb });
  page = await walk.beginOffice();
}, 120_000);
afterAll(async () => {
  await walk?.close();
  await rm(usb, { recursive: true, force: true });
});

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const archives = async () => (await readdir(usb)).filter((name) => name.endsWith(".age"));

test("the dashboard says that there is none, and leads to the page", async () => {
  await page.goto(`${walk.product.url}/dashboard`, { waitUntil: "networkidle" });
  await page.getByRole("region", { name: "Cadangan" }).getByText("Belum ada").waitFor();
  await page.getByRole("link", { name: "Buka cadangan" }).click();
  await page.getByText("Belum dibuat. Sampai ada kunci pemulihan").waitFor();
  await page.getByText("Belum ada cadangan", { exact: true }).waitFor();
  await noFlaw(page);
});

test("the recovery key is shown once, and the print holds it alone", async () => {
  await press("Buat kunci pemulihan");
  key = (await page.locator(".cadangan-letters").textContent()) ?? "";
  expect(key).toMatch(/^AGE-SECRET-KEY-1( [0-9A-Z]{1,4}){15}$/);
  await noFlaw(page);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Kunci pemulihan cadangan" }).isVisible()).toBe(true);
  expect(await page.getByRole("heading", { name: "Riwayat" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await press("Sudah saya simpan");
  await press("Ya, sudah");
  await page.locator(".cadangan-letters").waitFor({ state: "detached" });
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.content()).not.toContain(key.slice(-9));
});

test("a backup by hand is seen to come, and a rehearsal proves it", async () => {
  await press("Cadangkan sekarang");
  await page.getByRole("cell", { name: "Berhasil" }).waitFor();
  expect(await archives()).toHaveLength(1);
  await press("Latih sekarang");
  await page.getByText(/indeks dan \d+ baris jejak audit cocok/).waitFor({ timeout: 60_000 });
  await noFlaw(page);
});

test("the page on the system's health says what is well and what is not, with what to do", async () => {
  await page.getByRole("complementary", { name: "Menu samping" }).getByRole("link", { name: "Pengawasan", exact: true }).click();
  await page.locator("main").getByRole("link", { name: "Kesehatan Sistem" }).click();
  const wrong = page.getByRole("region", { name: "Perlu diperhatikan" });
  await wrong.getByText("Isi PUBLIC_URL, misalnya").waitFor();
  await page.getByRole("region", { name: "Baik" }).getByText("Kunci pemulihan sudah dibuat.").waitFor();
  expect(await page.getByRole("region", { name: "Baik" }).innerText()).toMatch(/Cadangan terakhir dibuat .* WITA/);
  await page.getByRole("cell", { name: "Membersihkan sesi dan pemberitahuan lama" }).waitFor();
  await press("Periksa lagi");
  await noFlaw(page);
});

test("on an empty machine the paper brings the school back, and everybody signs in anew", async () => {
  const [name = ""] = await archives();
  const dataDir = join(usb, "komputer-baru");
  const told = await runProduct({ dataDir, env: { BACKUP_TO: usb, RECOVERY_KEY: key }, flags: ["--restore", name] });
  expect(told.output).toContain("Jejak audit utuh");
  expect(told.code).toBe(0);
  const wrong = await runProduct({ dataDir, env: { BACKUP_TO: usb, RECOVERY_KEY: "AGE-SECRET-KEY-1" }, flags: ["--restore", name] });
  expect(wrong.output).toContain("Itu bukan kunci pemulihan");
});
