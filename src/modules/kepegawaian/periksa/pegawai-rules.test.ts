import { expect, test } from "vitest";
import { inspect } from "#modules/periksa/index.ts";
import { wilayahWith } from "#tests/support/wilayah.ts";
import { pegawai } from "../pegawai.ts";
import { type PegawaiRow, pegawaiRules } from "./pegawai-rules.ts";

const wilayah = wilayahWith();
const wajar = {
  ...Object.fromEntries(Object.keys(pegawai.fields).map((nama) => [nama, "ada"])),
  ...{ id: "satu", nama: "Hasnawati, S.Pd.", nip: "198504122010012001", jenis: "guru", status: "pns", tanggalLahir: "1985-04-12" },
  ...{ jenisKelamin: "Wanita", nik: "7271035204850001", nuptk: "1234567890123456", pangkat: "III/c", tmtPangkat: "2020-04-01" },
  ...{ tmt: "2010-01-01", pendidikan: "S1", aktif: true, sertifikat: 1, ijazah: 1, habis: [] },
};
const found = (beda: object, nik: ReadonlyMap<string, readonly string[]> = new Map()) =>
  inspect(pegawaiRules, Object.assign({}, wajar, beda) as typeof wajar & PegawaiRow, { hari: "2026-11-25", nik, wilayah });
const codes = (beda: object) => found(beda).map(({ kode }) => kode);

test("somebody in whom everything fits is left in peace", () => {
  expect(found({})).toEqual([]);
});

test.each<[string, object, object]>([
  ["nip-kosong", { nip: null }, { nip: null, status: "honorer", pangkat: null }],
  ["nip-lahir", { tanggalLahir: "1985-04-13" }, { tanggalLahir: null }],
  ["nip-lahir", { nip: "198513122010012001" }, {}],
  ["nip-kelamin", { jenisKelamin: "Pria" }, { jenisKelamin: null }],
  ["nip-tmt", { tmt: "2011-01-01" }, { tmt: "2010-01-15" }],
  ["nip-tmt", { nip: "198504122022212001", tmt: "2023-03-01" }, { nip: "198504122022212001", tmt: "2022-03-01" }],
  ["nip-bentuk", { nip: "198504122010012000" }, {}],
  ["nip-status", { status: "pppk" }, { status: "pppk", nip: "198504122022212001" }],
  ["nip-status", { status: "honorer" }, { status: "cpns" }],
  ["pegawai-nik-kosong", { nik: null }, {}],
  ["pegawai-nik-lahir", { nik: "7271035204860001" }, { nik: "7271035204850009" }],
  ["pegawai-nik-lahir", { nik: "7271031204850001" }, { nik: "7271031204850001", jenisKelamin: null }],
  ["pegawai-nik-lahir", { nik: "0071035204850001" }, { nik: "7371035204850001" }],
  ["nuptk", { nuptk: null }, { nuptk: null, jenis: "tenaga-kependidikan" }],
  ["nuptk", { nuptk: "123" }, {}],
  ["nuptk", { nuptk: wajar.nik }, { nuptk: wajar.nik, nik: null }],
  ["sertifikat", { sertifikat: 0 }, { sertifikat: 0, jenis: "tenaga-kependidikan" }],
  ["berkas-habis", { habis: ["Sertifikat K3"] }, {}],
  ["ijazah", { ijazah: 0 }, { ijazah: 2 }],
  ["ijazah", { pendidikan: "D3" }, { pendidikan: "S2" }],
  ["ijazah", { pendidikan: "SMA" }, { pendidikan: "S3" }],
  ["ijazah", { pendidikan: "D2" }, { pendidikan: "D2", jenis: "tenaga-kependidikan" }],
  ["pangkat", { pangkat: null }, { pangkat: null, status: "honorer", nip: null }],
  ["pangkat", { tmtPangkat: null }, {}],
  ["pangkat", { status: "honorer", nip: null }, { status: "honorer", nip: null, pangkat: null }],
  ["pangkat", { pangkat: "PPPK-IX" }, { pangkat: "PPPK-IX", status: "pppk", nip: "198504122022212001" }],
  ["pegawai-umur", { tanggalLahir: "1950-04-12" }, { tanggalLahir: "1962-04-12" }],
  ["pegawai-umur", { tanggalLahir: "1960-11-25" }, { tanggalLahir: "1960-11-26" }],
  ["pegawai-umur", { tanggalLahir: "2009-11-26" }, { tanggalLahir: "2009-11-25" }],
  ["pegawai-emis-kosong", { email: null }, { subUnit: null }],
])("%s is found in %j and not in %j", (kode, fires, rests) => {
  expect(codes(fires)).toContain(kode);
  expect(codes(rests)).not.toContain(kode);
});

test("a NIK that stands at two people is named at both", () => {
  expect(found({}, new Map([[wajar.nik, ["satu", "dua"]]]))).toMatchObject([{ kode: "pegawai-nik-ganda" }]);
  expect(found({}, new Map([[wajar.nik, ["satu"]]]))).toEqual([]);
});

test("every rule has a code of its own, and speaks of fields of the staff", () => {
  expect(new Set(pegawaiRules.map(({ kode }) => kode)).size).toBe(pegawaiRules.length);
  for (const { bidang } of pegawaiRules) for (const nama of bidang) expect(pegawai.fields).toHaveProperty(nama);
});

test("each rule points at the fields to look at, and names who asks for them", () => {
  const asked = pegawaiRules.map(({ kode, bidang, sumber }) => [kode, bidang.join(" "), sumber.join(", ")]);
  expect(asked).toEqual([
    ["nip-kosong", "nip status", "BKN, EMIS GTK"],
    ["nip-lahir", "nip tanggalLahir", "BKN"],
    ["nip-kelamin", "nip jenisKelamin", "BKN"],
    ["nip-tmt", "nip tmt", "BKN"],
    ["nip-bentuk", "nip", "BKN"],
    ["nip-status", "nip status", "BKN"],
    ["pegawai-nik-kosong", "nik", "Dukcapil, EMIS GTK"],
    ["pegawai-nik-lahir", "nik tanggalLahir jenisKelamin", "Dukcapil"],
    ["pegawai-nik-ganda", "nik", "Dukcapil"],
    ["nuptk", "nuptk", "EMIS GTK, Dapodik"],
    ["sertifikat", "", "EMIS GTK"],
    ["berkas-habis", "", "Madrasah"],
    ["ijazah", "pendidikan", "EMIS GTK"],
    ["pangkat", "pangkat tmtPangkat status", "BKN, EMIS GTK"],
    ["pegawai-umur", "tanggalLahir aktif", "BKN"],
    ["pegawai-emis-kosong", "tempatLahir tanggalLahir jenisKelamin agama alamat noTelepon email jabatan tmt pendidikan", "EMIS GTK"],
  ]);
});

test("what is not filled in is pointed at field by field", () => {
  expect(found({ email: null, alamat: "" })).toEqual([
    { kode: "pegawai-emis-kosong", kalimat: "Belum diisi: Alamat, Surel.", bidang: ["alamat", "email"] },
  ]);
});
