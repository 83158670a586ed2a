import { expect, test } from "vitest";
import { check } from "#kit/register/check.ts";
import type { Register } from "#kit/register/register.ts";
import { expectWhole, wants } from "#tests/support/register-shape.ts";
import { akun } from "./akun.ts";
import { bagian } from "./form/parts/sections.ts";
import { aturanKarier } from "./karier/aturan-karier.ts";
import { nism, nisn } from "./nomor.ts";
import { nextPangkat, pangkat } from "./pangkat.ts";
import { addSelfFields, initialFields, pegawai, usulanFields } from "./pegawai.ts";
import { pemangkuJabatan } from "./pemangku/pemangku-jabatan.ts";
import { tingkatPendidikan } from "./pendidikan.ts";
import { riwayat } from "./riwayat/registers/semua.ts";
import { registerRow, registerUsulan } from "./riwayat/usulan/register-of.ts";

const all: readonly Register[] = [...riwayat, pegawai, akun, aturanKarier, pemangkuJabatan];

test.each(all)("$name says all that people read of it", expectWhole);

test("every register says what is missing, and what cannot be in the future", () => {
  const pemilik = "pegawaiId";
  expect(Object.fromEntries(all.map((register) => [register.name, wants(register)]))).toEqual({
    berkasPegawai: { required: ["fileName", "description", "fileId", pemilik], past: [] },
    orangTua: { required: ["nama", pemilik], past: ["tanggalLahir"] },
    pasangan: { required: ["nama", pemilik], past: ["tanggalMenikah"] },
    anak: { required: ["nama", pemilik], past: ["tanggalLahir"] },
    pendidikan: { required: ["tingkat", pemilik], past: ["tanggalIjazah"] },
    kepangkatan: { required: ["pangkat", "jenis", pemilik], past: ["tanggalSk"] },
    jabatan: { required: ["nama", pemilik], past: ["tanggalSk"] },
    pelatihan: { required: ["nama", pemilik], past: [] },
    penghargaan: { required: ["nama", pemilik], past: ["tanggal"] },
    pegawai: { required: ["nama", "jenis", "status", "unitKerja"], past: ["tanggalLahir"] },
    akun: { required: ["nama", "nip"], past: [] },
    aturanKarier: { required: ["perihal", "tahun", "berlakuMulai"], past: [] },
    pemangkuJabatan: { required: ["pegawaiId", "jabatan", "mulai"], past: [] },
  });
});

test("every list but that of accounts stands in the menu at its place, with a line about it, for whom it says something", () => {
  const shown = all.map(({ name, menu }) => [name, menu && `${menu.group}: ${menu.place} ${menu.label}`, menu?.whole]);
  expect(shown).toEqual([
    ["berkasPegawai", "Data Pribadi: 20 Data File", undefined],
    ["orangTua", "Data Pribadi: 30 Orang Tua", undefined],
    ["pasangan", "Data Pribadi: 40 Suami Istri", undefined],
    ["anak", "Data Pribadi: 50 Anak", undefined],
    ["pendidikan", "Data Pribadi: 60 Riwayat Pendidikan", undefined],
    ["kepangkatan", "Data Pribadi: 70 Kepangkatan", undefined],
    ["jabatan", "Data Pribadi: 80 Jabatan", undefined],
    ["pelatihan", "Data Pribadi: 90 Pelatihan", undefined],
    ["penghargaan", "Data Pribadi: 100 Penghargaan", undefined],
    ["pegawai", "Kepegawaian: 10 Pegawai", "pegawai:read"],
    ["akun", undefined, undefined],
    ["aturanKarier", "Kepegawaian: 40 Aturan Karier", undefined],
    ["pemangkuJabatan", "Kepegawaian: 35 Pemangku Jabatan", "pemangkuJabatan:update"],
  ]);
  for (const { menu } of all) if (menu) expect(menu.hint).toMatch(/^[A-Z].*[^.]$/);
});

test("a person's own records are theirs by account and by NIP, and are found by whose they are", () => {
  for (const register of riwayat)
    expect(register).toMatchObject({
      owner: "pegawaiId.akunId",
      numbered: { by: "pegawaiId.nip", accounts: "akun", number: "nip" },
      filters: ["pegawaiId"],
      sentences: { add: expect.stringMatching(/Tambah/) },
    });
  expect(pegawai).toMatchObject({
    owner: "akunId.id",
    numbered: { by: "nip", accounts: "akun", number: "nip" },
    detail: true,
    watched: true,
  });
  expect(akun).toMatchObject({ readOnly: true, named: ["nama", "nip"], columns: ["nama", "nip"], searched: ["nama", "nip"] });
});

test("numbers of the state have as many digits as they have", () => {
  const salah = (isian: Readonly<Record<string, string>>) => Object.keys(check(pegawai.fields, { ...wajib, ...isian }).errors);
  expect(salah({ nip: "1".repeat(18), nik: "1".repeat(16), nuptk: "1".repeat(16) })).toEqual([]);
  for (const banyak of [15, 17])
    expect(salah({ nip: "1".repeat(banyak), nik: "1".repeat(banyak), nuptk: "1".repeat(banyak) })).toEqual(["nip", "nik", "nuptk"]);
  expect(check(pegawai.fields, { ...wajib, nik: "x" }).errors.nik).toBe("NIK terdiri dari 16 angka.");
  expect([nisn, nism].map(({ max, pattern }) => [max, pattern.test("1".repeat(max)), pattern.test(`${"1".repeat(max)}1`)])).toEqual([
    [10, true, false],
    [18, true, false],
  ]);
});
const wajib = { nama: "A", jenis: "guru", status: "pns", unitKerja: "MAN1PALU" };

test("people write down all of themselves but their account and whether they serve, and ask for what pay hangs on", () => {
  const tertutup = ["akunId", "aktif"];
  expect(addSelfFields).toEqual(Object.keys(pegawai.fields).filter((nama) => !tertutup.includes(nama)));
  expect(usulanFields).toEqual([
    ...["nama", "nip", "jenis", "status", "tanggalLahir", "jenisKelamin", "jabatan", "pangkat", "tmtPangkat", "tmt"],
    ...["pendidikan", "tugasTambahan", "unitKerja", "subUnit"],
  ]);
  expect([...initialFields].toSorted()).toEqual(
    [
      ...["tempatLahir", "agama", "alamat", "noTelepon", "email", "nik", "nuptk", "fotoId", "ttdId"],
      ...["nama", "nip", "jenis", "status", "tanggalLahir", "jenisKelamin", "unitKerja", "subUnit"],
    ].toSorted(),
  );
  const gambar = ["fotoId", "ttdId"];
  expect(bagian.flatMap(({ isian }) => isian).toSorted()).toEqual(
    Object.keys(pegawai.fields)
      .filter((nama) => !gambar.includes(nama))
      .toSorted(),
  );
  expect(bagian.map(({ judul }) => judul)).toEqual(["Identitas", "Kontak", "Kepegawaian"]);
});

test("ranks and levels of education go from the lowest to the highest", () => {
  expect(pangkat).toHaveLength(34);
  expect([pangkat[0], pangkat[16], pangkat[33]]).toEqual([
    { value: "I/a", label: "Juru Muda (I/a)" },
    { value: "IV/e", label: "Pembina Utama (IV/e)" },
    { value: "PPPK-XVII", label: "PPPK golongan XVII" },
  ]);
  expect(["I/a", "I/d", "III/d", "IV/e", "PPPK-IX", "x"].map(nextPangkat)).toEqual([
    "I/b",
    "II/a",
    "IV/a",
    undefined,
    undefined,
    undefined,
  ]);
  expect(tingkatPendidikan.map(({ label }) => label)).toEqual(["SD", "SMP", "SMA/sederajat", "D1", "D2", "D3", "D4/S1", "S2", "S3"]);
});

test("requests are about the registers of a file and one's own record, which is judged as a whole", () => {
  for (const register of riwayat) expect([registerUsulan(register.name), registerRow(register)]).toEqual([register, register]);
  const diri = registerUsulan("pegawai");
  expect(Object.keys(diri?.fields ?? {})).toEqual(usulanFields);
  expect(diri).toMatchObject({ path: "/identitas", noun: "data kepegawaian" });
  expect([registerRow(diri as Register), registerUsulan("akun")]).toEqual([pegawai, undefined]);
});
