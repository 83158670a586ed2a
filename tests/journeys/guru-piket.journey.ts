/**
 * A duty teacher at the gate with a telephone: every class of today, who comes late and who was let go, nothing of other days, and
 * the day after nothing of it any more.
 */
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, today, weekdayOf } from "#kit/dates.ts";
import { button, recordedIn } from "#tests/support/absensi-screen.ts";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { freePort, type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addKelas, type SavedKelas } from "#tests/support/saved-kelas.ts";
import { addStaff, addToStaffFile, fillMasuk, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

/** The last day of school; all clocks show seven minutes past seven in Palu. */
const hari = [0, -1].map((jarak) => addDays(today(), jarak)).find((satu) => weekdayOf(satu) !== "Minggu") ?? today();
/** The next one: of a Sunday every class is told that there is no school. */
const esok = [1, 2].map((jarak) => addDays(hari, jarak)).find((satu) => weekdayOf(satu) !== "Minggu") ?? today();
let product: Product;
let browser: Browser;
let piket: Staff;
let kelas: SavedKelas;
let ponsel: Page;
let port: number;

const morning = (tanggal: string) => `${tanggal}T07:07:00+08:00`;

const startOn = (tanggal: string, dataDir?: string) =>
  startProduct({
    ...(dataDir ? { dataDir } : {}),
    port,
    env: {
      CLOCK_AT: morning(tanggal),
      NODE_OPTIONS: `--import ${join(import.meta.dirname, "../support/clock.mjs")}`,
    },
  });

beforeAll(async () => {
  port = await freePort();
  product = await startOn(hari);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  const wali = await addStaff(product, "waliKelas");
  piket = await addToStaffFile(product, await addStaff(product, "guru"), "Guru");
  kelas = await addKelas(product.dataDir, wali.nip, 12);
  const row = `(select id from pegawai where nip = '${piket.nip}'), 'guru-piket', '${weekdayOf(hari)}', '${addDays(hari, -30)}'`;
  await query(product.dataDir, `insert into pemangku_jabatan (pegawai_id, jabatan, bidang, mulai) values (${row})`);
  await query(product.dataDir, `update pemangku_jabatan set akun_sah = (select id from akun where nip = '${piket.nip}')`);
  await query(
    product.dataDir,
    `insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_oleh, dicatat_pada, perangkat)
     select siswa.id, kelas_id, '${kelas.hari[1]}', 'sakit', (select id from akun where nip = '${wali.nip}'), now(), 'Uji'
     from siswa where kelas_id = '${kelas.kelasId}'`,
  );
  const context = await browser.newContext({
    ...{ locale: "id-ID", timezoneId: "Asia/Makassar", reducedMotion: "reduce", hasTouch: true },
    viewport: { width: 360, height: 740 },
  });
  ponsel = await context.newPage();
  ponsel.setDefaultTimeout(45_000);
  await ponsel.clock.setSystemTime(morning(hari));
  await open("/absensi");
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (product) removeData(product);
});

/** Signs in again where the session has ended meanwhile. */
async function open(address: string): Promise<void> {
  await ponsel.goto(`${product.url}${address}`);
  if (!ponsel.url().includes("/login")) return;
  await fillMasuk(ponsel, piket);
  await ponsel.waitForURL(({ pathname }) => pathname !== "/login");
  await ponsel.goto(`${product.url}${address}`);
}

test("sees every class of the day, and writes down who is late and who was let go", { timeout: 120_000 }, async () => {
  await ponsel.getByRole("link", { name: /XI\.F-3/ }).tap();
  await ponsel.getByText("Anda guru piket hari ini").waitFor();
  expect(await button(ponsel, "Semua hadir").count()).toBe(0);
  const baris = ponsel.locator(".absen-siswa li");
  expect(await baris.count()).toBe(12);
  expect(await baris.nth(1).getByRole("radio", { name: "Sakit" }).isEnabled()).toBe(false);
  await ponsel.locator(".absen-nama").nth(1).tap();
  const rincian = ponsel.getByRole("dialog");
  await rincian.getByLabel("Terlambat").check();
  await rincian.getByLabel("Jam datang").fill("7.42");
  await rincian.getByRole("button", { name: "Tandai" }).tap();
  await baris.nth(2).getByText("Dispensasi", { exact: true }).tap();
  await noFlaw(ponsel);
  expect(await ponsel.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(ponsel, "Kirim").tap();
  await ponsel.getByText("2 siswa tercatat.").waitFor();
  const stands = await recordedIn(product.dataDir, { kelasId: kelas.kelasId, tanggal: hari });
  expect(stands.map(({ status }) => status)).toEqual(["terlambat", "dispensasi"]);
});

test("reaches nothing of another day: neither seen nor written", { timeout: 120_000 }, async () => {
  await open(`/absensi?kelas=${kelas.kelasId}&tanggal=${kelas.hari[1]}`);
  await ponsel.getByText("pada hari piket saja").waitFor();
  expect(await ponsel.getByText("Labatjo").count()).toBe(0);
  expect(await button(ponsel, "Semua hadir").count()).toBe(0);
});

test("has no right the day after, on the same telephone", { timeout: 240_000 }, async () => {
  await ponsel.goto("about:blank");
  await product.stop();
  product = await startOn(esok, product.dataDir);
  await ponsel.clock.setSystemTime(morning(esok));
  await open("/absensi");
  await ponsel
    .getByText(/tidak ada kelas|belum ada kelas/i)
    .first()
    .waitFor();
  expect(await ponsel.getByRole("link", { name: /XI\.F-3/ }).count()).toBe(0);
  await open(`/absensi?kelas=${kelas.kelasId}&tanggal=${hari}`);
  await ponsel.getByText("Kelas ini tidak ada di daftar Anda").waitFor();
  expect(await ponsel.getByText("Labatjo").count()).toBe(0);
});
