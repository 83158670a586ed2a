/**
 * A family that began its form on Monday and goes on on Wednesday, after the committee left out the mark of an examination that is held no more;
 * another one with a browser without scripts. What goes wrong: the form asks on, a draft of before stops it, a proof shows an empty line.
 */
import { devices, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
  await ask(true);
}, 240_000);
afterAll(() => walk?.close());

const texts = {
  ...{ tempatLahir: "Palu", tanggalLahir: "9/3/2012", alamat: "Jalan Sungai Contoh No. 12, Kota Palu", noTelepon: "0812 0000 0000" },
  ...{ namaAyah: "Abdul Rahman", pekerjaanAyah: "Nelayan", namaIbu: "Hasnawati", pekerjaanIbu: "Penenun", noTeleponOrtu: "0813 0000 0000" },
  asalSekolah: "MTs Negeri Contoh Palu",
};
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  // One long form: each field stands in its own step.
  for (const [name, text] of Object.entries(fields))
    await page.locator(`#${name}`).evaluate((field, typed) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = typed;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
};
const ask = (asks: boolean) => query(walk.product.dataDir, `update periode_ppdb set tanya_un = ${asks}, tanya_jurusan = ${asks}`);
/** The form as it is now: who brings no cookie may be given one that was rendered a minute before. */
const device = async (options: Parameters<Walk["newPage"]>[0]) => {
  const page = await walk.newPage(options);
  await page.context().addCookies([{ name: "sendiri", value: "1", url: walk.product.url }]);
  return page;
};
const stored = (name: string) => query(walk.product.dataDir, `select nilai_u_n, jurusan from pendaftaran where nama_lengkap = '${name}'`);

test("a draft with the mark in it goes on in a form that does not ask any more, and is sent without it", async () => {
  const page = await device({ ...devices["Galaxy S8"], locale: "id-ID", reducedMotion: "reduce" });
  await page.goto(`${walk.product.url}/daftar`);
  await page.locator("form[data-siap]").waitFor();
  await fill(page, { ...texts, namaLengkap: "Anak Lanjut", nilaiUN: "85,5" });
  await page.locator("[name=jenisKelamin][value=perempuan]").evaluate((one: HTMLInputElement) => one.click());
  await page.locator("[name=jurusan][value=ipa]").evaluate((one: HTMLInputElement) => one.click());
  await ask(false);
  await page.goto(`${walk.product.url}/daftar#langkah-3`);
  await page.reload();
  await page.locator("form[data-siap]").waitFor();
  expect(await page.locator("#nilaiUN, [name=jurusan]").count()).toBe(0);
  expect(await page.locator("#asalSekolah").inputValue()).toBe(texts.asalSekolah);
  await noFlaw(page);
  await page.getByRole("button", { name: "Selanjutnya" }).click();
  expect(await page.locator("main").innerText()).not.toMatch(/Nilai UN|Jurusan|Masih ada/);
  await page.locator("#agreement").check();
  await page.getByRole("button", { name: "Kirim Pendaftaran" }).click();
  await page
    .getByText(/PMBM-\d{4}-\d{5}-/)
    .first()
    .waitFor();
  expect(await stored("Anak Lanjut")).toEqual([{ nilai_u_n: null, jurusan: null }]);
  await page.context().close();
});

test("without scripts too, and the proof says nothing of it; a form that stands open from before is taken with what it has", async () => {
  await ask(true);
  const [old, page] = [await device({ javaScriptEnabled: false }), await device({ javaScriptEnabled: false })];
  await old.goto(`${walk.product.url}/daftar`);
  await ask(false);
  await page.goto(`${walk.product.url}/daftar`);
  for (const [one, name] of [
    [old, "Anak Lama"],
    [page, "Anak Baru"],
  ] as const) {
    for (const [field, text] of Object.entries({ ...texts, namaLengkap: name })) await one.locator(`#${field}`).fill(text);
    await one.locator("[name=jenisKelamin][value=perempuan]").check();
    await one.locator("#agreement").check();
  }
  expect(await page.locator("#nilaiUN, [name=jurusan]").count()).toBe(0);
  await old.locator("#nilaiUN").fill("70,25");
  await old.locator("[name=jurusan][value=ips]").check();
  for (const one of [old, page]) await one.getByRole("button", { name: "Kirim Pendaftaran" }).click();
  for (const one of [old, page]) await one.getByText("Pendaftaran Berhasil!").waitFor();
  expect([await stored("Anak Lama"), await stored("Anak Baru")]).toEqual([
    [{ nilai_u_n: 70.25, jurusan: "ips" }],
    [{ nilai_u_n: null, jurusan: null }],
  ]);
  expect(await old.locator("dt").allInnerTexts()).toContain("Jurusan");
  expect(await page.locator("dt").allInnerTexts()).not.toContain("Jurusan");
  for (const one of [old, page]) await one.context().close();
});

test("the committee's list has the columns where something stands in them, and the page of one child too", async () => {
  const page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await page.setViewportSize({ width: 1440, height: 900 });
  const heads = async (search: string) => {
    await page.goto(`${walk.product.url}/administration/pendaftaran?cari=${search}`, { waitUntil: "networkidle" });
    return (await page.locator("thead").first().innerText()).toLowerCase();
  };
  expect(await heads("Anak+Lama")).toMatch(/jurusan[\s\S]*nilai un/);
  expect(await heads("Anak+Baru")).not.toMatch(/jurusan|nilai un/);
  await page.getByRole("link", { name: "Anak Baru" }).first().click();
  await page.getByText("Asal sekolah").first().waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/Nilai UN|Jurusan/);
});
