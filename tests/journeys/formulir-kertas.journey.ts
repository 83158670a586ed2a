/**
 * A family without a telephone brings a form on paper; one of the committee types it while they wait, hands them the proof and scans the form
 * and the family card. What goes wrong: two presses, a child that is there already, a field that was forgotten.
 */
import type { Page } from "playwright-core";
import sharp from "sharp";
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
    `insert into jalur_ppdb (jenis, gelombang_id, dokumen) select jenis, id, 'Kartu keluarga'
     from gelombang_ppdb, unnest(array['reguler', 'afirmasi']) jenis`,
  );
  await query(
    dataDir,
    `insert into pertanyaan_ppdb (periode_id, jalur, pertanyaan, kode, bentuk) select id, jalur, tanya, kode, bentuk from periode_ppdb,
     (values ('afirmasi', 'Nomor KIP', 'kip', 'pendek'), (null, 'Pernah mondok?', 'mondok', 'ya-tidak')) new (jalur, tanya, kode, bentuk)`,
  );
}, 240_000);
afterAll(() => walk?.close());

const fill = async (page: Page, name: string) => {
  await page.getByRole("combobox", { name: "Jalur yang dipilih keluarga" }).selectOption("Afirmasi (Gelombang 1)");
  await page.getByLabel("Diterima pukul").fill("00:00");
  await page.getByRole("textbox", { name: "Nama lengkap" }).fill(name);
  await page.getByRole("textbox", { name: "Tempat lahir" }).fill("Palu");
  await page.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await page.getByRole("radio", { name: "Perempuan" }).check();
  await page.getByRole("textbox", { name: "Alamat" }).fill("Jalan Sungai Contoh No. 12, Kota Palu");
  await page.getByRole("textbox", { name: "Nomor telepon" }).first().fill("081200000000");
  await page.getByRole("textbox", { name: "Nama ayah" }).fill("Abdul Rahman");
  await page.getByRole("checkbox", { name: "Ayah sudah meninggal" }).check();
  await page.getByRole("textbox", { name: "Nama ibu" }).fill("Hasnawati");
  await page.getByRole("textbox", { name: "Pekerjaan ibu" }).fill("Penenun");
  await page.getByRole("textbox", { name: "Nomor telepon orang tua atau wali" }).fill("081300000000");
  await page.getByRole("textbox", { name: "Asal sekolah" }).fill("MTs Contoh");
};

test("a form on paper becomes a registration with its proof and its scans", async () => {
  const name = "Aminah Borman";
  await post(walk.product.url, { ...registration(name), jalur: "reguler" });
  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await desk.goto(`${walk.product.url}/administration/meja-ppdb`, { waitUntil: "networkidle" });
  await desk.getByRole("link", { name: "Isikan dari kertas" }).click();
  await desk.getByRole("heading", { name: "Isi dari Formulir Kertas" }).waitFor();
  await noFlaw(desk);
  await fill(desk, name);
  // What the father does is not asked of one who has died.
  expect(await desk.getByRole("textbox", { name: "Pekerjaan ayah" }).count()).toBe(0);
  const [path, kip] = [
    desk.getByRole("combobox", { name: "Jalur yang dipilih keluarga" }),
    desk.getByRole("textbox", { name: "Nomor KIP" }),
  ];
  await kip.fill("KIP 12");
  await desk.getByRole("radio", { name: "Ya", exact: true }).check();
  await desk.getByRole("radio", { name: "Belum dijawab" }).check();
  await path.selectOption("Reguler (Gelombang 1)");
  expect(await kip.count()).toBe(0);
  await desk.getByRole("button", { name: "Daftarkan" }).click();
  await desk.getByText("Tanpa persetujuan yang ditandatangani", { exact: false }).first().waitFor();
  // The other path's answer waited in the form.
  await path.selectOption("Afirmasi (Gelombang 1)");
  expect(await kip.inputValue()).toBe("KIP 12");
  await desk.getByRole("checkbox", { name: /persetujuan yang ditandatangani/ }).check();
  await desk.getByRole("button", { name: "Daftarkan" }).click();
  await desk.getByText("Apakah anak ini sudah terdaftar?").waitFor();
  await desk.getByRole("button", { name: "Ini anak yang berbeda, daftarkan" }).dblclick();
  const done = desk.getByRole("heading", { name: /Terdaftar dengan nomor PMBM-/ });
  await done.waitFor();
  const nomor = /PMBM-\S+/.exec(await done.innerText())?.[0] ?? "";
  await noFlaw(desk);
  for (const width of [360, 768, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS) await desk.screenshot({ path: `${process.env.SHOTS}/kertas-${width}.png`, fullPage: true });
  }
  expect(await query(walk.product.dataDir, "select from pendaftaran where diisi_oleh is not null")).toHaveLength(1);
  expect(await query(walk.product.dataDir, "select isi from jawaban_pendaftaran")).toEqual([{ isi: "KIP 12" }]);
  expect(await desk.getByRole("textbox", { name: "Nama lengkap" }).inputValue()).toBe("");
  const paper = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Cetak bukti (PDF)" }).click();
  expect((await paper).suggestedFilename()).toBe(`Bukti-${nomor}.pdf`);

  await desk.getByRole("link", { name: "Pindai formulir dan berkasnya" }).click();
  await desk.getByText("Dari kertas", { exact: true }).waitFor();
  const scan = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#e8e4d8" } })
    .jpeg()
    .toBuffer();
  const sent = (file: string) => ({ name: file, mimeType: "image/jpeg", buffer: scan });
  await desk.getByLabel("Pilih berkas dari perangkat, pindaian Formulir pendaftaran kertas").setInputFiles(sent("formulir.jpg"));
  await desk.getByText("1 halaman, dikirim", { exact: false }).waitFor();
  await desk
    .getByLabel("Pilih berkas dari perangkat, pindaian Kartu keluarga")
    .setInputFiles({ ...sent("kk.txt"), buffer: Buffer.from("halo") });
  await desk.getByText("tidak dikenali", { exact: false }).waitFor();
  await desk.getByLabel("Pilih berkas dari perangkat, pindaian Kartu keluarga").setInputFiles([sent("kk-1.jpg"), sent("kk-2.jpg")]);
  await desk.getByText("2 halaman, dikirim", { exact: false }).waitFor();
  await noFlaw(desk);
  for (const width of [360, 768, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS) await desk.screenshot({ path: `${process.env.SHOTS}/pendaftar-${width}.png`, fullPage: true });
  }

  const family = await walk.newPage({ javaScriptEnabled: false });
  await family.goto(`${walk.product.url}/daftar/status`);
  await family.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await family.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await family.getByRole("button", { name: "Lihat status" }).click();
  await family.getByText("Diisi oleh panitia (Uji panitiaPpdb)", { exact: false }).waitFor();
  expect(await family.getByText("oleh panitia (Uji panitiaPpdb)", { exact: false }).count()).toBe(3);
});

test("a paper that is given back is told to the family by the committee, once", async () => {
  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  const [child] = await query<{ id: string }>(walk.product.dataDir, "select id from pendaftaran where diisi_oleh is not null");
  await desk.goto(`${walk.product.url}/administration/meja-ppdb/${child?.id}`, { waitUntil: "networkidle" });
  await desk.getByRole("button", { name: "Minta kirim ulang Kartu keluarga" }).click();
  await desk.getByRole("combobox", { name: "Alasan" }).selectOption("Buram atau terpotong");
  await desk.getByRole("button", { name: "Kembalikan" }).click();
  await desk.getByText("Perlu dikirim ulang").waitFor();
  await desk.goto(`${walk.product.url}/administration/meja-ppdb/kabar`, { waitUntil: "networkidle" });
  await desk.getByText("Perlu dikabari panitia").waitFor();
  expect(await desk.getByLabel("Teks untuk WhatsApp").inputValue()).toContain("Kartu keluarga: kirim ulang, buram atau terpotong.");
  await noFlaw(desk);
  for (const width of [360, 768, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS) await desk.screenshot({ path: `${process.env.SHOTS}/kabar-${width}.png`, fullPage: true });
  }
  await desk.getByRole("button", { name: "Tandai sudah dikabari" }).click();
  await desk.getByText("Dikabari panitia", { exact: true }).waitFor();
});
