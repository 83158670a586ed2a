/**
 * The clerk of the office keeps the letters all day: types one in, forgets a field, corrects another, meets a colleague in
 * the same record, deletes too quickly, and brings last year's list from a spreadsheet.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.beginOffice();
});

afterAll(() => walk?.close());

const open = (address: string, where = page) => where.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const letters = "/administration/daftar-surat";
const fill = async (fields: Readonly<Record<string, string>>, where = page) => {
  for (const [name, text] of Object.entries(fields)) await where.locator(`#isian-${name}`).fill(text);
};
const press = (name: string, where = page) => where.getByRole("button", { name, exact: true }).last().click();
const said = (text: string, where = page) => seen(where.getByText(text, { exact: true }));
const counted = (text: string) => page.locator(".ui-pages .ui-figures", { hasText: text }).waitFor();
const first = { nomorSurat: "B-214/Ma.22.01.01/KP.08.2/04/2026", perihal: "Izin cuti tahunan", tanggal: "2026-04-22" };
const corrected = first.nomorSurat.replace("214", "215");

describe("the clerk", { timeout: 240_000 }, () => {
  test("finds an empty list that says what to do", async () => {
    await open(letters);
    expect(await page.title()).toContain("Daftar Surat");
    await said("Belum ada surat");
    await noFlaw(page);
  });

  test("is told what is missing, in the school's own words, and keeps what was typed", async () => {
    await page.getByRole("link", { name: "Tambah Surat" }).first().click();
    await fill({ perihal: first.perihal });
    await press("Simpan");
    await page.getByRole("heading", { name: "Semua field harus diisi!" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("ui-problems");
    expect(await page.locator("#isian-nomorSurat").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#isian-perihal").inputValue()).toBe(first.perihal);
    await noFlaw(page);
  });

  test("loses nothing to a reload, and is asked before leaving", async () => {
    await page.reload({ waitUntil: "networkidle" });
    await page.getByText("Isian Anda yang belum disimpan dikembalikan.").waitFor();
    expect(await page.locator("#isian-perihal").inputValue()).toBe(first.perihal);
    await page.getByRole("button", { name: "Batal" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Tinggalkan isian ini?" });
    await question.getByRole("button", { name: "Batal" }).click();
    // What stands under a question takes no keys until it is gone.
    await question.waitFor({ state: "hidden" });
    await fill(first);
    await page.getByRole("button", { name: "Simpan" }).click();
    await said("Surat berhasil ditambahkan");
    await counted("1–1 dari 1 surat");
    await page.waitForURL((url) => url.search === "");
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("isian:")))).toEqual([]);
  });

  test("corrects a letter", async () => {
    await page.getByRole("link", { name: `Ubah ${first.nomorSurat}` }).click();
    await fill({ perihal: "Izin cuti besar" });
    await press("Update");
    await said("Surat berhasil diubah");
    await page.getByRole("cell", { name: "Izin cuti besar" }).waitFor();
  });

  test("meets a colleague in the same letter and chooses field by field", async () => {
    await page.getByRole("link", { name: `Ubah ${first.nomorSurat}` }).click();
    await page.locator("#isian-perihal").waitFor();
    const other = await page.context().newPage();
    await open(new URL(page.url()).pathname + new URL(page.url()).search, other);
    await fill({ perihal: "Versi rekan", nomorSurat: corrected }, other);
    await press("Update", other);
    await said("Surat berhasil diubah", other);
    await other.close();
    await fill({ perihal: "Versi saya", tanggal: "2026-04-23" });
    await press("Update");
    const both = page.getByRole("region", { name: "Bandingkan kedua versi" });
    await both.waitFor();
    for (const text of ["Versi rekan", "Versi saya", "22 April 2026", "23 April 2026", "Nurhayati Labatjo"])
      expect(await both.textContent()).toContain(text);
    await both.getByRole("button", { name: /Perihal yang tersimpan/ }).click();
    expect(await page.locator("#isian-perihal").inputValue()).toBe("Versi rekan");
    expect(await page.locator("#isian-tanggal").inputValue()).toBe("23/4/2026");
    expect(await page.locator("#isian-nomorSurat").inputValue()).toBe(corrected);
    await press("Update");
    await said("Surat berhasil diubah");
    await page.getByRole("cell", { name: "23 Apr 2026" }).waitFor();
  });

  test("deletes, thinks again, and finds everything in the history", async () => {
    await page.getByRole("link", { name: `Hapus ${corrected}` }).click();
    const question = page.getByRole("alertdialog", { name: "Yakin ingin menghapus surat ini?" });
    await question.getByRole("button", { name: "Hapus" }).click();
    await said("Surat berhasil dihapus");
    await press("Urungkan");
    await said("Surat berhasil dipulihkan");
    await page.getByRole("link", { name: corrected, exact: true }).click();
    await page.getByRole("link", { name: "Riwayat", exact: true }).click();
    await page.waitForURL("**/riwayat");
    await page.getByRole("cell", { name: "Dipulihkan" }).waitFor();
    const lines = await page.locator("td.status").allTextContents();
    expect(lines).toEqual(["Dipulihkan", "Dihapus", "Diubah", "Diubah", "Diubah", "Ditambahkan"]);
    const change = page.getByRole("row").filter({ hasText: "Diubah" }).nth(1);
    await change.locator("summary").click();
    await change.getByText("Versi rekan", { exact: true }).waitFor();
    await noFlaw(page);
  });

  test("finds who did what in the trail, by what was done, and has its chain walked", async () => {
    await open("/administration/jejak");
    await page.locator("select[name=jenis]").selectOption({ label: "Daftar Surat" });
    await page.waitForURL("**jenis=suratKeluar");
    await page.locator("select[name=tindakan]").selectOption("delete");
    await page.waitForURL("**tindakan=delete**");
    await page.getByRole("row").filter({ hasText: corrected }).filter({ hasText: "Dihapus" }).waitFor();
    await press("Periksa sekarang");
    await page.getByText("Jejak utuh:").waitFor();
    await noFlaw(page, { also: ["target-size"] });
  });

  test("brings a list from a spreadsheet, after its faults are told", async () => {
    await open(`${letters}/impor`);
    const file = (name: string, lines: string[]) => ({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(["Nomor surat;Perihal;Tanggal", ...lines].join("\n")),
    });
    await page.locator("#berkas").setInputFiles(file("rusak.csv", ["B-1/2026;Undangan;17/8/2026", "", `${"B".repeat(160)};;31/2/2026`]));
    await press("Periksa berkas");
    await page.getByRole("row", { name: "Baris 4 Perihal (kosong) Perihal wajib diisi." }).waitFor();
    await page.getByRole("row", { name: "Baris 4 Tanggal 31/2/2026 Tanggal bukan tanggal yang ada di kalender." }).waitFor();
    // What was typed is long, and its reason stands beside it all the same.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    const faults = page.waitForEvent("download");
    await page.getByRole("link", { name: "Unduh daftar ini" }).click();
    expect((await faults).suggestedFilename()).toBe("perbaikan-daftar-surat.xlsx");
    const lines = Array.from({ length: 30 }, (_, n) => `B-${n + 1}/2026;Undangan ${n + 1};${n + 1}/1/2026`);
    await page.locator("#berkas").setInputFiles(file("surat-2026.csv", lines));
    await press("Periksa berkas");
    await press("Impor 30 surat");
    await said("30 surat berhasil diimpor");
    await page.waitForURL(`**${letters}`);
    await counted("1–10 dari 31 surat");
  });

  test("searches while typing, in an address that can be shared and left with Back", async () => {
    await page.locator("#cari").pressSequentially("undangan 3");
    await page.waitForURL("**cari=undangan+3");
    await counted("1–2 dari 2 surat");
    const download = page.waitForEvent("download");
    await page.locator(".ui-export summary").click();
    await page.getByRole("link", { name: "CSV" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    expect(text.trim().split("\r\n")).toHaveLength(3);
    expect(text).toContain('"B-30/2026";"Undangan 30";"2026-01-30"');
    await page.goBack();
    await counted("1–10 dari 31 surat");
    expect(await page.locator("#cari").inputValue()).toBe("");
    await page.locator("#cari").fill("tidak ada yang begini");
    await said("Tidak ada surat yang cocok");
    await page.getByRole("link", { name: "Lepas semua saringan" }).first().click();
    await counted("1–10 dari 31 surat");
  });

  test("takes the whole import back", async () => {
    await open(`${letters}/impor`);
    const elsewhere = await page.context().newPage();
    await open(`${letters}/impor`, elsewhere);
    await press("Urungkan");
    await page.getByRole("button", { name: "Urungkan impor" }).dblclick();
    await said("30 baris dipindahkan ke tempat sampah");
    await page.getByRole("cell", { name: "Diurungkan" }).waitFor();
    // The page beside it still offers what is done already.
    await press("Urungkan", elsewhere);
    await press("Urungkan impor", elsewhere);
    await said("Impor ini sudah diurungkan.", elsewhere);
    await elsewhere.getByRole("cell", { name: "Diurungkan" }).waitFor();
    await elsewhere.close();
    await open(letters);
    await counted("1–1 dari 1 surat");
    await open(`${letters}?sampah=1`);
    await counted("1–10 dari 30 surat");
  });

  test("reads the other register's own words", async () => {
    await open("/administration/surat-masuk?tambah=1");
    await press("Simpan");
    await page.getByRole("heading", { name: "Semua field wajib diisi!" }).waitFor();
    await fill({ nomorSurat: "12/2026", asalSurat: "Kankemenag Kota Palu", tanggalTerima: "2026-01-05", perihal: "Undangan" });
    await press("Simpan");
    await said("Surat masuk berhasil ditambahkan");
  });

  test("saw no script fail on the way", () => {
    expect(walk.broken).toEqual([]);
  });
});
