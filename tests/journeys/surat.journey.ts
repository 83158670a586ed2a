/**
 * A letter's day: the clerk takes a number for one that goes out and writes down one that came in, with its scan; the head
 * hands it to two people; both do their part, and the letter is done.
 */
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { addStaff } from "#tests/support/staff.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const people = ["tataUsaha", "kepala", "guru", "waliKelas"] as const;
const perihal = "Undangan lomba cerdas cermat";
let walk: Walk;
const at: Record<string, Page> = {};

beforeAll(async () => {
  walk = await openWalk();
  await Promise.all(people.map(async (peran) => Object.assign(at, { [peran]: await walk.signIn(await addStaff(walk.product, peran)) })));
}, 120_000);

afterAll(() => walk?.close());

const of = (peran: (typeof people)[number]): Page => {
  const page = at[peran];
  if (!page) throw new Error(`${peran} is not signed in`);
  return page;
};
const open = (page: Page, address: string) => page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) await page.locator(`#isian-${name}`).fill(text);
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();
const said = (page: Page, text: string) => seen(page.getByText(text, { exact: true }));

describe("a letter's day", { timeout: 240_000 }, () => {
  test("the clerk sees the number that comes, takes it and finds it in the book", async () => {
    const page = of("tataUsaha");
    await open(page, "/administration/daftar-surat/ambil-nomor");
    await page.locator("#isian-jenis").selectOption({ label: "Surat Keterangan" });
    await page.locator(".nomor-calon output", { hasText: /^001\// }).waitFor();
    await press(page, "Ambil nomor");
    await page.locator("#isian-perihal[aria-invalid=true]").waitFor();
    await fill(page, { perihal: "Keterangan aktif belajar", tujuan: "Orang tua siswa" });
    await noFlaw(page);
    await press(page, "Ambil nomor");
    await said(page, "Nomor sudah diberikan");
    const nomor = (await page.locator(".nomor-hasil output").textContent()) ?? "";
    expect(nomor).toMatch(/^001\/\S+\/\d{4}$/);
    await open(page, "/administration/persuratan/nomor");
    await page.getByRole("link", { name: nomor, exact: true }).waitFor();
  });

  test("writes down what came in, with its scan", async () => {
    const page = of("tataUsaha");
    await open(page, "/administration/surat-masuk?tambah=1");
    await press(page, "Simpan");
    await page.getByRole("heading", { name: "Semua field wajib diisi!" }).waitFor();
    const isi = { nomorSurat: "120/DP/2026", asalSurat: "Dinas Pendidikan Kota Palu", tanggalTerima: "2026-01-05", perihal };
    await fill(page, isi);
    await page.locator("input[type=file]").last().setInputFiles({ name: "undangan.pdf", mimeType: "application/pdf", buffer: pdf });
    await page.getByText("undangan.pdf").first().waitFor();
    await press(page, "Simpan");
    await said(page, "Surat masuk berhasil ditambahkan");
  });

  test("the head hands it to two people", async () => {
    const page = of("kepala");
    await open(page, "/administration/surat-masuk");
    await page.getByRole("link", { name: "120/DP/2026" }).click();
    // The list has a tab of the same name, and stands for a moment after its address has changed.
    await page.getByRole("heading", { level: 1, name: "120/DP/2026" }).waitFor();
    await page.getByRole("link", { name: "Disposisi", exact: true }).click();
    await said(page, "Belum ada disposisi");
    for (const nama of ["Uji guru", "Uji waliKelas"]) await page.getByRole("checkbox", { name: nama }).check();
    await page.getByRole("checkbox", { name: "Ditindaklanjuti" }).check();
    await noFlaw(page);
    await press(page, "Kirim disposisi");
    const holding = page.getByRole("list", { name: "Sekarang dipegang oleh" }).getByRole("link");
    await holding.nth(1).waitFor();
    expect(await holding.allTextContents()).toEqual(["Uji guru", "Uji waliKelas"]);
  });

  test("one answers after reading the scan, the other closes", async () => {
    const guru = of("guru");
    await open(guru, "/administration/disposisi");
    await guru.getByRole("link", { name: perihal }).click();
    const scan = await guru.getByRole("link", { name: "undangan.pdf" }).getAttribute("href");
    expect(Buffer.from(await (await guru.request.get(walk.product.url + scan)).body()).equals(pdf)).toBe(true);
    await guru.getByLabel("Jawaban").fill("Dua regu sudah didaftarkan.");
    await noFlaw(guru);
    await press(guru, "Jawab dan selesaikan");
    await guru.getByText("Dua regu sudah didaftarkan.").waitFor();
    const wali = of("waliKelas");
    expect((await wali.request.get(walk.product.url + scan)).status()).toBe(404);
    await open(wali, "/administration/persuratan/disposisi");
    await wali.getByRole("link", { name: perihal }).click();
    await wali.getByText("Tutup tanpa jawaban").click();
    await press(wali, "Tutup disposisi");
    await wali.locator(".ui-tag", { hasText: "Ditutup" }).first().waitFor();
  });

  test("the head finds it done, and the sheet says who did what", async () => {
    const page = of("kepala");
    await page.reload({ waitUntil: "networkidle" });
    await said(page, "Semua selesai");
    const sheet = await page.request.get(`${page.url()}/lembar`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await sheet.body())), { mergePages: true });
    expect(text).toContain(perihal);
    expect(text).toContain("Uji guru");
    expect(walk.broken).toEqual([]);
  });
});
