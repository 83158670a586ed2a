/**
 * A mother reads on an old telephone what her son sent, finds her name wrong and asks for it to be mended; the committee answers the same day. What goes
 * wrong: a browser without scripts, a child's page that was closed, a brother's form under her thumb, words typed for nothing.
 */
import { devices, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
const [sister, brother] = [
  { name: "Nur Azizah Lamadjido", nomor: "" },
  { name: "Rizki Lamadjido", nomor: "" },
];

beforeAll(async () => {
  walk = await openWalk();
  for (const one of [sister, brother])
    one.nomor = ((await (await post(walk.product.url, registration(one.name))).json()) as { nomor: string }).nomor;
}, 240_000);
afterAll(() => walk?.close());

const press = (page: Page, button: string) => page.getByRole("button", { name: button, exact: true }).click();
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
const open = async (page: Page, nomor: string) => {
  await page.goto(`${walk.product.url}/daftar/status`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  await press(page, "Lihat status");
  await page.getByRole("link", { name: "Isian yang Anda kirim" }).click();
  await page.getByRole("heading", { name: "Isian yang Anda Kirim" }).waitFor();
};

test("without scripts: what was sent is read, a request is made, and the answer is found there", async () => {
  const page = await walk.newPage({ ...devices["Galaxy S8"], javaScriptEnabled: false });
  await open(page, sister.nomor);
  const shown = await page.locator("main").innerText();
  expect(shown).toContain("MTs Negeri Contoh Palu");
  expect(await page.content()).not.toMatch(/Hasnawati|Sungai Contoh|81300000000/);
  await press(page, "Minta perbaikan");
  await page.getByText("Yang benar wajib diisi.").first().waitFor();
  await page.getByRole("combobox", { name: "Isian yang keliru" }).selectOption("Nama ibu");
  await page.getByRole("textbox", { name: "Yang benar" }).fill("Hasnawati Lamadjido");
  await press(page, "Minta perbaikan");
  await page.getByText("Permintaan terkirim.").waitFor();
  await page.getByText("Menunggu jawaban panitia.").waitFor();

  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await desk.goto(`${walk.product.url}/administration/meja-ppdb`, { waitUntil: "networkidle" });
  await desk.getByRole("heading", { name: "Keluarga yang meminta isiannya diperbaiki" }).waitFor();
  await noFlaw(desk);
  await desk.getByRole("link", { name: sister.name }).first().click();
  await desk.getByRole("heading", { name: "Permintaan keluarga" }).waitFor();
  // What a family asks for stands before the form it is about, and whoever comes from the inbox is led to it.
  expect((await desk.getByRole("heading", { level: 2 }).allInnerTexts()).slice(0, 2)).toEqual(["Keadaan", "Permintaan keluarga"]);
  expect(desk.url()).toMatch(/#permintaan$/);
  await expect.poll(() => desk.locator("#permintaan").evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
  await noFlaw(desk);
  await press(desk, "Kembalikan untuk diperbaiki");
  await expect.poll(() => desk.getByRole("heading", { name: "Permintaan keluarga" }).count()).toBe(0);
  await page.reload();
  await page.getByText("Disetujui, dan dikembalikan kepada Anda").waitFor();
  await page.getByRole("link", { name: "Kembali ke status" }).click();
  await page.getByRole("textbox", { name: "Nama ibu" }).waitFor();
  await Promise.all([page.context().close(), desk.context().close()]);
});

test("with scripts, declined with a reason; a page that was closed meanwhile loses no word, and a brother's stays his", async () => {
  const page = await walk.newPage({ ...devices["Galaxy S8"], locale: "id-ID", reducedMotion: "reduce" });
  await open(page, brother.nomor);
  await fits(page);
  await noFlaw(page);
  const address = page.url();
  await page.getByRole("combobox", { name: "Isian yang keliru" }).selectOption("Alamat");
  await page.getByRole("textbox", { name: "Yang benar" }).fill("Jalan Lain No. 2");
  // Somebody closes the page in another tab.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await press(page, "Minta perbaikan");
  await page.getByText("Halaman ini sudah ditutup").first().waitFor();
  expect(await page.locator("main").innerText()).toContain("Jalan Lain No. 2");
  await page.context().addCookies(cookies);
  await page.goto(address);
  await page.getByRole("combobox", { name: "Isian yang keliru" }).selectOption("Alamat");
  await page.getByRole("textbox", { name: "Yang benar" }).fill("Jalan Lain No. 2");
  // The number of a child whose page is not open here.
  await page.locator("[name=nomor]").evaluate((field: HTMLInputElement, other) => {
    field.value = other;
  }, sister.nomor);
  await press(page, "Minta perbaikan");
  await page.getByText("Halaman ini sudah ditutup").first().waitFor();
  await page.goto(address);
  await page.getByRole("combobox", { name: "Isian yang keliru" }).selectOption("Alamat");
  await page.getByRole("textbox", { name: "Yang benar" }).fill("Jalan Lain No. 2");
  await press(page, "Minta perbaikan");
  await page.getByText("Permintaan terkirim.").waitFor();

  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await desk.goto(`${walk.product.url}/administration/meja-ppdb`, { waitUntil: "networkidle" });
  await desk.getByRole("link", { name: brother.name }).first().click();
  await press(desk, "Tidak disetujui");
  await desk.getByRole("textbox", { name: "Alasan tidak disetujui" }).fill("Sesuaikan dengan kartu keluarga");
  await press(desk, "Kirim jawaban");
  await expect.poll(() => desk.getByRole("heading", { name: "Permintaan keluarga" }).count()).toBe(0);
  await page.goto(address);
  await page.getByText("Tidak disetujui. Sesuaikan dengan kartu keluarga.").waitFor();
  await Promise.all([page.context().close(), desk.context().close()]);
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
