/**
 * The committee's head on the office's computer in July, and once more on a phone: accepted children get classes, one is moved by hand, all
 * become pupils, and a slip is taken back. What goes wrong: nobody sees beforehand what happens, or nobody can take it back.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
const desk = "/administration/penempatan-ppdb";
const names = ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo", "Dewi Borman", "Eka Tandi", "Fajar Ladjidji"];

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  for (const [n, name] of names.entries()) {
    const told = name.endsWith("Borman") ? {} : { namaAyah: `Ayah ${name}` };
    const jenisKelamin = n % 2 ? "laki-laki" : "perempuan";
    expect((await post(url, { ...registration(name), ...told, jenisKelamin })).status).toBe(201);
  }
  await query(dataDir, "update pendaftaran set keadaan = 'diterima'");
  await query(dataDir, "update periode_ppdb set tahun_ajaran = '2026/2027'");
  await query(
    dataDir,
    "insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.E-1', 'X', '2026/2027', 36), ('X.E-2', 'X', '2026/2027', 36)",
  );
  // One of two sisters has written with her re-registration what the family wishes.
  await query(
    dataDir,
    `insert into daftar_ulang (pendaftaran_id, dibuat, diubah, keinginan_saudara)
     select id, now(), now(), 'bersama' from pendaftaran where nama_lengkap = 'Dewi Borman'`,
  );
  page = await walk.signIn(await addStaff(walk.product, "administrator"));
}, 500_000);
afterAll(() => walk?.close());

const shot = async (name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
/** In the browser: a placeholder that does not fit is cut without a word. */
const placeholderFits = (box: Element) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(box);
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("nothing to measure with");
  pen.font = font;
  const { width } = pen.measureText(box.getAttribute("placeholder") ?? "");
  // The browser keeps room for the cross that empties the box.
  return width + 20 <= box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
};
const counted = async () => {
  const [row] = await query<{ siswa: number; ulang: number }>(
    walk.product.dataDir,
    "select (select count(*)::int from siswa) as siswa, (select count(*)::int from pendaftaran where keadaan = 'daftar ulang') as ulang",
  );
  return row;
};

test("a proposal is looked at, sisters are together as the family wished, and one child is moved by hand", async () => {
  await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "6 calon siswa menunggu kelas" }).waitFor();
  expect(await page.getByLabel(/^Kelas Aminah Borman, Dewi Borman/).inputValue()).toBe("bersama");
  await page.getByRole("button", { name: "Susun usulan" }).click();
  await page.getByRole("heading", { name: "Pratinjau, belum ada yang diubah" }).waitFor();
  const of = (name: string) => page.getByLabel(`Kelas ${name}`, { exact: true });
  expect(await of("Aminah Borman").inputValue()).toBe(await of("Dewi Borman").inputValue());
  const before = await of("Eka Tandi").inputValue();
  const other = await of("Eka Tandi").evaluate((select) =>
    [...(select as HTMLSelectElement).options].map(({ value }) => value).filter((value) => value !== ""),
  );
  await of("Eka Tandi").selectOption(other.find((value) => value !== before) ?? "");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.getByRole("searchbox").evaluate(placeholderFits)).toBe(true);
    await shot(`penempatan-${width}`);
  }
  expect(await counted()).toEqual({ siswa: 0, ulang: 0 });
});

test("who withdrew between the preview and the press is told, and what was chosen for the others stays", async () => {
  const { dataDir, url } = walk.product;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url + desk, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Susun usulan" }).click();
  await page.getByRole("heading", { name: "Pratinjau, belum ada yang diubah" }).waitFor();
  const of = (name: string) => page.getByLabel(`Kelas ${name}`, { exact: true });
  for (const name of names.slice(0, 5)) await of(name).selectOption({ label: "X.E-2" });
  await query(dataDir, "update pendaftaran set keadaan = 'mengundurkan diri' where nama_lengkap = 'Fajar Ladjidji'");
  const press = async (many: number) => {
    await page.getByRole("button", { name: `Jadikan ${many} siswa` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ya, jadikan siswa" }).click();
  };
  await press(6);
  await page.getByText("Daftar calon siswa baru saja berubah").waitFor();
  await page.getByRole("heading", { name: "5 calon siswa menunggu kelas" }).waitFor();
  for (const name of names.slice(0, 5)) expect(await of(name).locator("option:checked").textContent()).toBe("X.E-2");
  await noFlaw(page);
  await shot("penempatan-berubah");
  // Somebody else records a pupil in that class meanwhile.
  await query(
    dataDir,
    `insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
     select 'Pindahan', 'perempuan', 'aktif', id, current_date from kelas where nama = 'X.E-2'`,
  );
  await press(5);
  await page.getByText("X.E-2 (kini 1 siswa, tadi 0)").waitFor();
  await page.getByRole("cell", { name: "6 dari 36" }).waitFor();
  expect(await counted()).toEqual({ siswa: 1, ulang: 0 });
  await query(dataDir, "delete from anggota_kelas");
  await query(dataDir, "delete from siswa");
  await query(dataDir, "update pendaftaran set keadaan = 'diterima' where nama_lengkap = 'Fajar Ladjidji'");
});

test("all become pupils at once, and all are taken back", async () => {
  await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Susun usulan" }).click();
  await page.getByRole("button", { name: "Jadikan 6 siswa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, jadikan siswa" }).click();
  await page.getByText("6 calon siswa menjadi siswa. Bila keliru").waitFor();
  expect(await counted()).toEqual({ siswa: 6, ulang: 6 });
  await noFlaw(page);
  await shot("penempatan-sudah");
  await page.getByRole("button", { name: "Batalkan penempatan 6 siswa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Batalkan penempatan" }).click();
  await page.getByText("6 anak kembali menjadi calon siswa").waitFor();
  expect(await counted()).toEqual({ siswa: 0, ulang: 0 });
});

test("a whole intake of 288 comes into eight classes with a few presses, and goes back with one", async () => {
  const { dataDir, url } = walk.product;
  await query(
    dataDir,
    `insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
       no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, bukti_hash, jalur, gelombang_id, nisn, keadaan)
     select periode_id, 'PMBM-2027-' || n, 'Anak ' || n, 'Palu', date '2012-01-01' + n, case when n % 5 < 2 then 'laki-laki' else 'perempuan' end,
       'islam', 'Indonesia', 'Jalan ' || n, '0812', 'Ayah ' || n, 'Petani', 'Ibu ' || n, 'Petani', '0813' || n, 'MTs', sha256(n::text::bytea), jalur,
       gelombang_id, lpad(n::text, 10, '0'), 'diterima'
     from (select * from pendaftaran limit 1) one, generate_series(7, 288) n`,
  );
  await query(
    dataDir,
    "insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) select 'X.E-' || n, 'X', '2026/2027', 36 from generate_series(3, 8) n",
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url + desk, { waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "288 calon siswa menunggu kelas" }).waitFor();
  await page.getByRole("button", { name: "Susun usulan" }).click();
  await page.getByText("288 dari 288 calon siswa mendapat kelas.").waitFor();
  await noFlaw(page);
  await shot("penempatan-288");
  await page.getByRole("button", { name: "Jadikan 288 siswa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, jadikan siswa" }).click();
  await page.getByText("288 calon siswa menjadi siswa. Bila keliru").waitFor();
  expect(await counted()).toEqual({ siswa: 288, ulang: 288 });
  const [even] = await query<{ kelas: number; kecil: number; besar: number; lelaki: number }>(
    dataDir,
    `select count(*)::int as kelas, min(banyak)::int as kecil, max(banyak)::int as besar, (max(laki) - min(laki))::int as lelaki
     from (select count(*) as banyak, count(*) filter (where jenis_kelamin = 'laki-laki') as laki from siswa group by kelas_id) isi`,
  );
  expect(even).toEqual({ kelas: 8, kecil: 36, besar: 36, lelaki: expect.any(Number) });
  expect(even?.lelaki).toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: "Batalkan penempatan 288 siswa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Batalkan penempatan" }).click();
  await page.getByText("288 anak kembali menjadi calon siswa").waitFor();
  expect(await counted()).toEqual({ siswa: 0, ulang: 0 });
});
