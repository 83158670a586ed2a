/**
 * A pupil who is afraid writes on an old telephone whose browser runs no scripts, and reads the answer on another one; the head alone
 * reads it, hands it to a helper and answers. Beside them a clerk with a mother's question.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { weigh } from "#tests/support/transfer-size.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let [kepala, tataUsaha, wali]: Staff[] = [];
const old = { javaScriptEnabled: false, viewport: { width: 360, height: 640 } };

beforeAll(async () => {
  walk = await openWalk();
  [kepala, tataUsaha, wali] = [
    await addStaff(walk.product, "kepala"),
    await addStaff(walk.product, "tataUsaha"),
    await addStaff(walk.product, "waliKelas"),
  ];
});

afterAll(() => walk?.close());

const open = (page: Page, path: string) => page.goto(walk.product.url + path);
const notWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
/** Forms are taken after three seconds: no person is quicker. */
const write = (page: Page) => page.waitForTimeout(3_500);
const receipt = async (page: Page) => {
  await page.getByRole("heading", { name: "Pesan Anda sudah kami terima" }).waitFor();
  const [nomor = "", kode = ""] = await page.locator(".hubungi-nomor").allInnerTexts();
  return { nomor, kode };
};
let complaint = { nomor: "", kode: "" };

test("a complaint is written without a script and a name; nothing typed is lost", { timeout: 240_000 }, async () => {
  const page = await walk.newPage(old);
  await open(page, "/administration/contact");
  await page.getByRole("link", { name: "Tanya atau sampaikan pengaduan" }).click();
  await page.getByLabel("Pengaduan atau saran").check();
  await page.getByLabel("Isi pesan").fill("Anak kelas X dipukul\n<b>di kantin</b>.");
  await page.getByLabel("E-mail").fill("bukan alamat");
  await write(page);
  await page.getByRole("button", { name: "Kirim" }).click();
  await page.getByRole("alert").getByRole("link").first().waitFor();
  expect(await page.getByLabel("Isi pesan").inputValue()).toBe("Anak kelas X dipukul\n<b>di kantin</b>.");
  expect(await page.getByLabel("E-mail").inputValue()).toBe("bukan alamat");
  expect(await page.getByLabel("Pengaduan atau saran").isChecked()).toBe(true);
  await notWider(page);
  await page.getByLabel("Perihal").fill("Pemukulan di kantin");
  await page.getByLabel("E-mail").fill("");
  await page.getByRole("button", { name: "Kirim" }).click();
  complaint = await receipt(page);
  expect(complaint.nomor).toMatch(/^HUB-\d{4}-00001-[0-9A-Z]$/);
  expect(page.url()).toBe(`${walk.product.url}/hubungi`);
  expect(await page.context().cookies()).toEqual([]);
  await notWider(page);
  await page.reload();
  expect(await receipt(page)).toEqual(complaint);
});

test("the pages are light, carry no script of their own and have no flaw", { timeout: 120_000 }, async () => {
  for (const path of ["/hubungi", "/hubungi/jawaban"]) {
    const { html, css, js, foreign, inline } = await weigh(walk.product.url + path);
    expect(html, "HTML").toBeLessThanOrEqual(8_000);
    expect(css, "CSS").toBeLessThanOrEqual(20_000);
    expect(js, "JS").toBeLessThanOrEqual(10_000);
    expect([foreign, inline]).toEqual([[], []]);
    const page = await walk.newPage({ viewport: { width: 360, height: 640 } });
    await open(page, path);
    await noFlaw(page);
    await notWider(page);
  }
  const page = await walk.newPage({ viewport: { width: 360, height: 640 } });
  await open(page, "/hubungi?jenis=pengaduan");
  expect(await page.getByLabel("Pengaduan atau saran").isChecked()).toBe(true);
});

test("a mother asks, and the clerk answers", { timeout: 240_000 }, async () => {
  const page = await walk.newPage(old);
  await open(page, "/hubungi?jenis=pertanyaan");
  await page.getByLabel("Perihal").fill("Jam legalisir");
  await page.getByLabel("Isi pesan").fill("Hari apa saja kantor menerima legalisir ijazah?");
  await write(page);
  await page.getByRole("button", { name: "Kirim" }).click();
  await page.getByRole("link", { name: "Tulis nama Anda." }).waitFor();
  await page.getByLabel("Nama").fill("Ibu Ani");
  await page.getByLabel("Nomor telepon").fill("0812 3456 7890");
  await page.getByRole("button", { name: "Kirim" }).click();
  const asked = await receipt(page);
  const office = await walk.signIn(tataUsaha as Staff, { viewport: { width: 1440, height: 900 } });
  await office.getByRole("link", { name: /Pertanyaan dari situs belum dijawab/ }).click();
  await office.getByRole("link", { name: "Jam legalisir" }).waitFor();
  expect(await office.getByText("Pemukulan di kantin").count()).toBe(0);
  const [{ id = "" } = {}] = await query<{ id: string }>(walk.product.dataDir, "select id from pesan_publik where jenis = 'pengaduan'");
  expect((await office.request.get(`${walk.product.url}/administration/pesan-publik/${id}`)).status()).toBe(404);
  await office.getByRole("link", { name: "Jam legalisir" }).click();
  await office.getByText("Hari apa saja kantor").waitFor();
  await noFlaw(office);
  await office.getByRole("button", { name: "Kirim jawaban" }).click();
  await office.getByRole("alert").waitFor();
  await office.getByLabel("Jawaban untuk pengirim").fill("Senin sampai Jumat, pukul 08.00–12.00.");
  await office.getByRole("button", { name: "Kirim jawaban" }).click();
  await office.getByText("Jawaban terkirim").waitFor();
  await open(page, "/hubungi/jawaban");
  await page.getByLabel("Nomor pesan").fill(asked.nomor);
  await page.getByLabel("Kode rahasia").fill("AAAA-BBBB-CCCC");
  await page.getByRole("button", { name: "Buka" }).click();
  await page.getByText("Nomor dan kode ini tidak cocok.").waitFor();
  expect(await page.getByLabel("Nomor pesan").inputValue()).toBe(asked.nomor);
  await page.getByLabel("Kode rahasia").fill(asked.kode.toLowerCase());
  await page.getByRole("button", { name: "Buka" }).click();
  await page.getByText("Senin sampai Jumat, pukul 08.00–12.00.").waitFor();
  expect(page.url()).toBe(`${walk.product.url}/hubungi/jawaban`);
  await notWider(page);
});

test("the head hands a complaint to a helper, marks whom it is about, and answers", { timeout: 240_000 }, async () => {
  const head = await walk.signIn(kepala as Staff, { viewport: { width: 360, height: 740 } });
  await open(head, "/administration/pesan-publik");
  await head.getByRole("link", { name: "Pemukulan di kantin" }).click();
  await head.getByText("<b>di kantin</b>").waitFor();
  await head.getByText("Pengirim tidak menyebut nama.").waitFor();
  await notWider(head);
  await noFlaw(head);
  await head.getByLabel("Teruskan kepada").selectOption({ label: "Uji waliKelas" });
  await head.getByRole("button", { name: "Teruskan", exact: true }).click();
  await head.getByText("Kepada Uji waliKelas").waitFor();
  await head.getByLabel("Tambah orang").selectOption({ label: "Uji tataUsaha" });
  await head.getByRole("button", { name: "Tandai" }).click();
  await head.getByRole("checkbox", { name: "Uji tataUsaha" }).waitFor();
  const helper = await walk.signIn(wali as Staff, { viewport: { width: 768, height: 1024 } });
  await open(helper, "/administration/pesan-publik");
  await helper.getByRole("link", { name: "Pemukulan di kantin" }).click();
  await helper.getByLabel("Catatan internal").fill("Sudah bicara dengan saksi.");
  await helper.getByRole("button", { name: "Simpan catatan" }).click();
  await helper.getByText("Catatan tersimpan").waitFor();
  expect(await helper.getByRole("button", { name: "Kirim jawaban" }).count()).toBe(0);
  await noFlaw(helper);
  await head.reload();
  await head.getByText("Sudah bicara dengan saksi.").waitFor();
  await head.getByLabel("Jawaban untuk pengirim").fill("Kami sudah menanganinya. Datanglah bila perlu.");
  await head.getByRole("button", { name: "Kirim jawaban" }).click();
  await head.getByText("Jawaban terkirim").waitFor();
  const page = await walk.newPage(old);
  await open(page, "/hubungi/jawaban");
  await page.getByLabel("Nomor pesan").fill(complaint.nomor);
  await page.getByLabel("Kode rahasia").fill(complaint.kode);
  await page.getByRole("button", { name: "Buka" }).click();
  await page.getByText("Kami sudah menanganinya.").waitFor();
  expect(await page.getByText("saksi").count()).toBe(0);
});

test("the head may also work without scripts", { timeout: 120_000 }, async () => {
  const signedIn = await walk.signIn(kepala as Staff);
  const page = await walk.newPage({ ...old, storageState: await signedIn.context().storageState() });
  await open(page, "/administration/pesan-publik?tampil=selesai");
  await page.getByRole("link", { name: "Pemukulan di kantin" }).click();
  await page.getByRole("button", { name: "Nyatakan selesai" }).click();
  await page.getByText("Dinyatakan selesai").waitFor();
  expect(await query(walk.product.dataDir, "select keadaan from pesan_publik where jenis = 'pengaduan'")).toEqual([{ keadaan: "selesai" }]);
});

test("on a hot spot that leads nowhere a message stays on its page until it can go", { timeout: 120_000 }, async () => {
  const page = await walk.newPage({ viewport: { width: 360, height: 640 }, serviceWorkers: "block" });
  await open(page, "/hubungi?jenis=pertanyaan");
  await page.getByLabel("Nama").fill("Pak Amir");
  await page.getByLabel("Nomor telepon").fill("0812 3456 7891");
  await page.getByLabel("Perihal").fill("Jalan ke asrama");
  await page.getByLabel("Isi pesan").fill("Angkutan apa yang lewat di depan asrama?");
  await write(page);
  const send = page.getByRole("button", { name: "Kirim" });
  const sent = () => query(walk.product.dataDir, "select 1 from pesan_publik where perihal = 'Jalan ke asrama'");
  for (const meet of ["nothing", "a page of the hot spot"]) {
    await page.route("**/*", (route) =>
      meet === "nothing" ? route.abort("connectionfailed") : route.fulfill({ contentType: "text/html", body: "<h1>Masuk ke Wi-Fi</h1>" }),
    );
    await send.click();
    await page.getByText("jadi belum terkirim").waitFor();
    expect(await page.getByLabel("Isi pesan").inputValue()).toBe("Angkutan apa yang lewat di depan asrama?");
    await noFlaw(page);
    await page.unroute("**/*");
    await page.evaluate(() => document.querySelector("[data-tertahan]")?.remove());
  }
  expect(await sent()).toEqual([]);
  await send.dblclick();
  await receipt(page);
  expect(await sent()).toHaveLength(1);
});
