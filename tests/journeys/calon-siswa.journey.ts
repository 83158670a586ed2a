/**
 * A fifteen-year-old sits with a parent and the parent's old Android phone, on 4G that comes and goes. They fill in the registration in one
 * evening, lose the page once and the network once, and want a number on paper. The next morning the committee finds them in the portal.
 */
import { type BrowserContext, devices, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { setUpSecondStep } from "#tests/support/second-step.ts";
import { seen } from "#tests/support/seen.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const pribadi = {
  namaLengkap: "Nur Azizah Lamadjido",
  tempatLahir: "Palu",
  tanggalLahir: "2012-03-09",
  alamat: "Jalan Sungai Contoh No. 12, Kota Palu",
  noTelepon: "+62 812-0000-0000",
};
const orangTua = {
  namaAyah: "Abdul Rahman Lamadjido",
  pekerjaanAyah: "Nelayan",
  namaIbu: "Hasnawati",
  pekerjaanIbu: "Penenun",
  noTeleponOrtu: "(0451) 421 234",
};

let walk: Walk;

beforeAll(async () => {
  walk = await openWalk();
  // A school that still asks for both, so that every kind of field is met.
  await query(walk.product.dataDir, "update periode_ppdb set tanya_un = true, tanya_jurusan = true");
});

afterAll(() => walk?.close());

const telepon = (options: { javaScriptEnabled?: boolean } = {}): Promise<BrowserContext> =>
  walk.browser.newContext({ ...devices["Galaxy S8"], locale: "id-ID", reducedMotion: "reduce", ...options });

async function openList(context: BrowserContext, after = ""): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${walk.product.url}/daftar${after}`);
  await page.locator("form[data-siap]").waitFor();
  return page;
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`#${name}`).fill(text);
}

const step = (page: Page) => page.locator("section.lembar:visible h2").first().textContent();
const maju = (page: Page) => page.getByRole("button", { name: "Selanjutnya" }).click();
const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).first().click();

async function fillAll(page: Page, nama: string): Promise<void> {
  await fill(page, { ...pribadi, namaLengkap: nama });
  await choose(page, "Perempuan");
  await maju(page);
  await fill(page, orangTua);
  await maju(page);
  await fill(page, { asalSekolah: "MTs Negeri Contoh Palu", nilaiUN: "85,5" });
  await choose(page, "IPA");
  await maju(page);
}

describe("calon siswa", () => {
  test("walks freely, sees what is missing, comes back to a lost page, sends through a lost network", async () => {
    const context = await telepon();
    const page = await openList(context);
    await noFlaw(page);

    await fill(page, { ...pribadi, noTelepon: "0812 34" });
    await page.locator("#email").focus();
    expect(await page.locator("#noTelepon-pesan").textContent()).toContain("nomor Indonesia");
    await maju(page);
    expect(await step(page)).toBe("Langkah 2 dari 4: Data Orang Tua");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Langkah 2 dari 4: Data Orang Tua");
    expect(await page.locator("[aria-current=step]").textContent()).toContain("Data Orang Tua");
    expect(await page.locator(".langkah li.kurang").first().textContent()).toContain("2 isian kurang");
    await fill(page, orangTua);

    await page.reload();
    await page.locator("form[data-siap]").waitFor();
    await page.locator("section.lembar:visible").getByText("Tersimpan di perangkat ini").waitFor();
    expect(await step(page)).toBe("Langkah 2 dari 4: Data Orang Tua");
    expect(await page.locator("#namaIbu").inputValue()).toBe("Hasnawati");

    await page.getByRole("link", { name: "Konfirmasi" }).click();
    await page.getByRole("link", { name: "Nomor telepon di Data Pribadi" }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("noTelepon");
    await fill(page, { noTelepon: pribadi.noTelepon });
    await choose(page, "Perempuan");
    await page.goBack();
    expect(await step(page)).toBe("Langkah 4 dari 4: Konfirmasi");
    await page.getByRole("link", { name: "Nilai UN di Data Akademik" }).click();
    await fill(page, { asalSekolah: "MTs Negeri Contoh Palu", nilaiUN: "85,5" });
    await choose(page, "IPA");
    await maju(page);

    const kirim = page.getByRole("button", { name: "Kirim Pendaftaran" });
    expect(await page.getByText("perlu dilengkapi").count()).toBe(0);
    expect(await kirim.isDisabled()).toBe(true);
    await page.locator("#agreement").check();
    await noFlaw(page);
    await context.setOffline(true);
    await kirim.click();
    await page.locator("#menunggu").getByText("Pendaftaran Anda menunggu dikirim.").waitFor();
    await page.getByRole("button", { name: "Coba lagi" }).waitFor();
    expect(await page.locator(".ui-toast.failed").count()).toBe(0);
    await context.setOffline(false);

    await page.locator("#terima").waitFor();
    const nomor = await page.locator(".terima .nomor").textContent();
    expect(nomor).toMatch(/^PMBM-\d{4}-00001-[A-Z]$/);
    expect(await page.locator(".ui-toasts").textContent()).toContain("Pendaftaran Berhasil!");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("terima");
    expect(await page.locator("#langkah-1").isVisible()).toBe(true);
    expect(await page.locator("#namaLengkap").inputValue()).toBe("");
    await noFlaw(page);

    const unduh = await page.getByRole("link", { name: "Unduh bukti (PDF)" }).getAttribute("href");
    const pdf = await page.request.get(`${walk.product.url}${unduh}`);
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await page.getByRole("link", { name: "Lihat dan cetak" }).click();
    await page.getByRole("heading", { name: "Bukti Pendaftaran" }).waitFor();
    expect(await page.locator(".kertas").textContent()).toContain("Nur Azizah Lamadjido");
    expect(page.url()).not.toContain("Azizah");
    await noFlaw(page);
    await context.close();
  }, 90_000);

  test("an answer that got lost, asked for again, is the same registration", async () => {
    const context = await telepon();
    const page = await openList(context);
    await fillAll(page, "Jawaban Hilang");
    await page.locator("#agreement").check();
    let lost: { nomor: string } | undefined;
    await page.route("**/api/registerSiswa", async (route) => {
      if (lost) return route.continue();
      lost = await (await route.fetch()).json();
      return route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Kirim Pendaftaran" }).dblclick();
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.locator("#terima").waitFor();
    expect(await page.locator(".terima .nomor").textContent()).toBe(lost?.nomor);
    await page.getByRole("button", { name: "Lihat status pendaftaran" }).click();
    await page.getByRole("heading", { name: "Jawaban Hilang" }).waitFor();
    await context.close();
  });

  test("what only the server refuses is told at its field, in its step", async () => {
    const context = await telepon();
    const page = await openList(context);
    await fillAll(page, "Ditolak Server");
    await page.locator("#agreement").check();
    const told = { error: "Periksa lagi isian yang ditandai.", fields: { namaIbu: "Nama ibu tidak dapat dibaca." } };
    await page.route("**/api/registerSiswa", (route) => route.fulfill({ status: 422, json: told }));
    await page.getByRole("button", { name: "Kirim Pendaftaran" }).click();
    await page.locator("#namaIbu-pesan").waitFor();
    expect(await step(page)).toBe("Langkah 2 dari 4: Data Orang Tua");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("namaIbu");
    await noFlaw(page);
    await page.locator("#namaIbu").fill("Hasnawati Saleh");
    expect(await page.locator("#namaIbu-pesan").count()).toBe(0);
    await context.close();
  });

  test("the draft can be thrown away, and a phone that stores nothing still registers", async () => {
    const context = await telepon();
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const page = await openList(context);
    await page.locator("#namaLengkap").fill("Gawai Penuh");
    await page.locator("#langkah-1").getByText("tidak mengizinkan penyimpanan").waitFor();
    await page.locator("#langkah-1").getByRole("button", { name: "Hapus isian" }).click();
    await page.getByRole("button", { name: "Ya, hapus" }).click();
    expect(await page.locator("#namaLengkap").inputValue()).toBe("");
    await fillAll(page, "Gawai Penuh");
    await page.locator("#agreement").check();
    await page.getByRole("button", { name: "Kirim Pendaftaran" }).click();
    await page.locator("#terima").waitFor();
    await context.close();
  });

  test("without JavaScript one long form does the same, and keeps what was typed", async () => {
    const context = await telepon({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${walk.product.url}/daftar`);
    await fill(page, { ...pribadi, ...orangTua, asalSekolah: "SMPN 1 Contoh", nilaiUN: "185" });
    await page.locator("[name=jenisKelamin][value=perempuan]").check();
    await page.locator("[name=jurusan][value=bahasa]").check();
    await page.locator("#agreement").check();
    const kirim = page.getByRole("button", { name: "Kirim Pendaftaran" });
    await kirim.click();
    expect(await page.locator("#nilaiUN-pesan").textContent()).toContain("antara 0 dan 100");
    expect(await page.locator("#namaLengkap").inputValue()).toBe(pribadi.namaLengkap);
    expect(await page.locator("[name=jurusan][value=bahasa]").isChecked()).toBe(true);
    expect(await page.locator("#agreement").isChecked()).toBe(true);
    await page.locator("#nilaiUN").fill("88.25");
    await kirim.click();
    await page.waitForURL(/\/daftar\/bukti\/[\w-]{43}\?terkirim$/);
    expect(await page.locator(".berhasil").textContent()).toContain("Pendaftaran Berhasil!");
    const nomor = await page.locator(".nomor").textContent();
    expect(nomor).toMatch(/^PMBM-\d{4}-\d{5}-[A-Z]$/);
    await context.close();
  });

  test("a sentence that appears on leaving a field does not push the pressed button away", async () => {
    const context = await telepon();
    const page = await openList(context);
    await fill(page, { email: "siti@" });
    await maju(page);
    await page.getByRole("heading", { name: "Langkah 2 dari 4" }).waitFor();
    await page.goBack();
    await seen(page.getByText("E-mail belum benar."));
    await context.close();
  });

  test("old links lead to the form, and nobody reads a receipt without its address", async () => {
    const old = await fetch(`${walk.product.url}/registration`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([308, "/daftar"]);
    expect((await fetch(`${walk.product.url}/daftar/bukti/${"x".repeat(43)}`)).status).toBe(404);
    expect((await fetch(`${walk.product.url}/api/registerSiswa`)).status).toBe(401);
  });
});

describe("panitia", () => {
  test("signs in and finds the registration", async () => {
    const context = await walk.browser.newContext({ locale: "id-ID", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const link = /http:\/\/\S+\/administrator-pertama\/\S+/.exec(walk.product.output())?.[0];
    await page.goto(String(link));
    await page.locator("#nip").fill("198501012010011001");
    await page.locator("#nama").fill("Panitia Contoh");
    await page.locator("#password").fill("gerimis lumbung kelapa tenun");
    await page.getByRole("button", { name: "Buat akun" }).click();
    await setUpSecondStep(page);
    await page.waitForURL(/\/dashboard/);
    await page.goto(`${walk.product.url}/administration/pendaftaran?cari=azizah`);
    await page.getByText("Nur Azizah Lamadjido").first().waitFor();
    expect(await page.getByText(/PMBM-\d{4}-\d{5}-[A-Z]/).count()).toBeGreaterThan(0);
    await context.close();
  });
});
