/**
 * A clerk brings the list of pupils that the madrasah already has: once when it moves in, then each semester, at a desk with a workbook
 * that somebody else made. What goes wrong: heads nobody knows, titles above and sums below, numbers Excel took for amounts.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.signIn(await addStaff(walk.product, "administrator", "tataUsaha"));
  page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const send = async (format: "xlsx" | "xls" | "ods", rows: readonly (readonly string[])[]) => {
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page
    .locator("#berkas")
    .setInputFiles({ name: `DATA SISWA.${format}`, mimeType: "application/octet-stream", buffer: foreignWorkbook(format, rows) });
  await press("Periksa berkas");
};
const stored = () =>
  query<{ nama: string; nisn: string; tempat_lahir: string; tanggal_lahir: string; jenis_kelamin: string }>(
    walk.product.dataDir,
    "select nama, nisn, tempat_lahir, tanggal_lahir::text, jenis_kelamin from siswa order by nama",
  );

const head = ["NO", "NAMA SISWA", "NISN", "L/P", "TTL", "Julukan", "Nama Ayah Kandung", "Asal SMP/MTs"];
const rows = [
  ["DATA SISWA KELAS X TAHUN PELAJARAN 2026/2027"],
  [],
  head,
  ["1", "AHMAD FAUZI", "112345678", "L", "Palu, 12 Agustus 2011", "Fauzi", "Hasan", "MTsN 1 Palu"],
  ["2", "NUR AINI", "0112345679", "P", "Donggala, 3-4-2011", "Aini", "Ismail", "SMPN 2 Palu"],
  ["JUMLAH", "2"],
];

test("a list of elsewhere is understood, its one question answered, and its pupils are there", async () => {
  await send("xls", rows);
  await page.getByText("1 kolom perlu dipastikan").waitFor();
  await page.getByText("Angka nol yang hilang dikembalikan").waitFor();
  await noFlaw(page);
  const asked = page.getByRole("combobox", { name: "Kolom Julukan dibawa ke" });
  expect(await asked.inputValue()).toBe("");
  await asked.selectOption({ label: "Hobi" });
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => asked.inputValue()).toBe("hobi");
  await asked.selectOption({ label: "Tidak dibawa" });
  await press("Benar, periksa daftar");
  await page.getByText("semuanya benar", { exact: false }).waitFor();
  await page.getByText("1 baris dilewati").waitFor();
  await page.getByLabel("Nama peta").fill("Buku induk lama");
  await press("Simpan peta kolom");
  await page.getByText("Peta kolom “Buku induk lama” tersimpan").first().waitFor();
  await noFlaw(page);
  await press("Impor 2 siswa");
  await page.waitForURL("**/administration/siswa");
  expect(await stored()).toEqual([
    { nama: "AHMAD FAUZI", nisn: "0112345678", tempat_lahir: "Palu", tanggal_lahir: "2011-08-12", jenis_kelamin: expect.any(String) },
    { nama: "NUR AINI", nisn: "0112345679", tempat_lahir: "Donggala", tanggal_lahir: "2011-04-03", jenis_kelamin: expect.any(String) },
  ]);
});

test("the next list with this head is known at once, whichever program saved it", async () => {
  for (const format of ["ods", "xlsx"] as const) {
    await send(format, [head, ["1", "Siti Rahma", "0112345680", "P", "Palu, 1/13/2011", "Siti", "Umar", "MTsN 1 Palu"]]);
    await page.getByText("Kolomnya dikenali dengan peta kolom “Buku induk lama”.", { exact: false }).waitFor();
    await page.getByText("semuanya benar", { exact: false }).waitFor();
  }
  await press("Impor 1 siswa");
  await page.waitForURL("**/administration/siswa");
  expect((await stored()).at(-1)).toMatchObject({ nama: "Siti Rahma", tanggal_lahir: "2011-01-13" });
});

test("what asks before the map is taken away is written as everything else, though it was opened from a column to the right", async () => {
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page.getByRole("button", { name: /^Hapus.*Buku induk lama/ }).click();
  const question = page.getByRole("alertdialog", { name: "Hapus peta kolom “Buku induk lama”?" });
  expect(await question.evaluate((one) => getComputedStyle(one).textAlign)).toBe("start");
  await question.getByRole("button", { name: "Batal" }).click();
});

test("names in capitals are rewritten when somebody asks, and a number that Excel spoiled is told", async () => {
  await send("xlsx", [
    ["Nama Siswa", "L/P", "NIK"],
    ["BUDI SANTOSO", "L", "7,27101E+15"],
  ]);
  await page.getByText("angka terakhirnya hilang", { exact: false }).first().waitFor();
  await page.getByRole("checkbox", { name: "Huruf kapital semua menjadi huruf biasa, kolom Nama Siswa" }).check();
  await press("Periksa lagi");
  await page.getByText("Budi Santoso", { exact: true }).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
