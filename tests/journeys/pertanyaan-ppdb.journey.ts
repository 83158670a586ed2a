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
  // Rendered once for all who come: what is asked later stands in it all the same.
  for (const _ of [1, 2]) expect(await (await fetch(`${walk.product.url}/daftar`)).text()).not.toContain("jawab-");
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
  await desk
    .getByRole("row", { name: /Tingkat lomba/ })
    .getByText("Semua jalur")
    .waitFor();
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

const typed = {
  ...{ tempatLahir: "Palu", tanggalLahir: "9/3/2012", alamat: "Jalan Sungai Contoh No. 12", noTelepon: "081200000000" },
  ...{ namaAyah: "Abdul Rahman", pekerjaanAyah: "Nelayan", namaIbu: "Hasnawati", pekerjaanIbu: "Penenun", noTeleponOrtu: "081300000000" },
  asalSekolah: "MTs Contoh",
};
const juz = "#jawab-jumlah-juz-yang-dihafal";
const answersOf = (nama: string) =>
  query<{ kode: string; isi: string }>(
    walk.product.dataDir,
    `select kode, isi from jawaban_pendaftaran join pertanyaan_ppdb tanya on tanya.id = pertanyaan_id
     join pendaftaran on pendaftaran.id = pendaftaran_id where nama_lengkap = '${nama}' order by kode`,
  );

const next = { noTelepon: true, noTeleponOrtu: true } as const;
async function openForm(page: Page, nama: string, hasSteps: boolean) {
  await page.goto(`${walk.product.url}/daftar`, { waitUntil: "networkidle" });
  for (const [name, text] of Object.entries({ namaLengkap: nama, ...typed })) {
    await page.locator(`#${name}`).fill(text);
    if (name === "alamat") await page.getByText("Perempuan", { exact: true }).click();
    if (hasSteps && name in next) await page.getByRole("button", { name: "Selanjutnya" }).click();
  }
}

test("the form asks what the chosen path asks, keeps it through a lost page, and holds nobody up", async () => {
  const page = await walk.newPage({ viewport: { width: 360, height: 740 } });
  await openForm(page, "Anak Berskrip", true);
  await page.getByRole("heading", { name: "Pertanyaan tambahan" }).waitFor();
  expect(await page.locator(juz).isVisible()).toBe(false);
  await page.locator("#jalur").selectOption("tahfidz");
  await page.locator(juz).fill("31");
  await page.locator("#jawab-tingkat-lomba").focus();
  await page.locator(`${juz}-pesan`).getByText("harus antara 1 dan 30").waitFor();
  await noFlaw(page);
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.locator(juz).inputValue()).toBe("31");
  await page.getByRole("button", { name: "Selanjutnya" }).click();
  await page.getByRole("link", { name: "Jumlah juz yang dihafal di Data Akademik" }).click();
  await page.locator(juz).fill("");
  await page.getByRole("button", { name: "Selanjutnya" }).click();
  await page.getByText("Belum dijawab, boleh menyusul").waitFor();
  await noFlaw(page);
  await page.goBack();
  await page.locator(juz).fill("12");
  await page.getByRole("button", { name: "Selanjutnya" }).click();
  await page.locator("#agreement").check();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Kirim Pendaftaran" }).click();
  await page.locator("#menunggu").waitFor();
  await page.context().setOffline(false);
  await page.locator("#terima").waitFor();
  expect(await answersOf("Anak Berskrip")).toEqual([{ kode: "jumlah-juz-yang-dihafal", isi: "12" }]);
}, 120_000);

test("without scripts a wrong answer is told in its place, and the proof shows the right one", async () => {
  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await ask(desk, async () => {
    const dialog = desk.getByRole("dialog");
    await dialog.locator("[name=pertanyaan]").fill("Pernah mondok?");
    await dialog.getByRole("tab", { name: "Bentuk jawaban" }).click();
    await dialog.locator("[name=bentuk]").selectOption("ya-tidak");
  });
  const old = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await openForm(old, "Anak Tanpa Skrip", false);
  const mondok = old.getByRole("radiogroup", { name: "Pernah mondok?" });
  expect(await mondok.getByRole("radio", { name: "Belum dijawab" }).isChecked()).toBe(true);
  await mondok.getByRole("radio", { name: "Ya" }).check();
  await old.locator("#jalur").selectOption("tahfidz");
  await old.locator(juz).fill("31");
  await old.locator("#jawab-tingkat-lomba").selectOption("Kota");
  await old.locator("#agreement").check();
  await old.getByRole("button", { name: "Kirim Pendaftaran" }).click();
  await old.locator(`${juz}-pesan`).getByText("harus antara 1 dan 30").waitFor();
  expect([await old.locator(juz).inputValue(), await old.locator("#jawab-tingkat-lomba").inputValue()]).toEqual(["31", "Kota"]);
  // Pressed by mistake, it is let go again.
  expect(await mondok.getByRole("radio", { name: "Ya" }).isChecked()).toBe(true);
  await mondok.getByRole("radio", { name: "Belum dijawab" }).check();
  await old.locator(juz).fill("30");
  await old.getByRole("button", { name: "Kirim Pendaftaran" }).click();
  await old.getByRole("heading", { name: "Jawaban atas pertanyaan tambahan" }).waitFor();
  expect(await old.locator(".bukti .jawaban").innerText()).toContain("30");
  expect((await answersOf("Anak Tanpa Skrip")).map(({ kode }) => kode)).toEqual(["jumlah-juz-yang-dihafal", "tingkat-lomba"]);

  const [sent] = await query<{ nomor: string }>(
    walk.product.dataDir,
    "select nomor from pendaftaran where nama_lengkap = 'Anak Tanpa Skrip'",
  );
  await open(old, sent?.nomor ?? "");
  const asked = old.getByRole("radiogroup", { name: "Pernah mondok?" });
  await asked.getByRole("radio", { name: "Tidak" }).check();
  await asked.getByRole("radio", { name: "Belum dijawab" }).check();
  await old.getByRole("button", { name: "Kirim jawaban" }).click();
  await old.getByText("Belum ada jawaban yang ditulis.", { exact: false }).first().waitFor();
  expect(walk.broken).toEqual([]);
}, 120_000);
