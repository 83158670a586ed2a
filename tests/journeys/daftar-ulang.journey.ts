/**
 * A mother in July with an old telephone and the family card, who has taken the place and is asked what EMIS wants to know; the committee
 * that telephones those who have not finished. What goes wrong: a browser without scripts, one wrong number among thirty fields, a small screen.
 */
import { devices, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let nomor = "";
const name = "Nur Azizah Lamadjido";

beforeAll(async () => {
  walk = await openWalk();
  nomor = ((await (await post(walk.product.url, registration(name))).json()) as { nomor: string }).nomor;
  const { dataDir } = walk.product;
  await query(dataDir, `update pendaftaran set keadaan = 'daftar ulang'`);
  await query(
    dataDir,
    `insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) select id, 'diterima', 'daftar ulang', 'Keluarga', now() from pendaftaran`,
  );
  await query(
    dataDir,
    `update periode_ppdb set buka = current_date - 90, tutup = current_date - 3, pengumuman = current_date - 2,
      daftar_ulang_mulai = current_date - 1, daftar_ulang_selesai = current_date + 7`,
  );
}, 240_000);
afterAll(() => walk?.close());

const press = (page: Page, button: string) => page.getByRole("button", { name: button, exact: true }).click();
const tellTelepon = (page: Page, typed = "0812 0000 0000") => page.getByRole("textbox", { name: "Nomor telepon di formulir" }).fill(typed);
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

test("without scripts, part by part: what is right is kept, what is wrong is said in its place", async () => {
  const page = await walk.newPage({ ...devices["Galaxy S8"], javaScriptEnabled: false });
  await page.goto(`${walk.product.url}/daftar/status/daftar-ulang`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  await press(page, "Lihat status");
  await page.getByRole("link", { name: "Lengkapi data daftar ulang" }).click();
  await page.getByRole("heading", { name: "Data anak" }).waitFor();
  await page.getByRole("textbox", { name: "NIK" }).fill("7271010903120001");
  await page.getByRole("combobox", { name: "Hobi" }).selectOption("Membaca");
  // Classmates know number and birth date: without the telephone number of the form nothing is kept, and nothing typed is lost.
  await press(page, "Simpan data anak");
  await page.getByText("Belum ada yang tersimpan.").first().waitFor();
  expect(await page.getByRole("combobox", { name: "Hobi" }).inputValue()).toBe("Membaca");
  await tellTelepon(page, "081299999999");
  await press(page, "Simpan data anak");
  await page.getByText("bukan yang ditulis saat mendaftar").first().waitFor();
  await tellTelepon(page);
  await press(page, "Simpan data anak");
  await page.getByText("tidak cocok dengan tanggal lahir").first().waitFor();
  expect(await page.getByRole("textbox", { name: "NIK" }).inputValue()).toBe("7271010903120001");
  await page.getByRole("link", { name: "Kartu keluarga dan bantuan" }).click();
  await page.getByRole("textbox", { name: "Nomor KK", exact: true }).fill("7271010101120001");
  await page.getByRole("textbox", { name: "Kepala keluarga" }).fill("Abdul Rahman Lamadjido");
  await page.getByLabel("Bila ada saudara yang juga masuk tahun ini").selectOption("bersama");
  await tellTelepon(page);
  await press(page, "Simpan kartu keluarga dan bantuan");
  await page.getByText("Tersimpan.").waitFor();
  await page.getByRole("link", { name: "Data anak" }).click();
  expect(await page.getByRole("combobox", { name: "Hobi" }).inputValue()).toBe("Membaca");
  // Once is enough on this device.
  expect(await page.getByRole("textbox", { name: "Nomor telepon di formulir" }).count()).toBe(0);
  await page.context().close();
});

test("what was typed and not saved is still there after the way to the status and back, and without a network", async () => {
  const page = await walk.newPage(devices["Galaxy S8"]);
  await page.goto(`${walk.product.url}/daftar/status`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  await press(page, "Lihat status");
  const open = async () => {
    await page.getByRole("link", { name: "Lengkapi data daftar ulang" }).click();
    await page.getByRole("link", { name: "Data anak" }).click();
    await page.waitForLoadState("networkidle");
  };
  const [dream, nisn] = [page.getByRole("combobox", { name: "Cita-cita" }), page.getByRole("textbox", { name: "NISN" })];
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  await open();
  await dream.selectOption({ index: 2 });
  const chosen = await dream.inputValue();
  await page.getByRole("link", { name: "Kembali ke status" }).click();
  await open();
  await page.getByText("Isian yang tadi belum disimpan sudah ada lagi di sini.").waitFor();
  expect(await dream.inputValue()).toBe(chosen);
  await noFlaw(page);
  await fits(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/kembali-360.png`, fullPage: true });
  // A figure too many is kept as it was typed, and said.
  if ((await nisn.count()) > 0) {
    await nisn.pressSequentially("00123456789");
    expect(await nisn.inputValue()).toBe("00123456789");
    await nisn.fill("");
  }
  await tellTelepon(page);
  expect(await kept()).not.toContain("0812 0000 0000");
  await page.context().setOffline(true);
  await press(page, "Simpan data anak");
  await page.getByText("Tidak ada sambungan.").waitFor();
  await page.context().setOffline(false);
  await press(page, "Simpan data anak");
  await page.getByText("Tersimpan.").waitFor();
  await expect.poll(kept).not.toContain(chosen);
  await page.getByRole("link", { name: "Ayah", exact: true }).click();
  await page.getByRole("heading", { name: "Ayah", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "NIK" }).fill("7271010903800001");
  // What keeps it is fetched once the page works.
  await expect.poll(kept).toContain("7271010903800001");
  await page.reload({ waitUntil: "networkidle" });
  await page.getByText("Isian yang tadi belum disimpan sudah ada lagi di sini.").waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("7271010903800001");
  await page.getByRole("link", { name: "Kembali ke status" }).click();
  await page.waitForLoadState("networkidle");
  await press(page, "Tutup halaman ini");
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).waitFor();
  expect(await kept()).not.toContain("7271010903800001");
  await page.context().close();
});

test.each([360, 768, 1440])("both pages fit at %i px", async (width) => {
  const page = await walk.newPage({ viewport: { width, height: 800 } });
  await page.goto(`${walk.product.url}/daftar/status`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  await press(page, "Lihat status");
  await page.getByRole("link", { name: "Lengkapi data daftar ulang" }).click();
  await page.getByRole("heading", { name: "Data anak" }).waitFor();
  await noFlaw(page);
  await fits(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/keluarga-${width}.png`, fullPage: true });
  await page.context().close();
});

test("the committee finds who has not finished from the placement", async () => {
  const page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await page.goto(`${walk.product.url}/administration/penempatan-ppdb`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Data daftar ulang" }).click();
  await page.getByText("0 dari 1 sudah lengkap").waitFor();
  await page.getByText("Penghasilan ibu").first().waitFor();
  await noFlaw(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await fits(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/panitia-${width}.png`, fullPage: true });
  }
  await page.context().close();
});
