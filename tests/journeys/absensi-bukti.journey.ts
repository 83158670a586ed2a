/**
 * Letters of parents and doctors travel with the class. One that the school cannot take keeps nobody else waiting; one that
 * arrived days before its class, so that the school cleared it away, is still on the device and is sent anew.
 */
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { type KelasTersimpan, tambahKelas } from "#tests/support/kelas-tersimpan.ts";
import { antre, izinkan, luring, menunggu, pilih, siapLuring, simpanan, suratContoh, tombol } from "#tests/support/layar-absensi.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addStaff, isiMasuk } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let browser: Browser;
let ponsel: Page;
let kelas: KelasTersimpan;

beforeAll(async () => {
  product = await startProduct();
  const wali = await addStaff(product, "waliKelas");
  kelas = await tambahKelas(product.dataDir, wali.nip, 6);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  ponsel = await browser.newPage({ locale: "id-ID", timezoneId: "Asia/Makassar", viewport: { width: 360, height: 740 } });
  ponsel.setDefaultTimeout(45_000);
  await ponsel.goto(`${product.url}/login?lanjut=%2Fabsensi`);
  await isiMasuk(ponsel, wali);
  await siapLuring(ponsel);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (product) removeData(product);
});

const alamat = () => `${product.url}/absensi?kelas=${kelas.kelasId}&tanggal=${kelas.hari[1]}`;
/** From now on the school fails at recording, as with a full disk. */
const tolakCatatan = `create function gagal() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
  create trigger gagal before insert on absensi_siswa execute function gagal()`;
const berdiri = () =>
  query<{ status: string; bukti: string | null }>(
    product.dataDir,
    "select isi.status, bukti_id as bukti from absensi_siswa isi join siswa on siswa.id = siswa_id order by siswa.nama",
  );

describe("a letter", { timeout: 240_000 }, () => {
  test("that the school cannot take waits with its pupil, and the others are recorded", async () => {
    await ponsel.goto(alamat());
    await luring(ponsel, true);
    await izinkan(ponsel, 5, { ...suratContoh, buffer: Buffer.from("bukan surat") });
    await pilih(ponsel, 6, "Sakit");
    await tombol(ponsel, "Kirim").click();
    await menunggu(ponsel, 1);
    await luring(ponsel, false);
    await expect.poll(async () => (await berdiri()).map(({ status }) => status)).toEqual(["sakit"]);
    await menunggu(ponsel, 1);
    await antre(ponsel).getByText("Surat bukti tidak dapat dikirim.").waitFor();
    expect(await antre(ponsel).locator("small").innerText()).toContain("1 siswa");
    await tombol(ponsel, "Hapus").click();
    await ponsel.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
    await menunggu(ponsel, 0);
  });

  test("stays on the device until its class is recorded, though the school has cleared it away meanwhile", async () => {
    await query(product.dataDir, "delete from absensi_siswa");
    await query(product.dataDir, tolakCatatan);
    await ponsel.goto(alamat());
    await izinkan(ponsel, 2, suratContoh);
    await tombol(ponsel, "Kirim").click();
    await expect
      .poll(() => ponsel.locator(".absen").innerText(), { timeout: 120_000 })
      .toContain("Server belum dapat menerima pencatatan ini.");
    const [lama] = await query<{ id: string }>(product.dataDir, "delete from berkas returning id");
    expect(await simpanan(ponsel, "antrean")).toContain(lama?.id ?? "tidak pernah terkirim");
    await ponsel.clock.install({ time: Date.now() + 3 * 86_400_000 });
    await query(product.dataDir, "drop trigger gagal on absensi_siswa");
    await ponsel.goto(`${product.url}/absensi`);
    await expect.poll(async () => (await berdiri())[0]).toMatchObject({ status: "izin", bukti: expect.any(String) });
    expect((await berdiri())[0]?.bukti).not.toBe(lama?.id);
    await menunggu(ponsel, 0);
  });
});
