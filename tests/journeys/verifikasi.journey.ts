/**
 * A clerk at a counter holds a letter of the madrasah: first with a network, then without one, once with a file somebody has
 * worked on; and the office withdraws the letter.
 */
import { generateKeyPairSync, sign } from "node:crypto";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { toBuffer as drawQr } from "qrcode";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeFrom, writeCode } from "#kit/typed-code.ts";
import { sealMark, toHex } from "#modules/verifikasi/check.ts";
import { type Summary, summaryContent, writeSigned } from "#modules/verifikasi/summary.ts";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

const code = codeFrom(new Uint8Array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]));
const surat: Summary = {
  ...{ kode: code, jenis: "Surat keterangan aktif", nomor: "B-17/Ma.22.01/PP.00.6/11/2026", tanggal: "2026-11-20" },
  ...{ perihal: "Keterangan aktif belajar", penandatangan: "Dr. Abdul Karim, M.Pd.", ringkasan: null },
};

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let garis: string;
let pdf: Buffer;

beforeAll(async () => {
  product = await startProduct();
  await publish();
  browser = await openBrowser();
  context = await browser.newContext({ locale: "id-ID", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  page = await context.newPage();
  page.setDefaultTimeout(45_000);
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

/** As a former key of this school did. */
async function publish(): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const tandai = (isi: Uint8Array) => writeSigned(isi, sign(null, isi, privateKey));
  garis = tandai(summaryContent(1, surat));
  const asal = Buffer.from("%PDF-1.7\nNurul Aini, kelas X.E-1\n%%EOF\n");
  const segel = tandai(summaryContent(1, { ...surat, ringkasan: toHex(sha256(asal)) }));
  pdf = Buffer.concat([asal, Buffer.from(`${sealMark}${garis} ${segel}\n`)]);
  const umum = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
  await query(product.dataDir, `insert into kunci_surat (nomor, umum, diganti_pada) values (1, '\\x${umum}', now())`);
  await query(
    product.dataDir,
    `insert into bukti_surat (kode, kunci_id, jenis, nomor, tanggal, perihal, perihal_terbuka, penandatangan, isi)
     select '${code}', id, '${surat.jenis}', '${surat.nomor}', '${surat.tanggal}', '${surat.perihal}', true, '${surat.penandatangan}', '${garis}'
     from kunci_surat`,
  );
}

const decision = (judul: string) => page.getByRole("heading", { name: judul }).waitFor();
const give = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test("a typed code says what the paper must say, also where no script runs", { timeout: 240_000 }, async () => {
  await page.goto(`${product.url}/verifikasi`);
  await page.getByLabel("Kode surat").fill(writeCode(code).toLowerCase());
  await page.getByRole("button", { name: "Periksa", exact: true }).click();
  await decision("Kode ini terdaftar");
  expect(await page.locator("dl").innerText()).toContain(surat.nomor ?? "");
  await page.getByText("Surat ini masih berlaku.").waitFor();
  expect(await page.getByText("bukan tanda tangan elektronik tersertifikasi").isVisible()).toBe(true);
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const polos = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await polos.goto(`${product.url}/verifikasi`);
  for (const judul of ["Pindai kode QR", "Periksa berkas"]) expect(await polos.getByRole("heading", { name: judul }).count()).toBe(0);
  expect(await polos.locator('.verifikasi :is(button, input[type="file"])').filter({ visible: true }).count()).toBe(1);
  await polos.getByLabel("Kode surat").fill("ABCD-EFGH-0001");
  await polos.getByRole("button", { name: "Periksa", exact: true }).click();
  await polos.getByText("Kode belum benar.").first().waitFor();
  expect(await polos.getByLabel("Kode surat").inputValue()).toBe("ABCD-EFGH-0001");
  await polos.getByLabel("Kode surat").fill(codeFrom(new Uint8Array(11)));
  await polos.getByRole("button", { name: "Periksa", exact: true }).click();
  await polos.getByRole("heading", { name: "Kode ini tidak pernah diterbitkan" }).waitFor();
});

test("without a network the page opens again and judges scans and files itself", { timeout: 240_000 }, async () => {
  await expect.poll(() => page.evaluate(async () => (await caches.match("/verifikasi")) !== undefined)).toBe(true);
  const disimpan = await page.evaluate(async () => (await caches.match("/verifikasi"))?.text());
  expect(disimpan).not.toContain(surat.nomor);
  // What reads pictures is fetched for a later without.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("umum-1")).keys()).some(({ url }) => /\/decode[^/]*\.js$/.test(url))))
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`${product.url}/verifikasi#${garis}`);
  await decision("Tanda madrasah asli");
  await page.getByText("Belum dapat ditanyakan apakah surat ini masih berlaku.").waitFor();
  await give("surat.pdf", "application/pdf", pdf);
  await decision("Berkas ini asli");
  const palsu = Buffer.from(pdf.toString("latin1").replace("Nurul Aini", "Orang Lain"), "latin1");
  await give("surat.pdf", "application/pdf", palsu);
  await decision("Berkas ini sudah diubah");
  expect(await page.locator("dl").innerText()).toContain(surat.perihal);
  await give("lain.pdf", "application/pdf", Buffer.from("%PDF-1.7\nlain\n%%EOF\n"));
  await decision("Berkas ini tidak dapat dibuktikan");
  await give("foto.png", "image/png", await drawQr(`${product.url}/verifikasi#${garis}`, { width: 720 }));
  await decision("Tanda madrasah asli");
  await page.getByLabel("Kode surat").fill(code);
  await page.getByRole("button", { name: "Periksa", exact: true }).click();
  await decision("Belum dapat diperiksa");
  await give("surat.pdf", "application/pdf", pdf);
  await decision("Berkas ini asli");
  await page.goto(`${product.url}/verifikasi?kode=${code}`);
  await decision("Belum dapat diperiksa");
  await context.setOffline(false);
});

test("the office withdraws it with a reason, and whoever checks is told", { timeout: 240_000 }, async () => {
  const { nip, password } = await addStaff(product, "tataUsaha");
  const kantor = await (await browser.newContext({ locale: "id-ID", viewport: { width: 1440, height: 900 } })).newPage();
  kantor.setDefaultTimeout(45_000);
  await kantor.goto(`${product.url}/login?lanjut=%2Fadministration%2Fbukti-surat`);
  await kantor.getByLabel("NIP").fill(nip);
  await kantor.getByLabel("Password", { exact: true }).fill(password);
  await kantor.getByRole("button", { name: "Login", exact: true }).click();
  await kantor.getByRole("button", { name: `Cabut ${surat.nomor}` }).click();
  const dialog = kantor.getByRole("dialog", { name: "Cabut surat ini?" });
  await dialog.getByRole("button", { name: "Cabut", exact: true }).click();
  await dialog.getByText("Tulis alasannya (5–500 karakter).").first().waitFor();
  await dialog.getByLabel("Alasan pencabutan").fill("Nama siswa keliru");
  await dialog.getByRole("button", { name: "Cabut", exact: true }).click();
  await kantor.getByText("Nama siswa keliru").waitFor();
  await noFlaw(kantor);
  expect((await kantor.goto(`${product.url}/administration/bukti-surat/kunci`))?.status()).toBe(404);
  await page.goto(`${product.url}/verifikasi?kode=${code}`);
  await decision("Surat ini sudah dicabut");
  await give("surat.pdf", "application/pdf", pdf);
  await decision("Surat ini sudah dicabut");
});
