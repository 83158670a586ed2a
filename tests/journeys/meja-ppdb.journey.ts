/**
 * Fifteen teachers of the committee, eight weeks a year, at laptops and on their phones: they open the desk, look at one registration after
 * the other and say what becomes of it. What goes wrong: the same child twice, a child refused by one person alone.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let [first, second]: Page[] = [];
const desk = "/administration/meja-ppdb";

beforeAll(async () => {
  walk = await openWalk();
  for (const name of ["Nur Azizah Lamadjido", "Nur Azizah Lamadjido", "Moh. Fadel Tandju"])
    expect((await post(walk.product.url, registration(name))).status).toBe(201);
  first = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  second = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
}, 240_000);
afterAll(() => walk?.close());

const open = async (page: Page, name: string) => {
  await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.each([360, 768, 1440])("desk and registration fit at %i px, and say what is there", async (width) => {
  if (!first) throw new Error("nobody is signed in");
  await first.setViewportSize({ width, height: 800 });
  await first.goto(walk.product.url + desk, { waitUntil: "networkidle" });
  await first.getByRole("link", { name: "Moh. Fadel Tandju" }).first().waitFor();
  await noFlaw(first);
  expect(await first.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await open(first, "Nur Azizah Lamadjido");
  await noFlaw(first);
  expect(await first.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("a registration is verified, and its time line says by whom", async () => {
  if (!first) throw new Error("nobody is signed in");
  await open(first, "Moh. Fadel Tandju");
  await press(first, "Nyatakan terverifikasi");
  await first.getByText("Terverifikasi").first().waitFor();
  await first.reload({ waitUntil: "networkidle" });
  expect(await first.locator("main").innerText()).toMatch(/Terverifikasi/i);
});

test("who writes a reason while a colleague is quicker sees what stands now, and the next press is about that", async () => {
  if (!first || !second) throw new Error("nobody is signed in");
  for (const page of [first, second]) {
    await open(page, "Nur Azizah Lamadjido");
    await press(page, "Catat pengunduran diri");
    await page.getByRole("dialog").getByRole("textbox").fill("Ibu menelepon: pindah ke Makassar.");
  }
  const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Simpan" }).click();
  await save(first);
  await first.getByRole("dialog").waitFor({ state: "hidden" });
  await save(second);
  await second.getByText("Yang tampil sekarang sudah yang terbaru").waitFor();
  await second.locator("main").getByText("Mengundurkan diri", { exact: true }).first().waitFor();
  expect(await second.getByRole("dialog").getByRole("textbox").inputValue()).toContain("Makassar");
  await save(second);
  await second.getByText("Keadaan pendaftaran ini sudah mengundurkan diri").waitFor();
});

test("one person alone refuses nobody", async () => {
  if (!first || !second) throw new Error("nobody is signed in");
  await open(first, "Moh. Fadel Tandju");
  await press(first, "Usulkan tidak diterima");
  const dialog = first.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Berkas tidak sah.");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => first?.getByRole("button", { name: /setujui/i }).count()).toBe(0);
  await open(second, "Moh. Fadel Tandju");
  await second.getByText("Berkas tidak sah.").first().waitFor();
  await second.getByRole("button", { name: /setujui/i }).click();
  await second.getByText("Tidak diterima").first().waitFor();
  await first.reload({ waitUntil: "networkidle" });
  expect(await first.locator("main").innerText()).toMatch(/Tidak diterima/i);
});
