/**
 * A committee at a desk and on a telephone in March, and families with old telephones who want to know where and when. What goes wrong: a
 * family reads what no longer holds, opens another's card, cannot print without scripts; nobody at the door can tell an old card.
 */
import { readFile } from "node:fs/promises";
import { devices, type Page } from "playwright-core";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { qrInPdf } from "#tests/support/qr-in-pdf.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
let exam = "";
const numbers = new Map<string, string>();
const names = [
  ...(["Nur Azizah Lamadjido", "Moh. Fadel Tandju", "Siti Rahma Daeng", "Zaenal Daeng"] as const),
  "Muhammad Abdurrahman Al-Ghifari Lasimpo Putra",
] as const;
const desk = "/administration/jadwal-ujian";
beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  for (const name of names) {
    const parent = name.endsWith("Daeng") ? "Daeng" : name;
    const noTelepon = name.endsWith("Daeng") ? "081211111111" : `0813${name.length}22222`;
    const told = { ...registration(name), namaAyah: `Ayah ${parent}`, noTelepon };
    numbers.set(name, ((await (await post(url, told)).json()) as { nomor: string }).nomor);
  }
  await query(
    dataDir,
    `with gelombang as (insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb returning id),
      jalur as (insert into jalur_ppdb (jenis, gelombang_id, bobot_tes, bobot_rapor) select 'reguler', id, 60, 40 from gelombang)
    update pendaftaran set gelombang_id = gelombang.id, keadaan = case nama_lengkap when '${names[4]}' then 'terkirim' else 'terverifikasi' end
    from gelombang`,
  );
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
}, 500_000);
afterAll(() => walk?.close());

const shot = async (on: Page, name: string) => {
  if (process.env.SHOTS) await on.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
const atEveryWidth = async (on: Page, name: string) => {
  for (const width of [360, 768, 1440]) {
    await on.setViewportSize({ width, height: 800 });
    await noFlaw(on);
    expect(await on.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(on, `${name}-${width}`);
    if (!process.env.SHOTS || !on.url().includes("/administration/")) continue;
    await on.emulateMedia({ colorScheme: "dark" });
    await on.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await shot(on, `${name}-${width}-gelap`);
    await on.emulateMedia({ colorScheme: "light" });
    await on.evaluate(() => document.documentElement.removeAttribute("data-theme"));
  }
};

/** Through the list's own form, as the committee does. */
async function add(list: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(walk.product.url + list, { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /^Tambah/ })
    .or(page.getByRole("link", { name: /^Tambah/ }))
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.locator(`[name="${name}"]`);
    if ((await field.evaluate((one) => one.tagName)) === "SELECT") await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.waitFor({ state: "hidden" });
}

describe("the committee", () => {
  test("makes an exam, its session and its rooms", async () => {
    await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
    await page.getByText("Belum ada ujian").waitFor();
    await noFlaw(page);
    await shot(page, "ujian-kosong");
    await add("/administration/ujian-ppdb", {
      ...{ nama: "Tes CBT", gelombangId: "Gelombang 1 · 2027/2028", komponen: "Tes" },
      ...{ tempat: "Gedung B MAN 1 Palu", bawa: "Kartu peserta\nPensil 2B" },
    });
    for (const [nama, mulai, selesai] of [
      ["Sesi 1", "08:00", "10:00"],
      ["Sesi 2", "10:30", "12:30"],
    ] as const)
      await add("/administration/sesi-ujian", { nama, ujianId: "Tes CBT", tanggal: "10/4/2027", mulai, selesai });
    for (const [nama, kapasitas, letak] of [
      ["Lab Komputer 1", "2", "Gedung B lantai 1"],
      ["Lab Komputer 2", "1", "Gedung B lantai 2"],
    ] as const)
      await add("/administration/ruang-ujian", { nama, ujianId: "Tes CBT", kapasitas, letak });
    await noFlaw(page);
    await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Tes CBT" }).click();
    await page.waitForURL(/jadwal-ujian\/.+/);
    exam = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  });

  test("looks at who would sit where, gives the seats in one press, and publishes", async () => {
    await page.goto(`${walk.product.url}${desk}/${exam}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Lihat pratinjau" }).click();
    await page.getByText("4 anak mendapat tempat.").waitFor();
    await page.getByText("1 pendaftaran belum terverifikasi").waitFor();
    await atEveryWidth(page, "ujian-pratinjau");
    await page.getByRole("button", { name: "Terapkan" }).click();
    await page.getByRole("status").filter({ hasText: "4 anak mendapat tempat." }).waitFor();
    await page.getByText("Tidak ada yang perlu dibagikan.").waitFor();
    await page.goto(`${walk.product.url}${desk}/${exam}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Terbitkan jadwal" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ya, terbitkan" }).click();
    await page.getByText("Jadwal diterbitkan.").waitFor();
    await atEveryWidth(page, "ujian");
    await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
    await atEveryWidth(page, "jadwal");
  });
});

async function open(on: Page, name: string): Promise<void> {
  await on.goto(`${walk.product.url}/daftar/status`);
  const other = on.getByText("Buka halaman anak lain");
  if (await other.isVisible()) await other.click();
  await on.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(numbers.get(name) ?? "");
  await on.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  await on.getByRole("button", { name: "Lihat status", exact: true }).last().click();
  await on.getByRole("heading", { name }).first().waitFor();
}

const card = async (on: Page) => (await extractText(await cardFile(on), { mergePages: true })).text;

async function cardFile(on: Page): Promise<Uint8Array> {
  const [download] = await Promise.all([on.waitForEvent("download"), on.getByRole("link", { name: "Unduh kartu peserta (PDF)" }).click()]);
  if (process.env.SHOTS) await download.saveAs(`${process.env.SHOTS}/${download.suggestedFilename()}`);
  return new Uint8Array(await readFile(await download.path()));
}

describe.each([
  ["without scripts", false],
  ["with scripts", true],
] as const)("a family %s", (_, javaScriptEnabled) => {
  test("reads where and when and takes the card; each of two sisters has her own", async () => {
    const phone = await walk.newPage({ ...devices["Galaxy S8"], javaScriptEnabled, acceptDownloads: true });
    await open(phone, "Siti Rahma Daeng");
    const told = await phone.locator(".status-jadwal").innerText();
    expect(told).toContain("Sabtu, 10 April 2027, ");
    expect(told).toMatch(/Lab Komputer \d, kursi nomor \d/);
    expect(await card(phone)).toContain(numbers.get("Siti Rahma Daeng"));
    await open(phone, "Zaenal Daeng");
    const text = await card(phone);
    expect(text).toContain(numbers.get("Zaenal Daeng"));
    for (const said of ["Kartu Peserta Ujian PPDB", "Versi 1, dicetak", "Tempel foto 3 × 4", "Pensil 2B", "Sabtu, 10 April 2027"])
      expect(text).toContain(said);
    expect(text).not.toContain("Siti Rahma");
    // The other sister's page is still open on this telephone: her card comes from her page alone.
    await open(phone, "Siti Rahma Daeng");
    expect(await card(phone)).toContain("Siti Rahma Daeng");
    await phone.context().close();
  });
});

test("nobody takes another child's card, and none is there before its time", async () => {
  const phone = await walk.newPage();
  await open(phone, names[0]);
  const address = async (on: Page, name: string | RegExp) => (await on.getByRole("link", { name }).first().getAttribute("href")) ?? "";
  const ask = (to: string) =>
    phone.evaluate(async (at) => {
      const { headers, url } = await fetch(at);
      return `${headers.get("content-type")?.split(";")[0]} ${new URL(url).searchParams.get("gagal")}`;
    }, to);
  expect(await ask(await address(phone, /kartu peserta/))).toBe("application/pdf null");
  const stranger = await walk.newPage();
  await open(stranger, names[1]);
  expect(await ask(await address(stranger, /kartu peserta/))).toBe("text/html null");
  await stranger.context().close();
  await open(phone, names[4]);
  expect(await phone.locator(".status-jadwal").count()).toBe(0);
  expect(await ask((await address(phone, /bukti/i)).replace("/bukti", "/kartu"))).toBe("text/html belum");
  await phone.context().close();
});

test("the hour changes after cards were printed: the family reads it, and the old card says so at the door", async () => {
  const phone = await walk.newPage(devices["Galaxy S8"]);
  await open(phone, names[0]);
  const code = await qrInPdf(await cardFile(phone));
  const door = await walk.newPage(devices["Galaxy S8"]);
  await door.goto(code);
  await door.getByText("Kartu versi 1 ini berlaku.").waitFor();
  await atEveryWidth(door, "periksa-kartu");
  await phone.getByRole("button", { name: "Simpan untuk dibaca tanpa internet" }).click();
  await phone.getByText(/terbuka tanpa internet/).waitFor();
  const { dataDir } = walk.product;
  await query(dataDir, "update sesi_ujian set mulai = '13:00', selesai = '15:00' where nama = 'Sesi 1'");
  await phone.reload();
  const told = await phone.locator(".status-jadwal").innerText();
  expect(told).toContain("13.00–15.00 WITA");
  expect(told).toMatch(/Berubah .+ Sebelumnya Sabtu, 10 April 2027, 08.00–10.00 WITA/);
  expect(told).toContain("versi 2");
  await atEveryWidth(phone, "keluarga-berubah");
  expect(await card(phone)).toContain("Versi 2, dicetak");
  await door.goto(code);
  const said = await door.locator("main").innerText();
  expect(said).toMatch(/Kartu versi 1 ini tidak berlaku lagi. Yang berlaku sejak .+ versi 2/);
  expect(said).toContain("13.00–15.00 WITA");
  expect(said).not.toContain(names[0]);
  await shot(door, "periksa-kartu-lama");
  await door.context().close();
  await phone.getByText(/terbuka tanpa internet/).waitFor();
  await phone.context().setOffline(true);
  await phone.goto(`${walk.product.url}/daftar/status`);
  await phone.getByText(/Ini salinan dari/).waitFor();
  expect(await phone.locator(".status-jadwal").innerText()).toContain("13.00–15.00 WITA");
  await phone.context().close();
});

test("one child is moved by hand, a list is taken for the door, and cards of a room are printed", async () => {
  await page.goto(`${walk.product.url}${desk}/${exam}?cari=Fadel`, { waitUntil: "networkidle" });
  // By keyboard, from a list that is narrowed: one goes on where the question opens, and the list stays as it was.
  await page.getByRole("link", { name: `Pindahkan ${names[1]}` }).press("Enter");
  await page.getByRole("heading", { name: `Pindahkan ${names[1]}` }).waitFor();
  await page.locator("section p:focus", { hasText: "Sekarang" }).waitFor();
  expect(new URL(page.url()).searchParams.get("cari")).toBe("Fadel");
  expect(await page.getByRole("link", { name: "Tutup" }).getAttribute("href")).toMatch(/\?cari=Fadel$/);
  await page.getByLabel("Ke", { exact: true }).selectOption({ index: 0 });
  await atEveryWidth(page, "ujian-pindah");
  await page.getByRole("button", { name: "Pindahkan", exact: true }).click();
  await page.getByText("Tempatnya dipindah.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Daftar hadir Sesi 1, Lab Komputer 1" }).click(),
  ]);
  if (process.env.SHOTS) await download.saveAs(`${process.env.SHOTS}/hadir.pdf`);
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), { mergePages: true });
  for (const said of ["Daftar Hadir Tes CBT", "Lab Komputer 1, Sesi 1", "Tanda tangan", "1. ...."]) expect(text).toContain(said);
  await page.getByRole("button", { name: "Cetak kartu Sesi 1, Lab Komputer 1" }).click();
  await page.getByText("kartu sedang disusun").waitFor();
  const made = page.getByRole("link", { name: /^Unduh Kartu-Tes-CBT/ });
  await made.waitFor({ timeout: 60_000 });
  const [cards] = await Promise.all([page.waitForEvent("download"), made.click()]);
  if (process.env.SHOTS) await cards.saveAs(`${process.env.SHOTS}/kartu-ruang.pdf`);
  expect((await extractText(new Uint8Array(await readFile(await cards.path())), { mergePages: true })).text).toContain("Nomor peserta");
  await noFlaw(page);
});
