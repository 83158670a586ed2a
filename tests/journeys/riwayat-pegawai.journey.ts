/**
 * A teacher keeps their own file: asks the office for a new entry, hears why it came back, puts it right and finds it approved;
 * puts a paper beside it that nobody else may open; and the office has seen each request before it changed anything.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
let walk: Walk;
let guru: Page;
let kantor: Page;
let rekan: Page;

beforeAll(async () => {
  walk = await openWalk();
  [guru, kantor, rekan] = [await masuk("guru", "Fitriani Lasimpo"), await masuk("tataUsaha"), await masuk("guru", "Rahmat Rumi")];
});

afterAll(() => walk?.close());

/** A page of somebody who signed in; with a name they have a staff record. */
async function masuk(role: string, nama?: string): Promise<Page> {
  const staff: Staff = await addStaff(walk.product, role);
  if (nama) {
    await query(
      walk.product.dataDir,
      `insert into pegawai (nip, nama, jenis, status, unit_kerja, aktif) values ('${staff.nip}', '${nama}', 'guru', 'pns', 'MAN1PALU', true)`,
    );
  }
  return walk.signIn(staff);
}

const open = (page: Page, address: string) => page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const said = (page: Page, text: string | RegExp) => seen(page.getByText(text, { exact: true }));
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();
const riwayat = "/administration/pendidikan";

describe("a teacher's own file", { timeout: 240_000 }, () => {
  test("a new entry is asked for, and the office finds it where its day begins", async () => {
    await open(guru, riwayat);
    expect(await guru.title()).toContain("DATA RIWAYAT PENDIDIKAN");
    await guru.getByRole("link", { name: "+ Tambah" }).first().click();
    await press(guru, "Simpan");
    await guru.getByText("Tingkat pendidikan wajib diisi", { exact: false }).first().waitFor();
    await guru.locator("#isian-tingkat").selectOption("S1");
    await guru.locator("#isian-namaPendidikan").fill("UIN Datokarama Palu");
    await noFlaw(guru);
    await press(guru, "Simpan");
    await said(guru, "Permintaan terkirim, menunggu persetujuan kantor");
    await open(kantor, "/dashboard");
    await kantor.getByRole("link", { name: /Perubahan data pegawai/ }).click();
    await kantor.getByRole("link", { name: "Fitriani Lasimpo" }).click();
    await said(kantor, "UIN Datokarama Palu");
    await noFlaw(kantor);
  });

  test("what the office returns says why, and what is put right is approved", async () => {
    await press(kantor, "Kembalikan");
    await press(kantor, "Kembalikan");
    await said(kantor, "Tuliskan alasannya, supaya pegawai tahu apa yang perlu diperbaiki.");
    await kantor.locator("[name=alasan]").fill("Isi jurusannya");
    await press(kantor, "Kembalikan");
    await kantor.getByText("Permintaan dikembalikan").first().waitFor();
    await said(kantor, "Tidak ada yang menunggu");
    await open(guru, "/dashboard");
    await guru.getByRole("link", { name: /Permintaan Anda dikembalikan/ }).waitFor();
    await open(guru, riwayat);
    await guru.getByText("Perlu diperbaiki: Isi jurusannya").waitFor();
    await guru.getByRole("link", { name: "Perbaiki" }).click();
    await guru.locator("#isian-jurusan").fill("Pendidikan Biologi");
    await press(guru, "Update");
    await said(guru, "Permintaan terkirim, menunggu persetujuan kantor");
    await open(kantor, "/administration/persetujuan");
    await kantor.getByRole("link", { name: "Fitriani Lasimpo" }).click();
    await said(kantor, "Pendidikan Biologi");
    await press(kantor, "Setujui");
    await kantor.getByText("Permintaan disetujui").first().waitFor();
    await said(kantor, "Tidak ada yang menunggu");
    await open(guru, riwayat);
    await guru.getByRole("cell", { name: "Pendidikan Biologi" }).waitFor();
  });

  test("taking an entry away is asked for as well", async () => {
    await guru.getByRole("link", { name: /^Hapus / }).click();
    await guru.getByText("Kantor memeriksa permintaan ini dulu", { exact: false }).waitFor();
    await press(guru, "Hapus");
    await guru.getByText("Minta menghapus riwayat pendidikan", { exact: false }).waitFor();
    await seen(guru.locator(".ui-table").getByRole("cell", { name: "Pendidikan Biologi" }));
  });

  test("a paper is seen in the page, and by nobody else", async () => {
    await open(guru, "/administration/upload?tambah=1");
    await press(guru, "Simpan");
    await guru.getByText("Semua field wajib diisi!", { exact: false }).first().waitFor();
    await guru.locator("#isian-fileName").fill("Ijazah S1");
    await guru.locator("#isian-description").fill("Pindaian ijazah");
    await guru.locator("input[type=file]").setInputFiles({ name: "ijazah.pdf", mimeType: "application/pdf", buffer: pdf });
    await said(guru, "ijazah.pdf");
    const halaman = { name: "halaman.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><p>Halo") };
    await guru.locator("input[type=file]").setInputFiles(halaman);
    await guru.getByRole("alert").getByText("Isian ini tetap memakai ijazah.pdf.", { exact: false }).waitFor();
    await press(guru, "Simpan");
    await guru.getByText("File berhasil ditambahkan").first().waitFor();
    await guru.getByRole("button", { name: "Lihat ijazah.pdf" }).click();
    const alamat = (await guru.locator(".person-paper iframe").getAttribute("src")) ?? "";
    // Headless Chromium draws no PDF, but it tells what may not stand within a page.
    const shown = await guru.evaluate(async (url) => {
      const { status, headers } = await fetch(url);
      return [status, headers.get("content-type"), headers.get("x-frame-options"), headers.get("content-security-policy")];
    }, alamat);
    expect(shown).toEqual([200, "application/pdf", "SAMEORIGIN", expect.stringContaining("frame-ancestors 'self'")]);
    expect(await rekan.evaluate(async (url) => (await fetch(url)).status, alamat)).toBe(404);
    expect(walk.broken).toEqual([]);
  });
});
