/**
 * Two examiners with their phones in two rooms, a child before them every ten minutes; on the committee's laptop somebody looks how far
 * they are. What goes wrong: the network of the hall drops, two marks lie far apart, a mark is typed with a point.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, onDevice, openMarking, openSheet, sheets } from "#tests/support/mark-sheets.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let [first, second]: Page[] = [];
const late = "Zahra Terakhir";
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(dataDir, "insert into jalur_ppdb (jenis, gelombang_id) select 'reguler', id from gelombang_ppdb");
  // More than one page: the children of the second one come last.
  const children = [
    "Aminah Borman",
    "Moh. Fadel Tandju",
    ...Array.from({ length: 23 }, (_, at) => `Anak Nomor ${"ABCDEFGHIJKLMNOPQRSTUVW"[at]}`),
    late,
  ];
  for (const name of children) expect((await post(url, registration(name))).status).toBe(201);
  await openMarking(dataDir);
  first = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), phone);
  second = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), phone);
}, 240_000);
afterAll(() => walk?.close());

const open = (page: Page | undefined, sheet: string) => openSheet(walk, page, sheet);

test("an examiner's marks are kept one by one, and wait in their field while there is no network", async () => {
  const page = await open(first, "Tes");
  await field(page, "Nilai tes Aminah Borman").fill("85.5");
  await field(page, "Nilai tes Moh. Fadel Tandju").focus();
  await page.getByText("Tersimpan", { exact: true }).waitFor();
  await page.context().setOffline(true);
  await field(page, "Nilai tes Moh. Fadel Tandju").fill("77");
  await field(page, "Nilai tes Aminah Borman").focus();
  await page.getByText(onDevice).waitFor();
  expect(await field(page, "Nilai tes Moh. Fadel Tandju").inputValue()).toBe("77");
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("Tersimpan", { exact: true }).count()).toBe(2);
  await page.reload({ waitUntil: "networkidle" });
  expect(await field(page, "Nilai tes Moh. Fadel Tandju").inputValue()).toBe("77,00");
  expect(await field(page, "Nilai tes Aminah Borman").inputValue()).toBe("85,50");
});

test("a mark outlives the tab in a hall without a network, and the other pages of the sheet open there too", async () => {
  const page = await open(second, "Tes");
  await page.getByText(/juga terbuka tanpa internet/).waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await field(page, "Nilai tes Moh. Fadel Tandju").fill("71,5");
  await field(page, "Nilai tes Aminah Borman").focus();
  await page.getByText(onDevice).waitFor();
  // Half a mark is typed when the tab ends.
  await field(page, "Nilai tes Aminah Borman").fill("8");
  await page.reload();
  await page.getByText(onDevice).waitFor();
  expect(await field(page, "Nilai tes Moh. Fadel Tandju").inputValue()).toBe("71,5");
  expect(await field(page, "Nilai tes Aminah Borman").inputValue()).toBe("8");
  await page.getByRole("link", { name: "Halaman 2", exact: true }).click();
  await field(page, `Nilai tes ${late}`).fill("64");
  const tried = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await field(page, `Nilai tes ${late}`).press("Tab");
  await tried;
  await page.getByText(onDevice).waitFor();
  await page.goto(page.url().replace(/\?.*/, ""));
  await field(page, "Nilai tes Moh. Fadel Tandju").waitFor();
  const kept = page.getByRole("region", { name: "Nilai di perangkat ini" });
  await kept.getByText(/Tes: 64/).waitFor();
  await page.context().setOffline(false);
  await kept.waitFor({ state: "detached" });
  await expect.poll(() => page.getByText("Tersimpan", { exact: true }).count()).toBe(1);
  const stored = await query<{ nama: string; nilai: number }>(
    walk.product.dataDir,
    "select nama_lengkap nama, nilai from nilai_ppdb join pendaftaran on pendaftaran.id = pendaftaran_id where komponen = 'tes' order by 1",
  );
  // What nobody finished typing is not sent.
  expect(stored).toEqual([
    { nama: "Aminah Borman", nilai: 8550 },
    { nama: "Moh. Fadel Tandju", nilai: 7150 },
    { nama: late, nilai: 6400 },
  ]);
  expect(await page.getByText("Belum tersimpan").count()).toBe(1);
  await field(page, "Nilai tes Aminah Borman").fill("86");
  await field(page, "Nilai tes Moh. Fadel Tandju").focus();
  await expect.poll(() => page.getByText("Tersimpan", { exact: true }).count()).toBe(2);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("nilai-ppdb:")).length)).toBe(0);
});

test("what a colleague wrote meanwhile is not written over by what waited", async () => {
  const page = await open(second, "Tes");
  await page.getByText(/juga terbuka tanpa internet/).waitFor();
  await page.context().setOffline(true);
  await field(page, "Nilai tes Aminah Borman").fill("50");
  await field(page, "Nilai tes Moh. Fadel Tandju").focus();
  await page.getByText(onDevice).waitFor();
  const other = await open(first, "Tes");
  await field(other, "Nilai tes Aminah Borman").fill("87");
  await field(other, "Nilai tes Moh. Fadel Tandju").focus();
  await other.getByText("Tersimpan", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.goto(walk.product.url + sheets);
  const kept = page.getByRole("region", { name: "Nilai di perangkat ini" });
  await kept.getByText("Perlu diperiksa").waitFor();
  await kept.getByRole("link", { name: "Buka lembarnya" }).click();
  await page.getByText("Orang lain baru saja menulis 87,00. Simpan lagi bila nilai Anda yang benar.").waitFor();
  await page.getByRole("button", { name: "Simpan" }).click();
  await page.getByText("Tersimpan", { exact: true }).waitFor();
  await page.goto(walk.product.url + sheets, { waitUntil: "networkidle" });
  expect(await kept.count()).toBe(0);
});

test("a mark of a sheet that is gone is told, and takes no page with it", async () => {
  const page = await open(second, "Tes");
  await page.getByText(/juga terbuka tanpa internet/).waitFor();
  await page.context().setOffline(true);
  await field(page, "Nilai tes Moh. Fadel Tandju").fill("33");
  await field(page, "Nilai tes Aminah Borman").focus();
  await page.getByText(onDevice).waitFor();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("nilai-ppdb:")) ?? "";
    const mark = JSON.parse(localStorage.getItem(key) ?? "{}");
    const lembar = "3b71e6cf-303d-4683-8dae-dd29587eb17c/tes";
    localStorage.removeItem(key);
    localStorage.setItem(key.replace(mark.lembar, lembar), JSON.stringify({ ...mark, lembar }));
  });
  // The field's own page would send it as soon as it can.
  await page.goto(walk.product.url + sheets);
  await page.context().setOffline(false);
  await page.goto(walk.product.url + sheets);
  const kept = page.getByRole("region", { name: "Nilai di perangkat ini" });
  await kept.getByText(/tidak ada lagi/).waitFor();
  await noFlaw(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/kept.png`, fullPage: true });
  await kept.getByRole("button", { name: "Hapus" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
  await kept.waitFor({ state: "detached" });
});

test("nobody else on the device sees or sends what waits there, nor opens the sheet without a network", async () => {
  const page = await open(second, "Tes");
  const sheet = page.url();
  await page.getByText(/juga terbuka tanpa internet/).waitFor();
  await page.evaluate(() =>
    localStorage.setItem(
      "nilai-ppdb:lain:x",
      JSON.stringify({
        akunId: "lain",
        lembar: "x/tes",
        pendaftaran: "x",
        penguji: "1",
        nomor: "9",
        nilai: "9",
        alasan: "",
        versi: 0,
        kirim: true,
      }),
    ),
  );
  await page.goto(walk.product.url + sheets, { waitUntil: "networkidle" });
  expect(await page.getByRole("region", { name: "Nilai di perangkat ini" }).count()).toBe(0);
  await page.evaluate(() => fetch("/keluar", { method: "POST", redirect: "manual" }));
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("lembar-1");
  await page.context().setOffline(true);
  await page.goto(sheet);
  expect(await page.getByText("Moh. Fadel Tandju").count()).toBe(0);
  await page.context().setOffline(false);
  second = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), phone);
});

test("a mark that was sent stays in sight in the kept sheet, and the list leads there without a network", async () => {
  const page = await open(second, "Tes");
  await page.getByText(/juga terbuka tanpa internet/).waitFor();
  await page.waitForLoadState("networkidle");
  await field(page, "Nilai tes Anak Nomor A").fill("92,5");
  await field(page, "Nilai tes Anak Nomor B").focus();
  await page.getByText("Tersimpan", { exact: true }).waitFor();
  // The room loses its network before the page is kept anew.
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Semua lembar" }).click();
  await page.getByRole("heading", { level: 1, name: "Nilai", exact: true }).waitFor();
  await page.getByText(/Tanpa internet, yang terbuka/).waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/list-offline.png`, fullPage: true });
  await page.getByRole("link", { name: /^Tes/ }).click();
  await expect.poll(() => field(page, "Nilai tes Anak Nomor A").inputValue()).toBe("92,50");
  // Written on from what was sent: no colleague is blamed for it.
  await field(page, "Nilai tes Anak Nomor A").fill("93");
  await field(page, "Nilai tes Anak Nomor B").focus();
  await page.getByText(onDevice).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Tersimpan", { exact: true }).waitFor();
  await page.reload({ waitUntil: "networkidle" });
  expect(await field(page, "Nilai tes Anak Nomor A").inputValue()).toBe("93,00");
});

test("a rapor is typed subject by subject", async () => {
  const page = await open(first, "Rapor");
  await page.getByRole("link", { name: "Isi rapor" }).first().click();
  for (const mapel of ["Fikih", "Matematika"])
    for (const semester of [1, 2, 3, 4, 5]) await field(page, `${mapel} semester ${semester}`).fill("80");
  await field(page, "Fikih semester 1").focus();
  await page.getByText("Rata-rata rapor: 80,00").waitFor();
  expect(await field(page, "Matematika semester 5").inputValue()).toMatch(/^80/);
});

test.each([360, 768, 1440])("the sheets fit at %i px", async (width) => {
  const page = await open(first, "Wawancara");
  await page.setViewportSize({ width, height: 800 });
  for (const look of ["Wawancara", "Rapor"]) {
    await open(first, look);
    if (look === "Rapor") await page.getByRole("link", { name: "Isi rapor" }).first().click();
    await page.waitForLoadState("networkidle");
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${look}-${width}.png`, fullPage: true });
  }
  await page.goto(walk.product.url + sheets, { waitUntil: "networkidle" });
  await noFlaw(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/nilai-${width}.png`, fullPage: true });
});
