/**
 * A parent with an old telephone and the number on paper, some ten times in eight weeks. They want to know whether it arrived, what they have
 * to do, and in July whether the child is accepted. What goes wrong: a mistyped number, a borrowed telephone, a browser without scripts.
 */
import { devices, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
const numbers = new Map<string, string>();
let receipt = "";
const names = ["Nur Azizah Lamadjido", "Moh. Fadel Tandju", "Siti Rahma Daeng", "Zaenal Daeng"] as const;

beforeAll(async () => {
  walk = await openWalk();
  for (const name of names) {
    const answer = await post(walk.product.url, registration(name));
    const { nomor, bukti } = (await answer.json()) as { nomor: string; bukti: string };
    numbers.set(name, nomor);
    receipt = bukti;
  }
}, 240_000);
afterAll(() => walk?.close());

const nomorOf = (name: string): string => numbers.get(name) ?? "";
const status = () => `${walk.product.url}/daftar/status`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page, nomor: string, born = "9/3/2012"): Promise<void> {
  await page.goto(status());
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByLabel("Tanggal lahir calon siswa").fill(born);
  await press(page, "Lihat status");
}

/** One of the committee gives the birth date back and mends the school itself. */
async function judge(name: string): Promise<void> {
  const page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await page.goto(`${walk.product.url}/administration/meja-ppdb`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name }).first().click();
  const dialog = page.getByRole("dialog");
  await press(page, "Perbaiki Asal sekolah");
  await dialog.getByRole("textbox", { name: "Asal sekolah" }).fill("MTsN 2 Contoh Palu");
  await press(page, "Simpan");
  await dialog.getByText("Alasan wajib diisi.").first().waitFor();
  expect(await dialog.getByRole("textbox", { name: "Asal sekolah" }).inputValue()).toBe("MTsN 2 Contoh Palu");
  await dialog.getByRole("combobox", { name: "Alasan" }).selectOption("Salah ketik");
  await noFlaw(page);
  await press(page, "Simpan");
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("MTsN 2 Contoh Palu").first().waitFor();
  await press(page, "Minta perbaikan");
  await dialog.getByText("Keluarga membacanya").waitFor();
  await dialog.getByRole("combobox", { name: "Tanggal lahir" }).selectOption("Tidak sama dengan akta kelahiran");
  await noFlaw(page);
  await dialog.getByRole("button", { name: "Minta perbaikan" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("menunggu keluarga").waitFor();
  await noFlaw(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.context().close();
}

describe.each([
  ["without scripts", false, names[0]],
  ["with scripts", true, names[1]],
] as const)("a family %s", (_, javaScriptEnabled, name) => {
  test("opens its page, corrects what is asked of it, and takes the registration back", async () => {
    const phone = { ...devices["Galaxy S8"], javaScriptEnabled };
    const page = await walk.newPage(phone);
    await open(page, nomorOf(name), "10/3/2012");
    const wrong = await page.locator(".ui-problems").innerText();
    expect(await page.getByRole("textbox", { name: "Nomor pendaftaran" }).inputValue()).toBe(nomorOf(name));
    await open(page, "PMBM-2027-77777-A");
    expect(await page.locator(".ui-problems").innerText()).toBe(wrong);

    await open(page, nomorOf(name).toLowerCase());
    await page.getByText("menunggu diperiksa panitia").waitFor();
    expect(new URL(page.url()).search).toBe("");
    await judge(name);
    await page.goto(status());
    await page.getByRole("heading", { name: "Yang perlu diperbaiki" }).waitFor();
    const told = await page.locator("main").innerText();
    expect(told).toContain("Tidak sama dengan akta kelahiran.");
    expect(told).toContain("Panitia memperbaiki Asal sekolah: Salah ketik.");
    const born = page.getByRole("textbox", { name: "Tanggal lahir" });
    await born.fill("31/2/2012");
    if (javaScriptEnabled) {
      // What is typed is kept from the moment on at which the page works.
      const kept = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes("perbaikan")));
      await expect.poll(kept, { timeout: 30_000 }).toBe(true);
      await page.reload({ waitUntil: "networkidle" });
      await page.getByText("Isian yang tadi belum disimpan sudah ada lagi di sini.").waitFor();
      expect(await born.inputValue()).toBe("31/2/2012");
    }
    const proof = page.getByRole("textbox", { name: "Nomor telepon yang ditulis saat mendaftar" });
    await press(page, "Kirim perbaikan");
    await page.getByText("Perbaikan belum dikirim.").first().waitFor();
    await proof.fill("081200000000");
    await press(page, "Kirim perbaikan");
    await page.getByText("bukan tanggal yang ada di kalender").first().waitFor();
    expect(await born.inputValue()).toBe("31/2/2012");
    await born.fill("10/3/2012");
    await press(page, "Kirim perbaikan");
    await page.getByText("menunggu diperiksa panitia").waitFor();
    expect(await page.locator("main").innerText()).toContain("Diperbaiki: Tanggal lahir.");
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("perbaikan")))).toEqual([]);

    await page.getByText("Tarik pendaftaran ini").click();
    await press(page, "Tarik pendaftaran");
    await page.getByText("Centang dahulu").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByText("Kami yakin menarik pendaftaran ini").click();
    await page.getByLabel("Nomor telepon di formulir").fill("0899 9999 9999");
    await press(page, "Tarik pendaftaran");
    await page.getByText("bukan yang ditulis saat mendaftar").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByLabel("Nomor telepon di formulir").inputValue()).toContain("9999");
    await page.getByText("Kami yakin menarik pendaftaran ini").click();
    await page.getByLabel("Nomor telepon di formulir").fill("0812 0000 0000");
    await press(page, "Tarik pendaftaran");
    await page.getByText("sudah ditarik").waitFor();
    await press(page, "Tutup halaman ini");
    await page.getByRole("textbox", { name: "Nomor pendaftaran" }).waitFor();
    await page.context().close();
  });
});

test.each([360, 768, 1440])("the page fits at %i px, open and closed", async (width) => {
  const page = await walk.newPage({ viewport: { width, height: 800 } });
  await page.goto(status(), { waitUntil: "networkidle" });
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await open(page, nomorOf(names[2]));
  await page.getByRole("heading", { name: names[2] }).waitFor();
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.context().close();
});

test.each([false, true])(
  "brothers and sisters under one telephone number are looked at in turn, scripts: %s",
  async (javaScriptEnabled) => {
    const page = await walk.newPage({ ...devices["Galaxy S8"], javaScriptEnabled });
    const [first, second] = [names[2], names[3]];
    await open(page, nomorOf(first));
    await page.getByText("Buka halaman anak lain").click();
    await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomorOf(second));
    await page.getByLabel("Tanggal lahir calon siswa").fill("10/3/2012");
    await press(page, "Lihat status");
    // The form stands open with what is wrong and with what was typed.
    await page.getByText("tidak cocok").first().waitFor();
    expect(await page.getByRole("textbox", { name: "Nomor pendaftaran" }).inputValue()).toBe(nomorOf(second));
    await page.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
    await press(page, "Lihat status");
    await page.getByRole("heading", { name: second }).waitFor();
    if (javaScriptEnabled) {
      await noFlaw(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/anak-lain.png`, fullPage: true });
    }
    await press(page, `Lihat status ${first}`);
    await page.getByRole("heading", { name: first }).waitFor();
    await page.context().close();
  },
);

test("on a telephone of one's own the page is read without a network, until it is closed", async () => {
  const page = await walk.newPage(devices["Galaxy S8"]);
  await open(page, nomorOf(names[2]));
  await press(page, "Simpan untuk dibaca tanpa internet");
  await page.getByText(/terbuka tanpa internet/).waitFor();
  await noFlaw(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/salinan.png`, fullPage: true });
  await page.context().setOffline(true);
  await page.goto(status());
  await page.getByText(/Ini salinan dari/).waitFor();
  expect(await page.locator("main").innerText()).toContain(names[2]);
  await page.context().setOffline(false);
  await page.goto(status());
  await press(page, "Tutup halaman ini");
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).waitFor();
  await page.context().setOffline(true);
  await page.goto(status());
  expect(await page.locator("body").innerText()).not.toContain(names[2]);
  await page.context().close();
});

test("of two children the one is kept on whose page it was pressed, whichever was opened last", async () => {
  const page = await walk.newPage(devices["Galaxy S8"]);
  await open(page, nomorOf(names[2]));
  await page.getByRole("heading", { name: names[2] }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(status());
  await tab.getByText("Buka halaman anak lain").click();
  await tab.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomorOf(names[3]));
  await tab.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  await tab.getByRole("button", { name: "Lihat status", exact: true }).click();
  await tab.getByRole("heading", { name: names[3] }).waitFor();
  await press(page, "Simpan untuk dibaca tanpa internet");
  await page.getByText(/terbuka tanpa internet/).waitFor();
  // The other child's page says nothing of a copy of its own, and does not take its place.
  await tab.reload();
  await tab.getByRole("button", { name: "Simpan untuk dibaca tanpa internet" }).waitFor();
  await page.context().setOffline(true);
  await page.goto(status());
  await page.getByText(/Ini salinan dari/).waitFor();
  expect(await page.locator("main h2").first().innerText()).toBe(names[2]);
  await page.context().close();
});

test("a result is seen from the day of the announcement on", async () => {
  const { dataDir } = walk.product;
  await query(dataDir, `update periode_ppdb set pengumuman = tutup + 1, daftar_ulang_mulai = null, daftar_ulang_selesai = null`);
  await query(
    dataDir,
    `insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada)
      select id, 'lulus administrasi', 'diterima', 'Nurlaela', now() from pendaftaran where nama_lengkap = '${names[2]}'`,
  );
  const page = await walk.newPage({ javaScriptEnabled: false });
  await open(page, nomorOf(names[2]));
  expect(await page.locator("main").innerText()).not.toMatch(/diterima\./i);
  await query(dataDir, `update periode_ppdb set buka = current_date - 90, tutup = current_date - 3, pengumuman = current_date - 2`);
  await page.goto(status());
  expect(await page.locator("main").innerText()).toContain("Selamat, calon siswa diterima.");
  await page.context().close();
});

test("the receipt opens it with one press, without scripts", async () => {
  const page = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.goto(`${walk.product.url}/daftar/bukti/${receipt}`);
  await page.getByRole("button", { name: "Lihat status pendaftaran" }).click();
  await page.getByText(nomorOf(names[3])).first().waitFor();
  expect(page.url()).toBe(status());
  await page.context().close();
});

test("the page is found from Info PPDB", async () => {
  const page = await walk.newPage();
  await page.goto(`${walk.product.url}/informasi/ppdb`);
  await page.getByRole("link", { name: "Lihat status pendaftaran" }).first().click();
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/daftar/status");
  await page.context().close();
});
