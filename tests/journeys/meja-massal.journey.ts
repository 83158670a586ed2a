/**
 * The committee's week before the marks: sixty registrations, one page shows twenty-five. What goes wrong: only the page was meant and all
 * were changed, or the other way round; a paper form is half typed when the next family comes; a mother stands before a locked page.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { openSeason } from "#tests/support/season.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
const desk = "/administration/meja-ppdb";
const stored = <Row extends object>(statement: string) => query<Row>(walk.product.dataDir, statement);
const fits = async (name: string) => {
  await noFlaw(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
  }
};

beforeAll(async () => {
  walk = await openWalk();
  await openSeason(walk.product, 60);
  await stored(
    "update pendaftaran set keadaan = case when right(split_part(nomor, '-', 3), 1) = '7' then 'terverifikasi' else 'terkirim' end",
  );
  await stored(
    "update periode_ppdb set tutup = current_date + 20, pengumuman = null, daftar_ulang_mulai = null, daftar_ulang_selesai = null",
  );
  // One question has to be answered; two of those who sent theirs have not.
  await stored(
    "insert into pertanyaan_ppdb (periode_id, pertanyaan, kode, bentuk, wajib) select id, 'Pernah mondok?', 'mondok', 'ya-tidak', true from periode_ppdb",
  );
  await stored(
    `insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select p.id, q.id, 'ya', now() from pendaftaran p
     join pertanyaan_ppdb q on q.periode_id = p.periode_id
     where p.id not in (select id from pendaftaran where keadaan = 'terkirim' order by nomor desc limit 2)`,
  );
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
}, 240_000);
afterAll(() => walk?.close());

test("all that match are chosen from one page, seen beforehand, and changed", async () => {
  await page.goto(`${walk.product.url}${desk}?keadaan=terkirim`, { waitUntil: "networkidle" });
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await page.getByText("25 pendaftaran dipilih").waitFor();
  const all = page.getByRole("button", { name: "Semua 54 yang cocok" });
  await all.click();
  await page.getByText("54 pendaftaran dipilih").waitFor();
  expect(await all.getAttribute("aria-pressed")).toBe("true");
  // Pressed again it is the page alone.
  await all.click();
  await page.getByText("25 pendaftaran dipilih").waitFor();
  await all.click();
  await page.getByRole("button", { name: "Pilih tindakan" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("54 pendaftaran", { exact: true }).waitFor();
  await dialog.getByRole("radio", { name: "Nyatakan terverifikasi" }).check();
  await dialog.getByRole("button", { name: "Lihat pratinjau" }).click();
  await dialog.getByText("54 berubah, 0 tetap seperti semula", { exact: false }).waitFor();
  // A colleague was quicker with one of them.
  await stored(
    "update pendaftaran set versi = versi + 1 where id = (select id from pendaftaran where keadaan = 'terkirim' order by nomor limit 1)",
  );
  await dialog.getByText("Jawaban belum lengkap: 2 pendaftaran").waitFor();
  expect(await dialog.getByText("Pernah mondok?").count()).toBe(2);
  await fits("massal");
  const leave = dialog.getByRole("checkbox", { name: "Jangan sertakan 2 pendaftaran ini" });
  await leave.check();
  await dialog.getByText("52 berubah, 2 tetap seperti semula", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Jalankan untuk 52" }).dblclick();
  await dialog.getByText("51 pendaftaran berubah.").waitFor();
  await dialog.getByText("Diubah orang lain sesudah pratinjau.", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Tutup" }).last().click();
  expect(await stored("select from pendaftaran where keadaan = 'terkirim'")).toHaveLength(3);
  expect(await stored("select from langkah_pendaftaran where ke = 'terverifikasi'")).toHaveLength(51);
  // The list is another one now: nothing is chosen in it.
  await expect.poll(() => page.getByText("pendaftaran dipilih").count()).toBe(0);
});

test("a paper form that is begun is kept as a draft, found at the desk and finished", async () => {
  await page.goto(`${walk.product.url}${desk}/kertas`, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Nama lengkap" }).fill("Anak Setengah");
  await page.getByRole("button", { name: "Simpan sebagai draf" }).click();
  await page.waitForURL("**/meja-ppdb?keadaan=draf");
  await page.getByRole("link", { name: "Anak Setengah" }).waitFor();
  await fits("draf");
  expect(await stored("select from pendaftaran where nama_lengkap = 'Anak Setengah'")).toEqual([]);
  await page.getByRole("link", { name: "Anak Setengah" }).click();
  const name = page.getByRole("textbox", { name: "Nama lengkap" });
  await expect.poll(() => name.inputValue()).toBe("Anak Setengah");
  await page.getByRole("textbox", { name: "Asal sekolah" }).fill("MTs Contoh");
  await page.getByRole("button", { name: "Daftarkan" }).click();
  await page.getByText("Periksa lagi isian yang ditandai.").waitFor();
  await fits("kertas-draf");
  await page.getByRole("button", { name: "Simpan sebagai draf" }).click();
  await page.waitForURL("**/meja-ppdb?keadaan=draf");
  expect(await stored("select isi->>'asalSekolah' as asal from draf_kertas")).toEqual([{ asal: "MTs Contoh" }]);
  await page.getByRole("button", { name: "Buang draf Anak Setengah" }).click();
  await page.getByRole("button", { name: "Ya, buang" }).click();
  await page.getByText("Tidak ada draf").waitFor();
  await fits("draf-kosong");
});

test("a family's page that is locked is opened from the applicant's page", async () => {
  await page.goto(`${walk.product.url}${desk}`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Masuk", exact: true }).click();
  await page.waitForURL("**urut=masuk**");
  const [child] = await stored<{ id: string; nomor: string; lahir: string }>(
    "select id, nomor, to_char(tanggal_lahir, 'DD/MM/YYYY') as lahir from pendaftaran where nama_lengkap = 'Satu Calon'",
  );
  const family = await walk.newPage({ javaScriptEnabled: false });
  const open = async (born: string) => {
    await family.goto(`${walk.product.url}/daftar/status`);
    await family.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(child?.nomor ?? "");
    await family.getByRole("textbox", { name: "Tanggal lahir" }).fill(born);
    await family.getByRole("button", { name: "Lihat status" }).click();
  };
  for (let day = 1; day <= 7; day++) await open(`0${day}/01/2010`);
  await family.getByText("panitia dapat membukanya", { exact: false }).first().waitFor();
  await page.goto(`${walk.product.url}${desk}/${child?.id}`, { waitUntil: "networkidle" });
  await page.getByText("Halaman keluarga terkunci.").waitFor();
  await fits("terkunci");
  await page.getByRole("button", { name: "Buka kunci halaman keluarga" }).click();
  await expect.poll(() => page.getByText("Halaman keluarga terkunci.").count()).toBe(0);
  await open(child?.lahir ?? "");
  await family.getByText("Satu Calon").first().waitFor();
});
