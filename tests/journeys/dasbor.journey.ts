/**
 * The head of the madrasah opens the portal for one look at the day and finds every figure behind its card; the clerk puts
 * the school's own letterhead on paper and keeps the links that everybody needs.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let kepala: Page;
let petugas: Page;

beforeAll(async () => {
  walk = await openWalk();
  await fill();
  kepala = await signedIn("kepala");
  petugas = await signedIn("tataUsaha");
});

afterAll(() => walk?.close());

/** A little of everything that the dashboard counts. */
async function fill(): Promise<void> {
  const tahunAjaran = (
    await query<{ kini: string }>(
      walk.product.dataDir,
      `select extract(year from now() at time zone 'Asia/Makassar')::int
    - (extract(month from now() at time zone 'Asia/Makassar') < 7)::int as kini`,
    )
  )[0]?.kini;
  await query(
    walk.product.dataDir,
    `insert into kelas (nama, tingkat, tahun_ajaran) values ('X-1', 'X', '${tahunAjaran}/${Number(tahunAjaran) + 1}');
     insert into siswa (nama, status, jenis_kelamin, kelas_id) select 'Siswa ' || n, 'aktif', 'perempuan', (select id from kelas) from generate_series(1, 31) n;
     insert into pegawai (nama, jenis, status) values ('Guru', 'guru', 'honorer'), ('Staf', 'tenaga-kependidikan', 'honorer');
     insert into berita (slug, name, content, tanggal, status) values ('a', 'Menunggu', 'Isi', now(), 'tinjau');
     insert into agenda (judul, mulai, jam_mulai, tempat) values ('Rapat panitia', (now() at time zone 'Asia/Makassar')::date, '09:00', 'Ruang kepala');
     insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal) values ('1', 'Kanwil', (now() at time zone 'Asia/Makassar')::date, 'Undangan')`,
  );
}

const signedIn = async (role: string): Promise<Page> =>
  walk.signIn(await addStaff(walk.product, role), { viewport: { width: 1440, height: 900 } });

const open = (page: Page, path: string) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });
const sheet = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const textOf = async (page: Page, name: string) => (await sheet(page, name).innerText()).replace(/\s+/g, " ");

describe("the head of the madrasah", { timeout: 240_000 }, () => {
  test("sees what is really there, and what waits", async () => {
    await open(kepala, "/dashboard");
    const bank = await textOf(kepala, "BANK DATA");
    expect(bank).toMatch(/Data Pegawai 1 guru 1 staf/);
    expect(bank).toMatch(/Data Siswa 31 kelas X 0 kelas XI 0 kelas XII 31 siswa aktif/);
    expect(bank).toMatch(/Data Kelas 1 1 belum punya wali kelas/);
    expect(await textOf(kepala, "Menunggu saya")).toContain("1 Berita menunggu tinjauan");
    expect(await kepala.getByRole("list", { name: "Agenda hari ini" }).innerText()).toContain("Rapat panitia");
    expect(await textOf(kepala, "Pengumuman")).toContain("Tidak ada pengumuman saat ini");
    expect(await textOf(kepala, "Jejak audit")).toMatch(/Utuh|Belum diperiksa/);
    await noFlaw(kepala);
  });

  test("reads a trend as a table", async () => {
    const surat = sheet(kepala, "Surat");
    await surat.getByText("Lihat sebagai tabel").click();
    expect(await surat.locator("tbody tr").count()).toBe(6);
    expect((await surat.locator("tbody tr").last().innerText()).replace(/\s+/g, " ")).toMatch(/ 1 0$/);
    await noFlaw(kepala);
  });

  test("finds a screen behind every card", async () => {
    const cards = kepala.locator(".kisi a");
    const addresses = await cards.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(16);
    const other = await kepala.context().newPage();
    for (const address of new Set(addresses)) {
      const answer = await other.goto(address);
      expect([address, answer?.status()]).toEqual([address, 200]);
      expect(await other.locator("h1").first().innerText()).not.toBe("404");
    }
    await other.close();
  });

  test("fits a telephone and a dark evening", async () => {
    await kepala.setViewportSize({ width: 360, height: 740 });
    await kepala.getByRole("button", { name: "Tampilan gelap" }).click();
    const wide = await kepala.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await noFlaw(kepala);
    // What waits for the head is the first thing, above every figure.
    const top = (place: string) =>
      kepala
        .locator(place)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(await top("#menunggu")).toBeLessThan(await top(".dasbor-utama"));
    expect(await kepala.locator("#menunggu").evaluate((place) => place.getBoundingClientRect().top + scrollY)).toBeLessThan(400);
    await kepala.setViewportSize({ width: 1440, height: 900 });
  });

  test("looks up the school's profile, and may change none of it", async () => {
    await open(kepala, "/dashboard-profile");
    const data = sheet(kepala, "Data profil");
    expect(await data.locator("tbody tr").count()).toBe(10);
    expect(await data.getByRole("link", { name: /^Ubah/ }).count()).toBe(0);
    await data.getByRole("link", { name: "Lihat Data Visi, Misi, dan Tujuan" }).click();
    await kepala.getByRole("heading", { level: 1, name: "Visi, Misi, dan Tujuan" }).waitFor();
    expect(await sheet(kepala, "Misi").locator("li").count()).toBe(6);
    await noFlaw(kepala);
    expect(
      (await kepala.request.post(`${walk.product.url}/dashboard-profile/kop-surat.data`, { form: { aksi: "ubah" } })).status(),
    ).not.toBe(200);
  });
});

describe("the clerk", { timeout: 240_000 }, () => {
  test("finds by name, by category and page by page", async () => {
    await open(petugas, "/dashboard-profile");
    const data = sheet(petugas, "Data profil");
    const rows = data.locator("tbody tr");
    await data.getByRole("searchbox", { name: "Cari data profil" }).pressSequentially("ruang");
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.innerText()).toContain("SARPRAS");
    await data.getByRole("link", { name: "Lepas semua saringan" }).click();
    await expect.poll(() => rows.count()).toBe(10);
    await data.getByRole("combobox", { name: "Tampilkan" }).selectOption("5");
    await expect.poll(() => rows.count()).toBe(5);
    await data.getByRole("link", { name: "Halaman 2", exact: true }).click();
    await expect.poll(() => rows.first().innerText()).toContain("Peserta Didik");
    await noFlaw(petugas);
  });

  test("puts the school's own offices on its paper", async () => {
    await petugas.getByRole("link", { name: "Ubah kop surat" }).click();
    await petugas.waitForURL("**/dashboard-profile/kop-surat");
    await petugas.locator("#isian-instansi").fill("Kementerian Agama Republik Indonesia\nKantor Kementerian Agama Kota Uji");
    await petugas.locator("#isian-kertas").selectOption("F4");
    await petugas.getByRole("button", { name: "Update" }).click();
    await petugas.getByText("Kop surat berhasil diperbarui", { exact: true }).first().waitFor();
    await open(petugas, "/dashboard-profile");
    await sheet(petugas, "Kop surat dan logo").getByText("Kantor Kementerian Agama Kota Uji").waitFor();
    const [file] = await Promise.all([
      petugas.context().request.get(`${walk.product.url}/dashboard-profile/contoh-kop`),
      petugas.getByRole("link", { name: "Lihat di kertas (PDF)" }).waitFor(),
    ]);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).toString("latin1")).toMatch(/MediaBox \[0 0 609\.4\d* 935\.4\d*\]/);
  });

  test("adds a link, and everybody finds it on the dashboard", async () => {
    await petugas.getByRole("link", { name: "Link Aplikasi" }).click();
    await petugas.getByRole("link", { name: "Tambah Tautan" }).first().click();
    await petugas.locator("#isian-label").fill("Rapor Digital Madrasah");
    await petugas.locator("#isian-alamat").fill("javascript:alert(1)");
    await petugas.getByRole("button", { name: "Simpan", exact: true }).last().click();
    await petugas
      .getByText(/Alamat diawali/)
      .first()
      .waitFor();
    await petugas.locator("#isian-alamat").fill("https://rdm.contoh.id");
    await petugas.getByRole("button", { name: "Simpan", exact: true }).last().click();
    await petugas.getByText("Tautan berhasil ditambahkan", { exact: true }).first().waitFor();
    await open(kepala, "/dashboard");
    const link = sheet(kepala, "Tautan").getByRole("link", { name: /Rapor Digital Madrasah/ });
    expect([await link.getAttribute("href"), await link.getAttribute("rel")]).toEqual(["https://rdm.contoh.id", "noopener"]);
  });

  test("prints a list on that paper", async () => {
    await open(petugas, "/administration/kelas");
    await petugas.locator(".ui-export summary").click();
    const [download] = await Promise.all([
      petugas.waitForEvent("download"),
      petugas.getByRole("link", { name: "PDF dengan kop surat" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kelas-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });
});

test("nothing broke on the way", () => {
  expect(walk.broken).toEqual([]);
});
