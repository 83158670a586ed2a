/** A pupil holds the printed card before the camera of the teacher's phone. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { toBuffer as drawQr } from "qrcode";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kartuCode } from "#modules/absensi/siswa/kartu/kartu-code.server.ts";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addKelas } from "#tests/support/saved-kelas.ts";
import { addStaff, fillMasuk, signInAs } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let browser: Browser | undefined;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (product) removeData(product);
});

/** What the camera shows: the card, a little small and askew, as a hand holds it. */
async function kameraImage(kode: string): Promise<string> {
  const qr = await drawQr(kode, { width: 260, margin: 3 });
  const kartu = await sharp(qr).rotate(7, { background: "#8a8478" }).toBuffer();
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#8a8478" } })
    .composite([{ input: kartu }])
    .jpeg({ quality: 80 })
    .toBuffer();
  const path = join(product.dataDir, "kamera.mjpeg");
  writeFileSync(path, Buffer.concat([frame, frame, frame]));
  return path;
}

test("the card printed for a pupil marks that pupil present", { timeout: 240_000 }, async () => {
  const wali = await addStaff(product, "waliKelas");
  const { kelasId, hari } = await addKelas(product.dataDir, wali.nip, 12);
  const alamatKartu = `${product.url}/absensi/kartu?kelas=${kelasId}`;
  const kartu = await fetch(alamatKartu, { headers: await signInAs(product.url, wali) });
  const pdf = await getDocumentProxy(new Uint8Array(await kartu.arrayBuffer()));
  expect(pdf.numPages).toBe(2);
  expect((await fetch(alamatKartu, { headers: await signInAs(product.url, await addStaff(product, "guru")) })).status).toBe(404);

  const [siswa] = await query<{ nomor: Buffer }>(
    product.dataDir,
    "select nomor from kartu_siswa join siswa on siswa.id = siswa_id order by nama offset 4 limit 1",
  );
  const secretKey = readFileSync(join(product.dataDir, "kunci", "rahasia"));
  const kamera = await kameraImage(kartuCode({ secretKey }, siswa?.nomor ?? Buffer.alloc(0)));
  const fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${kamera}`];
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumSwitches, ...fake] });
  const page = await browser.newPage({ locale: "id-ID", viewport: { width: 360, height: 740 } });
  page.setDefaultTimeout(45_000);
  await page.goto(`${product.url}/login?lanjut=${encodeURIComponent(`/absensi?kelas=${kelasId}&tanggal=${hari[0]}`)}`);
  await fillMasuk(page, wali);
  await page.getByRole("button", { name: "Pindai kartu" }).click();
  await page.getByText("Siswa 05 Labatjo hadir.").waitFor();
  await page.getByRole("button", { name: "Selesai" }).click();
  expect(await page.locator("[data-jumlah=hadir]").textContent()).toBe("1");
});
