/**
 * Nurhayati, the first administrator, wants Abdul Karim to be the head. She can only propose it; Fahri, the other administrator,
 * looks at it, proves that it is him, and agrees. Abdul Karim hears of it, and sets a second step up before anything opens.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, apps, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let nurhayati: Page;
let [fahri, karim]: Staff[] = [];
// A code holds half a minute, and a fresh one may have to be waited for.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  walk = await openWalk();
  nurhayati = await walk.beginOffice();
  fahri = await addStaff(walk.product, "administrator");
  karim = await addStaff(walk.product, "guru");
}, 120_000);
afterAll(() => walk?.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const peran = async () =>
  (await query<{ peran: string[] }>(walk.product.dataDir, `select peran from akun where nip = '${karim?.nip}'`))[0]?.peran;
const isOld = () => query(walk.product.dataDir, "update sesi set confirmed_at = now() - interval '6 minutes'");

test("one proposes, with a reason, and nothing changes yet", async () => {
  await nurhayati.goto(`${walk.product.url}/administration/user?cari=Uji guru`, { waitUntil: "networkidle" });
  await nurhayati.getByRole("link", { name: "Uji guru", exact: true }).click();
  await nurhayati.getByLabel("Kepala Madrasah").check();
  await nurhayati.getByLabel("Alasan").fill("SK Kakanwil nomor 12 tahun 2026");
  await noFlaw(nurhayati);
  await press(nurhayati, "Simpan");
  await nurhayati.getByText("Berlaku sesudah disetujui administrator lain").waitFor();
  await nurhayati.getByText("Menunggu persetujuan").waitFor();
  expect(await peran()).toEqual(["guru"]);
  await nurhayati.goto(`${walk.product.url}/administration/user/usulan`, { waitUntil: "networkidle" });
  await nurhayati.getByText("Usulan Anda sendiri perlu disetujui orang lain.").waitFor();
  expect(await nurhayati.getByRole("button", { name: "Setujui" }).count()).toBe(0);
});

test("another looks at it, proves who he is, and agrees", async () => {
  if (!fahri) throw new Error("nobody");
  const page = await walk.signIn(fahri, { viewport: { width: 360, height: 740 } });
  await page.goto(`${walk.product.url}/administration/user/usulan`, { waitUntil: "networkidle" });
  await page.getByText("SK Kakanwil nomor 12 tahun 2026").first().waitFor();
  await noFlaw(page);
  await isOld();
  await press(page, "Setujui");
  const dialog = page.getByRole("dialog", { name: "Konfirmasi dulu" });
  await dialog.getByLabel("Password", { exact: true }).fill(fahri.password);
  await dialog.getByLabel("Kode verifikasi").fill((await apps.get(fahri.nip)?.code()) ?? "");
  await press(page, "Lanjutkan");
  await page.getByText("Usulan disetujui dan berlaku").waitFor();
  await page.getByText("Tidak ada yang menunggu").waitFor();
  expect(await peran()).toEqual(["kepala", "guru"]);
});

test("whom it concerns hears of it, behind a second step", async () => {
  if (!karim) throw new Error("nobody");
  const page = await walk.signIn(karim);
  expect(apps.has(karim.nip)).toBe(true);
  const kabar = page.getByRole("region", { name: "Yang berubah sejak Anda terakhir masuk" });
  await kabar.getByText("Mulai berlaku: Uji guru mendapat peran Kepala Madrasah").waitFor();
  await noFlaw(page);
  await press(page, "Sudah saya baca");
  await expect.poll(() => kabar.count()).toBe(0);
  expect(walk.broken).toEqual([]);
});
