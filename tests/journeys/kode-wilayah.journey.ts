/**
 * A clerk brings the regions as the ministry publishes them: once a year, at a desk, sometimes from a phone. What goes wrong: the file has to
 * be rearranged first, nobody says that it is whole so that nothing is judged, or everything is judged and nobody knew.
 */
import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";

let walk: Walk;
let page: Page;
const widths = [360, 768, 1440] as const;

beforeAll(async () => {
  walk = await openWalk();
  await query(walk.product.dataDir, pupils);
  page = await walk.signIn(await addStaff(walk.product, "tataUsaha"), { viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());

/** Two pupils of Makassar: of one the number begins with a district that is none. */
const pupils = `insert into siswa (nama, jenis_kelamin, status, tanggal_lahir, nik, provinsi, kabupaten, kecamatan)
  values ('Andi Benar', 'laki-laki', 'aktif', '2010-03-05', '7371010503100001', 'Sulawesi Selatan', 'Kota Makassar', 'Mariso'),
    ('Budi Salah', 'laki-laki', 'aktif', '2010-03-05', '7371990503100002', 'Sulawesi Selatan', 'Kota Makassar', 'Mariso')`;

const desa = ["Kode Prov", "Nama Prov", "Kode Kab", "Nama Kab", "Kode Kec", "Nama Kec", "Kode Desa", "Nama Desa"];
const regions = [
  ["73", "Sulawesi Selatan", "73.71", "Kota Makassar", "73.71.01", "Mariso", "73.71.01.1001", "Bontorannu"],
  ["73", "Sulawesi Selatan", "73.71", "Kota Makassar", "73.71.01", "Mariso", "73.71.01.1002", "Tamarunang"],
  ["73", "Sulawesi Selatan", "73.71", "Kota Makassar", "73.71.2", "Mamajang", "73.71.2.1001", "Bonto Lebang"],
  ["73", "Sulawesi Selatan", "73.02", "Bulukumba", "73.02.01", "Gangking", "73.02.01.201", "Borong"],
];

const shot = async (name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await writeFile(`${folder}/${name}.png`, await page.screenshot({ fullPage: true }));
};
const open = (path: string) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });
const found = async () => {
  await open("/administration/siswa/periksa?aturan=nik-wilayah");
  return page.locator(".periksa-temuan").allInnerTexts();
};
/** What runs out of the sheet in which it stands, which cuts it off. */
const cutOff = () =>
  [...document.querySelectorAll(".list-room .ui-sheet :is(p, button, select, input, a)")]
    .filter((one) => {
      const sheet = one.closest(".ui-sheet")?.getBoundingClientRect();
      const { right, width } = one.getBoundingClientRect();
      return sheet && width > 0 && right > sheet.right + 1 && !one.closest(".ui-table");
    })
    .map((one) => one.textContent?.slice(0, 60));

/** Has room at each width, and says so to those who do not see it. */
async function fits(name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await shot(`${name}-${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(cutOff), `${name} at ${width}`).toEqual([]);
    await noFlaw(page);
  }
}

test("the check of pupils leads to the regions, and what a new installation knows is there", async () => {
  expect(await found()).toEqual([]);
  await page.getByRole("link", { name: "Kode wilayah", exact: true }).click();
  await page.getByRole("heading", { name: "Kode Wilayah", level: 1 }).waitFor();
  await page
    .getByRole("cell", { name: "Sulawesi Tengah" })
    .or(page.getByText("Aceh", { exact: true }))
    .first()
    .waitFor();
  await fits("daftar");
});

test("the ministry's file comes in as it is: what is wrong in it is mended there, and it is said to be whole", async () => {
  await page.getByRole("link", { name: "Impor" }).first().click();
  await page.locator("#berkas").setInputFiles({
    ...{ name: "kode-desa-sulsel.xlsx", mimeType: "application/octet-stream" },
    buffer: foreignWorkbook("xlsx", [desa, ...regions]),
  });
  await page.getByRole("button", { name: "Periksa berkas" }).click();
  await page.getByText("4 barisnya dibaca sebagai 10 kode wilayah; yang berulang dihitung satu kali.").waitFor();
  await page.getByText("Angka nol yang hilang dikembalikan").waitFor();
  await page.getByRole("textbox", { name: "Kode, baris 5" }).fill("73.02.01.2001");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Selama tidak ditandai lengkap").waitFor();
  const question = page.getByLabel("Apakah daftar ini memuat semua wilayah di dalamnya?");
  expect(await question.locator("option:checked").innerText()).toBe("Belum tentu, jangan tandai lengkap");
  await question.selectOption({ label: "Ya, tandai lengkap" });
  await page.getByText("Dengan daftar ini Periksa Data menemukan 1 siswa").waitFor();
  await fits("impor");
  await page.getByRole("button", { name: /^Impor 9 kode wilayah baru dan perbarui 1/ }).click();
  await page.waitForURL("**/administration/kode-wilayah");
  const stored = await query<{ kode: string; lengkap: string | null }>(
    walk.product.dataDir,
    "select kode, lengkap from kode_wilayah where kode like '73%' order by kode",
  );
  expect(stored.map(({ kode, lengkap }) => [kode, lengkap])).toEqual([
    ["73", "kecamatan"],
    ...["7302", "730201", "7302012001", "7371", "737101", "7371011001", "7371011002", "737102", "7371021001"].map((kode) => [kode, null]),
  ]);
});

test("the check judges by it, and a row that is mended by hand is heard at once", async () => {
  expect(await found()).toEqual([expect.stringContaining("NIK diawali 737199, bukan kode kecamatan.")]);
  await open("/administration/kode-wilayah?cari=mariso");
  await page.getByRole("link", { name: "Ubah 737101", exact: true }).click();
  await page.getByLabel("Nama wilayah").fill("Mariso Lama");
  await page.getByRole("dialog").getByLabel("Keadaan").selectOption({ label: "Tidak berlaku lagi" });
  await fits("formulir");
  await page.getByRole("button", { name: "Update" }).click();
  await page.getByText("Kode wilayah berhasil diperbarui").waitFor();
  await open("/administration/siswa/periksa?aturan=alamat-wilayah");
  await page.getByText("“Mariso” bukan kecamatan di Kota Makassar.").first().waitFor();
  expect(walk.broken).toEqual([]);
});
