/**
 * A clerk lays the EMIS list beside the portal and hands what differs on; the wali kelas looks it through on a phone with the family card
 * in hand. What goes wrong: something is imported on the way, or the wali kelas finds nothing to press.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";

let walk: Walk;
let page: Page;
let wali: Staff;

beforeAll(async () => {
  walk = await openWalk();
  wali = await addStaff(walk.product, "waliKelas");
  await query(
    walk.product.dataDir,
    `insert into kelas (nama, tingkat, tahun_ajaran, wali_id) select 'X.E-1', 'X', '2026/2027', id from akun where nip = '${wali.nip}'`,
  );
  for (const [nama, nisn] of [
    ["Aminah", "0112345670"],
    ["Badriah", "0112345671"],
    ["Citra", "0112345672"],
  ])
    await query(
      walk.product.dataDir,
      `insert into siswa (nama, nisn, kelas_id, jenis_kelamin, tempat_lahir, status)
       select '${nama}', '${nisn}', id, 'perempuan', 'Palu', 'aktif' from kelas where nama = 'X.E-1'`,
    );
  page = await walk.signIn(await addStaff(walk.product, "administrator", "tataUsaha"));
  page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());

const looks = async (name: string) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await noFlaw(page);
};

test("the clerk compares the list, imports nothing, and hands what differs on", async () => {
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page.getByRole("link", { name: "Bandingkan saja" }).click();
  await page.getByRole("heading", { name: "Bandingkan Data Siswa" }).waitFor();
  const rows = [
    ["Nama Siswa", "NISN", "L/P", "Tempat Lahir", "Kelas"],
    ["AMINAH", "0112345670", "P", "Palu", "X.E-1"],
    ["Badriyah", "0112345671", "P", "Poso", "X.E-1"],
    ["Zainab", "0112345679", "P", "Sigi", "X.E-1"],
  ];
  await page
    .locator("#berkas")
    .setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: foreignWorkbook("xlsx", rows) });
  await looks("unggah");
  await page.getByRole("button", { name: "Periksa berkas" }).click();
  await page.getByLabel("Nama perbandingan").fill("EMIS ganjil");
  await page.locator("#banding-sumber").selectOption("EMIS");
  await page.getByLabel("Tanggal daftar").fill("2026-11-01");
  await looks("tanya");
  await page.getByRole("button", { name: "Bandingkan", exact: true }).click();
  await page.getByRole("heading", { name: "EMIS ganjil" }).waitFor();
  await page.getByText("Hitungan 1 kelas").click();
  await looks("hasil");
  expect(await page.getByRole("navigation", { name: "Kelompok perbedaan" }).getByRole("link").allInnerTexts()).toEqual(
    ["Semua 3", "Berbeda 1", "Hanya di daftar itu 1", "Hanya di portal 1"].map((text) =>
      expect.stringMatching(text.replaceAll(" ", "\\s+")),
    ),
  );
  await page.getByRole("button", { name: "Serahkan ke wali kelas" }).click();
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Tenggat").fill(later);
  await page.getByRole("button", { name: "Serahkan", exact: true }).click();
  await page.getByText("Perbedaan 1 kelas diserahkan kepada wali kelasnya.").waitFor();
  await page.getByText("0 dari 3 diperiksa").waitFor();
  await page.getByRole("link", { name: "Lihat penyerahan" }).waitFor();
  expect(await page.getByRole("button", { name: "Serahkan ke wali kelas" }).count()).toBe(0);
  await looks("diserahkan");
  expect(await query(walk.product.dataDir, "select nama from siswa order by nisn")).toEqual([
    { nama: "Aminah" },
    { nama: "Badriah" },
    { nama: "Citra" },
  ]);
});

test("the wali kelas looks the class through on a phone, and the office sees it", async () => {
  const office = page;
  page = await walk.signIn(wali, { viewport: { width: 360, height: 780 } });
  page.setDefaultTimeout(30_000);
  await page.goto(`${walk.product.url}/administration/perbaikan-data`);
  await looks("serahan");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${walk.product.url}/dashboard`);
  await page.getByRole("list", { name: "Menurut kelas" }).getByRole("link", { name: "X.E-1 3" }).click();
  await page.getByRole("link", { name: "EMIS ganjil" }).click();
  await page.getByRole("button", { name: "Periksa Badriah" }).waitFor();
  await looks("kelas");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Periksa Badriah" }).click();
  await page.getByLabel("Betul di portal").check();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/tandai-360.png` });
  await noFlaw(page);
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByText("1 dari 3 sudah diperiksa").waitFor();
  await office.reload();
  await office.getByText("1 dari 3 diperiksa").waitFor();
});

test("and mends what the list says rightly, which is marked by itself", async () => {
  await page.getByRole("link", { name: "Perbaiki data Badriah" }).click();
  await page.getByText("Tempat lahir: di portal Palu, di EMIS Poso").waitFor();
  await looks("perbaiki");
  const save = async (label: string, words: string) => {
    await page.getByLabel(label).fill(words);
    await page.getByRole("button", { name: "Simpan", exact: true }).click();
    await page.getByRole("link", { name: "EMIS ganjil" }).click();
  };
  await save("Tempat lahir", "Poso");
  // Her name differs still, so she is asked for it.
  await page.getByRole("link", { name: "Perbaiki data Badriah" }).click();
  await save("Nama lengkap", "Badriyah");
  await page.locator(".banding-hasil").getByText("Diperbaiki", { exact: true }).waitFor();
  expect(await query(walk.product.dataDir, "select tempat_lahir from siswa where nama = 'Badriyah'")).toEqual([{ tempat_lahir: "Poso" }]);
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
