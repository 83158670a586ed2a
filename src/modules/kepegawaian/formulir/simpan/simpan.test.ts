import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { history } from "#kit/audit/history.server.ts";
import { actor } from "#tests/support/database.ts";
import { baca, files, formulir, foto, guru, house, type Isian, idDari, kantor, nomor, tambah } from "#tests/support/formulir-pegawai.ts";
import { ubahPegawai } from "./simpan-pegawai.server.ts";

const tersimpan = async () => {
  const keys: string[] = [];
  for await (const key of files.keys("private")) keys.push(key);
  return keys;
};
const ttd = async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><path d="M90 120c30-60 60-60 70-20s60-40 120-20" stroke="#123" stroke-width="8" fill="none"/></svg>';
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())]);
};
const gambarDi = async (id: string) => {
  const kunci = (await house.scope(kantor).transaction((ctx) => attachmentsOf(ctx, [id]))).get(id)?.kunci ?? "";
  return sharp(await buffer((await files.open("private", kunci)).stream)).metadata();
};

describe("a new member of staff", () => {
  test("is kept with portrait and signature, the NIP without its spaces", async () => {
    const row = await baca(idDari(await tambah({ foto: await foto(), ttd: await ttd(), potong: "0.2,0,0.5,0.9" })));
    expect(row).toMatchObject({ nip: "199005052015032001", nama: guru.nama, aktif: true, versi: 1 });
    expect(await gambarDi(String(row.fotoId))).toMatchObject({ width: 600, height: 800, format: "jpeg" });
    expect(await gambarDi(String(row.ttdId))).toMatchObject({ format: "png", hasAlpha: true });
  });

  test("is written once though the form was sent twice, and no file of the second stays", async () => {
    const kunci = randomUUID();
    const isian = { nip: nomor(2), foto: await foto() };
    const first = idDari(await tambah(isian, { kunci }));
    const before = await tersimpan();
    expect(idDari(await tambah(isian, { kunci }))).toBe(first);
    expect(await tersimpan()).toEqual(before);
  });

  test("who cannot be is refused with a sentence at each field, and no file stays", async () => {
    const before = await tersimpan();
    await expect(
      tambah({ nip: nomor(3), nama: "", tanggalLahir: "1991-01-01", jenisKelamin: "Pria", foto: await foto() }),
    ).rejects.toMatchObject({
      kind: "invalid",
      fields: {
        nama: "Nama wajib diisi.",
        tanggalLahir: expect.stringContaining("5 Mei 1990"),
        jenisKelamin: expect.stringContaining("Wanita"),
      },
    });
    await expect(tambah({ foto: await foto() })).rejects.toMatchObject({ fields: { nip: "NIP ini sudah dipakai pegawai lain." } });
    await expect(tambah({ nip: nomor(3), ttd: new Blob(["bukan gambar"]) })).rejects.toMatchObject({
      fields: { ttdId: expect.any(String) },
    });
    expect(await tersimpan()).toEqual(before);
  });

  test("who is odd is asked about, and taken when it is meant", async () => {
    const isian = { nip: "199005052000032004" };
    expect(await tambah(isian)).toEqual({ ragu: [expect.stringContaining("berumur 10 tahun")] });
    const hasil = await tambah({ ...isian, yakin: "on" });
    expect(hasil).toMatchObject({ peringatan: [expect.any(String)] });
    expect(idDari(hasil)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is not written by those who do not keep the book", async () => {
    for (const siapa of [actor("guru"), actor("kepala")])
      await expect(tambah({ nip: nomor(5) }, { siapa })).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a change", () => {
  test("keeps what was not sent, replaces and removes the pictures, and lies in the history", async () => {
    const id = idDari(await tambah({ nip: nomor(6), foto: await foto(), ttd: await ttd(), alamat: "Jl. Kimaja" }));
    const semula = await baca(id);
    const ubah = async (isian: Isian, versi: number) =>
      ubahPegawai(house.scope(kantor), { files, id, versi, kiriman: await formulir(isian) });
    await ubah({ alamat: "Jl. Tanderante 18", hapusTtd: "on" }, 1);
    expect(await baca(id)).toMatchObject({ alamat: "Jl. Tanderante 18", nama: guru.nama, fotoId: semula.fotoId, ttdId: null, versi: 2 });
    await ubah({ foto: await foto() }, 2);
    expect((await baca(id)).fotoId).not.toBe(semula.fotoId);
    await expect(ubah({ alamat: "lama" }, 1)).rejects.toMatchObject({ kind: "stale", current: { versi: 3 } });
    const lines = await house.scope(kantor).transaction((ctx) => history(ctx, "pegawai", { id, limit: 9 }));
    expect(lines.map(({ action }) => action)).toEqual(["update", "update", "create"]);
  });
});
