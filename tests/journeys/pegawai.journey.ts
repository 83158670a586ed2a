/**
 * The office writes a new teacher down, with a portrait cut to size and a signature, finds them again, changes and prints
 * them; the teacher signs in and writes down what the office does not know.
 */
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let kantor: Page;
let guru: Staff;

beforeAll(async () => {
  walk = await openWalk();
  guru = await addStaff(walk.product, "guru");
  kantor = await walk.signIn(await addStaff(walk.product, "tataUsaha"));
});

afterAll(() => walk?.close());

const open = (address: string, where = kantor) => where.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const fill = async (fields: Readonly<Record<string, string>>, where = kantor) => {
  for (const [name, text] of Object.entries(fields)) await where.locator(`#isian-${name}`).fill(text);
};
const saved = async (where = kantor) => {
  await where.waitForURL("**/dashboard-profile");
  await where.getByText("Berhasil disimpan").first().waitFor();
};
const read = async (nip: string) =>
  (await query<Record<string, unknown>>(walk.product.dataDir, `select * from pegawai where nip = '${nip}' and deleted_at is null`))[0];
const image = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`))
    .png()
    .toBuffer();
const berkas = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
const nip = "199005052015032007";

describe("the office", { timeout: 240_000 }, () => {
  test("is told what the NIP denies, and nothing that was typed is lost", async () => {
    await open("/pegawai/tambah");
    await kantor.getByRole("heading", { level: 1, name: "Tambah Pegawai" }).waitFor();
    await noFlaw(kantor);
    await fill({ nip: "19900505 201503 2 007", nama: "Dewi Ratnasari, S.Pd.", tanggalLahir: "1991-05-05", jabatan: "Guru" });
    await kantor.locator("#isian-status").selectOption({ label: "PNS" });
    await kantor.getByRole("button", { name: "Simpan", exact: true }).click();
    await kantor.getByRole("link", { name: /NIP menunjukkan 5 Mei 1990/ }).waitFor();
    await fill({ tanggalLahir: "" });
    await kantor.getByRole("button", { name: "Isikan ke formulir" }).click();
    expect(await kantor.locator("#isian-tanggalLahir").inputValue()).toBe("5/5/1990");
    expect(await kantor.getByLabel("Wanita").isChecked()).toBe(true);
  });

  test("cuts the portrait, adds the signature and saves", async () => {
    const foto = await image(
      'width="900" height="600"><rect width="900" height="600" fill="#c33"/><circle cx="450" cy="250" r="120" fill="#c96"/>',
    );
    const ttd = await image(
      'width="600" height="300"><rect width="600" height="300" fill="#fff"/><path d="M150 180c60-120 90-90 120-20s90-60 160-20" stroke="#123" stroke-width="9" fill="none"/>',
    );
    await kantor.getByLabel("Pilih berkas dari perangkat, Pasfoto").setInputFiles(berkas("foto.png", foto));
    await kantor.getByRole("slider", { name: "Perbesar" }).fill("2.02");
    await kantor.getByRole("button", { name: "Pakai foto ini" }).click();
    await kantor.getByLabel("Pilih berkas dari perangkat, Tanda tangan").setInputFiles(berkas("ttd.png", ttd));
    await kantor.getByRole("button", { name: "Simpan", exact: true }).click();
    await saved();
    expect(await read(nip)).toMatchObject({ nama: "Dewi Ratnasari, S.Pd.", jenis_kelamin: "Wanita", foto_id: expect.any(String) });
  });

  test("finds the person as a card, and takes the signature away again", async () => {
    await open("/administration/personil?lihat=kartu&cari=ratnasari");
    await noFlaw(kantor);
    await kantor.getByRole("link", { name: "Ubah Dewi Ratnasari, S.Pd." }).click();
    await kantor.getByRole("heading", { level: 1, name: "Edit Pegawai" }).waitFor();
    const ttd = await kantor.getByAltText("Tanda tangan yang tersimpan").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(ttd).toBeGreaterThan(100);
    expect(ttd).toBeLessThan(560);
    await kantor.getByRole("button", { name: /^Hapus ?, Tanda tangan$/ }).click();
    await fill({ alamat: "Jl. Tanderante 18" });
    await kantor.getByRole("button", { name: "Perbarui", exact: true }).click();
    await saved();
    expect(await read(nip)).toMatchObject({ alamat: "Jl. Tanderante 18", ttd_id: null, foto_id: expect.any(String) });
  });

  test("sees the whole person, and takes the papers along", async () => {
    await open(`/administration/personil/${String((await read(nip))?.id)}`);
    await kantor.getByRole("heading", { name: "Perjalanan" }).waitFor();
    await noFlaw(kantor);
    const kertas = async (alamat: string) => {
      const jawaban = await kantor.request.get(walk.product.url + alamat);
      return [jawaban.status(), jawaban.headers()["content-type"], (await jawaban.body()).subarray(0, 4).toString("latin1")];
    };
    const id = String((await read(nip))?.id);
    expect(await kertas(`/administration/personil/${id}/daftar-riwayat-hidup`)).toEqual([200, "application/pdf", "%PDF"]);
    await open("/administration/personil/daftar-urut-kepangkatan");
    await kantor.getByRole("link", { name: "Dewi Ratnasari, S.Pd." }).waitFor();
    await noFlaw(kantor);
    expect((await kertas("/administration/personil/daftar-urut-kepangkatan/unduh?format=pdf"))[2]).toBe("%PDF");
    expect((await kertas("/administration/personil/daftar-urut-kepangkatan/unduh?format=xlsx"))[2]).toBe("PK\u0003\u0004");
  });
});

describe("a teacher", { timeout: 240_000 }, () => {
  test("writes down who they are, once, and later changes what is theirs to change", async () => {
    const saya = await walk.signIn(guru);
    await open("/identitas", saya);
    await saya.getByRole("heading", { level: 1, name: "Tambah Pegawai" }).waitFor();
    await fill({ nama: "Rahmat Lamakarate, S.Ag.", tmt: "2010-03-01" }, saya);
    await saya.locator("#isian-status").selectOption({ label: "PNS" });
    await saya.getByRole("button", { name: "Simpan", exact: true }).click();
    await saya.getByRole("button", { name: "Simpan apa adanya" }).click();
    await saved(saya);
    await open("/identitas", saya);
    await saya.getByRole("heading", { level: 1, name: "Edit Pegawai" }).waitFor();
    await saya.getByRole("heading", { name: "Menunggu persetujuan kantor" }).waitFor();
    expect(await saya.locator("#isian-tmt").inputValue()).toBe("1/3/2010");
    await fill({ alamat: "Jl. Kimaja 5", jabatan: "Guru" }, saya);
    await saya.getByRole("button", { name: "Perbarui", exact: true }).click();
    await saya.getByRole("button", { name: "Simpan apa adanya" }).click();
    await saved(saya);
    expect(await read(guru.nip)).toMatchObject({ nama: "Rahmat Lamakarate, S.Ag.", alamat: "Jl. Kimaja 5", tmt: null, jabatan: null });
    const perkara =
      "select tindakan, sesudah->>'tmt' as tmt, sesudah->>'jabatan' as jabatan from usulan_perubahan where register = 'pegawai'";
    expect(await query(walk.product.dataDir, perkara)).toEqual([{ tindakan: "ubah", tmt: "2010-03-01", jabatan: "Guru" }]);
    await open("/identitas", saya);
    await saya.getByRole("button", { name: "Tarik kembali" }).click();
    await saya.getByText("Permintaan ditarik kembali").waitFor();
    expect((await saya.request.get(`${walk.product.url}/administration/personil/daftar-urut-kepangkatan`)).status()).toBe(404);
    await saya.context().close();
  });

  test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
});
