import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { history } from "#kit/audit/history.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { remove, restore } from "#kit/register/store.server.ts";
import { actor } from "#tests/support/database.ts";
import {
  add,
  type Fields,
  files,
  form,
  foto,
  guru,
  house,
  idFrom,
  kantor,
  nomor,
  read,
  saved,
  ttd,
  usePegawaiForm,
} from "#tests/support/pegawai-form.ts";
import { pegawai } from "../../pegawai.ts";
import { addForm, editForm } from "../load-form.server.ts";
import { sendAdd, sendEdit } from "../send-form.server.ts";
import { kotakCentang, readSubmission } from "./read-submission.server.ts";
import { changePegawai } from "./save-pegawai.server.ts";

usePegawaiForm();

const imageIn = async (id: string) => {
  const kunci = (await house.scope(kantor).transaction((ctx) => attachmentsOf(ctx, [id]))).get(id)?.kunci ?? "";
  return sharp(await buffer((await files.open("private", kunci)).stream)).metadata();
};

describe("a new member of staff", () => {
  test("is kept with portrait and signature, the NIP without its spaces", async () => {
    const row = await read(idFrom(await add({ foto: await foto(), ttd: await ttd(), potong: "0.2,0,0.5,0.9" })));
    expect(row).toMatchObject({ nip: "199005052015032001", nama: guru.nama, aktif: true, versi: 1 });
    expect(await imageIn(String(row.fotoId))).toMatchObject({ width: 600, height: 800, format: "jpeg" });
    expect(await imageIn(String(row.ttdId))).toMatchObject({ format: "png", hasAlpha: true });
  });

  test("is written once though the form was sent twice, and no file of the second stays", async () => {
    const kunci = randomUUID();
    const isian = { nip: nomor(2), foto: await foto() };
    const first = idFrom(await add(isian, { kunci }));
    const before = await saved();
    expect(idFrom(await add(isian, { kunci }))).toBe(first);
    // Another picture, or none, is another form.
    for (const other of [{ nip: nomor(2) }, { ...isian, foto: await ttd() }, { ...isian, ttd: await ttd() }])
      await expect(add(other, { kunci })).rejects.toMatchObject({ kind: "conflict" });
    expect(await saved()).toEqual(before);
  });

  test("is sent under a key of up to 200 plain signs, and under no other", async () => {
    const unclear = { kind: "malformed", message: "Muat ulang halaman ini, lalu simpan sekali lagi." };
    for (const kunci of ["", " kunci", "kunci ", "dua kunci", "kunci\u007f", "kunc\u00ed", "k".repeat(201)])
      await expect(add({ nip: nomor(71) }, { kunci })).rejects.toMatchObject(unclear);
    for (const [urut, kunci] of ["k", "!~", "k".repeat(200)].entries())
      expect(await read(idFrom(await add({ nip: nomor(71 + urut) }, { kunci })))).toMatchObject({ nip: nomor(71 + urut) });
  });

  test("is another one where somebody else sends under the same key", async () => {
    const kunci = randomUUID();
    const first = idFrom(await add({ nip: nomor(81) }, { kunci }));
    const second = idFrom(await add({ nip: nomor(82) }, { kunci, siapa: { ...kantor, id: randomUUID() } }));
    expect([await read(first), await read(second)]).toMatchObject([{ nip: nomor(81) }, { nip: nomor(82) }]);
  });

  test("who cannot be is refused with a sentence at each field, and no file stays", async () => {
    await add({ nip: nomor(86) });
    const before = await saved();
    await expect(
      add({ nip: nomor(3), nama: "", tanggalLahir: "1991-01-01", jenisKelamin: "Pria", foto: await foto() }),
    ).rejects.toMatchObject({
      kind: "invalid",
      fields: {
        nama: "Nama wajib diisi.",
        tanggalLahir: expect.stringContaining("5 Mei 1990"),
        jenisKelamin: expect.stringContaining("Wanita"),
      },
    });
    await expect(add({ nip: nomor(86), foto: await foto() })).rejects.toMatchObject({
      fields: { nip: "NIP ini sudah dipakai pegawai lain." },
    });
    await expect(add({ nip: nomor(3), ttd: new Blob(["bukan gambar"]) })).rejects.toMatchObject({
      fields: { ttdId: expect.any(String) },
    });
    expect(await saved()).toEqual(before);
  });

  test("who is odd is asked about, and taken when it is meant", async () => {
    const isian = { nip: "199005052000032004" };
    expect(await add(isian)).toEqual({ ragu: [expect.stringContaining("berumur 10 tahun")] });
    const hasil = await add({ ...isian, yakin: "on" });
    expect(hasil).toMatchObject({ peringatan: [expect.any(String)] });
    expect(idFrom(hasil)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is not written by those who do not keep the book", async () => {
    for (const siapa of [actor("guru"), actor("kepala")])
      for (const nama of [guru.nama, ""])
        await expect(add({ nip: nomor(5), nama }, { siapa })).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a change", () => {
  test("keeps what was not sent, replaces and removes the pictures, and lies in the history", async () => {
    const id = idFrom(await add({ nip: nomor(6), foto: await foto(), ttd: await ttd(), alamat: "Jl. Kimaja" }));
    const semula = await read(id);
    const ubah = async (isian: Fields, versi: number) =>
      changePegawai(house.scope(kantor), { files, id, versi, kiriman: await form(isian) });
    await ubah({ alamat: "Jl. Tanderante 18", hapusTtd: "on" }, 1);
    expect(await read(id)).toMatchObject({ alamat: "Jl. Tanderante 18", nama: guru.nama, fotoId: semula.fotoId, ttdId: null, versi: 2 });
    await ubah({ foto: await foto() }, 2);
    expect((await read(id)).fotoId).not.toBe(semula.fotoId);
    await expect(ubah({ alamat: "lama" }, 1)).rejects.toMatchObject({ kind: "stale", current: { versi: 3 } });
    const lines = await house.scope(kantor).transaction((ctx) => history(ctx, "pegawai", { id, limit: 9 }));
    expect(lines.map(({ action }) => action)).toEqual(["update", "update", "create"]);
  });
});

test("a change that is odd is asked about before anything is written, and taken when it is meant", async () => {
  const id = idFrom(await add({ nip: nomor(83), alamat: "Jl. Kimaja" }));
  const change = async (more: Fields = {}) =>
    changePegawai(house.scope(kantor), {
      ...{ files, id, versi: 1 },
      kiriman: await form({ nip: "199005052000032083", alamat: "Jl. Sis Aljufri", ...more }),
    });
  expect(await change()).toEqual({ ragu: [expect.stringContaining("berumur 10 tahun")] });
  expect(await read(id)).toMatchObject({ nip: nomor(83), alamat: "Jl. Kimaja", versi: 1 });
  expect(await change({ yakin: "on" })).toMatchObject({ id, peringatan: [expect.stringContaining("berumur 10 tahun")] });
  expect(await read(id)).toMatchObject({ nip: "199005052000032083", alamat: "Jl. Sis Aljufri", versi: 2 });
});

const fromKantor = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(kantor).transaction(work);

describe("the staff form", () => {
  const kirim = (isian: Fields) => {
    const form = new FormData();
    for (const [nama, nilai] of Object.entries(isian)) form.set(nama, nilai);
    return { files, form };
  };
  test("is empty at first, and holds one person by id or NIP with what was done to the record", async () => {
    expect(await fromKantor(addForm)).toMatchObject({
      ...{ keperluan: "tambah", pegawai: null, terbuka: Object.keys(pegawai.fields), diketahui: {}, usulan: null, riwayat: [] },
      related: { names: {}, pictures: {}, options: { akunId: expect.any(Array) } },
    });
    const kunci = randomUUID();
    const baru = await sendAdd(house.scope(kantor), kirim({ ...guru, nip: nomor(30), kunci }));
    expect(await sendAdd(house.scope(kantor), kirim({ ...guru, nip: nomor(30), kunci }))).toEqual(baru);
    await expect(sendAdd(house.scope(kantor), kirim({ ...guru, nip: nomor(31) }))).rejects.toMatchObject({ kind: "malformed" });
    const { id } = baru as { id: string };
    const ubah = (isian: Fields, versi: number) => sendEdit(house.scope(kantor), kirim({ ...isian, versi: String(versi) }), nomor(30));
    expect((await fromKantor((ctx) => editForm(ctx, id))).riwayat.map(({ apa }) => apa)).toEqual(["Data dibuat"]);
    await ubah({ alamat: "Jl. Kimaja" }, 1);
    await ubah({ alamat: "Jl. Lasoso", subUnit: "IPA", tempatLahir: "Poso" }, 2);
    await ubah({ alamat: "Jl. Towua", subUnit: "IPS", tempatLahir: "Palu", agama: "HINDU", email: "a@b.id" }, 3);
    await ubah({}, 4);
    await fromKantor((ctx) => remove(ctx, pegawai, { id, versi: 5 }));
    await fromKantor((ctx) => restore(ctx, pegawai, id));
    const isi = await fromKantor((ctx) => editForm(ctx, nomor(30)));
    expect(isi.terbuka).toEqual(Object.keys(pegawai.fields));
    expect(isi).toMatchObject({ keperluan: "edit", pegawai: { id, alamat: "Jl. Towua" }, diketahui: {}, usulan: null });
    expect(isi.riwayat.map(({ apa }) => apa)).toEqual([
      ...["Dipulihkan dari tempat sampah", "Dipindahkan ke tempat sampah", "Disimpan tanpa perubahan isi"],
      ...["Tempat lahir, Agama, Alamat, dan 2 isian lain diperbarui", "Tempat lahir, Alamat, Subunit diperbarui", "Alamat diperbarui"],
    ]);
    expect(isi.riwayat[0]).toMatchObject({ oleh: kantor.name, pada: expect.any(Date), id: expect.any(String) });
    for (const salah of ["", "1", nomor(98), `${nomor(30)}0`, randomUUID()])
      await expect(fromKantor((ctx) => editForm(ctx, salah))).rejects.toMatchObject({ kind: "notFound" });
    await fromKantor((ctx) => remove(ctx, pegawai, { id, versi: 7 }));
    await expect(fromKantor((ctx) => editForm(ctx, nomor(30)))).rejects.toMatchObject({ kind: "notFound" });
    // Whoever has the number now, not who had it and lies in the bin.
    const heir = idFrom(await add({ nip: nomor(30) }));
    expect(await fromKantor((ctx) => editForm(ctx, nomor(30)))).toMatchObject({ pegawai: { id: heir } });
  });

  test("that somebody else overtook comes back with what stands there, and who that was", async () => {
    const id = idFrom(await add({ nip: nomor(32) }));
    for (const versi of ["", "0", "-1", "1.5", "x"])
      await expect(sendEdit(house.scope(kantor), kirim({ alamat: "A", versi }), id), versi).rejects.toMatchObject({ kind: "malformed" });
    await sendEdit(house.scope(kantor), kirim({ alamat: "A", versi: "1" }), id);
    expect(await sendEdit(house.scope(kantor), kirim({ alamat: "B", versi: "1" }), id)).toMatchObject({
      data: { refusal: { kind: "stale" }, current: { id, alamat: "A", versi: 2 }, by: { name: kantor.name, at: expect.any(Date) } },
      init: { status: 409 },
    });
    await expect(sendEdit(house.scope(kantor), kirim({ nama: "", versi: "2" }), id)).rejects.toMatchObject({ kind: "invalid" });
  });

  test("tells boxes, pictures and words apart", async () => {
    expect(kotakCentang).toEqual(["aktif"]);
    const { form } = kirim({
      nama: "A",
      foto: new Blob([]),
      ttd: new Blob(["x"]),
      hapusFoto: "on",
      hapusTtd: "on",
      yakin: "ya",
      kunci: "k",
    });
    const lain = { versi: "1", potong: "x", fotoId: "x", ttdId: "x" };
    for (const [nama, nilai] of Object.entries(lain)) form.set(nama, nilai);
    expect(await readSubmission(form, kotakCentang)).toEqual({
      ...{ isian: { nama: "A", aktif: "" }, foto: "hapus", ttd: { bytes: Buffer.from("x") }, yakin: false },
    });
    const dua = kirim({ aktif: "on", yakin: "on", potong: "0.2,0,0.5,0.9", hapusFoto: "x" }).form;
    expect(await readSubmission(dua, kotakCentang)).toMatchObject({
      ...{ isian: { aktif: "on" }, foto: null, ttd: null, yakin: true, potong: expect.any(Object) },
    });
  });
});
