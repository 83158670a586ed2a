/**
 * The clerk at the desk, with a letter that goes by hand and by e-mail; on the phone at the counter of the office that takes it, the
 * receipt is noted. Counted is what must not happen: sent twice, or lost.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let page: Page;
let letter = "";

beforeAll(async () => {
  smtp = await startSmtp();
  walk = await openWalk({ SMTP_URL: smtp.url });
  page = await walk.signIn(await addStaff(walk.product, "tataUsaha"), { viewport: { width: 1366, height: 768 } });
  const rows = await query<{ id: string }>(
    walk.product.dataDir,
    `insert into surat_keluar (nomor_surat, perihal, tanggal, tujuan, status)
     values ('B-12/Ma.22.01.01/PP.00.6/11/2026', 'Undangan rapat komite', current_date, 'Kanwil Kemenag Sulawesi Tengah', 'terkirim') returning id`,
  );
  letter = `${walk.product.url}/administration/daftar-surat/${rows[0]?.id}`;
}, 240_000);
afterAll(async () => {
  await walk?.close();
  await smtp?.stop();
});

const said = (text: string) => page.locator(".ui-toast", { hasText: text }).waitFor();

test("a letter given to a courier is noted from its own page", { timeout: 240_000 }, async () => {
  await page.goto(letter, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Pengiriman", exact: true }).click();
  await page.getByText("Belum ada pengiriman").waitFor();
  // A letter without a paper does not go by e-mail, and that is said before anything is typed.
  await page.getByText("Unggah pindaiannya dulu di rincian surat.").waitFor();
  expect(await page.locator("#catat-penerima").inputValue()).toBe("Kanwil Kemenag Sulawesi Tengah");
  await page.locator("#catat-pembawa").fill("Rahmat");
  await noFlaw(page);
  await page.getByRole("button", { name: "Catat", exact: true }).click();
  await said("Pengiriman dicatat di buku ekspedisi");
  await page.getByRole("row", { name: /Kanwil Kemenag Sulawesi Tengah/ }).waitFor();
});

test("the receipt is noted where it was taken, on the phone", { timeout: 240_000 }, async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Tanda terima Kanwil Kemenag Sulawesi Tengah" }).click();
  await page.waitForURL("**/administration/ekspedisi?ubah=*");
  await page.locator("#isian-status").selectOption({ label: "Diterima" });
  await page.getByRole("button", { name: "Update" }).click();
  await page.locator(".ui-field", { hasText: "memerlukan tanggal diterima" }).waitFor();
  await page.locator("#isian-tanggalDiterima").fill("hari ini");
  await page.locator("#isian-diterimaOleh").fill("Nurhayati");
  await page.getByRole("button", { name: "Update" }).click();
  await said("Pengiriman berhasil diperbarui");
  await noFlaw(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${letter}/pengiriman`, { waitUntil: "networkidle" });
  await page.getByRole("row", { name: /Diterima.*Nurhayati/ }).waitFor();
});

test("once its scan is there it goes by e-mail, and the page says when", { timeout: 240_000 }, async () => {
  await page.goto(`${letter.replace(/\/[^/]*$/, "")}?ubah=${letter.split("/").at(-1)}`, { waitUntil: "networkidle" });
  const bytes = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
  await page.locator("dialog input[type=file]").setInputFiles({ name: "undangan.pdf", mimeType: "application/pdf", buffer: bytes });
  await page.getByText("undangan.pdf").first().waitFor();
  await page.getByRole("button", { name: "Update" }).click();
  await said("Surat berhasil diubah");
  await page.goto(`${letter}/pengiriman`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Kirim surat" }).click();
  await page.locator(".ui-field", { hasText: "Alamat e-mail wajib diisi" }).waitFor();
  await page.locator("#surel-alamat").fill("komite@contoh.id");
  await page.getByRole("button", { name: "Kirim surat" }).click();
  await said("Surat sedang dikirim lewat e-mail");
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(smtp.received[0]?.raw).toContain("undangan.pdf");
  await page.reload({ waitUntil: "networkidle" });
  await page.getByText("Terkirim", { exact: true }).waitFor();
  await noFlaw(page);
});

test("a letter of which nobody knows whether it went waits for a person, who sends it once more", { timeout: 240_000 }, async () => {
  const { dataDir } = walk.product;
  await query(dataDir, "update ekspedisi set surel_pada = null, surel_mulai = now() - interval '1 hour' where surel_diminta");
  await query(
    dataDir,
    `insert into ekspedisi (nomor_surat, tanggal_kirim, penerima, cara, alamat, surel_diminta, surel_ditolak)
     select nomor_surat, current_date, 'Dinas Pendidikan Kota Palu', 'surel', 'tidak-ada@contoh.id', true, now() from surat_keluar`,
  );
  await page.goto(`${letter}/pengiriman`, { waitUntil: "networkidle" });
  await page.getByText("Mungkin sudah terkirim").waitFor();
  await page.getByText("Ditolak server e-mail").waitFor();
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/pengiriman-${width}.png`, fullPage: true });
  }
  const before = smtp.received.length;
  await page.getByRole("button", { name: "Kirim lagi kepada Kanwil Kemenag Sulawesi Tengah" }).click();
  await page.getByRole("alertdialog").getByText("penerima bisa mendapatnya dua kali").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Kirim lagi" }).click();
  await said("Surat dikirim sekali lagi lewat e-mail");
  await expect.poll(() => smtp.received.length).toBe(before + 1);
  const ids = smtp.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids.slice(-2)).size).toBe(1);
});

test("the book on paper has a column for the signature", { timeout: 240_000 }, async () => {
  // An address that somebody kept of a row that is gone by now.
  await page.goto(`${walk.product.url}/administration/ekspedisi?ubah=00000000-0000-4000-8000-000000000000`, { waitUntil: "networkidle" });
  await page.getByRole("dialog", { name: "Data ini sudah tidak ada" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Tutup" }).click();
  await page.waitForURL("**/administration/ekspedisi");
  const paper = page.waitForEvent("download");
  await page.locator(".ui-export summary").click();
  await page.getByRole("link", { name: "PDF" }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
