/**
 * The office puts files where people look for them: one in a folder for those who work here, one on the list of public
 * information; and a reader without scripts finds the second, but never the first.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.beginOffice();
});

afterAll(() => walk?.close());

const open = (address: string, where = page) => where.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) await page.locator(`#isian-${name}`).fill(text);
};
const save = () => page.getByRole("button", { name: "Simpan", exact: true }).last().click();
const said = (text: string, where = page) => seen(where.getByText(text, { exact: true }));

describe("the office and its files", { timeout: 240_000 }, () => {
  test("makes a folder and says whom it is for", async () => {
    await open("/administration/folder-berkas?tambah=1");
    await fill({ nama: "Formulir" });
    await page.locator("#isian-untukGuru").check();
    await save();
    await said("Folder berhasil ditambahkan");
  });

  test("is told when a file is not what its name says, and sends a real one", async () => {
    await open("/administration/berkas-umum?tambah=1");
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles(file("izin.pdf", Buffer.from("<!doctype html><script>alert(1)</script>")));
    await page.getByText("Ini halaman web (HTML), bukan berkas yang diminta.").waitFor();
    await chooser.setInputFiles(file("izin.pdf", pdf));
    await said("izin.pdf");
    await noFlaw(page);
    await fill({ nama: "Formulir izin" });
    await page.locator("#isian-folderId").selectOption({ label: "Formulir" });
    await save();
    await said("Berkas berhasil ditambahkan");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "izin.pdf" }).click()]);
    expect(readFileSync(await download.path())).toEqual(pdf);
  });

  test("lays a file open to everybody", async () => {
    await open("/administration/informasi-publik?tambah=1");
    await page.locator("input[type=file]").setInputFiles(file("laporan.pdf", pdf));
    await said("laporan.pdf");
    await fill({ judul: "Laporan tahunan", tanggal: "2026-01-05" });
    await page.locator("#isian-kategori").selectOption({ label: "Berkala" });
    await save();
    await said("Informasi berhasil ditambahkan");
  });
});

describe("a reader", { timeout: 240_000 }, () => {
  test("finds it without scripts, and gets it", async () => {
    const reader = await walk.browser.newContext({
      javaScriptEnabled: false,
      acceptDownloads: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await reader.newPage();
    await page.goto(`${walk.product.url}/informasi-publik`);
    await page.locator("[name=cari]").fill("tahunan");
    await page.getByRole("button", { name: "Cari" }).click();
    await page.getByRole("heading", { name: "Laporan tahunan" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^Unduh PDF .*Laporan tahunan/ }).click(),
    ]);
    expect(readFileSync(await download.path())).toEqual(pdf);
    expect(download.suggestedFilename()).toBe("laporan.pdf");
    await page.goto(`${walk.product.url}/informasi-publik?kategori=dikecualikan&cari=tahunan`);
    await said("Tidak ada yang cocok dengan pencarian Anda.", page);
    await reader.close();
  });

  test("meets no file of the house", async () => {
    const { url } = walk.product;
    const [row] = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("a[download]")].map(({ href }) => new URL(href).pathname);
      return links;
    });
    expect(row).toMatch(/^\/administration\/informasi-publik\/[0-9a-f-]{36}\/berkas\/berkasId$/);
    const strange = await walk.browser.newContext();
    const answer = await strange.request.get(`${url}${row}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location?.split("?")[0]]).toEqual([302, "/login"]);
    await strange.close();
  });

  test.each(["/informasi-publik", "/infografis", "/pengumuman", "/agenda"])("reads %s whatever helps to read", async (address) => {
    const reader = await walk.browser.newContext({ reducedMotion: "reduce", viewport: { width: 360, height: 740 } });
    const page = await reader.newPage();
    await page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await reader.close();
  });

  test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
});
