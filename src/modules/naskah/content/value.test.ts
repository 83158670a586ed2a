import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { writtenKop } from "./kop.server.ts";
import { penandatangan } from "./penandatangan.server.ts";
import { personName, suratValue } from "./value.server.ts";

/** Every field of a letter, one by one: where it comes from, and that it is empty where nothing is known. */
const { as } = useNaskah();
const { tu, kepala } = person;

const insert = (tabel: "pegawai" | "siswa" | "kelas", isi: object) => async (ctx: Ctx) =>
  (
    await ctx.db
      .insertInto(tabel as "siswa")
      .values(isi as never)
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const sekolah = (isi: object) => as(tu, ({ db }) => db.updateTable("pengaturan").set(isi).where(everyRow).execute());
const filled = (sumber: { pegawaiIds?: string[]; siswaIds?: string[]; isian?: Record<string, string> }, surat = {}) =>
  as(tu, async (ctx) =>
    suratValue(ctx, { pegawaiIds: [], siswaIds: [], isian: {}, ...sumber }, { penandatangan: await penandatangan(ctx), ...surat }),
  );
/** The fields of one prefix, without it. */
const under = (awalan: string, nilai: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(nilai).flatMap(([nama, isi]) => (nama.startsWith(`${awalan}.`) ? [[nama.slice(awalan.length + 1), isi]] : [])),
  );
const empty = (nilai: Readonly<Record<string, string>>) => Object.keys(nilai).filter((nama) => nilai[nama] === "");

test("of an employee", async () => {
  const lahir = { tempatLahir: "Donggala", tanggalLahir: "1990-01-02", alamat: "Jalan Kedondong" };
  const kerja = { nip: "199001022015031099", jenis: "guru", pangkat: "IV/a", jabatan: "Guru Ahli Madya", unitKerja: "MAN1PALU" };
  const lengkap = await as(tu, insert("pegawai", { nama: "Fitri", status: "pns", aktif: true, ...kerja, ...lahir }));
  const kosong = await as(tu, insert("pegawai", { nama: "Rudi", jenis: "guru", status: "honorer", aktif: true, unitKerja: "MAN1PALU" }));
  const { nilai, tabel } = await filled({ pegawaiIds: [lengkap, kosong] });
  expect(under("pegawai", nilai)).toEqual({
    ...{ nama: "Fitri", nip: "19900102 201503 1 099", pangkat: "Pembina (IV/a)", jabatan: "Guru Ahli Madya", status: "PNS" },
    ...{ tempatLahir: "Donggala", tanggalLahir: "2 Januari 1990", alamat: "Jalan Kedondong", unitKerja: "MAN 1 Palu" },
  });
  expect(tabel.pegawai.baris).toEqual([
    ["1", "Fitri\n19900102 201503 1 099", "Pembina (IV/a)", "Guru Ahli Madya"],
    ["2", "Rudi", "", ""],
  ]);
  const sedikit = under("pegawai", (await filled({ pegawaiIds: [kosong] })).nilai);
  expect(empty(sedikit)).toEqual(["nip", "pangkat", "jabatan", "tempatLahir", "tanggalLahir", "alamat"]);
  expect(sedikit).toMatchObject({ nama: "Rudi", status: "Honorer" });
  expect(await as(tu, (ctx) => personName(ctx, { pegawaiIds: [kosong], siswaIds: [] }))).toEqual(["Rudi"]);
});

test("of a pupil, and of whichever parent is known", async () => {
  const kelas = await as(tu, insert("kelas", { nama: "XI IPA 2", tingkat: "XI", tahunAjaran: "2026/2027" }));
  const diri = {
    nama: "Nadia",
    jenisKelamin: "perempuan",
    status: "aktif",
    nisn: "0091234567",
    nism: "131172710001260001",
    kelasId: kelas,
  };
  const asal = { tempatLahir: "Donggala", tanggalLahir: "2009-05-03", alamat: "Jalan Munif", namaAyah: "Rahmat", namaIbu: "Sitti" };
  const lengkap = await as(tu, insert("siswa", { ...diri, ...asal, namaWali: "Paman" }));
  const kosong = await as(tu, insert("siswa", { nama: "Budi", jenisKelamin: "laki-laki", status: "aktif" }));
  const { nilai, tabel } = await filled({ siswaIds: [lengkap, kosong] });
  expect(under("siswa", nilai)).toEqual({
    ...{ nama: "Nadia", nisn: "0091234567", nism: "131172710001260001", kelas: "XI IPA 2", jenisKelamin: "Perempuan" },
    ...{ tempatLahir: "Donggala", tanggalLahir: "3 Mei 2009", alamat: "Jalan Munif", namaAyah: "Rahmat", namaIbu: "Sitti" },
    orangTua: "Rahmat",
  });
  expect(tabel.siswa.baris).toEqual([
    ["1", "Nadia", "0091234567", "XI IPA 2"],
    ["2", "Budi", "", ""],
  ]);
  const sedikit = under("siswa", (await filled({ siswaIds: [kosong] })).nilai);
  expect(sedikit).toMatchObject({ nama: "Budi", jenisKelamin: "Laki-laki" });
  expect(empty(sedikit)).toHaveLength(Object.keys(sedikit).length - 2);
  for (const [isi, orangTua] of [
    [{ namaIbu: "Sitti", namaWali: "Paman" }, "Sitti"],
    [{ namaWali: "Paman" }, "Paman"],
  ] as const) {
    const id = await as(tu, insert("siswa", { nama: "Ani", jenisKelamin: "perempuan", status: "aktif", ...isi }));
    expect((await filled({ siswaIds: [id] })).nilai["siswa.orangTua"]).toBe(orangTua);
  }
  expect(await as(tu, (ctx) => personName(ctx, { pegawaiIds: [], siswaIds: [lengkap] }))).toEqual(["Nadia", "Rahmat", "Sitti", "Paman"]);
});

test("of the school, the signer, the day, and what was typed", async () => {
  const isi = { namaLengkap: "MAN 1 Palu", alamat: "Jalan Jamur 38\nPalu Barat", kota: "Palu", npsn: "40210044", nsm: "131172710001" };
  await sekolah(isi);
  const { nilai } = await filled({ isian: { Acara: "rapat", "Tanggal batas": "2026-11-28" } }, { nomor: "5/2026", tanggal: "2027-07-01" });
  expect(under("madrasah", nilai)).toEqual({
    ...{ nama: "MAN 1 Palu", alamat: "Jalan Jamur 38, Palu Barat", kota: "Palu", npsn: "40210044", nsm: "131172710001" },
  });
  expect(nilai).toMatchObject({ nomor: "5/2026", tanggal: "1 Juli 2027", tahun: "2027", tahunAjaran: "2027/2028" });
  expect(under("isian", nilai)).toEqual({ Acara: "rapat", "Tanggal batas": "28 November 2026" });
  expect(under("penandatangan", nilai)).toEqual({
    ...{ nama: kepala.name, nip: "19900101 201503 1 001", pangkat: "", jabatan: "Kepala Madrasah", sebutan: "Kepala Madrasah" },
    kepala: undefined,
  });
  await sekolah({ npsn: null, nsm: null });
  expect(empty(under("madrasah", (await filled({})).nilai))).toEqual(["npsn", "nsm"]);
  expect((await filled({})).nilai).toMatchObject({ nomor: "", tanggal: "23 November 2026", tahun: "2026" });
});

test("the letterhead says how to reach the school, where that is known", async () => {
  const kop = async (isi: object) => {
    await sekolah(isi);
    return (await as(tu, writtenKop)).letterhead;
  };
  await as(tu, ({ db }) => db.updateTable("kopSurat").set({ kontak: null, instansi: "Kementerian Agama" }).where(everyRow).execute());
  expect(await kop({ alamat: "Jalan Jamur 38", telepon: "0451-1", email: null })).toEqual({
    ...{ names: ["Kementerian Agama", "MAN 1 Palu"], address: "Jalan Jamur 38", contact: "Telepon 0451-1" },
  });
  expect(await kop({ telepon: null })).toEqual({ names: ["Kementerian Agama", "MAN 1 Palu"], address: "Jalan Jamur 38" });
});
