/**
 * A morning at the office: the clerk puts the code on the screen and leaves it there, a teacher comes in with the phone, another
 * one without, by hand or at the kiosk; at the end of the month the clerk makes the report and takes it along.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, today } from "#kit/dates.ts";
import { readyOffline } from "#tests/support/absensi-screen.ts";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { readReport } from "#tests/support/read-sheet.ts";
import { addKelas } from "#tests/support/saved-kelas.ts";
import { setUpSecondStep } from "#tests/support/second-step.ts";
import { addStaff, fillMasuk, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

/** A working morning, whatever day it is. */
const hari = [0, -1].map((jarak) => addDays(today(), jarak)).find((satu) => new Date(`${satu}T00:00:00Z`).getUTCDay() !== 0);
const siswaCount = 160;

const mulai = Date.parse(`${hari}T07:05:00+08:00`);
let dimulai = 0;
/** Within a few seconds, as an app on a telephone has it. */
const jamProduk = () => new Date(mulai + Date.now() - dimulai);

let product: Product;
let browser: Browser;
let kantor: Page;
let petugas: Staff;
let guru: Staff;
let salma: Staff;
let pimpinan: Page;

beforeAll(async () => {
  const clock = join(import.meta.dirname, "../support/clock.mjs");
  dimulai = Date.now();
  product = await startProduct({ env: { CLOCK_AT: `${hari}T07:05:00+08:00`, NODE_OPTIONS: `--import ${clock}` } });
  browser = await openBrowser();
  petugas = await addStaff(product, "tataUsaha");
  guru = await addStaff(product, "guru");
  salma = await addStaff(product, "pegawai");
  const kepala = await addStaff(product, "kepala");
  await addKelas(product.dataDir, guru.nip, siswaCount);
  await query(
    product.dataDir,
    `insert into pegawai (nama, jenis, status, unit_kerja, akun_id) select nama, 'guru', 'honorer', 'MAN1PALU', id from akun where nip = '${guru.nip}';
     insert into pegawai (nama, jenis, status, unit_kerja, akun_id) select nama, 'tenaga-kependidikan', 'honorer', 'MAN1PALU', id
       from akun where nip in ('${petugas.nip}', '${kepala.nip}');
     insert into pegawai (nama, jenis, status, unit_kerja, akun_id) select 'Salma Penjaga Gerbang', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', id
       from akun where nip = '${salma.nip}';
     insert into pegawai (nama, jenis, status, unit_kerja) values ('Rahmat Tanpa Ponsel', 'guru', 'honorer', 'MAN1PALU')`,
  );
  kantor = await masuk(petugas, "/kehadiran", { width: 1440, height: 900 });
  pimpinan = await masuk(kepala, "/kehadiran", { width: 1440, height: 900 });
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

async function masuk(orang: Staff, lanjut: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ locale: "id-ID", reducedMotion: "reduce", viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(`${product.url}/login?lanjut=${encodeURIComponent(lanjut)}`, { waitUntil: "networkidle" });
  await fillMasuk(page, orang);
  await page.waitForURL(({ pathname }) => pathname !== "/login");
  if (new URL(page.url()).pathname === "/dua-langkah") await setUpSecondStep(page, jamProduk);
  await page.waitForURL(`**${lanjut}`, { waitUntil: "networkidle" });
  return page;
}

/** The clerk asks on the device itself; the head stands before it, types what it shows, and it records. */
async function install(
  nama: string,
  jenis: "Ajukan sebagai kios PIN" | "Ajukan sebagai layar kode",
  viewport: { width: number; height: number },
) {
  const alat = await masuk(petugas, "/absensi", viewport);
  await readyOffline(alat);
  await alat.goto(`${product.url}/kehadiran/kios`, { waitUntil: "networkidle" });
  await noFlaw(alat);
  await alat.getByLabel("Nama perangkat").fill(nama);
  await alat.getByRole("button", { name: jenis }).click();
  await alat.getByText("menunggu diperiksa orang kedua").waitFor();
  await noFlaw(alat);
  // What the clerk's browser kept for days without a network is gone too.
  await expect.poll(() => alat.evaluate(async () => (await caches.match("/absensi")) === undefined)).toBe(true);
  const kode = (await alat.locator(".kios-menunggu b").innerText()).replace(/\s/g, "");
  await kantor.goto(`${product.url}/administration/perangkat-absensi`, { waitUntil: "networkidle" });
  await kantor.getByText("Anda yang mengajukannya.").waitFor();
  await pimpinan.goto(`${product.url}/administration/perangkat-absensi`, { waitUntil: "networkidle" });
  await pimpinan.getByText("Jaringan madrasah belum diatur").waitFor();
  await noFlaw(pimpinan);
  await pimpinan.getByLabel("Kode yang tampil di perangkat").fill(kode === "111111" ? "222222" : "111111");
  await pimpinan.getByRole("button", { name: "Setujui" }).click();
  await pimpinan.getByText("Kode ini bukan yang tampil di perangkat itu.").first().waitFor();
  await pimpinan.getByLabel("Kode yang tampil di perangkat").fill(kode);
  await pimpinan.getByRole("button", { name: "Setujui" }).click();
  await pimpinan.getByRole("listitem").filter({ hasText: nama }).getByText("Mencatat", { exact: true }).waitFor();
  return alat;
}

test("a teacher comes in with the code from a screen that two people put up and on which nobody is signed in", {
  timeout: 240_000,
}, async () => {
  await kantor.goto(`${product.url}/kehadiran`, { waitUntil: "networkidle" });
  await noFlaw(kantor);
  await kantor.goto(`${product.url}/kehadiran/layar`, { waitUntil: "networkidle" });
  expect(new URL(kantor.url()).pathname).toBe("/kehadiran/kios");
  const layar = await install("Ruang guru", "Ajukan sebagai layar kode", { width: 1024, height: 768 });
  await layar.waitForURL("**/kehadiran/layar");
  await layar.locator(".hadir-angka").waitFor();
  await noFlaw(layar);

  const ponsel = await masuk(guru, "/kehadiran/catat", { width: 360, height: 740 });
  await noFlaw(ponsel);
  const kode = () => layar.locator(".hadir-angka").innerText();
  const salah = (await kode()).replace(/\s/g, "") === "111111" ? "222222" : "111111";
  await ponsel.getByLabel("Kode dari layar kantor").fill(salah);
  await ponsel.getByRole("button", { name: "Masuk" }).click();
  await ponsel.getByText("Kode ini tidak cocok atau sudah berganti.").first().waitFor();
  expect(await ponsel.getByLabel("Kode dari layar kantor").inputValue()).toBe(salah);
  await ponsel.getByLabel("Kode dari layar kantor").fill((await kode()).replace(/\s/g, ""));
  await ponsel.getByRole("button", { name: "Masuk" }).click();
  await ponsel.getByText(/Tercatat masuk pukul 07\.\d\d WITA/).waitFor();
  await ponsel.locator(".hadir-ringkas").getByText("Hadir").waitFor();
  await ponsel.context().close();
});

test("the office writes down who came without a phone, with the reason", { timeout: 240_000 }, async () => {
  await kantor.goto(`${product.url}/kehadiran`, { waitUntil: "networkidle" });
  await kantor.getByRole("button", { name: "Ubah kehadiran Rahmat Tanpa Ponsel" }).click();
  const dialog = kantor.getByRole("dialog", { name: "Rahmat Tanpa Ponsel" });
  await dialog.getByLabel("Jam masuk").fill("06:50");
  await dialog.getByLabel("Status").selectOption("hadir");
  await kantor.keyboard.press("Escape");
  const tanya = kantor.getByRole("alertdialog", { name: "Tinggalkan isian ini?" });
  await tanya.getByRole("button", { name: "Batal" }).click();
  expect(await dialog.getByLabel("Jam masuk").inputValue()).toBe("06:50");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Tulis alasan atau dasar catatan ini.").first().waitFor();
  expect(await dialog.getByLabel("Jam masuk").inputValue()).toBe("06:50");
  await noFlaw(kantor);
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Ponsel rusak, disaksikan piket");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await kantor.getByRole("row", { name: /Rahmat Tanpa Ponsel.*Hadir.*06\.50.*Dicatat kantor: Ponsel rusak/ }).waitFor();
});

test("who has no phone comes in at the kiosk with a PIN that only they have seen", { timeout: 240_000 }, async () => {
  const milik = await masuk(salma, "/kehadiran/catat", { width: 360, height: 740 });
  await milik.getByRole("button", { name: "Buat PIN" }).click();
  const pin = (await milik.locator(".hadir-pin b").innerText()).replace(/\s/g, "");
  await noFlaw(milik);
  await milik.context().close();

  const kios = await install("Meja piket", "Ajukan sebagai kios PIN", { width: 768, height: 1024 });
  await kios.getByRole("heading", { name: "Meja piket" }).waitFor();
  await kios.getByLabel("PIN Anda").waitFor();
  await kios.goto(`${product.url}/kehadiran`);
  expect(new URL(kios.url()).pathname).toBe("/login");
  await kios.goto(`${product.url}/kehadiran/kios`, { waitUntil: "networkidle" });
  await noFlaw(kios);
  expect(await kios.content()).not.toContain("Salma");
  await kios.getByLabel("PIN Anda").fill(pin === "111111" ? "222222" : "111111");
  await kios.getByRole("button", { name: "Masuk" }).click();
  await kios.getByText("PIN ini tidak dikenal.").waitFor();
  for (const satu of pin) await kios.getByRole("button", { name: satu, exact: true }).click();
  await kios.getByRole("button", { name: "Masuk" }).click();
  await kios.getByText("Salma Penjaga Gerbang").waitFor();
  await kios.getByText(/Tercatat masuk pukul 07\.\d\d WITA \(Hadir\)/).waitFor();
  await noFlaw(kios);
  await kios.getByRole("button", { name: "Selesai" }).click();
  expect(await kios.getByLabel("PIN Anda").inputValue()).toBe("");

  await kantor.goto(`${product.url}/administration/perangkat-absensi`, { waitUntil: "networkidle" });
  await kantor.getByRole("button", { name: "Tutup Meja piket" }).click();
  await kantor.getByRole("alertdialog").getByRole("button", { name: "Tutup", exact: true }).click();
  await kantor.getByRole("button", { name: "Tutup Meja piket" }).waitFor({ state: "detached" });
  await kios.getByLabel("PIN Anda").fill(pin);
  await kios.getByRole("button", { name: "Pulang" }).click();
  await kios.getByText("Kios kehadiran ini sudah ditutup.").waitFor();
  // The next person finds the reason, not a keypad that does nothing.
  await kios.reload({ waitUntil: "networkidle" });
  await kios.getByRole("heading", { name: "Meja piket" }).waitFor();
  await kios.getByText("Kios kehadiran ini sudah ditutup. Mintalah Tata Usaha mengajukannya lagi").waitFor();
  expect(await kios.getByLabel("PIN Anda").count()).toBe(0);
  await noFlaw(kios);
  await kios.context().close();
  await pimpinan.goto(`${product.url}/kehadiran/kantor`, { waitUntil: "networkidle" });
  await pimpinan.getByText("Perangkat diperiksa dan disetujui: Meja piket").waitFor();
  await noFlaw(pimpinan);
  await kantor.goto(`${product.url}/kehadiran`, { waitUntil: "networkidle" });
  await kantor.getByRole("button", { name: "Akhiri PIN kios Salma Penjaga Gerbang" }).click();
  await kantor.getByRole("button", { name: "Akhiri PIN", exact: true }).click();
  await kantor.getByRole("button", { name: "Akhiri PIN kios Salma Penjaga Gerbang" }).waitFor({ state: "detached" });
});

test("the office makes the month's report and takes it along, short at once and long from behind the scenes", {
  timeout: 240_000,
}, async () => {
  await kantor.goto(`${product.url}/kehadiran`, { waitUntil: "networkidle" });
  await kantor.getByRole("navigation", { name: "Absensi" }).getByRole("link", { name: "Rekap" }).click();
  await kantor.getByRole("link", { name: "Bulan ini" }).waitFor();
  await kantor.getByLabel("Kategori").selectOption("teacher");
  await kantor.getByLabel("Menurut").selectOption("orang");
  await kantor.getByLabel("Format").selectOption("excel");
  await kantor.getByRole("button", { name: "Buat Laporan" }).click();
  await kantor.waitForURL("**kategori=teacher**", { waitUntil: "networkidle" });
  await noFlaw(kantor);
  const layar = await kantor
    .locator(".rekap-tabel tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("th")?.textContent));
  await kantor.getByLabel("Format").selectOption("excel");
  const [pendek] = await Promise.all([kantor.waitForEvent("download"), kantor.getByRole("button", { name: "Unduh" }).click()]);
  const lembar = await readReport(readFileSync(await pendek.path()));
  expect(lembar.rows.map(([nama]) => nama).filter((nama) => nama !== "Jumlah")).toEqual(layar);
  expect(layar).toContain("Rahmat Tanpa Ponsel");

  // Who signed in long ago is asked who it is, and finds all that was chosen again.
  await query(product.dataDir, "update sesi set confirmed_at = confirmed_at - interval '1 day'");
  await kantor.getByLabel("Format").selectOption("csv");
  await kantor.getByRole("button", { name: "Unduh" }).click();
  await kantor.waitForURL("**/konfirmasi?**");
  await kantor.getByLabel("Password", { exact: true }).fill(petugas.password);
  await kantor.getByRole("button", { name: "Lanjutkan" }).click();
  await kantor.waitForURL("**kategori=teacher**", { waitUntil: "networkidle" });
  await kantor.getByText("Silakan tekan Unduh sekarang").waitFor();
  const terpilih = ["Format", "Kategori", "Menurut"].map((nama) => kantor.getByLabel(nama).inputValue());
  expect(await Promise.all(terpilih)).toEqual(["csv", "teacher", "orang"]);

  await kantor.getByLabel("Kategori").selectOption("student");
  await kantor.getByLabel("Format").selectOption("pdf");
  await kantor.getByRole("button", { name: "Unduh" }).click();
  const siap = kantor.getByRole("region", { name: "Laporan saya" }).getByRole("link", { name: /^Unduh rekap-kehadiran-.*\.pdf/ });
  await siap.waitFor({ timeout: 45_000 });
  const [panjang] = await Promise.all([kantor.waitForEvent("download"), siap.click()]);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(await panjang.path()))), { mergePages: true });
  expect(text).toContain(`${siswaCount} Siswa`);
});
