/**
 * January in the office: the clerk writes the rule, looks at the year, holds back what the auditor still wants and prepares the record; a
 * colleague initials, the head signs on a phone, the clerk marks what was destroyed, the head lets the files go.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, addToStaffFile, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let clerk: Page;
let colleague: Staff;
let head: Staff;
const wide = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 360, height: 740 } };
const list = "/administration/persuratan/arsip/retensi";

beforeAll(async () => {
  walk = await openWalk();
  const { product } = walk;
  const own = await addToStaffFile(product, await addStaff(product, "tataUsaha"), "Arsiparis");
  colleague = await addToStaffFile(product, await addStaff(product, "tataUsaha"), "Kepala Urusan Tata Usaha");
  head = await addToStaffFile(product, await addStaff(product, "kepala"), "Kepala Madrasah");
  await query(product.dataDir, "update buku_nomor set kode_jabatan = 'Ma.22.01.01'");
  await query(
    product.dataDir,
    `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, status, klasifikasi_id)
     select 'M-' || n, 'Kantor Kementerian Agama Kota Palu', date '2015-02-01' + n, perihal, status, (select id from klasifikasi_surat where kode = kelas)
     from (values (1, 'Permintaan data izin pegawai', 'selesai', 'KP.01.1'), (2, 'Edaran izin dan dispensasi', 'arsip', 'KP.01.1'),
       (3, 'Undangan yang belum dibaca', 'baru', 'KP.01.1'), (4, 'Surat tanpa klasifikasi', 'selesai', null)) as surat (n, perihal, status, kelas)`,
  );
  clerk = await walk.signIn(own, wide);
}, 240_000);
afterAll(() => walk?.close());

const open = (page: Page, path: string) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });
const said = (page: Page, text: string) => page.locator(".ui-toast", { hasText: text }).waitFor();

test("the clerk writes down the rule with its decree", { timeout: 240_000 }, async () => {
  await open(clerk, "/administration/jadwal-retensi?tambah=1");
  const fields = { kode: "KP.01", jenisArsip: "Izin pegawai", aktif: "1", inaktif: "2", sumber: "Keputusan contoh Nomor 1 Tahun 2010" };
  for (const [name, text] of Object.entries(fields)) await clerk.locator(`#isian-${name}`).fill(text);
  await clerk.locator("#isian-nasib").selectOption({ label: "Musnah" });
  await clerk.locator("#isian-berlakuMulai").fill("1 Jan 2010");
  await clerk.locator("dialog button[type=submit]").click();
  await said(clerk, "berhasil ditambahkan");
  await noFlaw(clerk);
});

test("the year tells what is due, what waits and what has no rule", { timeout: 240_000 }, async () => {
  await open(clerk, "/administration/persuratan/arsip");
  await clerk.getByRole("link", { name: "Retensi Arsip" }).click();
  await clerk.getByRole("row", { name: /Permintaan data izin pegawai/ }).waitFor();
  await clerk.getByRole("link", { name: /Belum dapat diusulkan/ }).click();
  await clerk.getByRole("row", { name: /Undangan yang belum dibaca.*Suratnya belum selesai/ }).waitFor();
  await clerk.getByRole("link", { name: /Tanpa aturan/ }).click();
  await clerk.getByRole("row", { name: /Surat tanpa klasifikasi/ }).waitFor();
  await noFlaw(clerk);
  await clerk.getByRole("link", { name: /Usul musnah/ }).click();
  await clerk.getByRole("row", { name: /Permintaan data izin pegawai/ }).waitFor();
  const paper = clerk.waitForEvent("download");
  await clerk.getByRole("link", { name: "PDF" }).click();
  expect((await paper).suggestedFilename()).toMatch(/^retensi-musnah-\d{4}\.pdf$/);
});

test("what the auditor wants is held back, with its reason", { timeout: 240_000 }, async () => {
  await open(clerk, list);
  await clerk.getByRole("link", { name: "Edaran izin dan dispensasi" }).click();
  await clerk.getByText("KP.01, Keputusan contoh Nomor 1 Tahun 2010").waitFor();
  await clerk.getByLabel("Alasan").fill("x");
  await clerk.getByRole("button", { name: "Tahan surat" }).click();
  await clerk.locator(".ui-field", { hasText: "paling sedikit 5 huruf" }).waitFor();
  await clerk.getByLabel("Alasan").fill("Diminta pemeriksa inspektorat");
  await clerk.getByRole("button", { name: "Tahan surat" }).click();
  await said(clerk, "Surat ditahan dari pemusnahan");
  await clerk.getByText("Diminta pemeriksa inspektorat").waitFor();
  await noFlaw(clerk);
  await open(clerk, list);
  await clerk.getByRole("row", { name: /Permintaan data izin pegawai/ }).waitFor();
  expect(await clerk.getByRole("link", { name: "Edaran izin dan dispensasi" }).count()).toBe(0);
});

test("the record is prepared from the list, completed and sent on its way", { timeout: 240_000 }, async () => {
  await clerk.getByRole("button", { name: "Siapkan berita acara" }).click();
  await clerk.waitForURL("**/arsip/pemusnahan/*");
  await clerk.getByText("Menunggu ditandatangani").waitFor();
  await noFlaw(clerk);
  await clerk.getByRole("link", { name: /^Konsep, / }).click();
  await clerk.getByRole("link", { name: "Sunting" }).click();
  await clerk.waitForURL("**/tulis");
  const words = { "Hari dan tanggal": "Senin, 5 Januari", Tempat: "MAN 1 Palu", "Dasar persetujuan": "Surat persetujuan contoh" };
  const more = { "Cara pemusnahan": "Dicacah", "Saksi pertama": "Saksi satu", "Saksi kedua": "Saksi dua" };
  for (const [label, text] of Object.entries({ ...words, ...more })) await clerk.getByLabel(label, { exact: true }).fill(text);
  await clerk.getByRole("button", { name: "Ajukan untuk diparaf" }).click();
  await said(clerk, "Surat diajukan untuk diparaf");
});

test("a colleague initials, and the head signs on the phone", { timeout: 240_000 }, async () => {
  const address = clerk.url().replace(/\/tulis.*$/, "");
  const other = await walk.signIn(colleague, wide);
  await other.goto(address, { waitUntil: "networkidle" });
  await other.getByRole("button", { name: "Paraf surat ini" }).click();
  await other.getByText("Menunggu tanda tangan").first().waitFor();
  const page = await walk.signIn(head, phone);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Tandatangani" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tandatangani" }).click();
  await page.getByText("Surat ditandatangani dengan nomor").waitFor();
  expect(await page.getByText("Daftar arsip yang dimusnahkan").count()).toBe(1);
  await other.context().close();
  await page.context().close();
});

test("the clerk marks what was destroyed, and cannot let the files go", { timeout: 240_000 }, async () => {
  await open(clerk, list);
  await clerk.getByRole("link", { name: /1 surat, sampai akhir/ }).click();
  await clerk.getByRole("button", { name: "Tandai dimusnahkan" }).click();
  await said(clerk, "1 surat ditandai dimusnahkan");
  await clerk.getByText("Menunggu orang kedua").waitFor();
  expect(await clerk.getByRole("button", { name: "Hapus berkas" }).count()).toBe(0);
  await noFlaw(clerk);
});

test("the head lets the files go; number and subject stay", { timeout: 240_000 }, async () => {
  const page = await walk.signIn(head, phone);
  await page.goto(clerk.url(), { waitUntil: "networkidle" });
  await noFlaw(page);
  await page.getByRole("button", { name: "Hapus berkas", exact: true }).click();
  await page.getByRole("button", { name: "Hapus berkasnya" }).click();
  await said(page, "Berkas 1 surat dihapus");
  await page.getByText("Tuntas").waitFor();
  await open(page, "/administration/persuratan/arsip");
  expect(await page.getByRole("link", { name: "Edaran izin dan dispensasi" }).count()).toBe(1);
  await page.getByText("Dimusnahkan", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Permintaan data izin pegawai" }).waitFor();
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
