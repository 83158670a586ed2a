/**
 * In every place where a file can be chosen, somebody chooses a real one and it arrives. A new place without a walk of its own
 * fails here.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allow, button, demoSurat, readyOffline } from "#tests/support/absensi-screen.ts";
import { admissionsInputs } from "#tests/support/admissions-files.ts";
import { type FileField, fileFields, imported, otherInputs } from "#tests/support/file-inputs.ts";
import { drawn } from "#tests/support/pictures.ts";
import { addKelas, type SavedKelas } from "#tests/support/saved-kelas.ts";
import { addStaff, addToStaffFile } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { emisTemplate } from "#tests/support/template-workbook.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
/** Somebody with every role, and the teacher of a class. */
let kantor: Page;
let wali: Page;
let kelas: SavedKelas;

beforeAll(async () => {
  walk = await openWalk();
  const semua = await addStaff(walk.product, "administrator", "kepala", "tataUsaha", "humas", "panitiaPpdb", "pegawai");
  const guru = await addStaff(walk.product, "guru", "waliKelas");
  for (const orang of [semua, guru]) await addToStaffFile(walk.product, orang, "Guru");
  kelas = await addKelas(walk.product.dataDir, guru.nip, 3);
  kantor = await walk.signIn(semua);
  wali = await walk.signIn(guru);
  for (const page of [kantor, wali]) page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());

/** What is chosen or pressed before the scripts are there counts when they are. */
const open = (address: string, page = kantor) => page.goto(walk.product.url + address, { waitUntil: "domcontentloaded" });
const count = async (table: string) => {
  const [row] = await query<{ n: string }>(walk.product.dataDir, `select count(*) as n from ${table}`);
  return Number(row?.n);
};
let serial = 0;
/** Another picture each time: the library keeps one that it knows only once. */
const picture = async () => {
  serial += 1;
  return {
    name: `gambar-${serial}.png`,
    mimeType: "image/png",
    buffer: await drawn(240 + serial, 180)
      .png()
      .toBuffer(),
  };
};
const fileChooser = (label: string, page = kantor) => page.getByLabel(`Pilih berkas dari perangkat, ${label}`, { exact: true });

/** The label stands in the name for those who do not see the field around the button. */
const namedButton = (act: string, label: string) => kantor.getByRole("button", { name: new RegExp(`^${act} ?, ${label}$`) });

/** Sent as soon as it is chosen; its name stands in the form. */
async function chooseFile(label: string, page = kantor): Promise<void> {
  const before = await count("berkas");
  const file = await picture();
  await fileChooser(label, page).setInputFiles(file);
  await page.locator(".ui-file", { hasText: file.name }).waitFor();
  expect(await count("berkas")).toBe(before + 1);
}

/** Of the library: uploaded in the box that the form opens, and chosen with it. */
async function choosePicture(label: string): Promise<void> {
  const alt = `Halaman madrasah ${serial}`;
  // A form that brings back what was typed before is made anew, and a press that came first goes with it.
  const box = kantor.getByRole("dialog", { name: /^Pilih (gambar|klip)$/ });
  const opened = async () => {
    if ((await box.count()) === 0) await namedButton("(Pilih|Ganti) (gambar|klip)", label).click();
    await kantor.waitForTimeout(300);
    return box.count();
  };
  await expect.poll(opened, { interval: 200 }).toBe(1);
  await upload(alt);
  await kantor.locator(".ui-picture-input figcaption", { hasText: alt }).waitFor();
}

/** In a box that takes pictures. */
async function upload(alt: string): Promise<void> {
  const before = await count("gambar");
  const file = await picture();
  await kantor.getByLabel("Pilih gambar dari perangkat").setInputFiles(file);
  await kantor.getByLabel(`Teks alternatif untuk ${file.name}`).fill(alt);
  await kantor.getByRole("button", { name: "Unggah 1 gambar" }).click();
  await expect.poll(() => count("gambar")).toBe(before + 1);
}

/** The form of a new row, or of the only one. */
const forms: Readonly<Record<string, string>> = {
  "/administration/personil": "/pegawai/tambah",
  "/administration/pengaturan-situs": "/administration/pengaturan-situs",
  "/dashboard-profile/kop-surat": "/dashboard-profile/kop-surat",
  "/administration/mutasi-siswa": "/administration/mutasi-siswa/masuk",
};

/** Fields with a screen of their own: the portrait is cut before it is taken. */
const otherLabels: Readonly<Record<string, string>> = { fotoId: "Pasfoto", ttdId: "Tanda tangan" };

async function choosePortrait({ name, label }: FileField): Promise<void> {
  await fileChooser(otherLabels[name] ?? label).setInputFiles(await picture());
  if (name === "fotoId") await kantor.getByRole("button", { name: "Pakai foto ini" }).click();
  await expect.poll(() => namedButton("Hapus", otherLabels[name] ?? label).isVisible()).toBe(true);
}

describe("a field of a register", { timeout: 120_000 }, () => {
  test.each(fileFields)("$path $name takes a file", async (field) => {
    await open(forms[field.path] ?? `${field.path}?tambah=1`);
    if (field.path === "/administration/personil") return choosePortrait(field);
    await (field.kind === "file" ? chooseFile(field.label) : choosePicture(field.label));
  });
});

const others: Readonly<Record<string, () => Promise<void>>> = {
  "modules/absensi/siswa/parts/dialog-siswa.tsx": async () => {
    // Nobody is recorded on a Sunday.
    await open(`/absensi?kelas=${kelas.kelasId}&tanggal=${kelas.hari[0]}`, wali);
    await readyOffline(wali);
    await allow(wali, 2, demoSurat);
    await button(wali, "Kirim").click();
    await expect.poll(() => count("absensi_siswa where bukti_id is not null")).toBe(1);
  },
  "modules/akun/own-akun/own-foto.tsx": async () => {
    await open("/administration/password", wali);
    await wali.locator("#foto").setInputFiles(await picture());
    await wali
      .getByRole("img", { name: /^Foto Uji guru/ })
      .first()
      .waitFor();
    expect(await count("akun where foto is not null")).toBe(1);
  },
  "modules/berita/redaksi/naskah.ts#gambarId": async () => {
    await open("/administration/berita/baru");
    await choosePicture("Gambar utama");
  },
  "modules/disposisi/workflow/fields.ts#berkasId": async () => {
    const [surat] = await query<{ id: string }>(
      walk.product.dataDir,
      `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal) values ('1', 'Kanwil', '2026-01-05', 'Undangan rapat') returning id`,
    );
    await open(`/administration/surat-masuk/${surat?.id}/disposisi`);
    await kantor.getByRole("checkbox", { name: "Uji guru waliKelas" }).check();
    await kantor.getByRole("checkbox", { name: "Ditindaklanjuti" }).check();
    await kantor.getByRole("button", { name: "Kirim disposisi" }).click();
    await kantor.getByRole("list", { name: "Sekarang dipegang oleh" }).waitFor();
    await open("/administration/disposisi", wali);
    await wali.getByRole("link", { name: "Undangan rapat" }).click();
    await chooseFile("Lampiran", wali);
    await wali.getByLabel("Jawaban").fill("Sudah dikerjakan.");
    await wali.getByRole("button", { name: "Jawab dan selesaikan" }).click();
    await wali.getByText("Sudah dikerjakan.").waitFor();
  },
  "modules/galeri/screens/upload-foto.tsx": async () => {
    await open("/administration/foto/unggah");
    await upload("Lomba karung");
    await kantor.getByText("Sudah tampil").first().waitFor();
  },
  ...admissionsInputs({ walk: () => walk, committee: () => kantor, picture }),
  // Walked field by field above.
  "modules/kepegawaian/form/parts/upload.tsx": async () => {
    expect(fileFields.filter(({ path }) => path === "/administration/personil").map(({ name }) => name)).toEqual(["fotoId", "ttdId"]);
  },
  "modules/verifikasi/parts/tools.tsx": async () => {
    const stranger = await walk.newPage();
    await open("/verifikasi", stranger);
    const other = { name: "lain.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nlain\n%%EOF\n") };
    await stranger.locator("input[type=file]:enabled").setInputFiles(other);
    await expect.poll(() => stranger.getByRole("heading", { name: "Berkas ini tidak dapat dibuktikan" }).isVisible()).toBe(true);
    await stranger.context().close();
  },
  "portal/library/clip-box.tsx": async () => {
    await open("/administration/pustaka-gambar?unggah=1");
    await upload("Gambar pembuka");
    await open("/administration/pustaka-gambar");
    await kantor.locator(".ui-pictures li").first().getByRole("link").click();
    const clip = { name: "klip.webm", mimeType: "video/webm", buffer: readFileSync("seeds/media/klip.webm") };
    await kantor.getByLabel(/^(Pasang|Ganti) klip$/).setInputFiles(clip);
    await kantor.locator("video").waitFor();
  },
  "portal/library/library.tsx": async () => {
    await open("/administration/pustaka-gambar?unggah=1");
    await upload("Gerbang madrasah");
  },
  "portal/register/template/upload-template.tsx": async () => {
    await open("/administration/siswa/isi-templat");
    await kantor.locator("#berkas").setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: emisTemplate() });
    await kantor.getByRole("button", { name: "Baca templat" }).click();
    await kantor.getByRole("heading", { name: "Pakai templat lain" }).waitFor();
    expect(await kantor.getByText("EMIS.xlsx").count()).toBeGreaterThan(0);
  },
  // Walked list by list below.
  "portal/register/transfer/check-file.tsx": async () => {
    expect(imported.length).toBeGreaterThan(20);
    await open("/administration/alumni/impor");
    await kantor.locator("#berkas-peta").setInputFiles({ name: "peta.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await kantor.getByRole("button", { name: "Pakai peta kolom" }).click();
    await kantor.getByText("Berkas ini bukan peta kolom.", { exact: false }).waitFor();
  },
};

describe("an input of its own", { timeout: 120_000 }, () => {
  test("has a walk here, each of them", () => expect(Object.keys(others).sort()).toEqual(otherInputs()));
  test.each(Object.keys(others))("%s takes a file", (input) => others[input]?.());
});

const formats = ["xlsx", "csv"] as const;

const said = "Berkas ini tidak berisi baris data.";

describe("an import", { timeout: 120_000 }, () => {
  // The form is one, and pressed for each format; the columns of each list are read from both in tests/registers-lists.test.ts.
  test.each(imported.map(({ path }, at) => [path, formats[at % formats.length] ?? "xlsx", at < formats.length] as const))(
    "%s takes its own template as %s",
    async (path, format, isPressed) => {
      const template = await kantor.request.get(`${walk.product.url}${path}/templat?format=${format}`);
      expect(template.status()).toBe(200);
      const berkas = { name: `daftar.${format}`, mimeType: "text/plain", buffer: await template.body() };
      // Nothing of the page waits hidden behind it for a script: a file chosen there would be lost.
      expect(await (await kantor.request.get(`${walk.product.url}${path}/impor`)).text()).not.toContain('<div hidden id="S:');
      if (!isPressed) {
        const form = { headers: { origin: walk.product.url }, multipart: { aksi: "periksa", berkas } };
        const answer = await kantor.request.post(`${walk.product.url}${path}/impor`, form);
        return expect(await answer.text()).toContain(said);
      }
      await open(`${path}/impor`);
      await kantor.locator("#berkas").setInputFiles(berkas);
      await kantor.getByRole("button", { name: "Periksa berkas" }).click();
      await kantor.getByText(said).waitFor();
    },
  );
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
