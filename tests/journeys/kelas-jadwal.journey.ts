/**
 * The office writes a lesson into the week and is told of a clash before saving; at the year's end it moves a class up, sees
 * it first, and takes it back.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leaveBrowser, openBrowser } from "#tests/support/browser.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  await query(product.dataDir, smallSekolah);
  page = await masuk();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  if (product) removeData(product);
});

/** Two classes of this school year, a teacher of both, and two pupils. */
const smallSekolah = `
  with hari as (select (now() at time zone 'Asia/Makassar')::date as ini),
  tahun as (insert into tahun_ajaran (nama, mulai, selesai)
    select y || '/' || (y + 1), make_date(y, 7, 1), make_date(y + 1, 6, 30)
    from (select extract(year from ini)::int - (extract(month from ini) < 7)::int as y from hari) awal returning *),
  semester as (insert into semester (nama, jenis, mulai, selesai, tahun_ajaran_id)
    select 'Semester ini', 'ganjil', mulai, selesai, id from tahun returning id),
  jam as (insert into jam_pelajaran (hari, jam_ke, mulai, selesai)
    select '1', ke, time '07:30' + (ke - 1) * interval '45 minutes', time '07:30' + ke * interval '45 minutes' from generate_series(1, 4) ke),
  kelas as (insert into kelas (nama, tingkat, tahun_ajaran) select satu, 'X', tahun.nama from tahun, unnest(array['X.E-1', 'X.E-2']) satu returning *),
  guru as (insert into pegawai (nama, jenis, status) values ('Hasna Lembah', 'guru', 'pns') returning id),
  mapel as (insert into mata_pelajaran (kode, nama, kelompok, aktif) values ('FIK', 'Fikih', 'agama', true) returning id),
  pengampu as (insert into pengampu (semester_id, kelas_id, mata_pelajaran_id, pegawai_id, jp)
    select semester.id, kelas.id, mapel.id, guru.id, 2 from semester, kelas, mapel, guru)
  insert into siswa (nama, jenis_kelamin, status, kelas_id)
    select nama_siswa, 'perempuan', 'aktif', kelas.id from kelas, unnest(array['Ani Toana', 'Citra Rumi']) nama_siswa where kelas.nama = 'X.E-1'`;

async function masuk(): Promise<Page> {
  const { nip, password } = await addStaff(product, "tataUsaha");
  const context = await browser.newContext({ locale: "id-ID", reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  const satu = await context.newPage();
  satu.setDefaultTimeout(45_000);
  await satu.goto(`${product.url}/login`, { waitUntil: "networkidle" });
  await satu.locator("[name=nip]").fill(nip);
  await satu.locator("[name=password]").fill(password);
  await satu.getByRole("button", { name: "Login" }).click();
  await satu.waitForURL("**/dashboard");
  return satu;
}

const open = (path: string) => page.goto(product.url + path, { waitUntil: "networkidle" });
async function choose(nama: string, kata: string): Promise<void> {
  const isian = page.locator(`[name=${nama}]`);
  const pilihan = isian.locator("option", { hasText: kata }).first();
  await isian.selectOption((await pilihan.getAttribute("value")) ?? "");
}
async function fillSurat(arah: "asal" | "tujuan", alasan: string): Promise<void> {
  await page.getByLabel(`Sekolah ${arah}`).first().fill("MAN 2 Poso");
  await page.locator("[name=alasan]").fill(alasan);
  await page.locator("[name=nomorSurat]").fill("B-12/MAN.2/2026");
  await page.locator("[name=tanggalSurat]").fill("2026-01-05");
}
const save = () => page.getByRole("button", { name: "Simpan", exact: true }).click();
const clash = "Hasna Lembah sudah mengajar Fikih di X.E-1 pada Senin jam ke-1 sampai 2.";

describe("the office", { timeout: 240_000 }, () => {
  test("writes a lesson by keyboard, and is told which lesson stands in the way of another", async () => {
    await open("/administration/jadwal");
    await noFlaw(page);
    await page.getByRole("button", { name: /^Isi Senin jam ke-2:/ }).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await save();
    await page.getByRole("button", { name: /^Ubah Senin jam ke-1 sampai 2:.*Fikih/ }).waitFor();
    await page.getByLabel("Kelas", { exact: true }).last().selectOption({ label: "X.E-2" });
    await page.getByRole("heading", { name: "Kelas X.E-2" }).waitFor();
    await page.getByRole("button", { name: /^Isi Senin jam ke-2:/ }).click();
    await page.locator(".jadwal-bentrok").getByText(clash).waitFor();
    await page.getByRole("option", { name: /gurunya mengajar di X\.E-1 saat itu/ }).waitFor({ state: "attached" });
    await save();
    await page.getByRole("link", { name: clash }).waitFor();
    await page.getByLabel("Mulai jam ke-").fill("3");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Tinggalkan isian ini?" }).getByRole("button", { name: "Batal" }).click();
    expect(await page.getByLabel("Mulai jam ke-").inputValue()).toBe("3");
    await save();
    await page.getByRole("button", { name: /^Ubah Senin jam ke-3 sampai 4:.*Fikih/ }).waitFor();
  });

  test("moves a class up, sees it first, and takes it back", async () => {
    await open("/administration/kenaikan");
    await page.getByRole("button", { name: /Siapkan kelas/ }).click();
    await page.getByText("2 kelas disiapkan.").waitFor();
    await query(
      product.dataDir,
      "update kelas set tingkat = 'XI', nama = 'XI.F-1' where nama = 'X.E-2' and tahun_ajaran = (select max(tahun_ajaran) from kelas)",
    );
    await page.getByRole("link", { name: "Naikkan X.E-1" }).click();
    await page.getByLabel("Pilih untuk semua siswa").selectOption({ label: "Naik ke XI.F-1" });
    await page.getByLabel("Tahun depan Citra Rumi").selectOption({ label: "Tinggal di X.E-1" });
    await page.getByRole("button", { name: "Lihat pratinjau" }).click();
    await page.getByText("1 siswa ke XI.F-1, menjadi 1 siswa").waitFor();
    await page.getByText("1 siswa tinggal di X.E-1, menjadi 1 siswa: Citra Rumi").waitFor();
    await noFlaw(page);
    await page.getByLabel("Tahun depan Citra Rumi").selectOption({ label: "Biarkan" });
    expect(await page.getByRole("button", { name: "Terapkan" }).count()).toBe(0);
    await page.getByRole("button", { name: "Lihat pratinjau" }).click();
    await page.getByText(/1 siswa dibiarkan di X\.E-1 .*: Citra Rumi/).waitFor();
    await page.getByLabel("Tahun depan Citra Rumi").selectOption({ label: "Tinggal di X.E-1" });
    await page.getByRole("button", { name: "Lihat pratinjau" }).click();
    await page.getByText("1 siswa tinggal di X.E-1").waitFor();
    await page.getByRole("button", { name: "Terapkan" }).click();
    await page.getByRole("link", { name: /masih berjalan/ }).waitFor();
    await query(product.dataDir, "update tahun_ajaran set selesai = (now() at time zone 'Asia/Makassar')::date");
    await page.getByRole("button", { name: "Lihat pratinjau" }).click();
    await page.getByRole("button", { name: "Terapkan" }).click();
    await page.getByText("2 siswa dipindahkan.").waitFor();
    await page.getByRole("button", { name: "Batalkan kenaikan X.E-1" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Batalkan kenaikan" }).click();
    await page.getByText("Kenaikan dibatalkan, 2 siswa kembali ke kelas semula.").waitFor();
  });

  test("writes a pupil whose family is asked for what fits, and is sent to the graduation for who graduates", async () => {
    await open("/administration/siswa?tambah");
    const isian = page.getByRole("dialog");
    await isian.getByLabel("Nama lengkap").fill("Rahma Datupalinge");
    await isian.getByLabel("Jenis kelamin").selectOption({ label: "Perempuan" });
    await isian.getByRole("tab", { name: "Ayah" }).click();
    await isian.getByLabel("NIK ayah").fill("7271010503700001");
    await isian.getByLabel("Keadaan ayah").selectOption({ label: "Sudah Meninggal" });
    expect(await isian.getByLabel("NIK ayah").count()).toBe(0);
    await isian.getByRole("tab", { name: "Ibu" }).click();
    await isian.getByLabel("Kewarganegaraan ibu").selectOption({ label: "Warga negara asing" });
    await isian.getByLabel("Nomor KITAS ibu").fill("2C21JE0001-W");
    await noFlaw(page);
    await isian.getByRole("tab", { name: "Data pribadi" }).click();
    await isian.getByLabel("Status").selectOption({ label: "Lulus" });
    await save();
    const tanya = page.getByRole("alertdialog", { name: "Isian ini ikut dikosongkan" });
    await tanya.getByText("NIK ayah: tidak ditanyakan lagi").waitFor();
    await noFlaw(page);
    await tanya.getByRole("button", { name: "Batal" }).click();
    await save();
    await tanya.getByRole("button", { name: "Simpan dan kosongkan" }).click();
    await isian.getByRole("link", { name: /^Siswa diluluskan di menu Kenaikan Kelas/ }).waitFor();
    await isian.getByLabel("Status").selectOption({ label: "Aktif" });
    await save();
    await tanya.getByRole("button", { name: "Simpan dan kosongkan" }).click();
    await page.getByText("berhasil ditambahkan").waitFor();
    const [rahma] = await query(
      product.dataDir,
      "select status_ayah, nik_ayah, kitas_ibu, status from siswa where nama = 'Rahma Datupalinge'",
    );
    expect(rahma).toEqual({ status_ayah: "Sudah Meninggal", nik_ayah: null, kitas_ibu: "2C21JE0001-W", status: "aktif" });
  });

  test("writes from the list who left for another school, and who came from one", async () => {
    // Nobody leaves on the day they come.
    await query(product.dataDir, "update anggota_kelas set mulai = mulai - 1");
    await open("/administration/mutasi-siswa");
    await page.getByRole("link", { name: "Catat mutasi keluar" }).click();
    await choose("siswaId", "Ani Toana");
    await fillSurat("tujuan", "Mengikuti orang tua pindah tugas.");
    await page.getByRole("button", { name: "Catat mutasi keluar" }).click();
    await page.getByText("Ani Toana tercatat pindah, dan tidak lagi di kelasnya.").waitFor();
    await page.getByRole("link", { name: "Catat mutasi masuk" }).click();
    const catatMasuk = async (nama: string, kelas: string) => {
      await page.locator("[name=nama]").fill(nama);
      await choose("jenisKelamin", "Perempuan");
      await page.locator("[name=tanggalLahir]").fill("2010-05-04");
      await choose("kelasId", kelas);
      await fillSurat("asal", "");
      await page.getByRole("button", { name: "Catat mutasi masuk" }).click();
    };
    await catatMasuk("Dewi Marunduh", "X.E-1");
    await page.getByText("Dewi Marunduh tercatat sebagai siswa pindahan.").waitFor();
    await catatMasuk("Dewi-Marunduh", "X.E-2");
    const tanya = page.getByRole("alertdialog", { name: "Apakah siswa ini sudah tercatat?" });
    await tanya.getByText("Dewi Marunduh, kelas X.E-1, tanpa NISN").waitFor();
    await noFlaw(page);
    await tanya.getByRole("button", { name: "Batal" }).click();
    expect(await page.locator("[name=nama]").inputValue()).toBe("Dewi-Marunduh");
    await page.getByRole("button", { name: "Catat mutasi masuk" }).click();
    await tanya.getByRole("button", { name: "Ini siswa yang berbeda, catat juga" }).click();
    await page.getByText("Dewi-Marunduh tercatat sebagai siswa pindahan.").waitFor();
    const tercatat = await query(
      product.dataDir,
      "select siswa.nama, jenis, status from mutasi_siswa join siswa on siswa.id = siswa_id order by jenis, mutasi_siswa.created_at",
    );
    expect(tercatat).toEqual([
      { nama: "Ani Toana", jenis: "keluar", status: "mutasi" },
      { nama: "Dewi Marunduh", jenis: "masuk", status: "aktif" },
      { nama: "Dewi-Marunduh", jenis: "masuk", status: "aktif" },
    ]);
  });

  test("prints the cards of a class behind the scenes", async () => {
    await open("/administration/kartu-siswa");
    await noFlaw(page);
    await page.getByRole("link", { name: "Pilih siswa X.E-1" }).click();
    await page.getByRole("checkbox", { name: /Citra Rumi/ }).uncheck();
    await page.getByRole("button", { name: "Cetak 1 kartu" }).click();
    const unduh = page.getByRole("link", { name: "Unduh Kartu-X.E-1.pdf" });
    await unduh.waitFor();
    const [berkas] = await Promise.all([page.waitForEvent("download"), unduh.click()]);
    expect(berkas.suggestedFilename()).toBe("Kartu-X.E-1.pdf");
  });
});
