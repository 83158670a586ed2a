/** A certificate for a pupil, from the clerk through initial and signature to somebody who checks the paper. */
import { type Browser, chromium, type Page } from "playwright-core";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumSwitches, findChromium } from "#tests/support/chromium.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addStaff, type Staff, signInAs } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let browser: Browser;
const broken: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  await query(
    product.dataDir,
    `with kelasnya as (insert into kelas (nama, tingkat, tahun_ajaran) values ('XI.F-3', 'XI', '2026/2027') returning id)
     insert into siswa (nama, nisn, jenis_kelamin, status, tempat_lahir, tanggal_lahir, kelas_id, tanggal_masuk)
     select 'Nadia Rahma Tolare', '0091234567', 'perempuan', 'aktif', 'Donggala', '2009-05-03', id, '2026-07-13' from kelasnya`,
  );
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (product) removeData(product);
});

async function signedIn({ nip, password }: Staff): Promise<Page> {
  const context = await browser.newContext({ locale: "id-ID", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto(`${product.url}/login?lanjut=/administration/naskah`);
  await page.locator("[name=nip]").fill(nip);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").first().click();
  await page.getByRole("heading", { name: "Naskah Surat" }).waitFor();
  return page;
}

/** Opens the one letter that waits for this person. */
async function yangMenunggu(staff: Staff): Promise<Page> {
  const page = await signedIn(staff);
  await page.getByRole("link", { name: /Menunggu saya/ }).click();
  await page.getByRole("link", { name: "Surat keterangan aktif a.n. Nadia Rahma Tolare" }).click();
  return page;
}

test("a pupil's certificate is written, initialled, signed, and found by its code", { timeout: 120_000 }, async () => {
  const kepala = await addStaff(product, "kepala");
  const clerk = await signedIn(await addStaff(product, "tataUsaha"));
  await clerk.getByRole("link", { name: "Tulis Surat" }).first().click();
  await clerk.getByRole("button", { name: /Surat Keterangan Aktif/ }).click();
  await clerk.getByRole("button", { name: "Ajukan untuk diparaf" }).click();
  await clerk.getByRole("link", { name: "Pilih siswa yang dimaksud surat ini." }).waitFor();
  await clerk.getByLabel("Cari nama siswa").fill("nadia");
  await clerk.getByLabel(/Nadia Rahma Tolare/).check();
  await clerk.getByLabel("Keperluan").fill("pengajuan beasiswa");
  const sheet = clerk.getByRole("region", { name: "Pratinjau surat" });
  await sheet.getByText("Donggala, 3 Mei 2009").waitFor();
  await sheet.getByText("Semua bidang sudah terisi.").waitFor();
  await clerk.getByRole("button", { name: "Ajukan untuk diparaf" }).click();
  await clerk.getByText("Surat diajukan untuk diparaf").waitFor();

  const kaur = await yangMenunggu(await addStaff(product, "tataUsaha"));
  await kaur.getByRole("button", { name: "Paraf surat ini" }).click();
  await kaur.getByText("Surat diparaf dan menunggu tanda tangan").waitFor();

  const head = await yangMenunggu(kepala);
  await head.getByRole("button", { name: "Tandatangani" }).click();
  await head.getByRole("alertdialog").getByRole("button", { name: "Tandatangani" }).click();
  const nomor = `001/Ma.22.XX.XX/${new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Makassar", month: "2-digit" })}`;
  await head.getByText(`Surat ditandatangani dengan nomor ${nomor}`).waitFor();
  const kode = (await head.locator(".lembar-kode").textContent()) ?? "";
  expect(kode).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);

  const alamat = `${new URL(head.url()).pathname}/pdf`;
  const answer = await fetch(product.url + alamat, { headers: await signInAs(product.url, kepala) });
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  for (const words of [nomor, "Nadia Rahma Tolare", "pengajuan beasiswa", kode]) expect(text).toContain(words);
  expect((await fetch(product.url + alamat, { headers: await signInAs(product.url, await addStaff(product, "guru")) })).status).toBe(404);

  const visitor = await browser.newPage();
  await visitor.goto(`${product.url}/verifikasi?kode=${kode}`);
  await visitor.getByText(nomor).first().waitFor();
  await visitor.getByText("Surat keterangan aktif a.n. Nadia R. T.").waitFor();
  expect(broken).toEqual([]);
});
