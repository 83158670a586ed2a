import { expect, test } from "vitest";
import { inspect } from "#modules/periksa/index.ts";
import { wilayahWith } from "#tests/support/wilayah.ts";
import { siswaFields } from "../siswa/bagian-siswa.ts";
import { requestedEmis } from "./completeness.ts";
import { siswaContext } from "./siswa-context.ts";
import type { SiswaRow } from "./siswa-row.ts";
import { siswaRules } from "./siswa-rules.ts";

const wilayah = wilayahWith();
const kosong = Object.fromEntries(Object.keys(siswaFields).map((nama) => [nama, null]));
const terisi = Object.fromEntries(requestedEmis.map((nama) => [nama, "ada"]));
/** In whom no rule finds anything. */
const wajar = {
  ...kosong,
  ...terisi,
  ...{ id: "satu", nama: "Nur Aisyah Lamakampali", status: "aktif", jenisKelamin: "perempuan", kelasId: "k", kelas: "XI.F-1" },
  ...{ nisn: "0091234567", nik: "7271035203090001", dicocokkan: false, tanggalLahir: "2009-03-12", tanggalMasuk: "2025-07-14" },
  ...{ kewarganegaraan: "Indonesia", negara: null, kitas: null, tingkat: "XI", tahunKelas: "2026/2027", anakKe: 2, jumlahSaudara: 3 },
  ...{ noKk: "7271031508150003", kodePos: "94118", provinsi: "Sulawesi Tengah", kabupaten: "Kota Palu", kecamatan: "Mantikulore" },
  ...{ namaAyah: "Abdullah", nikAyah: "7271031001790002", tanggalLahirAyah: "1979-01-10", kewarganegaraanAyah: "Indonesia" },
  ...{ namaIbu: "Hj. Sitti Rahma", nikIbu: "7271035506830004", tanggalLahirIbu: "1983-06-15", kewarganegaraanIbu: "Indonesia" },
  ...{
    statusAyah: "Masih Hidup",
    statusIbu: "Masih Hidup",
    kitasAyah: null,
    kitasIbu: null,
    nikWali: null,
    namaWali: null,
    tanggalLahirWali: null,
  },
};
const anak = (beda: Readonly<Record<string, unknown>> = {}) => Object.assign({}, wajar, beda) as typeof wajar & SiswaRow;

interface Beside {
  readonly lain?: readonly SiswaRow[];
  readonly pegawai?: readonly { readonly id: string; readonly nama: string; readonly nik: string }[];
}

/** The codes of what is found in this pupil, who sits among the others. */
const found = (beda: Readonly<Record<string, unknown>>, { lain = [], pegawai = [] }: Beside = {}) => {
  const row = anak(beda);
  const context = siswaContext({ semua: [row, ...lain], pegawai, tahunKini: "2026/2027", wilayah });
  return inspect(siswaRules, row, context);
};
const codes = (...asked: Parameters<typeof found>) => found(...asked).map(({ kode }) => kode);

test("a pupil in whom everything fits is left in peace", () => {
  expect(found({})).toEqual([]);
  expect(found({ kewarganegaraan: "asing", nik: null, negara: "Malaysia", kitas: "2C21" })).toEqual([]);
});

/** Another pupil, told apart by their numbers. */
const other = (beda: Readonly<Record<string, unknown>>) =>
  anak({ id: "dua", nama: "Rahmat Hidayat", nisn: "0101234567", nik: "7271031203100001", ...beda });
const sibling = { nikAyah: wajar.nikAyah, nikIbu: wajar.nikIbu };

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
  ["nisn-kosong", { nisn: null }, { nisn: "0091234567" }],
  ["nisn-lahir", { nisn: "0101234567" }, { nisn: "0099999999" }],
  ["nik-kosong", { nik: null }, { nik: null, kewarganegaraan: "asing" }],
  ["nik-lahir", { nik: "7271035203100001" }, { nik: "7271035203100001", dicocokkan: true }],
  ["nik-kelamin", { nik: "7271031203090001" }, { nik: "7271031203090001", jenisKelamin: "laki-laki" }],
  ["nik-wilayah", { nik: "0071035203090001" }, { nik: "7371035203090001" }],
  ["nik-wilayah", { nik: "7299035203090001" }, { nik: "7210035203090001" }],
  ["nik-wilayah", { nik: "7271995203090001" }, { nik: "7271085203090001" }],
  ["nik-urut", { nik: "7271035203090000" }, { nik: "7271035203090002" }],
  ["lahir-kosong", { tanggalLahir: null }, {}],
  ["nama-bentuk", { nama: "Nur 4isyah" }, { nama: "Nur 'Aisyah S. Al-Jufri, Lc." }],
  ["kk-bentuk", { noKk: "7271034513150003" }, { noKk: "7271033112150003" }],
  ["kk-bentuk", { noKk: "0071031508150003" }, { noKk: null }],
  ["kk-nik", { noKk: "7271031001790002" }, { noKk: "7271031508150009" }],
  ["kk-nik", { noKk: "7271031003550001", nikWali: "7271031003550001" }, { nikWali: "7271031003550001" }],
  [
    "wali-nik",
    { nikWali: "7271031003550001", tanggalLahirWali: "1955-03-11" },
    { nikWali: "7271035003550001", tanggalLahirWali: "1955-03-10" },
  ],
  ["wali-nik", { nikWali: "7299031003550001" }, { nikWali: "7271031003550001", tanggalLahirWali: null }],
  ["ayah-umur", { tanggalLahirAyah: "1999-01-10" }, { tanggalLahirAyah: "1990-01-10" }],
  ["ayah-umur", { tanggalLahirAyah: "2010-01-10" }, { tanggalLahirAyah: null }],
  ["ibu-umur", { tanggalLahirIbu: "1950-06-15" }, { tanggalLahirIbu: "1970-06-15" }],
  ["ayah-nik", { nikAyah: "7271035001790002" }, { nikAyah: "7271031001790009" }],
  ["ibu-nik", { nikIbu: "7271035506840004" }, { nikIbu: "7271035506830005" }],
  ["anak-ke", { anakKe: 5 }, { anakKe: 4 }],
  ["alamat-wilayah", { provinsi: "Sulawesi Tenga" }, { provinsi: "Prov. SULAWESI TENGAH" }],
  ["alamat-wilayah", { kabupaten: "Parimo" }, { kabupaten: "Kab. Parigi-Moutong", noKk: "7208031508150003" }],
  ["alamat-wilayah", { kecamatan: "Palu Tengah" }, { kecamatan: "Kec. Palu Timur" }],
  ["alamat-kk", { noKk: "7210031508150003" }, { noKk: "7210031508150003", kabupaten: "Sigi" }],
  ["alamat-kk", { noKk: "7371031508150003" }, { noKk: "7371031508150003", provinsi: "Sulawesi Selatan" }],
  ["kode-pos", { kodePos: "04118" }, { kodePos: "94118" }],
  ["kode-pos", { kodePos: "90221" }, { kodePos: "90221", provinsi: "Sulawesi Selatan" }],
  ["kelas-kosong", { tahunKelas: null, tingkat: null }, { tahunKelas: null, tingkat: null, status: "lulus" }],
  ["kelas-lama", { tahunKelas: "2025/2026" }, { tahunKelas: "2027/2028" }],
  ["umur-masuk", { tanggalMasuk: "2019-07-14" }, { tanggalMasuk: "2023-07-14" }],
  ["umur-tingkat", { tingkat: "XII", tahunKelas: "2022/2023" }, { tingkat: "XII" }],
  ["emis-kosong", { hobi: null }, { noTelepon: null, tanpaHp: true }],
])("%s is found in %j and not in %j", (kode, fires, rests) => {
  expect(codes(fires)).toContain(kode);
  expect(codes(rests)).not.toContain(kode);
});

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
  ["nisn-ganda", {}, { nisn: wajar.nisn }, {}],
  ["nik-ganda", {}, { nikAyah: wajar.nik }, sibling],
  ["kk-saudara", {}, { namaAyah: "Umar" }, { namaAyah: "H. ABDULLAH, S.Pd." }],
  ["ibu-kk", {}, { ...sibling, noKk: "7271031508150099" }, { ...sibling, noKk: wajar.noKk }],
  ["ayah-nik-ganda", {}, { namaAyah: "Umar", nikAyah: wajar.nikAyah }, sibling],
  ["ibu-nik-ganda", {}, { nikAyah: wajar.nikIbu }, sibling],
])("%s is found beside another pupil, and not beside a sibling", (kode, own, fires, rests) => {
  expect(codes(own, { lain: [other(fires)] })).toContain(kode);
  expect(codes(own, { lain: [other(rests)] })).not.toContain(kode);
});

test("a number of the staff is no pupil's, but may well be a parent's", () => {
  const pegawai = [{ id: "guru", nama: "Abdullah", nik: wajar.nik }];
  expect(found({}, { pegawai })).toMatchObject([{ kode: "nik-ganda", kalimat: "NIK ini tercatat juga pada pegawai Abdullah." }]);
  expect(found({}, { pegawai: [{ id: "guru", nama: "Abdullah", nik: wajar.nikAyah }] })).toEqual([]);
});

test("a sentence says what is wrong and names the fields that mend it", () => {
  expect(found({ nik: "7271035203100001" })).toEqual([
    {
      kode: "nik-lahir",
      kalimat: "NIK memuat tanggal lahir 12-03-10, yang tercatat 12-03-09.",
      bidang: ["nik", "tanggalLahir", "dicocokkan"],
    },
  ]);
  expect(found({ nikAyah: null, hobi: "" })).toEqual([
    { kode: "emis-kosong", kalimat: "Belum diisi: Hobi, NIK ayah.", bidang: ["hobi", "nikAyah"] },
  ]);
});

test("every rule has a code of its own, and speaks of fields of a pupil", () => {
  expect(new Set(siswaRules.map(({ kode }) => kode)).size).toBe(siswaRules.length);
  for (const { bidang } of siswaRules) for (const nama of bidang) expect(siswaFields).toHaveProperty(nama);
});
