/**
 * A clerk brings the ministry's list anew each semester, at a desk, with the telephone beside it: what is sound goes in, what is not is
 * mended in the page. What goes wrong: cells that nobody sees change, a row taken twice, an import that cannot be taken back.
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
const send = async (rows: readonly (readonly string[])[]) => {
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page
    .locator("#berkas")
    .setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: foreignWorkbook("xlsx", [head, ...rows]) });
  await press("Periksa berkas");
};
const stored = () =>
  query<{ nama: string; tempat: string | null }>(
    walk.product.dataDir,
    "select nama, tempat_lahir as tempat from siswa where deleted_at is null order by nisn",
  );

const head = ["Nama Siswa", "NISN", "L/P", "Tempat Lahir", "Alamat"];
const ahmad = ["Ahmad Fauzi", "0112345678", "L", "Palu", "Jl. Elang 1"];
const nur = ["Nur Aini", "0112345679", "P", "Donggala", ""];

test("the second list shows each cell old and new, and changes what it says alone", async () => {
  await send([ahmad, nur]);
  await press("Impor 2 siswa");
  await page.waitForURL("**/administration/siswa");
  await send([ahmad, nur]);
  await page.getByRole("heading", { name: "Tidak ada yang berubah" }).waitFor();
  await send([ahmad.with(3, ""), nur.with(3, "Poso")]);
  await page.getByRole("heading", { name: "1 siswa berubah" }).waitFor();
  await page.getByText("Tempat lahir: Donggala → Poso").waitFor();
  await noFlaw(page);
  await press("Perbarui 1 siswa");
  await page.waitForURL("**/administration/siswa");
  expect(await stored()).toEqual([
    { nama: "Ahmad Fauzi", tempat: "Palu" },
    { nama: "Nur Aini", tempat: "Poso" },
  ]);
});

test("what is sound goes in, and the rest is mended with the keyboard", async () => {
  await send([
    ["Ida Laila", "0112345690", "P", "Palu", ""],
    ["Jamal", "01123", "", "Palu", ""],
    ["Karim", "0112345692", "", "Palu", ""],
  ]);
  await page.getByRole("heading", { name: "Perbaiki di sini" }).waitFor();
  await noFlaw(page);
  await press("Impor 1 siswa");
  await page.getByText("1 siswa berhasil diimpor").waitFor();
  const cell = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await cell("NISN, baris 3").fill("0112345691");
  await cell("Jenis kelamin, baris 3").fill("L");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Jenis kelamin, baris 4");
  await page.keyboard.press("Control+d");
  expect(await cell("Jenis kelamin, baris 4").inputValue()).toBe("L");
  await press("Periksa lagi");
  await press("Impor 2 siswa");
  await page.waitForURL("**/administration/siswa");
  expect((await stored()).map(({ nama }) => nama)).toEqual(["Ahmad Fauzi", "Nur Aini", "Ida Laila", "Jamal", "Karim"]);
});

test("a row of which only the name is known is asked about, on a telephone too, and an import is taken back", async () => {
  await send([nur.with(4, "Jl. Nuri 2"), ["Ahmad Fauzi", "", "L", "Sigi", ""]]);
  await page.getByRole("heading", { name: "1 baris meragukan" }).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("combobox", { name: "Keputusan baris 3: Ahmad Fauzi" }).selectOption({ label: "Perbarui Ahmad Fauzi" });
  await press("Periksa lagi");
  await press("Perbarui 2 siswa");
  await page.waitForURL("**/administration/siswa");
  expect((await stored())[0]).toEqual({ nama: "Ahmad Fauzi", tempat: "Sigi" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page.getByRole("button", { name: "Urungkan", exact: true }).first().click();
  await press("Urungkan impor");
  await page.getByText("2 baris kembali ke isian lamanya").waitFor();
  expect((await stored())[0]).toEqual({ nama: "Ahmad Fauzi", tempat: "Palu" });
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
