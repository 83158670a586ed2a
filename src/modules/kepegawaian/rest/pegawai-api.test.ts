import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { type Files, filesContext, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { drawn } from "#tests/support/pictures.ts";
import { readReport } from "#tests/support/read-sheet.ts";
import { loader as unduhDuk } from "../personil/screens/download-duk.ts";
import { loader as riwayatHidup } from "../personil/screens/riwayat-hidup.ts";
import { addPegawaiApi, changePegawaiApi, listPegawaiApi, readPegawaiApi } from "./pegawai-api.server.ts";
import { complete, translate } from "./shape.ts";

const house = useDatabase({ policy });
const kantor = actor("tataUsaha");
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pegawai-api-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

/** The fields that the specification names, as its own form builds them. */
const spesifikasi = {
  ...{ nama: "Dewi Ratnasari, S.Pd.", tempatLahir: "Donggala", tanggalLahir: "1990-05-04T16:00:00.000Z", jenisKelamin: "Wanita" },
  ...{ agama: "ISLAM", alamat: "Jl. Sungai Moutong", jabatan: "Guru", pangkat: "Penata Muda", unitKerja: "MAN1PALU", subUnit: "Fikih" },
};
const nip = (urut: number) => `199005052015032${String(urut).padStart(3, "0")}`;
const send = (isian: Readonly<Record<string, string | Blob>>, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries(isian)) form.set(nama, nilai);
  return new Request("http://localhost/api/pegawai", { method: "POST", body: form, headers });
};
const pada = (request: Request, { siapa = kantor as Actor, kunci = "" } = {}) => ({
  ...{ request, params: { nip: kunci }, scope: house.scope(siapa), files },
});
const content = async (jawaban: Promise<Response>) => {
  const response = await jawaban;
  return { status: response.status, ...(await response.json()) };
};
const foto = async () => new Blob([new Uint8Array(await drawn(600, 800).jpeg().toBuffer())]);

/** Somebody in the staff book who is signed in. */
async function berakun(urut: number, peran: string): Promise<Actor> {
  const siapa = { ...actor(peran), id: randomUUID() };
  const akun = { id: siapa.id, nip: nip(urut), nama: siapa.name, passwordHash: null, passwordAt: null, aktif: true, peran: [peran] };
  await house.scope(kantor).transaction(({ db }) => db.insertInto("akun").values(akun).execute());
  await addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(urut), akunId: siapa.id })));
  return siapa;
}

describe("programs and the staff book", () => {
  test("write somebody down with the specification's fields alone, and read them by NIP", async () => {
    const ditulis = await content(addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(1), foto: await foto() }))));
    expect(ditulis).toMatchObject({
      ...{ status: "pns", nip: nip(1), tanggalLahir: "1990-05-05", pangkat: "III/a", jenis: "guru", aktif: true, versi: 1, ttd: null },
      foto: `/administration/personil/${ditulis.id}/berkas/fotoId`,
    });
    expect(ditulis.fotoId).toBeUndefined();
    const dibaca = await content(readPegawaiApi(pada(new Request("http://localhost/"), { kunci: nip(1) })));
    expect(dibaca).toMatchObject({ id: ditulis.id, nama: spesifikasi.nama, subUnit: "Fikih" });
  });

  test("change what they send and nothing else, and hear when somebody was first", async () => {
    await addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(2) })));
    const ubah = (isian: Record<string, string>) => content(changePegawaiApi(pada(send(isian), { kunci: nip(2) })));
    expect(await ubah({ alamat: "Jl. Lasoso 3" })).toMatchObject({ alamat: "Jl. Lasoso 3", nama: spesifikasi.nama, versi: 2 });
    await expect(ubah({ alamat: "lama", versi: "1" })).rejects.toMatchObject({ kind: "stale" });
    await expect(ubah({ gaji: "1" })).rejects.toMatchObject({
      kind: "invalid",
      fields: { gaji: expect.stringContaining("tidak dikenal") },
    });
  });

  test("write nobody twice with one key, and find them in the list", async () => {
    const kunci = { "idempotency-key": randomUUID() };
    const dua = [await content(addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(3) }, kunci))))];
    dua.push(await content(addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(3) }, kunci)))));
    expect(dua[0].id).toBe(dua[1].id);
    const daftar = await listPegawaiApi(pada(new Request(`http://localhost/api/pegawai?cari=${nip(3)}`)));
    expect([daftar.headers.get("x-total-count"), (await daftar.json())[0].id]).toEqual(["1", dua[0].id]);
  });

  test("are told what is odd, and refused what cannot be", async () => {
    const aneh = await content(addPegawaiApi(pada(send({ ...spesifikasi, nip: "199005052000032004" }))));
    expect(aneh.peringatan).toEqual([expect.stringContaining("berumur 10 tahun")]);
    const lain = { ...spesifikasi, nip: nip(5), jenisKelamin: "Pria" };
    await expect(addPegawaiApi(pada(send(lain)))).rejects.toMatchObject({ fields: { jenisKelamin: expect.any(String) } });
    const json = new Request("http://localhost/", { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
    await expect(addPegawaiApi(pada(json))).rejects.toMatchObject({ kind: "unsupported" });
  });

  test("of those who do not keep the book see nobody else and write nobody", async () => {
    const siapa = { ...actor("guru"), id: randomUUID() };
    await addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(6) })));
    await expect(readPegawaiApi(pada(new Request("http://localhost/"), { siapa, kunci: nip(6) }))).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(changePegawaiApi(pada(send({ alamat: "x" }), { siapa, kunci: nip(6) }))).rejects.toMatchObject({ kind: "notFound" });
    await expect(addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(7) }), { siapa }))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("write of the own record what is the person's own, and of another's nothing", async () => {
    const guru = await berakun(8, "guru");
    await berakun(9, "guru");
    const ubah = (kunci: string, isian: Record<string, string>) => content(changePegawaiApi(pada(send(isian), { siapa: guru, kunci })));
    expect(await ubah(nip(8), { alamat: "Jl. Sendiri 1" })).toMatchObject({ alamat: "Jl. Sendiri 1", nip: nip(8) });
    const tertutup: Record<string, string>[] = [{ pangkat: "IV/e" }, { jabatan: "Kepala Madrasah" }, { alamat: "Jl. Lain", status: "pns" }];
    for (const isian of tertutup) await expect(ubah(nip(8), isian)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ubah(nip(9), { alamat: "Jl. Orang 9" })).rejects.toMatchObject({ kind: "notFound" });
    const tetap = await content(readPegawaiApi(pada(new Request("http://localhost/"), { kunci: nip(8) })));
    expect(tetap).toMatchObject({ pangkat: "III/a", jabatan: spesifikasi.jabatan, alamat: "Jl. Sendiri 1" });
  });

  test("let nobody in the office promote themselves", async () => {
    const petugas = await berakun(10, "tataUsaha");
    const ubah = (isian: Record<string, string>) => content(changePegawaiApi(pada(send(isian), { siapa: petugas, kunci: nip(10) })));
    expect(await ubah({ alamat: "Jl. Petugas 10" })).toMatchObject({ alamat: "Jl. Petugas 10" });
    await expect(ubah({ pangkat: "IV/e" })).rejects.toMatchObject({ kind: "forbidden" });
    expect(await content(changePegawaiApi(pada(send({ pangkat: "III/b" }), { kunci: nip(10) })))).toMatchObject({ pangkat: "III/b" });
  });
});

describe("what programs write in their own way", () => {
  test("are days as moments of any clock, and ranks by name, code or both", () => {
    const hari = (tanggalLahir: unknown) => translate({ tanggalLahir }).tanggalLahir;
    expect(["1990-05-05", " 1990-05-05 ", "1990-05-04T16:00:00.000Z", "1990-05-04T15:59:59Z"].map(hari)).toEqual([
      ...["1990-05-05", " 1990-05-05 ", "1990-05-05", "1990-05-04"],
    ]);
    expect(["", "5 Mei 1990", "1990-05-04Tx", "x1990-05-04T16:00:00Z"].map(hari)).toEqual([
      "",
      "5 Mei 1990",
      "1990-05-04Tx",
      "x1990-05-04T16:00:00Z",
    ]);
    expect(translate({ tmt: "2015-03-01T16:00:00Z", nama: "1990-05-04T16:00:00Z" })).toEqual({
      tmt: "2015-03-02",
      nama: "1990-05-04T16:00:00Z",
    });
    const pangkat = (satu: unknown) => translate({ pangkat: satu }).pangkat;
    expect(["III/a", " III/a ", "Penata Muda", " Penata Muda ", "Penata Muda (III/a)", "Penata"].map(pangkat)).toEqual([
      ...["III/a", "III/a", "III/a", "III/a", "III/a", "III/c"],
    ]);
    expect(["", "Pen", "Raja", 3].map(pangkat)).toEqual(["", "Pen", "Raja", 3]);
    expect(translate({})).toEqual({});
  });

  test("is filled in as it usually is, by what the NIP says", () => {
    const biasa = { jenis: "guru", unitKerja: "MAN1PALU", aktif: "on" };
    expect(complete({})).toEqual({ ...biasa, status: "honorer" });
    expect(complete({ nip: "19900505 201503 2 001" })).toMatchObject({ ...biasa, status: "pns" });
    expect(complete({ nip: "199005052022212001" })).toMatchObject({ status: "pppk" });
    expect(complete({ nip: "1", status: "cpns", jenis: "tenaga-kependidikan" })).toMatchObject({
      status: "cpns",
      jenis: "tenaga-kependidikan",
    });
    expect(complete({ nip: "1" }).status).toBe("pns");
  });

  test("begins from the version that they saw, told in the form or in front of it", async () => {
    await addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(11) })));
    const ubah = (isian: Record<string, string>, headers: Record<string, string> = {}) =>
      content(changePegawaiApi(pada(send(isian, headers), { kunci: nip(11) })));
    expect(await ubah({ alamat: "A" }, { "if-match": '"1"' })).toMatchObject({ versi: 2 });
    expect(await ubah({ alamat: "B" }, { "if-match": 'W/"2"' })).toMatchObject({ versi: 3 });
    await expect(ubah({ alamat: "C" }, { "if-match": "2" })).rejects.toMatchObject({ kind: "stale" });
    expect(await ubah({ alamat: "D", versi: "3" }, { "if-match": "1" })).toMatchObject({ versi: 4 });
    for (const versi of ["0", "-1", "1.5", "x", ""])
      await expect(ubah({ alamat: "E", versi }), versi).rejects.toMatchObject({ kind: "invalid", fields: { versi: expect.any(String) } });
    const asing = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${"x".repeat(50)}${n}`, "1"]));
    const { fields } = await ubah(asing).catch((error) => error);
    expect(Object.keys(fields)).toHaveLength(20);
    expect(Object.values(fields)[0]).toBe(`Isian "${"x".repeat(40)}" tidak dikenal.`);
    await expect(readPegawaiApi(pada(new Request("http://localhost/"), { kunci: "" }))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("papers of the staff file", () => {
  beforeAll(() => house.scope(system("uji")).transaction(seedSekolah));
  const minta = async (loader: typeof unduhDuk, { id = "", query = "", siapa = kantor as Actor } = {}) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, house.scope(siapa));
    context.set(filesContext, files);
    const request = new Request(`http://localhost/${query}`);
    return loader({ context, request, params: { id } } as unknown as LoaderFunctionArgs);
  };
  const kepala = ({ headers }: Response) => ["Content-Type", "Content-Disposition", "Cache-Control"].map((nama) => headers.get(nama));

  test("are the list of seniority as sheet and on paper, of the day that was asked for", async () => {
    await addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(12), nama: "Urut Satu" })));
    const xlsx = await minta(unduhDuk, { query: "?per=2020-01-01" });
    expect(kepala(xlsx)).toEqual([
      ...[
        expect.stringContaining("spreadsheetml"),
        expect.stringMatching(/^attachment; .*kepangkatan-2020-01-01\.xlsx/),
        "private, no-store",
      ],
    ]);
    const { header, rows } = await readReport(new Uint8Array(await xlsx.arrayBuffer()));
    expect([header[0], header[11]]).toEqual(["No.", "Usia"]);
    expect(rows.map((baris) => baris[1])).toContain("Urut Satu");
    const pdf = await minta(unduhDuk, { query: "?format=pdf" });
    expect(kepala(pdf)).toEqual(["application/pdf", expect.stringMatching(/^attachment; .*\d\.pdf/), "private, no-store"]);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    await expect(minta(unduhDuk, { siapa: { ...actor("guru"), id: randomUUID() } })).rejects.toMatchObject({ kind: expect.any(String) });
  });

  test("are the whole of one person, with the portrait where there is one, for whoever may read it", async () => {
    const { id } = await content(addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(13), foto: await foto() }))));
    const { id: polos } = await content(addPegawaiApi(pada(send({ ...spesifikasi, nip: nip(14) }))));
    const berfoto = await minta(riwayatHidup, { id });
    expect(kepala(berfoto)).toEqual([
      "application/pdf",
      expect.stringMatching(/^inline; .*Daftar.riwayat.hidup.Dewi/),
      "private, no-store",
    ]);
    const potret = async (satu: Response) => Buffer.from(await satu.arrayBuffer()).includes("DCTDecode");
    expect([await potret(berfoto), await potret(await minta(riwayatHidup, { id: polos }))]).toEqual([true, false]);
    const held = (deletedAt: Date | null) =>
      house.scope(system("uji")).transaction(({ db }) => db.updateTable("berkas").set({ deletedAt }).where(everyRow).execute());
    await held(new Date());
    expect(await potret(await minta(riwayatHidup, { id }))).toBe(false);
    await held(null);
    for await (const key of files.keys("private")) await files.remove("private", key);
    expect(await potret(await minta(riwayatHidup, { id }))).toBe(false);
    await expect(minta(riwayatHidup, { id, siapa: { ...actor("guru"), id: randomUUID() } })).rejects.toMatchObject({ kind: "notFound" });
  });
});
