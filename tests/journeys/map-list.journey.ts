/**
 * A clerk has the list of another program, in a layout that nobody here has kept a map for: twice a year, at a desk. What goes wrong: so
 * much is asked about it that typing 1,200 pupils seems quicker. So everything that is pressed or chosen is counted.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dapodik, dapodikMerges, rdm } from "#tests/support/foreign-lists/pupils.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";

let walk: Walk;
let page: Page;
let acts = 0;

beforeAll(async () => {
  walk = await openWalk();
  await query(walk.product.dataDir, "insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', '2026/2027')");
  page = await walk.signIn(await addStaff(walk.product, "administrator", "tataUsaha"));
  page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());
beforeEach(() => {
  acts = 0;
});

/** A press, a choice or a word that is typed. */
const act = (work: Promise<unknown>) => {
  acts += 1;
  return work;
};
const press = (name: string) => act(page.getByRole("button", { name, exact: true }).click());
const choose = (name: string, label: string) => act(page.getByRole("combobox", { name, exact: true }).selectOption({ label }));
const bring = async (name: string, buffer: Buffer) => {
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await act(page.locator("#berkas").setInputFiles({ name, mimeType: "application/octet-stream", buffer }));
  await press("Periksa berkas");
  await page.waitForURL("**/impor?daftar=**");
};
const stored = () =>
  query<Readonly<Record<string, string | null>>>(
    walk.product.dataDir,
    `select siswa.nama, nisn, tanggal_lahir::text as lahir, no_telepon as telepon, kelas.nama as kelas, nama_ayah as ayah, nama_ibu as ibu,
       pekerjaan_ibu as kerja, nama_wali as wali from siswa left join kelas on kelas.id = kelas_id order by siswa.nama`,
  );

test("the list of Dapodik is taken in and its layout kept with at most 12 presses, choices and words", async () => {
  await bring("daftar_pd.xlsx", foreignWorkbook("xlsx", dapodik, dapodikMerges));
  await choose("Kolom HP dibawa ke", "Nomor telepon");
  await page.getByText("Nomor telepon sekarang diambil dari kolom ini; kolom Telepon tidak lagi dibawa.").waitFor();
  // What Dapodik calls an income is none of EMIS: the clerk leaves both columns out.
  await act(page.getByText(/\d+ kolom yang dikenali/).click());
  await choose("Kolom Data Ayah Penghasilan dibawa ke", "Tidak dibawa");
  await choose("Kolom Data Ibu Penghasilan dibawa ke", "Tidak dibawa");
  await choose("Bersama orang tua 2 baris", "Ayah");
  await press("Benar, periksa daftar");
  await page.getByRole("button", { name: "Impor 3 siswa" }).waitFor();
  await act(page.getByLabel("Nama peta").fill("Dapodik"));
  await press("Simpan peta kolom");
  await page.getByText("Peta kolom “Dapodik” tersimpan").first().waitFor();
  await press("Impor 3 siswa");
  await page.waitForURL("**/administration/siswa");
  expect((await stored())[0]).toMatchObject({
    ...{ nama: "Andini Pratiwi", nisn: "0112345671", lahir: "2011-02-03", telepon: expect.stringContaining("81245550101"), kelas: "X.E-1" },
    ...{ ayah: "Hasan", ibu: "Aminah" },
  });
  expect(acts).toBeLessThanOrEqual(12);
  console.info(`Dapodik: ${acts} presses, choices and words`);
});

test("that of RDM too, with days that could be read either way", async () => {
  await query(walk.product.dataDir, "delete from anggota_kelas; delete from siswa");
  await bring("rdm.xls", foreignWorkbook("xls", rdm));
  await choose("Kolom WALI MURID dibawa ke", "Nama wali");
  await press("Benar, periksa daftar");
  await page.getByRole("button", { name: "Impor 3 siswa" }).waitFor();
  await act(page.getByLabel("Nama peta").fill("RDM"));
  await press("Simpan peta kolom");
  await page.getByText("Peta kolom “RDM” tersimpan").first().waitFor();
  await press("Impor 3 siswa");
  await page.waitForURL("**/administration/siswa");
  expect((await stored())[1]).toMatchObject({ nama: "Bagas Wiratama", lahir: "2011-09-07", wali: "Umar", kelas: "X.E-1" });
  expect(acts).toBeLessThanOrEqual(12);
  console.info(`RDM: ${acts} presses, choices and words`);
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
