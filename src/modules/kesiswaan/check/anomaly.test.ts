import { expect, test } from "vitest";
import { anomaly, type PersonalData } from "./anomaly.ts";

const wajar: PersonalData = {
  nisn: "0091234567",
  nik: "7271035203090001",
  dicocokkan: false,
  jenisKelamin: "perempuan",
  tanggalLahir: "2009-03-12",
  tanggalMasuk: "2025-07-14",
  kewarganegaraan: "Indonesia",
  status: "aktif",
  tahunKelas: "2026/2027",
};
const dengan = (lain: Partial<PersonalData>) => anomaly({ ...wajar, ...lain }, "2026/2027");

test("numbers that agree with the birth date and the sex are left in peace", () => {
  expect(dengan({})).toEqual([]);
  expect(dengan({ kewarganegaraan: "asing", nik: null })).toEqual([]);
});

test("a number that tells of another person is named", () => {
  expect(dengan({ nisn: "0101234567" })).toEqual(["NISN kelahiran 2009 biasanya diawali 009, yang tercatat 010."]);
  expect(dengan({ nik: "7271031203090001" })).toEqual(["NIK ini milik seorang laki-laki."]);
  expect(dengan({ nik: "7271035203100001" })).toEqual(["NIK memuat tanggal lahir 12-03-10, yang tercatat 12-03-09."]);
  expect(dengan({ nik: "0071035203090000" })).toHaveLength(2);
});

test("what the office has compared with the family card is not asked again", () => {
  expect(dengan({ nik: "7271031203100001", dicocokkan: true })).toEqual([]);
});

test("what is missing, and an age at which nobody starts, are named", () => {
  expect(dengan({ nisn: null, nik: null, tanggalLahir: null })).toEqual([
    "NISN belum diisi.",
    "NIK belum diisi.",
    "Tanggal lahir belum diisi.",
  ]);
  expect(dengan({ tanggalMasuk: "2019-07-14" })).toEqual(["Umurnya 10 tahun saat masuk."]);
});

test("who sits in a class of a year that is over, or in none, is named as long as they are pupils", () => {
  expect(dengan({ tahunKelas: "2025/2026" })).toEqual(["Masih tercatat di kelas tahun ajaran 2025/2026."]);
  expect(dengan({ tahunKelas: null })).toEqual(["Aktif, tetapi belum punya kelas."]);
  expect(dengan({ tahunKelas: "2027/2028" })).toEqual([]);
  expect(dengan({ tahunKelas: null, status: "lulus" })).toEqual([]);
});
