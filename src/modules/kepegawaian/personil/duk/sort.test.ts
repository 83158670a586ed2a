import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCell } from "#kit/documents/sheet.ts";
import { dukColumns } from "./columns.ts";
import { hariDuk } from "./hari-duk.ts";
import { bulanUntil, type DukPerson, describeMasaKerja, sortDuk } from "./sort.ts";

const hari = "2026-11-21";
const person = (nama: string, beda: Partial<DukPerson> = {}): DukPerson => ({
  ...{
    id: nama,
    nama,
    nip: null,
    pangkat: "III/c",
    tmtPangkat: "2020-04-01",
    jabatan: "Guru",
    tmtJabatan: "2020-04-01",
    tmt: "2010-01-01",
  },
  ...{ jamPelatihan: 0, pendidikan: "S1", tanggalIjazah: "2008-08-01", tanggalLahir: "1985-01-01" },
  ...beda,
});
const sort = (...semua: DukPerson[]) => sortDuk(semua, hari).map(({ nama }) => nama);

describe("of two people the first on the list is", () => {
  test.each<[string, Partial<DukPerson>]>([
    ["of the higher rank, however young", { pangkat: "III/d", tmtPangkat: "2026-04-01" }],
    ["longer in the same rank", { tmtPangkat: "2019-10-01" }],
    ["longer in the position", { tmtJabatan: "2015-01-01" }],
    ["longer in service", { tmt: "2009-12-01" }],
    ["trained more", { jamPelatihan: 40 }],
    ["higher educated", { pendidikan: "S2" }],
    ["educated earlier", { tanggalIjazah: "2007-08-01" }],
    ["older", { tanggalLahir: "1984-12-31" }],
  ])("the one %s", (_, beda) => expect(sort(person("Biasa"), person("Dahulu", beda))).toEqual(["Dahulu", "Biasa"]));

  test("the one whose rank is known", () =>
    expect(sort(person("Kosong", { pangkat: null, tmtPangkat: null }), person("Juru", { pangkat: "I/a" }))).toEqual(["Juru", "Kosong"]));
});

test("the order does not hang on the order in which people were written down", () => {
  const semua = ["A", "B", "C", "D", "E"].map((nama, nomor) =>
    person(nama, { pangkat: nomor % 2 ? "IV/a" : "III/d", jamPelatihan: nomor * 8, tmt: nomor === 3 ? null : "2012-03-01" }),
  );
  const benar = sort(...semua);
  fc.assert(fc.property(fc.shuffledSubarray(semua, { minLength: 5 }), (acak) => void expect(sort(...acak)).toEqual(benar)));
});

test("service is counted in whole months, and said in years", () => {
  expect(bulanUntil("2014-03-01", hari)).toBe(152);
  expect(bulanUntil("2026-10-22", hari)).toBe(0);
  expect(bulanUntil("2027-01-01", hari)).toBe(0);
  expect([describeMasaKerja(152), describeMasaKerja(null)]).toEqual(["12 th 8 bl", ""]);
  expect(sortDuk([person("A", { tmt: null, tanggalLahir: null })], hari)[0]).toMatchObject({ urut: 1, masaKerja: null, usia: null });
});

test("of two in everything alike the one first by name", () => expect(sort(person("Budi"), person("Ani"))).toEqual(["Ani", "Budi"]));

test("the list is of today unless an earlier day is asked for", () => {
  const kini = new Date("2026-11-21T02:00:00Z");
  const per = (alamat: string) => hariDuk(new URLSearchParams(alamat), kini);
  expect(["", "per=", "per=2026-13-01", "per=2026-11-21", "per=2026-11-22", "per=9999-12-31"].map(per)).toEqual(Array(6).fill(hari));
  expect(["per=2026-11-20", "per=2001-01-01"].map(per)).toEqual(["2026-11-20", "2001-01-01"]);
});

test("a line reads the same on screen, paper and sheet", () => {
  const [baris] = sortDuk([person("Ani", { nip: "198501012010012001", jamPelatihan: 1240 })], hari);
  if (!baris) throw new Error("one person makes one line");
  const isi = dukColumns.map((kolom) => [kolom.label, readCell(kolom, kolom.isi(baris))]);
  expect(isi).toEqual([
    ...[
      ["No.", "1"],
      ["Nama", "Ani"],
      ["NIP", "19850101 201001 2 001"],
      ["Pangkat/golongan", "Penata (III/c)"],
      ["TMT pangkat", "1 Apr 2020"],
      ["Jabatan", "Guru"],
    ],
    ...[
      ["TMT jabatan", "1 Apr 2020"],
      ["Masa kerja", "16 th 10 bl"],
      ["Pelatihan (jam)", "1.240"],
      ["Pendidikan", "D4/S1"],
      ["Tanggal lahir", "1 Jan 1985"],
      ["Usia", "41"],
    ],
  ]);
  expect(dukColumns.every(({ share }) => share > 0)).toBe(true);
  const kosong = { ...baris, nip: null, pangkat: null, tmtPangkat: null, jabatan: null, tmtJabatan: null, pendidikan: null };
  expect(dukColumns.map((kolom) => readCell(kolom, kolom.isi(kosong))).filter((sel) => sel === "")).toHaveLength(6);
  expect(dukColumns[3]?.isi({ ...baris, pangkat: "lama" })).toBe("lama");
});
