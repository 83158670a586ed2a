/**
 * The operator of the office, at a laptop, each semester: the ministry's empty template is uploaded and comes back filled. What goes
 * wrong: a column that nobody knows, a proof of who one is that is too old, a person without a mouse, a page whose scripts never came.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { emisTemplate } from "#tests/support/template-workbook.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
let who: Staff;

beforeAll(async () => {
  walk = await openWalk();
  who = await addStaff(walk.product, "administrator", "tataUsaha");
  await query(
    walk.product.dataDir,
    `insert into siswa (nama, nisn, jenis_kelamin, agama, tanggal_lahir, status) values
      ('Ahmad Fauzi', '0112345678', 'laki-laki', 'ISLAM', '2011-08-12', 'aktif'), ('Siti Rahma', '0112345679', 'perempuan', 'ISLAM', '2011-01-03', 'aktif'),
      ('Rina Keluar', '0112345680', 'perempuan', 'ISLAM', '2011-01-04', 'keluar')`,
  );
  page = await walk.signIn(who);
  page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());

const upload = async (on: Page) => {
  await on.locator("#berkas").setInputFiles({ name: "EMIS ganjil.xlsx", mimeType: "application/octet-stream", buffer: emisTemplate() });
  await on.getByRole("button", { name: "Baca templat" }).click();
  await on.getByRole("heading", { name: "1 hal perlu dipastikan" }).waitFor();
};

test("the template is uploaded from the list's menu, its one question answered, and it comes back filled", async () => {
  await page.goto(`${walk.product.url}/administration/siswa?jenisKelamin=perempuan`);
  await page.getByText("Ekspor", { exact: true }).click();
  await page.getByRole("link", { name: "Isi templat" }).click();
  await upload(page);
  await noFlaw(page);
  const asked = page.getByRole("combobox", { name: "Kolom Isian Kementerian diisi dengan" });
  const text = page.getByRole("textbox", { name: "Teks untuk kolom Isian Kementerian" });
  expect(await text.count()).toBe(0);
  await asked.selectOption({ label: "Teks yang sama di semua baris" });
  await text.fill("131172710001");
  await page.getByRole("button", { name: "Simpan pilihan" }).click();
  await page.getByText("1 siswa ditulis ke 7 kolom, mulai baris 3.").waitFor();
  await noFlaw(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Unduh templat terisi" }).click()]);
  expect(download.suggestedFilename()).toBe("EMIS ganjil - terisi.xlsx");
  const { sheets } = await readWorkbook(await readFile(await download.path()));
  expect(sheets[1]?.lines[2]).toEqual(["1", "Siti Rahma", "0112345679", "P", "2011-01-03", "1. Islam", "131172710001"]);
  expect(JSON.stringify(sheets)).not.toContain("Rina");
});

test("the map is kept, and knows the template next semester; nothing is wider than a phone", async () => {
  await page.getByLabel("Nama peta").fill("EMIS ganjil");
  await page.getByRole("button", { name: "Simpan peta kolom" }).click();
  await page.getByText("Peta kolom “EMIS ganjil” tersimpan.").waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${walk.product.url}/administration/siswa/isi-templat`);
  await page.locator("#berkas").setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: emisTemplate() });
  await page.getByRole("button", { name: "Baca templat" }).click();
  await page.getByText("Kolomnya dikenali dengan peta kolom “EMIS ganjil”.", { exact: false }).waitFor();
  await page.getByText("2 siswa ditulis ke 7 kolom, mulai baris 3.").waitFor();
  await page.getByText("2 siswa yang aktif, sesuai saringan daftar. 1 siswa lain tidak ikut, karena tidak aktif lagi.").waitFor();
  await page.getByRole("link", { name: "Sertakan juga 1 siswa itu" }).click();
  await page.getByText("3 siswa ditulis ke 7 kolom, mulai baris 3.").waitFor();
  await page.getByRole("link", { name: "Hanya yang aktif" }).click();
  await page.getByText("2 siswa ditulis ke 7 kolom, mulai baris 3.").waitFor();
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // No card names what it then does not say.
  expect(await page.locator(".ui-table td:empty:not(.blank)").count()).toBe(0);
  for (const [name, width] of [
    ["360", 360],
    ["768", 768],
    ["1440", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/isi-templat-${name}.png`, fullPage: true });
  }
});

test("what was sent is kept, its fingerprint checked, and two of them are compared", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const keep = async () => {
    await page.getByLabel("Dikirim kepada").fill("EMIS 4.0");
    await page.getByRole("button", { name: "Simpan sebagai kiriman" }).click();
    await page.waitForURL("**/administration/siswa/kiriman");
  };
  await keep();
  await page.getByRole("button", { name: "Periksa sidik" }).first().click();
  await page.getByText("Sidiknya cocok", { exact: false }).first().waitFor();
  const [kept] = await query<{ sidik: string }>(walk.product.dataDir, "select sha256 as sidik from export_snapshot");
  await query(walk.product.dataDir, `update export_snapshot set sha256 = '${"0".repeat(64)}'`);
  await page.getByRole("button", { name: "Periksa sidik" }).first().click();
  const told = page.getByRole("cell").getByText("Sidiknya tidak cocok", { exact: false });
  await told.waitFor();
  // On a desk the three acts are one row, and the alert does not touch them.
  const acts = await page.locator(".ui-table .ui-actions").first().locator("> .ui-button").evaluateAll(edges);
  expect(new Set(acts.map(({ top }) => top)).size).toBe(1);
  expect((await told.evaluateAll(edges))[0]?.top).toBeGreaterThanOrEqual((acts[0]?.bottom ?? 0) + 8);
  await query(walk.product.dataDir, `update export_snapshot set sha256 = '${kept?.sidik}'`);
  await query(walk.product.dataDir, "update siswa set nisn = '0112345600' where nama = 'Siti Rahma'");
  await keep();
  await page.getByRole("button", { name: "Bandingkan", exact: true }).click();
  await page.getByText("kolom hanya ada di kiriman baru", { exact: false }).waitFor();
  expect(await page.getByText("NISN: “0112345679” menjadi “0112345600”").count()).toBe(1);
  for (const place of ["kiriman/banding", "kiriman", "isi-templat"]) {
    if (place !== "kiriman/banding") await page.goto(`${walk.product.url}/administration/siswa/${place}`);
    await noFlaw(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${place.replace("/", "-")}-${width}.png`, fullPage: true });
    }
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Ekspor Excel dengan peta EMIS ganjil" }).click(),
  ]);
  const { sheets } = await readWorkbook(await readFile(await download.path()));
  expect(sheets[0]?.lines[0]?.slice(0, 4)).toEqual(["No", "NAMA LENGKAP SISWA", "NISN", "Jenis Kelamin"]);
  expect(sheets[0]?.lines.flatMap((line) => line[1] ?? [])).toEqual(["NAMA LENGKAP SISWA", "Ahmad Fauzi", "Siti Rahma"]);
  // Without two lists in its address it leads to choosing them.
  await page.goto(`${walk.product.url}/administration/siswa/kiriman/banding`);
  expect(new URL(page.url()).pathname).toBe("/administration/siswa/kiriman");
});

test("whose proof is too old is asked on a page, and does not keep the question as a file", async () => {
  const { product } = walk;
  const [template] = await query<{ id: string }>(product.dataDir, "select id from fill_template order by created_at desc limit 1");
  const links = {
    [`isi-templat?templat=${template?.id}`]: ["Unduh templat terisi", "Ekspor CSV dengan peta EMIS ganjil"],
    kiriman: [/^Unduh kiriman kepada/],
  };
  for (const [place, names] of Object.entries(links))
    for (const name of names) {
      await page.goto(`${product.url}/administration/siswa/${place}`);
      await query(product.dataDir, "update sesi set confirmed_at = now() - interval '1 hour'");
      await page.getByRole("link", { name }).first().click();
      await page.waitForURL("**/konfirmasi?**");
      expect(new URL(page.url()).searchParams.get("berkas")).toBe("1");
    }
});

test("what is typed while the choices are being saved is kept", async () => {
  await page.goto(`${walk.product.url}/administration/siswa/isi-templat`);
  await page.locator("#berkas").setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: emisTemplate() });
  await page.getByRole("button", { name: "Baca templat" }).click();
  const text = page.getByRole("textbox", { name: "Teks untuk kolom Isian Kementerian" });
  await text.fill("satu");
  const { promise: letGo, resolve: bring } = Promise.withResolvers<void>();
  await page.route("**/isi-templat.data?**", (route) => letGo.then(() => route.continue()));
  await page.getByRole("button", { name: "Simpan pilihan" }).click();
  await page.getByRole("button", { name: "Menyimpan..." }).waitFor();
  await text.fill("satu dua");
  bring();
  await page.getByRole("button", { name: "Simpan pilihan" }).waitFor();
  await page.unroute("**/isi-templat.data?**");
  expect(await text.inputValue()).toBe("satu dua");
  // Saved as it was sent, and what is chosen anew has its own ways of writing.
  await page.getByRole("combobox", { name: "Kolom Agama diisi dengan" }).selectOption({ label: "Tanggal lahir" });
  await page.getByRole("button", { name: "Simpan pilihan" }).click();
  await page.getByRole("combobox", { name: "Tanggal di kolom Agama ditulis" }).waitFor();
  await page.reload();
  expect(await text.inputValue()).toBe("satu dua");
});

test("what is no template is refused where it was chosen", async () => {
  await page.goto(`${walk.product.url}/administration/siswa/isi-templat`);
  await page.locator("#berkas").setInputFiles({ name: "lama.xls", mimeType: "application/octet-stream", buffer: Buffer.from("lama") });
  await page.getByRole("button", { name: "Baca templat" }).click();
  await page.getByText("Templat harus berupa berkas Excel .xlsx", { exact: false }).waitFor();
  expect(await page.getByRole("link", { name: "Unduh templat terisi" }).count()).toBe(0);
});

test("without scripts it is filled all the same", async () => {
  const cookies = await page.context().cookies();
  const plain = await walk.newPage({ javaScriptEnabled: false });
  await plain.context().addCookies(cookies);
  await plain.goto(`${walk.product.url}/administration/siswa/isi-templat`);
  await plain.locator("#berkas").setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: emisTemplate() });
  await plain.getByRole("button", { name: "Baca templat" }).click();
  await plain.getByText("2 siswa ditulis ke 7 kolom, mulai baris 3.").waitFor();
  await plain.getByRole("combobox", { name: "Kolom Agama diisi dengan" }).selectOption("");
  await plain.getByRole("button", { name: "Simpan pilihan" }).click();
  await plain.getByText("2 siswa ditulis ke 6 kolom, mulai baris 3.").waitFor();
  expect(await plain.getByRole("combobox", { name: "Kolom Agama diisi dengan" }).inputValue()).toBe("");
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));

const edges = (all: readonly Element[]) =>
  all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top: Math.round(top), bottom: Math.round(bottom) }));
