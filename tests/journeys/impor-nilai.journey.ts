/**
 * A member of the committee at the laptop, the evening after the tests: the list of the examination program goes in by a map of its columns,
 * the rapor goes out, is filled in and comes back. What goes wrong: strange heads, points of 40, a wrong row among good ones.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { openMarking, openSheet } from "#tests/support/mark-sheets.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
const nomor: string[] = [];
const children = ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo", "Dewi Mangkona"];

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(dataDir, "insert into jalur_ppdb (jenis, gelombang_id) select 'reguler', id from gelombang_ppdb");
  for (const name of children) nomor.push(((await (await post(url, registration(name))).json()) as { nomor: string }).nomor);
  await openMarking(dataDir);
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), { viewport: { width: 1440, height: 900 } });
}, 240_000);
afterAll(() => walk?.close());

const n = (place: number) => nomor[place] ?? "";
const bring = (name: string, buffer: Buffer) =>
  page
    .getByLabel("Pilih berkas dari perangkat, daftar nilai", { exact: true })
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
const cbt = (points: string) =>
  Buffer.from(
    [
      "HASIL UJIAN CBT;;;;",
      "MAN 1 Palu;;;;",
      "Id Peserta;Peserta Tes;Num;Verb;Kelas",
      `${n(0).replaceAll("-", "")};Aminah B.;${points};30;R1`,
      `${n(1).replaceAll("-", "")};Budi Lasimpo;20;15,5;R1`,
      `${n(2).replaceAll("-", "")};Citra Labatjo;TH;TH;R1`,
      `${n(3).replaceAll("-", "")};Dewi Mangkona;41;10;R1`,
    ].join("\n"),
  );

/** As it looks at every width, in light and dark, where pictures are asked for. */
async function look(name: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await noFlaw(page);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: "light" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

test("a list of an examination program goes in by a map, which is kept for the next one", async () => {
  await openSheet(walk, page, "Tes");
  await page.getByRole("link", { name: "Impor" }).click();
  await page.getByRole("heading", { level: 1, name: "Impor nilai tes" }).waitFor();
  await look("impor-kosong");
  await bring("cbt.csv", cbt("40"));
  await page.getByRole("heading", { name: /kolom perlu dipastikan/ }).waitFor();
  await look("impor-tanya");
  await page.getByLabel("Kolom Peserta Tes dibawa ke").selectOption({ label: "Nama" });
  await page.getByLabel("Kolom Num dibawa ke").selectOption({ label: "Mata uji 1" });
  await page.getByLabel("Kolom Verb dibawa ke").selectOption({ label: "Mata uji 2" });
  await page.getByLabel("2 mata uji menjadi satu nilai").selectOption({ label: "Poinnya dijumlahkan" });
  await page.getByRole("group", { name: "Num" }).getByLabel("Nilai tertinggi").fill("40");
  await page.getByRole("group", { name: "Verb" }).getByLabel("Nilai tertinggi").fill("60");
  await page.getByRole("button", { name: "Benar, periksa daftar" }).click();
  await page.getByRole("heading", { name: "2 nilai akan disimpan" }).waitFor();
  await page.getByText("Num: 41 melebihi nilai tertinggi 40.").waitFor();
  await page.getByText("Di daftar tertulis Aminah B.").waitFor();
  await look("impor-rencana");
  await page.getByRole("textbox", { name: "Nama peta" }).fill("CBT Candy");
  await page.getByRole("button", { name: "Simpan peta kolom" }).click();
  await page.getByText("Peta kolom “CBT Candy” tersimpan").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Unduh baris yang salah" }).click()]);
  const { sheets } = await readBookInThread(new Uint8Array(await readFile(await download.path())));
  expect(sheets[0]?.lines[0]?.at(-1)).toBe("Kesalahan");
  expect(sheets[0]?.lines.slice(1).map((line) => [line[1], line.at(-1)])).toEqual([
    ["Dewi Mangkona", "Num: 41 melebihi nilai tertinggi 40."],
  ]);
  await page.getByRole("button", { name: "Simpan 2 nilai" }).click();
  await page.getByText("2 nilai tersimpan").waitFor();
  await page.getByRole("heading", { name: "Tidak ada nilai yang berubah" }).waitFor();
  expect(await query(walk.product.dataDir, "select nilai from nilai_ppdb where komponen = 'tes' order by nilai desc")).toEqual([
    { nilai: 7000 },
    { nilai: 3550 },
  ]);
  await bring("cbt2.csv", cbt("36"));
  await page.getByText("Kolomnya dikenali dengan peta kolom “CBT Candy”.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Simpan 1 nilai" }).waitFor();
  await page.getByRole("cell", { name: "66,00" }).waitFor();
});

test("the map is handed on to another madrasah, thrown away, and taken in from its file", async () => {
  await openSheet(walk, page, "Tes");
  await page.getByRole("link", { name: "Impor" }).click();
  await page.getByRole("cell", { name: "CBT Candy", exact: true }).waitFor();
  await look("impor-peta");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Unduh peta kolom CBT Candy" }).click(),
  ]);
  const file = await download.path();
  await page.getByRole("button", { name: "Hapus peta kolom CBT Candy" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus peta" }).click();
  await page.getByText("Belum ada peta kolom.", { exact: false }).waitFor();
  await page.locator("#berkas-peta").setInputFiles({ name: "peta.json", mimeType: "application/json", buffer: await readFile(file) });
  await page.getByRole("button", { name: "Pakai peta kolom" }).click();
  await page.getByRole("cell", { name: "CBT Candy", exact: true }).waitFor();
});

test("a rapor goes out and comes in, without a difference and with what was typed into it", async () => {
  await openSheet(walk, page, "Rapor");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Unduh (Excel)" }).click()]);
  const bytes = await readFile(await download.path());
  await page.getByRole("link", { name: "Impor" }).click();
  await bring("rapor.xlsx", bytes);
  await page.getByRole("heading", { name: "Tidak ada nilai yang berubah" }).waitFor();
  const [head = [], ...lines] = (await readBookInThread(new Uint8Array(bytes))).sheets[0]?.lines ?? [];
  const rows = lines.map((line, at) => head.map((label, place) => (label.startsWith("Fikih") ? String(80 + at) : (line[place] ?? ""))));
  await bring("rapor.xlsx", Buffer.from(await makeXlsx({ columns: head.map((label) => ({ label })), rows })));
  await page.getByRole("heading", { name: "20 nilai akan disimpan" }).waitFor();
  await look("impor-rapor");
  await page.getByRole("button", { name: "Simpan 20 nilai" }).click();
  await page.getByText("20 nilai tersimpan").waitFor();
  await page.getByRole("heading", { level: 1, name: /^Rapor/ }).waitFor();
  expect(await query(walk.product.dataDir, "select count(*)::int as n from nilai_ppdb where mapel = 'Fikih'")).toEqual([{ n: 20 }]);
});
