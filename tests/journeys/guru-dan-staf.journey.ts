/**
 * A teacher on her phone says that parents may find her by name, with her picture; a father without scripts reads it, and finds her by a
 * search. She takes the picture back, the office takes a colleague off who asked for it.
 */
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, addToStaffFile, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let [teacher, colleague, clerk]: Staff[] = [];
const phone = { viewport: { width: 360, height: 740 } };
const old = { javaScriptEnabled: false, viewport: { width: 360, height: 640 } };
const own = "/ruang-kerja/tampil-di-situs";

beforeAll(async () => {
  walk = await openWalk();
  teacher = await addToStaffFile(walk.product, await addStaff(walk.product, "guru"), "Guru Ahli Muda");
  colleague = await addToStaffFile(walk.product, await addStaff(walk.product, "pegawai"), "Arsiparis");
  clerk = await addStaff(walk.product, "tataUsaha");
});

afterAll(() => walk?.close());

const open = (page: Page, path: string) => page.goto(walk.product.url + path);
const notWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
const cards = (page: Page) => page.locator(".direktori-orang b").allInnerTexts();

test("nobody stands there before they said so", { timeout: 120_000 }, async () => {
  const page = await walk.newPage(old);
  await open(page, "/guru-dan-staf");
  await page.getByText("Belum ada guru atau staf yang memilih ditampilkan").waitFor();
  await notWider(page);
});

test("a teacher says yes on her phone, and a father reads it without scripts", { timeout: 240_000 }, async () => {
  const page = await walk.signIn(teacher as Staff, phone);
  await open(page, "/administration/password");
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#7a9" } })
    .jpeg()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "saya.jpg", mimeType: "image/jpeg", buffer: picture });
  await page.getByText("Foto berhasil disimpan").waitFor();
  await open(page, own);
  await page.getByRole("button", { name: "Tampilkan saya" }).click();
  await page.getByText("Beri tanda pada persetujuan dahulu").waitFor();
  await page.getByLabel(/^Saya setuju nama/).check();
  await page.getByLabel("Tampilkan juga foto akun saya").check();
  await page.getByRole("button", { name: "Tampilkan saya" }).click();
  await page.getByText(/^Disetujui/).waitFor();
  await notWider(page);
  await noFlaw(page);

  const father = await walk.newPage(old);
  await open(father, "/");
  await father.getByRole("link", { name: "Guru dan staf" }).click();
  expect(await cards(father)).toEqual(["Uji guru"]);
  await father.getByRole("heading", { name: "Guru", exact: true }).waitFor();
  expect(await father.locator("main").innerText()).not.toContain(teacher?.nip);
  const address = await father.locator(".direktori-orang img").getAttribute("src");
  const answer = await father.request.get(walk.product.url + address);
  expect([answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]]).toEqual([200, "image/webp", "no-store"]);
  await notWider(father);
  await open(father, "/cari?cari=uji+guru");
  await father.getByRole("link", { name: /Uji guru/ }).click();
  expect(new URL(father.url()).hash).toMatch(/^#orang-/);
  const reader = await walk.newPage();
  await open(reader, "/guru-dan-staf");
  await noFlaw(reader);

  await page.getByLabel("Tampilkan juga foto akun saya").uncheck();
  await page.getByRole("button", { name: "Simpan pilihan" }).click();
  await expect.poll(async () => (await father.request.get(walk.product.url + address)).status()).toBe(404);
  await open(father, "/guru-dan-staf");
  expect(await father.locator(".direktori-orang img").count()).toBe(0);
});

test("the office takes off who asked for it, and puts nobody on", { timeout: 120_000 }, async () => {
  const page = await walk.signIn(colleague as Staff);
  await open(page, own);
  await page.getByLabel(/^Saya setuju nama/).check();
  await page.getByRole("button", { name: "Tampilkan saya" }).click();
  await page.getByText(/^Disetujui/).waitFor();
  expect(await page.getByRole("heading", { name: "Yang tampil sekarang" }).count()).toBe(0);

  const office = await walk.signIn(clerk as Staff);
  await open(office, own);
  await office.getByText("Data kepegawaian Anda belum ada").waitFor();
  await noFlaw(office);
  await office.getByRole("button", { name: "Tarik Uji pegawai dari halaman umum" }).click();
  await expect.poll(() => office.getByText("Uji pegawai", { exact: true }).count()).toBe(0);
  const visitor = await walk.newPage(old);
  await open(visitor, "/guru-dan-staf");
  expect(await cards(visitor)).toEqual(["Uji guru"]);
  expect(await query(walk.product.dataDir, "select count(*)::int as n from tampil_publik")).toEqual([{ n: 1 }]);
  expect(walk.broken).toEqual([]);
});
