/**
 * The line to school is down for days. The wali kelas goes on each morning with her laptop, which she closes each evening; when
 * the line is back everything arrives with its own moment, what cannot be taken says why, and nothing holds the rest up.
 */
import { rmSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatDay } from "#kit/dates.ts";
import { antre, button, choose, endedWhenSent, fourDaysAgo, readyOffline, stored, waiting } from "#tests/support/absensi-screen.ts";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addKelas, type SavedKelas } from "#tests/support/saved-kelas.ts";
import { addStaff, fillMasuk, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

const count = 4;
const [senin = "", selasa = "", rabu = "", kamis = ""] = fourDaysAgo();
const profil = makeFolder("laptop");
let product: Product;
let wali: Staff;
let kelas: SavedKelas;
let laptop: BrowserContext | undefined;
const broken: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  wali = await addStaff(product, "waliKelas");
  kelas = await addKelas(product.dataDir, wali.nip, count);
});

afterAll(async () => {
  await laptop?.close();
  await product?.stop().then(() => removeData(product));
  rmSync(profil, { recursive: true, force: true });
});

/** The same laptop, its browser started anew; `pukul`: what its clock says. */
async function open(offline: boolean, pukul?: string): Promise<Page> {
  await laptop?.close();
  laptop = await chromium.launchPersistentContext(profil, {
    ...{ executablePath: findChromium(), args: chromiumSwitches, offline },
    ...{ locale: "id-ID", timezoneId: "Asia/Makassar", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
  });
  const page = await laptop.newPage();
  page.setDefaultTimeout(45_000);
  page.on("pageerror", (error) => broken.push(error.message));
  if (pukul) await page.clock.install({ time: new Date(`${pukul}:00+08:00`) });
  await page.goto(`${product.url}/absensi`);
  return page;
}

const masuk = async (page: Page) => {
  await fillMasuk(page, wali);
  await readyOffline(page);
};
const openKelas = async (page: Page, tanggal: string) => {
  await page.goto(`${product.url}/absensi?kelas=${kelas.kelasId}&tanggal=${tanggal}`);
  await page.locator("[data-jumlah=belum]").waitFor();
};
const berdiri = (tanggal: string) =>
  query<{ status: string; pukul: string; berbeda: boolean }>(
    product.dataDir,
    `select isi.status, to_char(dicatat_pada at time zone 'Asia/Makassar', 'YYYY-MM-DD HH24:MI') as pukul, berbeda
     from absensi_siswa isi join siswa on siswa.id = siswa_id where tanggal = '${tanggal}' order by siswa.nama`,
  );

describe("days without a network", { timeout: 240_000 }, () => {
  test("are recorded one by one, though the browser is closed each evening", async () => {
    await masuk(await open(false));
    for (const [hari, siswa] of [
      [senin, 1],
      [selasa, 2],
      [rabu, 3],
    ] as const) {
      const page = await open(true, `${hari}T07:20`);
      await page.getByRole("link", { name: /XI\.F-3/ }).click();
      await button(page, "Semua hadir").click();
      await choose(page, siswa, "Sakit");
      if (hari === selasa) await endedWhenSent(page);
      await button(page, "Kirim").click();
      await waiting(page, [senin, selasa, rabu].indexOf(hari) + 1);
      await expect.poll(() => stored(page, "draf")).toBe("[]");
    }
    // On the fourth morning it is marked and not even sent.
    const page = await open(true, `${kamis}T07:25`);
    await page.getByRole("link", { name: /XI\.F-3/ }).click();
    await button(page, "Semua hadir").click();
    await page.getByText("Aman di perangkat").waitFor();
    await page.getByText("Tekan Kirim setelah selesai menandai").waitFor();
    await page.getByRole("link", { name: "Semua kelas" }).click();
    await page.getByRole("link", { name: new RegExp(`XI\\.F-3.*${count} siswa belum dikirim di perangkat ini`) }).waitFor();
    expect(await query(product.dataDir, "select from absensi_siswa")).toEqual([]);
  });

  test("arrive with their own moments; what fails and what is refused hold nothing up and are not lost", async () => {
    await query(
      product.dataDir,
      `insert into hari_khusus (nama, jenis, untuk, mulai, selesai) values ('Libur Banjir', 'libur', 'semua', '${selasa}', '${selasa}')`,
    );
    const page = await open(true);
    await waiting(page, 3);
    await page.route("**/api/absensi-siswa", (route) =>
      route.request().postDataJSON()?.tanggal === senin
        ? route.fulfill({ status: 500, json: { error: "Terjadi gangguan." } })
        : route.fallback(),
    );
    // The server has only just come back: it does not manage the roster yet either.
    await page.route("**/api/absensi-siswa/bekal", (route) => route.fulfill({ status: 503, json: { error: "Layanan sedang terganggu." } }));
    await laptop?.setOffline(false);
    await expect.poll(async () => (await berdiri(rabu)).map(({ status }) => status)).toEqual(["hadir", "hadir", "sakit", "hadir"]);
    await waiting(page, 2);
    await antre(page)
      .filter({ hasText: formatDay(senin) })
      .getByText("Server belum dapat menerima pencatatan ini.")
      .waitFor();
    await antre(page)
      .filter({ hasText: formatDay(selasa) })
      .getByText("bukan hari sekolah (Libur Banjir)")
      .waitFor();
    expect(await berdiri(senin)).toEqual([]);
    for (const alamat of ["**/api/absensi-siswa", "**/api/absensi-siswa/bekal"]) await page.unroute(alamat);
    await button(page, "Kirim sekarang").click();
    await expect.poll(async () => (await berdiri(senin))[0]).toEqual({ status: "sakit", pukul: `${senin} 07:20`, berbeda: false });
    expect(new Set((await berdiri(rabu)).map(({ pukul }) => pukul))).toEqual(new Set([`${rabu} 07:20`]));
    expect(await berdiri(selasa)).toEqual([]);
    await waiting(page, 1);
    await openKelas(page, kamis);
    await button(page, "Kirim").click();
    await expect.poll(async () => (await berdiri(kamis))[3]).toEqual({ status: "hadir", pukul: `${kamis} 07:25`, berbeda: false });
  });

  test("what is refused goes only when its person says so twice", async () => {
    const page = await open(false);
    await button(page, "Hapus").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Batal" }).click();
    await waiting(page, 1);
    await button(page, "Hapus").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
    await waiting(page, 0);
  });
});

describe("corrections", { timeout: 240_000 }, () => {
  test("made twice without a network end with the last word", async () => {
    const page = await open(false);
    await readyOffline(page);
    await openKelas(page, kamis);
    await page.getByText("Semua tercatat").waitFor();
    await laptop?.setOffline(true);
    for (const status of ["Sakit", "Izin"]) {
      await choose(page, 2, status);
      await button(page, "Kirim").click();
      await page.getByText("0 siswa siap dikirim").waitFor({ state: "detached" });
      await waiting(page, status === "Sakit" ? 1 : 2);
    }
    await laptop?.setOffline(false);
    await waiting(page, 0);
    expect((await berdiri(kamis))[1]).toMatchObject({ status: "izin", berbeda: false });
    const lama = await query(product.dataDir, "select status, sebab from absensi_siswa_riwayat order by created_at");
    expect(lama).toEqual([
      { status: "hadir", sebab: "diubah" },
      { status: "sakit", sebab: "diubah" },
    ]);
  });

  test("tapped while a slow sending is under way stay", async () => {
    const page = await open(false);
    await readyOffline(page);
    await openKelas(page, kamis);
    await page.getByText("Semua tercatat").waitFor();
    const { promise: lepas, resolve: jawab } = Promise.withResolvers<void>();
    const { promise: jeda, resolve: lanjut } = Promise.withResolvers<void>();
    await page.route("**/api/absensi-siswa", async (route) => {
      await lepas;
      await route.fallback();
    });
    await choose(page, 3, "Sakit");
    await button(page, "Kirim").click();
    await waiting(page, 1);
    await choose(page, 4, "Izin");
    // What stands is asked for again after the sending; until that is answered, nobody looks unmarked.
    await page.route("**/api/absensi-siswa?*", async (route) => {
      await jeda;
      await route.fallback();
    });
    jawab();
    await waiting(page, 0);
    expect(await page.locator(".absen-siswa [data-status=belum]").count()).toBe(0);
    expect(await page.locator(".absen-siswa li").nth(2).getByRole("radio", { name: "Sakit" }).isChecked()).toBe(true);
    lanjut();
    await page.getByText("1 siswa siap dikirim").waitFor();
    expect((await berdiri(kamis)).slice(2).map(({ status }) => status)).toEqual(["sakit", "hadir"]);
    await button(page, "Kirim").click();
    await expect.poll(async () => (await berdiri(kamis))[3]?.status).toBe("izin");
  });
});

test("signing out takes the pupils' names off the device, and leaves what waits", { timeout: 240_000 }, async () => {
  const page = await open(false);
  await readyOffline(page);
  await openKelas(page, kamis);
  await page.getByText("Semua tercatat").waitFor();
  await page.route("**/api/absensi-siswa", (route) => route.abort());
  await choose(page, 1, "Izin");
  await button(page, "Kirim").click();
  await waiting(page, 1);
  await page.getByText("Tersimpan di perangkat, menunggu dikirim").waitFor();
  expect(await stored(page, "bekal")).toContain("Siswa 01");
  await page.getByRole("button", { name: "Keluar" }).first().click();
  await page.waitForURL(`${product.url}/`);
  expect(await stored(page, "bekal")).toBe("[]");
  expect(await stored(page, "antrean")).toContain(kelas.kelasId);
  expect(await stored(page, "antrean")).not.toContain("Siswa 01");
  await page.unroute("**/api/absensi-siswa");
  await page.goto(`${product.url}/absensi`);
  await masuk(page);
  await expect.poll(async () => (await berdiri(kamis))[0]?.status).toBe("izin");
});

test("who may not record any more still sees what waits, though the roster is gone", { timeout: 240_000 }, async () => {
  const page = await open(false);
  await readyOffline(page);
  await openKelas(page, kamis);
  await page.getByText("Semua tercatat").waitFor();
  await laptop?.setOffline(true);
  await choose(page, 2, "Tanpa Keterangan");
  await button(page, "Kirim").click();
  await waiting(page, 1);
  await query(product.dataDir, `update akun set peran = array['humas'] where nip = '${wali.nip}'`);
  await laptop?.setOffline(false);
  const takMencatat = page.getByText("Akun Anda sekarang tidak mencatat absensi");
  await takMencatat.waitFor();
  expect(await stored(page, "bekal")).toBe("[]");
  // The page is none of hers any more, and says all the same what lies here.
  await choose(page, 3, "Izin");
  await page.getByText("Aman di perangkat").waitFor();
  expect((await page.goto(`${product.url}/absensi`))?.status()).toBe(404);
  await takMencatat.waitFor();
  await waiting(page, 1);
  await page.getByText("Tanda di 1 kelas belum Anda kirim.").waitFor();
  await button(page, "Periksa lagi").click();
  await page.getByText("Akun Anda masih belum dapat mencatat absensi.").waitFor();
  await waiting(page, 1);
  await laptop?.setOffline(true);
  await page.goto(`${product.url}/absensi`);
  await page.getByRole("heading", { name: "Daftar kelas belum ada di perangkat ini" }).waitFor();
  await waiting(page, 1);
  expect(broken).toEqual([]);
});
