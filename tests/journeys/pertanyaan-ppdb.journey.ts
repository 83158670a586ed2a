/**
 * The decree brings two questions; one of the committee writes them, a family answers the first on an old telephone without scripts and
 * the second on a new one, and the committee reads both. What goes wrong: a wrong answer loses what was typed, a choice nobody offered.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
  const { dataDir } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(
    dataDir,
    "insert into jalur_ppdb (jenis, gelombang_id) select jenis, id from gelombang_ppdb, unnest(array['reguler', 'tahfidz']) jenis",
  );
}, 240_000);
afterAll(() => walk?.close());

const list = "/administration/pertanyaan-ppdb";

async function ask(page: Page, fill: () => Promise<unknown>) {
  await page.goto(`${walk.product.url}${list}`, { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /^Tambah/ })
    .or(page.getByRole("link", { name: /^Tambah/ }))
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Periode", { exact: false }).first().selectOption({ index: 1 });
  await fill();
  await dialog.locator("[type=submit]").click();
  await page.getByText("Pertanyaan berhasil ditambahkan").first().waitFor();
}

async function open(page: Page, nomor: string) {
  await page.goto(`${walk.product.url}/daftar/status`, { waitUntil: "networkidle" });
  await page.locator("[name=nomor]").fill(nomor);
  await page.locator("[name=tanggalLahir]").fill("9/3/2012");
  await page.locator("[name=aksi][value=buka]").click();
  await page.getByRole("heading", { name: /^(Masih perlu diisi|Pertanyaan tambahan)$/ }).waitFor();
}

test("questions of the year are answered at home and read at the desk", async () => {
  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  const dialog = desk.getByRole("dialog");
  await ask(desk, async () => {
    await dialog.locator("[name=pertanyaan]").fill("Jumlah juz yang dihafal");
    await dialog.locator("[name=jalur]").selectOption("tahfidz");
    await dialog.locator("[name=wajib]").check();
    await dialog.getByRole("tab", { name: "Bentuk jawaban" }).click();
    await dialog.locator("[name=bentuk]").selectOption("angka");
    await dialog.locator("[name=palingKecil]").fill("1");
    await dialog.locator("[name=palingBesar]").fill("30");
  });
  await ask(desk, async () => {
    await dialog.locator("[name=pertanyaan]").fill("Tingkat lomba");
    await dialog.getByRole("tab", { name: "Bentuk jawaban" }).click();
    await dialog.locator("[name=bentuk]").selectOption("pilihan");
    await dialog.locator("[name=pilihan]").fill("Kota\nProvinsi");
  });
  await noFlaw(desk);
  await desk.goto(`${walk.product.url}${list}/pratinjau?jalur=tahfidz`, { waitUntil: "networkidle" });
  await desk.getByLabel("Jumlah juz yang dihafal").waitFor();
  await noFlaw(desk);

  const sent = await post(walk.product.url, { ...registration("Anak Hafiz"), jalur: "tahfidz" });
  const { nomor, peringatan } = (await sent.json()) as { nomor: string; peringatan: string[] };
  expect(peringatan.at(-1)).toContain("Jumlah juz yang dihafal");

  const old = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await open(old, nomor);
  await old.getByLabel("Jumlah juz yang dihafal").fill("31");
  await old.getByRole("button", { name: "Kirim jawaban" }).click();
  await old.getByText("Jumlah juz yang dihafal harus antara 1 dan 30.").first().waitFor();
  expect(await old.getByLabel("Jumlah juz yang dihafal").inputValue()).toBe("31");
  await old.getByLabel("Jumlah juz yang dihafal").fill("5");
  await old.getByRole("button", { name: "Kirim jawaban" }).click();
  await old.getByRole("heading", { name: "Jawaban Anda" }).waitFor();

  const page = await walk.newPage({ viewport: { width: 360, height: 740 } });
  await open(page, nomor);
  await noFlaw(page);
  await page.getByLabel("Tingkat lomba").selectOption("Provinsi");
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await page.getByRole("heading", { name: "Pertanyaan tambahan" }).waitFor({ state: "detached" });
  expect(await page.locator(".status-jawaban").innerText()).toContain("Provinsi");

  const [row] = await query<{ id: string }>(walk.product.dataDir, "select id from pendaftaran");
  await desk.goto(`${walk.product.url}/administration/meja-ppdb/${row?.id}`, { waitUntil: "networkidle" });
  await desk.getByRole("button", { name: "Perbaiki Jumlah juz yang dihafal" }).click();
  await dialog.locator("[name=jawab-jumlah-juz-yang-dihafal]").fill("6");
  await dialog.locator("[name=alasan]").fill("Dibaca dari syahadah");
  await dialog.locator("[type=submit]").click();
  await desk.getByText("Jawaban disimpan").first().waitFor();
  await noFlaw(desk);
  await page.reload();
  expect(await page.locator("article.status-lembar").innerText()).toContain("Dibaca dari syahadah.");
  expect(walk.broken).toEqual([]);
}, 180_000);
