/**
 * Father and mother each sent their child in. One of the committee sees both, chooses the number that goes on and which value counts, reads
 * what will happen, and does it; the mother comes with her number and is shown the other. Thirty such pairs a year.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
const numbers: string[] = [];
const name = "Nur Azizah Lamadjido";

beforeAll(async () => {
  walk = await openWalk();
  for (const changed of [{}, { namaAyah: "Abd. Rahman L.", asalSekolah: "MTs Alkhairaat Contoh" }]) {
    const sent = await post(walk.product.url, { ...registration(name), ...changed });
    numbers.push(((await sent.json()) as { nomor: string }).nomor);
  }
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
}, 240_000);
afterAll(() => walk?.close());

const desk = () => `${walk.product.url}/administration/meja-ppdb`;

test.each([360, 768, 1440])("two of one child are looked at beside each other at %i px", async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(desk(), { waitUntil: "networkidle" });
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("link", { name: `Gabungkan dengan ${numbers[1]}` }).click();
  await page.getByRole("heading", { level: 1, name: "Gabungkan pendaftaran" }).waitFor();
  await page.getByText("Yang akan terjadi").waitFor();
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("one goes on with the value that was chosen, the other leads there, and it is taken back", async () => {
  await page.getByRole("radio", { name: new RegExp(numbers[1] ?? "") }).check();
  await page.getByText(`${numbers[0]} ditutup dengan tanda “digabung ke ${numbers[1]}”`).waitFor();
  await page.getByRole("radio", { name: new RegExp(numbers[0] ?? "") }).check();
  await page.getByRole("radio", { name: "Abd. Rahman L. (yang ditutup)" }).check();
  const go = page.getByRole("button", { name: `Gabungkan ke ${numbers[0]}` });
  await go.click();
  await page.getByText("Alasan penggabungan wajib diisi").or(page.getByText("Alasan")).first().waitFor();
  await page.getByRole("textbox", { name: "Alasan penggabungan" }).fill("Ayah dan ibu mengirim masing-masing.");
  await go.click();
  await page.getByRole("heading", { name: "Digabung ke sini" }).waitFor();
  await page.getByText("Abd. Rahman L.").first().waitFor();
  await noFlaw(page);

  const family = await walk.newPage({ javaScriptEnabled: false });
  await family.goto(`${walk.product.url}/daftar/status`);
  await family.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(numbers[1] ?? "");
  await family.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await family.getByRole("button", { name: "Lihat status" }).click();
  await family.getByText(`sudah digabung ke ${numbers[0]}. Pakai nomor ini seterusnya.`).waitFor();

  await page.getByRole("button", { name: `Batalkan penggabungan ${numbers[1]}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Ternyata dua anak kembar.");
  await dialog.getByRole("button", { name: "Batalkan penggabungan" }).click();
  await page.getByRole("heading", { name: "Digabung ke sini" }).waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: "Mungkin anak yang sama" }).waitFor();
});
