/** A certificate for a pupil, from the clerk through initial and signature to somebody who checks the paper. */
import type { Page, Response } from "playwright-core";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addStaff, addToStaffFile, type Staff, signInAs } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;

beforeAll(async () => {
  walk = await openWalk();
  await query(
    walk.product.dataDir,
    `with kelasnya as (insert into kelas (nama, tingkat, tahun_ajaran) values ('XI.F-3', 'XI', '2026/2027') returning id)
     insert into siswa (nama, nisn, jenis_kelamin, status, tempat_lahir, tanggal_lahir, kelas_id, tanggal_masuk)
     select 'Nadia Rahma Tolare', '0091234567', 'perempuan', 'aktif', 'Donggala', '2009-05-03', id, '2026-07-13' from kelasnya`,
  );
  await query(
    walk.product.dataDir,
    `select set_config('akademik.hari', '2026-06-20', false);
     insert into siswa (nama, nisn, jenis_kelamin, status) values ('Nadia Lawewa', '0071234567', 'perempuan', 'lulus')`,
  );
});

/** The school writes its own code into the book: with the one of the examples nothing is signed. */
const writeOwnCode = () => query(walk.product.dataDir, "update buku_nomor set kode_jabatan = 'Ma.22.01.01'");

afterAll(() => walk?.close());

async function signedIn(staff: Staff): Promise<Page> {
  const page = await walk.signIn(staff);
  await page.goto(`${walk.product.url}/administration/naskah`);
  await page.getByRole("heading", { name: "Konsep Surat" }).waitFor();
  return page;
}

/** Opens the one letter that waits for this person. */
async function waiting(staff: Staff): Promise<Page> {
  const page = await signedIn(staff);
  await page.getByRole("link", { name: /Konsep yang menunggu saya/ }).click();
  await page.getByRole("link", { name: "Surat keterangan aktif a.n. Nadia Rahma Tolare" }).click();
  return page;
}

/** Whoever saves goes on in the same text: it stays as it was typed, and the next saving is no quarrel with the one before. */
async function saveRepeatedly(clerk: Page): Promise<void> {
  const isi = clerk.getByRole("textbox", { name: "Isi surat" });
  const sheet = clerk.getByRole("region", { name: "Pratinjau surat" });
  const tulis = async (tambahan: string) => {
    await isi.fill(`${await isi.inputValue()}\n\n${tambahan}`);
    await sheet.getByText(tambahan).waitFor();
  };
  for (const tambahan of ["Kalimat pertama.", "Kalimat kedua."]) {
    await tulis(tambahan);
    await save(clerk);
    expect(await isi.inputValue()).toContain(tambahan);
    expect(await sheet.getByText(tambahan).count()).toBe(1);
  }
  // What is typed while a saving is under way is kept, and nobody else's change either.
  await save(clerk, () => tulis("Kalimat ketiga."));
  expect(await isi.inputValue()).toContain("Kalimat ketiga.");
  await clerk.reload();
  await clerk.getByText("Isian Anda yang belum disimpan dikembalikan.").waitFor();
  await save(clerk);
  await clerk.reload();
  for (const kalimat of ["pertama", "kedua", "ketiga"]) expect(await isi.inputValue()).toContain(`Kalimat ${kalimat}.`);
}

/** A colleague's words are seen before they give way. */
async function saveOverColleague(clerk: Page): Promise<void> {
  await query(walk.product.dataDir, "update naskah_surat set lampiran = 'Satu berkas rekan', tujuan = 'Rekan', versi = versi + 1");
  await clerk.getByLabel("Lampiran").fill("Dua berkas");
  await clerk.getByRole("button", { name: "Simpan draf" }).click();
  const both = clerk.getByRole("region", { name: "Bandingkan kedua versi" });
  await both.getByText("Satu berkas rekan").waitFor();
  expect(await both.innerText()).not.toContain("Kepada");
  expect([await clerk.getByLabel("Lampiran").inputValue(), await clerk.getByLabel("Kepada").inputValue()]).toEqual(["Dua berkas", "Rekan"]);
  await clerk.getByLabel("Kepada").fill("");
  await save(clerk);
}

/** A graduate is nobody of the list, and found at a press; what was typed stays. */
async function findGraduate(clerk: Page): Promise<void> {
  await clerk.getByLabel("Keperluan").fill("pengajuan beasiswa");
  expect(await clerk.getByLabel(/Nadia Lawewa/).count()).toBe(0);
  await clerk.getByRole("link", { name: "Cari juga yang sudah lulus atau keluar" }).click();
  await clerk.getByText("lulus · NISN 0071234567").waitFor();
  await clerk.getByLabel(/Nadia Lawewa/).check();
  await clerk.getByRole("button", { name: "Lepas Nadia Lawewa" }).click();
  expect(await clerk.getByLabel("Keperluan").inputValue()).toBe("pengajuan beasiswa");
  expect(await clerk.getByLabel("Cari nama siswa").inputValue()).toBe("nadia");
}

/** @param sementara happens before the sending reaches the server */
async function save(clerk: Page, sementara?: () => Promise<void>): Promise<void> {
  const dikirim = (answer: Response) => answer.request().method() === "POST" && answer.url().includes("/tulis.data");
  const dimuat = (answer: Response) => answer.request().method() === "GET" && answer.url().includes("/tulis.data");
  if (sementara)
    await clerk.route(
      "**/tulis.data*",
      async (route) => {
        await sementara();
        await route.continue();
      },
      { times: 1 },
    );
  const jawaban = Promise.all([clerk.waitForResponse(dikirim), clerk.waitForResponse(dimuat)]);
  await clerk.getByRole("button", { name: "Simpan draf" }).click();
  expect((await jawaban)[0].status()).toBe(200);
  await clerk.getByRole("button", { name: "Simpan draf" }).waitFor();
}

test("a pupil's certificate is written, initialled, signed, and found by its code", { timeout: 240_000 }, async () => {
  const pegawai = async (peran: string, jabatan: string) => addToStaffFile(walk.product, await addStaff(walk.product, peran), jabatan);
  const kepala = await pegawai("kepala", "Kepala Madrasah");
  const clerk = await signedIn(await pegawai("tataUsaha", "Pengadministrasi"));
  await clerk.getByRole("link", { name: "Tulis Surat" }).first().click();
  await clerk.getByRole("button", { name: /Surat Keterangan Aktif/ }).click();
  await clerk.getByRole("button", { name: "Ajukan untuk diparaf" }).click();
  await clerk.getByRole("link", { name: "Pilih siswa yang dimaksud surat ini." }).waitFor();
  await clerk.getByLabel("Cari nama siswa").fill("nadia");
  await clerk.getByLabel(/Nadia Rahma Tolare/).check();
  await findGraduate(clerk);
  const teks = clerk.locator("[name=isi]");
  await teks.fill(`${await teks.inputValue()}\n\nBerlaku sampai {{isian.Tanggal batas}}.`);
  const batas = clerk.getByLabel("Tanggal batas");
  expect(await batas.getAttribute("data-day")).toBe("day");
  await batas.fill("2026-11-28");
  const sheet = clerk.getByRole("region", { name: "Pratinjau surat" });
  await sheet.getByText("Donggala, 3 Mei 2009").waitFor();
  await sheet.getByText("Semua bidang sudah terisi.").waitFor();
  await saveRepeatedly(clerk);
  await saveOverColleague(clerk);
  await clerk.getByRole("button", { name: "Ajukan untuk diparaf" }).click();
  await clerk.getByText("Surat diajukan untuk diparaf").waitFor();

  const kaur = await waiting(await pegawai("tataUsaha", "Kepala Urusan Tata Usaha"));
  await kaur.getByRole("button", { name: "Paraf surat ini" }).click();
  await kaur.getByText("Surat diparaf dan menunggu tanda tangan").waitFor();

  const head = await waiting(kepala);
  await head.getByRole("button", { name: "Tandatangani" }).click();
  await head.getByRole("alertdialog").getByRole("button", { name: "Tandatangani" }).click();
  await head.getByText("Tulis dahulu kode madrasah").waitFor();
  await writeOwnCode();
  await head.getByRole("button", { name: "Tandatangani" }).click();
  await head.getByRole("alertdialog").getByRole("button", { name: "Tandatangani" }).click();
  const nomor = `001/Ma.22.01.01/${new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Makassar", month: "2-digit" })}`;
  await head.getByText(`Surat ditandatangani dengan nomor ${nomor}`).waitFor();
  const kode = (await head.locator(".lembar .ui-whole").textContent()) ?? "";
  expect(kode).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);

  const alamat = `${new URL(head.url()).pathname}/pdf`;
  const answer = await fetch(walk.product.url + alamat, { headers: await signInAs(walk.product.url, kepala) });
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  for (const words of [nomor, "Nadia Rahma Tolare", "pengajuan beasiswa", "sampai 28 November 2026", kode]) expect(text).toContain(words);
  expect(
    (await fetch(walk.product.url + alamat, { headers: await signInAs(walk.product.url, await addStaff(walk.product, "guru")) })).status,
  ).toBe(404);

  const visitor = await walk.browser.newPage();
  await visitor.goto(`${walk.product.url}/verifikasi?kode=${kode}`);
  await visitor.getByText(nomor).first().waitFor();
  await visitor.getByText("Surat keterangan aktif a.n. Nadia R. T.").waitFor();
  expect(walk.broken).toEqual([]);
});
