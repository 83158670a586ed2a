import { expect, test } from "vitest";
import { type DataDiri, janggal } from "./janggal.ts";

const wajar: DataDiri = {
  nisn: "0091234567",
  nik: "7271035203090001",
  dicocokkan: false,
  jenisKelamin: "perempuan",
  tanggalLahir: "2009-03-12",
  tanggalMasuk: "2025-07-14",
};
const dengan = (lain: Partial<DataDiri>) => janggal({ ...wajar, ...lain });

test("numbers that agree with the birth date and the sex are left in peace", () => {
  expect(janggal(wajar)).toEqual([]);
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
