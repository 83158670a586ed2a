/**
 * A wali kelas marks her class before lessons: in seconds, with thumb or keys; in a classroom without a network; together with
 * the office, whose device was offline too; and after the session has ended meanwhile.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  allow,
  button,
  choose,
  computeKetukan,
  demoSurat,
  ketukan,
  offline,
  readyOffline,
  recordedIn,
  touch,
  waiting,
} from "#tests/support/absensi-screen.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addKelas, type SavedKelas } from "#tests/support/saved-kelas.ts";
import { addStaff, fillMasuk, type Staff, signInAs } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const count = 36;
let walk: Walk;
let wali: Staff;
let kantor: Staff;
let kelas: SavedKelas;
let ponsel: Page;
let komputer: Page;

beforeAll(async () => {
  walk = await openWalk();
  wali = await addStaff(walk.product, "waliKelas");
  kantor = await addStaff(walk.product, "tataUsaha");
  kelas = await addKelas(walk.product.dataDir, wali.nip, count);
  ponsel = await open(360, wali);
  komputer = await open(1440, kantor);
});

afterAll(() => walk?.close());

async function open(width: number, orang: Staff): Promise<Page> {
  const page = await walk.newPage({
    timezoneId: "Asia/Makassar",
    viewport: { width, height: 740 },
    hasTouch: width < 700,
  });
  await masuk(page, orang);
  await readyOffline(page);
  return page;
}

async function masuk(page: Page, orang: Staff): Promise<void> {
  if (!page.url().includes("/login")) await page.goto(`${walk.product.url}/login?lanjut=%2Fabsensi`);
  await fillMasuk(page, orang);
  await page.waitForURL("**/absensi**");
}

const path = (tanggal: string) => `${walk.product.url}/absensi?kelas=${kelas.kelasId}&tanggal=${tanggal}`;
const openKelas = async (page: Page, tanggal: string) => {
  await page.goto(path(tanggal));
  await page.getByRole("heading", { name: "Absensi XI.F-3" }).waitFor();
  await page.locator("[data-jumlah=belum]").waitFor();
};
const sent = (page: Page) => page.locator(".absen-antrean").waitFor({ state: "detached" });
const berdiri = (tanggal: string) => recordedIn(walk.product.dataDir, { kelasId: kelas.kelasId, tanggal });

describe("a class of 36 on a phone", { timeout: 240_000 }, () => {
  test("is recorded in seconds, with thumb and keys", async () => {
    const [hari] = kelas.hari;
    await openKelas(ponsel, hari);
    await computeKetukan(ponsel);
    const mulai = performance.now();
    await button(ponsel, "Semua hadir").tap();
    await touch(ponsel, 4, "S");
    await touch(ponsel, 5, "I");
    await ponsel.keyboard.press("ArrowDown");
    await ponsel.keyboard.press("t");
    await button(ponsel, "Kirim").tap();
    await ponsel.getByText(`${count} siswa tercatat.`).waitFor();
    expect(performance.now() - mulai).toBeLessThan(20_000);
    expect(await ketukan(ponsel)).toBe(4);
    const isi = await berdiri(hari);
    expect(isi.length).toBe(count);
    expect(isi.slice(3, 7).map(({ status }) => status)).toEqual(["sakit", "izin", "terlambat", "hadir"]);
    await noFlaw(ponsel);
    expect(await ponsel.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const terpotong = await ponsel
      .locator(".absen-nama > span")
      .evaluateAll((semua) =>
        semua.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).map(({ textContent }) => textContent),
      );
    expect(terpotong).toEqual([]);
  });

  test("keeps what is marked through a reload, and the old word through a correction", async () => {
    const [hari] = kelas.hari;
    await ponsel.locator(".absen-nama").nth(5).click();
    const rincian = ponsel.getByRole("dialog");
    await rincian.getByLabel("Jam datang").fill("07:42");
    await rincian.getByLabel("Catatan").fill("Ban bocor");
    await rincian.getByRole("button", { name: "Tandai" }).click();
    await ponsel.getByText("Aman di perangkat").waitFor();
    await ponsel.reload();
    await ponsel.getByText("Terlambat 07.42 · Ban bocor").waitFor();
    // On another day's list the class and its day have room beside what was not sent.
    await ponsel.goto(`${walk.product.url}/absensi?tanggal=${kelas.hari[1]}`);
    const kelasnya = ponsel.getByRole("link", { name: /1 siswa belum dikirim di perangkat ini/ });
    await kelasnya.waitFor();
    expect(
      await kelasnya.evaluate((satu) => [...satu.querySelectorAll("span")].every((teks) => teks.scrollWidth <= teks.clientWidth)),
    ).toBe(true);
    await kelasnya.click();
    await ponsel.getByText("Terlambat 07.42 · Ban bocor").waitFor();
    await button(ponsel, "Kirim").click();
    await ponsel.getByText("1 siswa tercatat.").waitFor();
    const lama = await query(walk.product.dataDir, "select status, sebab from absensi_siswa_riwayat");
    expect(lama).toEqual([{ status: "terlambat", sebab: "diubah" }]);
    expect((await berdiri(hari)).filter(({ berbeda }) => berbeda)).toEqual([]);
  });
});

describe("two devices without a network", { timeout: 240_000 }, () => {
  test.each([
    ["the phone first", ["ponsel", "komputer"]],
    ["the computer first", ["komputer", "ponsel"]],
  ] as const)("come back, %s", async (_, urutan) => {
    const hari = kelas.hari[1];
    await query(walk.product.dataDir, `delete from absensi_siswa_riwayat; delete from absensi_siswa where tanggal = '${hari}'`);
    const halaman = { ponsel, komputer };
    for (const page of [ponsel, komputer]) {
      await openKelas(page, hari);
      await offline(page, true);
      await openKelas(page, hari);
    }
    for (const [page, status] of [
      [ponsel, "Sakit"],
      [komputer, "Tanpa Keterangan"],
    ] as const) {
      await button(page, "Semua hadir").click();
      await choose(page, 2, status);
      await button(page, "Kirim").click();
      await waiting(page, 1);
    }
    for (const nama of urutan) {
      await offline(halaman[nama], false);
      await sent(halaman[nama]);
    }
    const isi = await berdiri(hari);
    expect(isi.length).toBe(count);
    expect(isi.filter(({ berbeda }) => berbeda)).toEqual([{ nama: "Siswa 02", status: "alpa", berbeda: true }]);
    const tersisih = await query(walk.product.dataDir, "select status, sebab from absensi_siswa_riwayat where sebab = 'tersisih'");
    expect(tersisih).toEqual([{ status: "sakit", sebab: "tersisih" }]);
  });

  test("show both words, and a person chooses", async () => {
    const hari = kelas.hari[1];
    await ponsel.goto(`${walk.product.url}/absensi`);
    await ponsel.getByRole("region", { name: "Perlu dipilih" }).getByRole("link").click();
    await ponsel.getByText("Berbeda dari perangkat lain").waitFor();
    await ponsel.locator(".absen-nama").nth(1).click();
    await ponsel.getByRole("button", { name: "Pakai Sakit" }).click();
    await ponsel.getByText("Dua perangkat mencatat berbeda").waitFor({ state: "detached" });
    expect(await ponsel.getByRole("dialog").getByLabel("Sakit").isChecked()).toBe(true);
    expect((await berdiri(hari))[1]).toMatchObject({ status: "sakit", berbeda: false });
    await ponsel.getByRole("dialog").getByRole("button", { name: "Batal" }).click();
  });
});

test("of a day that has passed nobody looks unmarked while the records are on their way", { timeout: 240_000 }, async () => {
  const hari = kelas.hari[1];
  const { promise: jeda, resolve: lanjut } = Promise.withResolvers<void>();
  await komputer.route("**/api/absensi-siswa?*", async (route) => {
    await jeda;
    await route.fallback();
  });
  await komputer.goto(path(hari));
  await komputer.getByRole("status").getByText("Memuat…").waitFor();
  expect(await komputer.locator("[data-status=belum], [data-jumlah=belum]").count()).toBe(0);
  expect(await button(komputer, "Semua hadir").count()).toBe(0);
  lanjut();
  await komputer.getByText("Semua tercatat").waitFor();
  await komputer.unroute("**/api/absensi-siswa?*");
  await komputer.route("**/api/absensi-siswa?*", (route) => route.abort());
  await komputer.goto(path(hari));
  await komputer.getByText(`${count} siswa sudah tercatat pada hari itu, tetapi isinya belum sampai di perangkat ini.`).waitFor();
  await komputer.unroute("**/api/absensi-siswa?*");
});

describe("a session that ends meanwhile", { timeout: 240_000 }, () => {
  test("loses nothing: sign in again, and it is sent", async () => {
    const [hari] = kelas.hari;
    await openKelas(ponsel, hari);
    await offline(ponsel, true);
    await allow(ponsel, 9, demoSurat);
    await button(ponsel, "Kirim").click();
    await waiting(ponsel, 1);
    await query(walk.product.dataDir, `delete from sesi using akun where akun.id = sesi.akun_id and nip = '${wali.nip}'`);
    await offline(ponsel, false);
    await ponsel.getByText("Yang sudah ditandai aman di perangkat ini.").waitFor();
    expect((await berdiri(hari))[8]?.status).toBe("hadir");
    await masuk(ponsel, wali);
    await expect.poll(async () => (await berdiri(hari))[8]?.status).toBe("izin");
    const [bukti] = await query<{ id: string }>(
      walk.product.dataDir,
      "select bukti_id as id from absensi_siswa where bukti_id is not null",
    );
    const alamatBukti = `${walk.product.url}/api/absensi-siswa/bukti/${bukti?.id}`;
    expect((await fetch(alamatBukti, { headers: await signInAs(walk.product.url, wali) })).status).toBe(200);
    expect((await fetch(alamatBukti, { headers: await signInAs(walk.product.url, await addStaff(walk.product, "guru")) })).status).toBe(
      404,
    );
  });

  test("on a shared device, nobody else sees or sends what waits", async () => {
    const [hari] = kelas.hari;
    await openKelas(ponsel, hari);
    await offline(ponsel, true);
    await choose(ponsel, 10, "Sakit");
    await button(ponsel, "Kirim").click();
    await waiting(ponsel, 1);
    await query(walk.product.dataDir, `delete from sesi using akun where akun.id = sesi.akun_id and nip = '${wali.nip}'`);
    await offline(ponsel, false);
    await ponsel.goto(`${walk.product.url}/login?lanjut=%2Fabsensi`);
    await masuk(ponsel, kantor);
    await readyOffline(ponsel);
    await waiting(ponsel, 0);
    expect((await berdiri(hari))[9]?.status).toBe("hadir");
    await ponsel.context().clearCookies();
    await ponsel.goto(`${walk.product.url}/login?lanjut=%2Fabsensi`);
    await masuk(ponsel, wali);
    await expect.poll(async () => (await berdiri(hari))[9]?.status).toBe("sakit");
  });

  test("signing out takes the roster and the page along", async () => {
    await ponsel.goto(`${walk.product.url}/absensi`);
    await readyOffline(ponsel);
    await ponsel.evaluate(() => fetch("/keluar", { method: "POST" }));
    await expect.poll(() => ponsel.evaluate(async () => (await caches.match("/absensi")) === undefined)).toBe(true);
    await offline(ponsel, true);
    await ponsel.goto(`${walk.product.url}/absensi`);
    expect(await ponsel.getByText("XI.F-3").count()).toBe(0);
    await offline(ponsel, false);
    expect(walk.broken).toEqual([]);
  });
});
