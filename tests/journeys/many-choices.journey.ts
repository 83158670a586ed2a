/**
 * The office of a school that is twenty years old, several times a week: writes whose prize it was, of more pupils than a list can hold, and
 * narrows the pupils to a class, of more classes than that. What goes wrong: the one who is meant is not offered, or a namesake is written down.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
let stored: (sql: string) => Promise<Record<string, unknown>[]>;

beforeAll(async () => {
  walk = await openWalk();
  stored = (sql) => query(walk.product.dataDir, sql);
  await stored(`insert into kelas (nama, tingkat, tahun_ajaran, created_at)
    select 'X.E-' || n % 12, 'X', (2004 + n / 12) || '/' || (2005 + n / 12), now() - make_interval(years => 22 - n / 12) from generate_series(0, 251) n`);
  await stored(`insert into siswa (nama, jenis_kelamin, status, kelas_id, created_at)
    select case when n in (7, 2300) then 'Zaskia Lahami' else 'Murid ' || n end, 'perempuan', 'aktif',
      (select id from kelas where nama = case n when 7 then 'X.E-3' else 'X.E-4' end and tahun_ajaran = '2024/2025'),
      now() - make_interval(days => 2400 - n) from generate_series(1, 2300) n`);
  page = await walk.signIn(await addStaff(walk.product, "tataUsaha"));
}, 240_000);
afterAll(() => walk?.close());

const open = (address: string) => page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const offered = (list: string) =>
  page.locator(`${list} option`).evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

test("a pupil is found by a part of the name, and namesakes by their class", { timeout: 120_000 }, async () => {
  await open("/administration/prestasi?tambah=1");
  const box = page.locator("[name=siswaId]");
  expect(await offered("datalist[id*=siswaId]")).toHaveLength(50);
  await box.pressSequentially("zaskia");
  await expect
    .poll(() => offered("datalist[id*=siswaId]"))
    .toEqual([expect.stringMatching(/^Zaskia Lahami · .*X\.E-3/), expect.stringMatching(/^Zaskia Lahami · .*X\.E-4/)]);
  await noFlaw(page);
  // Half a name stands in the draft, and is looked for again.
  await page.reload({ waitUntil: "networkidle" });
  expect(await box.inputValue()).toBe("zaskia");
  await expect.poll(() => offered("datalist[id*=siswaId]")).toHaveLength(2);
  const [third = ""] = await offered("datalist[id*=siswaId]");
  await box.fill(third);
  await page.locator("[name=nama]").fill("Lomba Azan");
  await page.locator("[name=peraih]").fill("Zaskia Lahami");
  await page.locator("[name=tanggal]").fill("17/08/2026");
  for (const name of ["bidang", "tingkat", "peringkat"]) await page.locator(`#isian-${name}`).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const prizes = await stored(
    "select kelas.nama as kelas from prestasi join siswa on siswa.id = siswa_id join kelas on kelas.id = kelas_id",
  );
  expect(prizes).toEqual([{ kelas: "X.E-3" }]);
});

test("a name that was typed to its end and sent at once is the pupil's", { timeout: 120_000 }, async () => {
  await open("/administration/prestasi?tambah=1");
  const box = page.locator("[name=siswaId]");
  await page.locator("[name=nama]").fill("Lomba Lari");
  await page.locator("[name=peraih]").fill("Murid 12");
  await page.locator("[name=tanggal]").fill("17/08/2026");
  for (const name of ["bidang", "tingkat", "peringkat"]) await page.locator(`#isian-${name}`).selectOption({ index: 1 });
  await box.fill("murid 12");
  await expect.poll(() => offered("datalist[id*=siswaId]")).toContain("Murid 12");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const prizes = await stored("select siswa.nama from prestasi join siswa on siswa.id = siswa_id where prestasi.nama = 'Lomba Lari'");
  expect(prizes).toEqual([{ nama: "Murid 12" }]);
});

test("who is called like nobody is told so, and so is who has no network; what was typed stays", { timeout: 120_000 }, async () => {
  await open("/administration/prestasi?tambah=1");
  const box = page.locator("[name=siswaId]");
  const said = page.getByRole("dialog").getByRole("status");
  await box.pressSequentially("zaskiaa");
  await said.getByText("Tidak ada nama yang memuat “zaskiaa”.").waitFor();
  await noFlaw(page);
  await box.press("Backspace");
  await expect.poll(() => offered("datalist[id*=siswaId]")).toHaveLength(2);
  expect(await said.allTextContents()).not.toContain("Tidak ada nama yang memuat “zaskiaa”.");
  await page.context().setOffline(true);
  await box.pressSequentially(" la");
  await said.getByText("Pilihan belum dapat dicari. Periksa sambungan, lalu ketik lagi.").waitFor();
  expect(await box.inputValue()).toBe("zaskia la");
  await page.context().setOffline(false);
  await box.pressSequentially("h");
  await expect.poll(() => said.allTextContents().then((all) => all.join(""))).not.toContain("sambungan");
  expect(await offered("datalist[id*=siswaId]")).toHaveLength(2);
});

test("what is typed before the field's script has come is looked for as soon as it is there", { timeout: 120_000 }, async () => {
  const slow = await walk.signIn(await addStaff(walk.product, "tataUsaha"));
  await slow.route(/\/sought-[^/]*\.js$/, async (route) => {
    await sleep(2_000);
    await route.continue();
  });
  await slow.goto(`${walk.product.url}/administration/prestasi?tambah=1`);
  const box = slow.locator("[name=siswaId]");
  await box.fill("zaskia");
  await expect
    .poll(() => slow.locator("datalist[id*=siswaId] option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
    .toHaveLength(2);
  expect(await box.inputValue()).toBe("zaskia");
  await slow.context().close();
});

test("a class of years ago narrows the list, stays in the address, and is let go of by emptying the box", {
  timeout: 120_000,
}, async () => {
  await open("/administration/siswa");
  const box = page.getByRole("combobox", { name: "Kelas" });
  await box.pressSequentially("e-3 2024/2025");
  await expect.poll(() => offered("form[role=search] datalist")).toContain("X.E-3 · 2024/2025");
  await box.fill("Tanpa kelas");
  await page.getByText("Tidak ada siswa yang cocok").waitFor();
  await box.fill("X.E-3 · 2024/2025");
  await page.getByText("Zaskia Lahami").first().waitFor();
  await expect.poll(() => page.locator(".ui-table tbody tr").count()).toBe(1);
  await page.reload({ waitUntil: "networkidle" });
  expect(await box.inputValue()).toBe("X.E-3 · 2024/2025");
  await noFlaw(page);
  await box.fill("");
  await expect.poll(() => page.locator(".ui-table tbody tr").count()).toBe(10);
  expect(page.url()).not.toContain("kelasId=");
  await box.fill("kelas yang tidak ada");
  await page.getByText("Tidak ada nama yang memuat “kelas yang tidak ada”.").waitFor();
  await noFlaw(page);
  // Typed to its end at once, before the server could find it.
  await box.fill("x.e-4 · 2024/2025");
  await expect.poll(() => page.url()).toContain("kelasId=");
  expect(await box.evaluate((input) => document.activeElement === input)).toBe(true);
  // Half of it is no class: the list is whole again, and what is to be done is said.
  await box.fill("x.e-4");
  await expect.poll(() => page.url()).not.toContain("kelasId=");
  await page.getByText("Pilih salah satu nama yang muncul.").waitFor();
  expect(await box.inputValue()).toBe("x.e-4");
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe("X.E-4 · 2024/2025");
});

test("one of hundreds of tags is joined with another, each found by a part of it", { timeout: 120_000 }, async () => {
  await stored(
    "insert into tag (name, created_at) select 'tagar' || n, now() - make_interval(days => 300 - n) from generate_series(1, 300) n",
  );
  const humas = await walk.signIn(await addStaff(walk.product, "humas"));
  await humas.goto(`${walk.product.url}/administration/tagar/gabung`, { waitUntil: "networkidle" });
  const choose = async (field: string, tag: string) => {
    const box = humas.locator(`[name=${field}]`);
    await box.pressSequentially(tag.slice(2));
    const choices = humas.locator(`datalist[id*=${field}] option`);
    await expect.poll(() => choices.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toContain(tag);
    await box.fill(tag);
  };
  await choose("dari", "tagar17");
  await choose("ke", "tagar204");
  await noFlaw(humas);
  const asked = async (who: Page, field: string) =>
    (await who.request.get(`${walk.product.url}/administration/tagar/gabung/pilihan/${field}?kata=tagar`)).status();
  expect([await asked(humas, "ke"), await asked(humas, "x"), await asked(humas, "__proto__"), await asked(page, "ke")]).toEqual([
    200, 404, 404, 404,
  ]);
  await humas.getByRole("button", { name: "Gabungkan" }).click();
  await humas.getByText("#tagar17 kini menjadi #tagar204").waitFor();
  expect(await stored("select name from tag where deleted_at is not null")).toEqual([{ name: "tagar17" }]);
});
