/**
 * Letters of parents and doctors travel with the class. One that the school cannot take keeps nobody else waiting; one that
 * arrived days before its class, so that the school cleared it away, is still on the device and is sent anew.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allow, antre, button, choose, demoSurat, offline, readyOffline, stored, waiting } from "#tests/support/absensi-screen.ts";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addKelas, type SavedKelas } from "#tests/support/saved-kelas.ts";
import { addStaff, fillMasuk } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let browser: Browser;
let ponsel: Page;
let kelas: SavedKelas;

beforeAll(async () => {
  product = await startProduct();
  const wali = await addStaff(product, "waliKelas");
  kelas = await addKelas(product.dataDir, wali.nip, 6);
  browser = await openBrowser();
  ponsel = await browser.newPage({ locale: "id-ID", timezoneId: "Asia/Makassar", viewport: { width: 360, height: 740 } });
  ponsel.setDefaultTimeout(45_000);
  await ponsel.goto(`${product.url}/login?lanjut=%2Fabsensi`);
  await fillMasuk(ponsel, wali);
  await readyOffline(ponsel);
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

const path = () => `${product.url}/absensi?kelas=${kelas.kelasId}&tanggal=${kelas.hari[1]}`;
/** From now on the school fails at recording, as with a full disk. */
const rejectCatatan = `create function gagal() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
  create trigger gagal before insert on absensi_siswa execute function gagal()`;
const berdiri = () =>
  query<{ status: string; bukti: string | null }>(
    product.dataDir,
    "select isi.status, bukti_id as bukti from absensi_siswa isi join siswa on siswa.id = siswa_id order by siswa.nama",
  );

describe("a letter", { timeout: 240_000 }, () => {
  test("that the school cannot take waits with its pupil, and the others are recorded", async () => {
    await ponsel.goto(path());
    await offline(ponsel, true);
    await allow(ponsel, 5, { ...demoSurat, buffer: Buffer.from("bukan surat") });
    await choose(ponsel, 6, "Sakit");
    await button(ponsel, "Kirim").click();
    await waiting(ponsel, 1);
    await offline(ponsel, false);
    await expect.poll(async () => (await berdiri()).map(({ status }) => status)).toEqual(["sakit"]);
    await waiting(ponsel, 1);
    await antre(ponsel).getByText("Surat bukti tidak dapat dikirim.").waitFor();
    expect(await antre(ponsel).locator("small").innerText()).toContain("1 siswa");
    await button(ponsel, "Hapus").click();
    await ponsel.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
    await waiting(ponsel, 0);
  });

  test("stays on the device until its class is recorded, though the school has cleared it away meanwhile", async () => {
    await query(product.dataDir, "delete from absensi_siswa");
    await query(product.dataDir, rejectCatatan);
    await ponsel.goto(path());
    await allow(ponsel, 2, demoSurat);
    await button(ponsel, "Kirim").click();
    await expect
      .poll(() => ponsel.locator(".absen").innerText(), { timeout: 120_000 })
      .toContain("Server belum dapat menerima pencatatan ini.");
    const [lama] = await query<{ id: string }>(product.dataDir, "delete from berkas returning id");
    expect(await stored(ponsel, "antrean")).toContain(lama?.id ?? "tidak pernah terkirim");
    await ponsel.clock.install({ time: Date.now() + 3 * 86_400_000 });
    await query(product.dataDir, "drop trigger gagal on absensi_siswa");
    await ponsel.goto(`${product.url}/absensi`);
    await expect.poll(async () => (await berdiri())[0]).toMatchObject({ status: "izin", bukti: expect.any(String) });
    expect((await berdiri())[0]?.bukti).not.toBe(lama?.id);
    await waiting(ponsel, 0);
  });
});
