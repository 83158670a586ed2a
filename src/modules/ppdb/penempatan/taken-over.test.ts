/** What a placement works out without asking anybody: who are brothers and sisters, what a pupil takes over, what the page says of a class. */
import { describe, expect, test } from "vitest";
import type { Stored } from "#kit/database/tables.ts";
import { type Content, newPlaced } from "./fields.ts";
import type { KelasTujuan } from "./load-penempatan.server.ts";
import { pupilOf } from "./pupil-of.ts";
import type { Candidate } from "./read-candidates.server.ts";
import { siblingsOf } from "./siblings.ts";
import { meanOf, points, summaryOf, unevenOf } from "./summary.ts";

describe("brothers and sisters", () => {
  const child = (id: string, change: object = {}) => ({
    ...{ id, namaAyah: "Abdul Rahman", namaIbu: "Hasnawati", noTeleponOrtu: "0813 0000 0000", alamat: "Jalan Sungai No. 12" },
    ...change,
  });
  const keys = (...all: ReturnType<typeof child>[]) => Object.fromEntries(siblingsOf(all));

  test("are known by both parents and one telephone or address, however they are written", () => {
    expect(keys(child("b"), child("a", { namaAyah: "ABDUL-RAHMAN", noTeleponOrtu: "081300000000", alamat: "lain" }))).toEqual({
      a: "a",
      b: "a",
    });
    expect(keys(child("b"), child("a", { noTeleponOrtu: "0899", alamat: "jalan sungai no 12" }))).toEqual({ a: "a", b: "a" });
  });

  test.each([
    ["another father", { namaAyah: "Rahman" }],
    ["another mother", { namaIbu: "Hasna" }],
    ["neither telephone nor address", { noTeleponOrtu: "0899", alamat: "Jalan Laut" }],
  ])("are none with %s", (_, change) => expect(keys(child("a"), child("b", change))).toEqual({}));

  test("of whom one shares the telephone and another the address are one family under one key, and no other family joins", () => {
    const [a, b, c] = [child("c1", { alamat: "x" }), child("b1"), child("a1", { noTeleponOrtu: "0899" })];
    const others = [child("y", { namaIbu: "Ibu lain" }), child("z", { namaIbu: "Ibu lain" })];
    expect(keys(a, b, c, ...others)).toEqual({ a1: "a1", b1: "a1", c1: "a1", y: "y", z: "y" });
    const pairs = [child("d", { noTeleponOrtu: "1", alamat: "p" }), child("e", { noTeleponOrtu: "1", alamat: "q" })];
    const more = [child("f", { noTeleponOrtu: "2", alamat: "q" }), child("g", { noTeleponOrtu: "2", alamat: "r" })];
    expect(keys(...more, ...pairs)).toEqual({ d: "d", e: "d", f: "d", g: "d" });
  });
});

describe("a pupil takes over", () => {
  const sent = {
    ...{ namaLengkap: "Nur", nisn: "0012345678", nik: "7271", kewarganegaraan: "WNI", jenisKelamin: "perempuan", agama: "islam" },
    ...{ tempatLahir: "Palu", tanggalLahir: "2012-03-09", alamat: "Jalan", noTelepon: "0812", email: "a@b.id", asalSekolah: "MTs" },
    ...{ namaAyah: "Ayah", ayahWafat: false, pekerjaanAyah: "Nelayan", namaIbu: "Ibu", ibuWafat: true, pekerjaanIbu: null },
    ...{ namaWali: "Wali", hubunganWali: "paman", pekerjaanWali: "Petani", noTeleponOrtu: "0813" },
  };
  const pupil = (change: object = {}, nikFits = true) => pupilOf({ ...sent, ...change } as unknown as Stored<"pendaftaran">, { nikFits });

  test("everything that the register knows", () => {
    expect(pupil()).toEqual({
      ...{
        nama: "Nur",
        nisn: "0012345678",
        nik: "7271",
        kewarganegaraan: "Indonesia",
        negara: null,
        jenisKelamin: "perempuan",
        agama: "ISLAM",
      },
      ...{ tempatLahir: "Palu", tanggalLahir: "2012-03-09", alamat: "Jalan", noTelepon: "0812", email: "a@b.id", asalSekolah: "MTs" },
      ...{ namaAyah: "Ayah", statusAyah: "Masih Hidup", pekerjaanAyah: "Nelayan", namaIbu: "Ibu", statusIbu: "Sudah Meninggal" },
      ...{ pekerjaanIbu: null, namaWali: "Wali", hubunganWali: "paman", pekerjaanWali: "Petani", noTeleponOrtu: "0813" },
    });
  });

  test("no NIK that does not fit, none of a foreigner, whose country stands there, and no faith that is not known", () => {
    expect(pupil({}, false)).toMatchObject({ nik: null, kewarganegaraan: "Indonesia" });
    for (const kewarganegaraan of [" Indonesia ", "warga negara indonesia", "wni"])
      expect(pupil({ kewarganegaraan })).toMatchObject({ kewarganegaraan: "Indonesia", negara: null, nik: "7271" });
    for (const kewarganegaraan of ["Malaysia", "bukan WNI", "WNI ganda"])
      expect(pupil({ kewarganegaraan })).toMatchObject({ kewarganegaraan: "asing", negara: kewarganegaraan, nik: null });
    expect(pupil({ kewarganegaraan: "x".repeat(61) }).negara).toBe("x".repeat(60));
    for (const agama of ["lain", "toString"]) expect(pupil({ agama }).agama).toBeNull();
    expect(pupil({ ayahWafat: true, ibuWafat: false })).toMatchObject({ statusAyah: "Sudah Meninggal", statusIbu: "Masih Hidup" });
  });
});

describe("the page", () => {
  const calon = (id: string, jenisKelamin: string, nilai: number | null) => ({ id, jenisKelamin, nilai }) as Candidate;
  const kelas = (id: string, lakiLaki: number, perempuan: number) =>
    ({ id, nama: `X.${id}`, kapasitas: 36, lakiLaki, perempuan, tingkat: "X", program: null }) as KelasTujuan;

  test("sums a class up with those who sit there already; one into which nobody comes is not told", () => {
    const all = [calon("1", "perempuan", 80), calon("2", "laki-laki", 90), calon("3", "perempuan", null), calon("4", "laki-laki", 10)];
    const rows = summaryOf(all, [kelas("a", 3, 5), kelas("b", 1, 2), kelas("c", 0, 0)], { 1: "a", 2: "a", 3: "a", 4: "c" });
    expect(rows).toEqual([
      { id: "a", nama: "X.a", kapasitas: 36, tambah: 3, lakiLaki: 4, perempuan: 7, rata: 85 },
      { id: "c", nama: "X.c", kapasitas: 36, tambah: 1, lakiLaki: 1, perempuan: 0, rata: 10 },
    ]);
  });

  test("names the class that one child far above all lifts, and measures a programme's class by its own children", () => {
    const even = Array.from({ length: 20 }, (_, n) => calon(`e${n}`, "perempuan", 80));
    const all = [...even, calon("atas", "perempuan", 100), calon("p1", "laki-laki", 95)];
    const rooms = [kelas("a", 0, 0), kelas("b", 0, 0), { ...kelas("p", 0, 0), program: "Tahfidz" }];
    const at = Object.fromEntries(all.map(({ id }, n) => [id, id === "p1" ? "p" : id === "atas" || n % 2 === 0 ? "a" : "b"]));
    expect(unevenOf(all, rooms, at).map(({ kelas: nama, anak }) => [nama, anak.nilai])).toEqual([
      ["X.a", 100],
      ["X.b", 80],
    ]);
    expect(unevenOf(all, rooms, { ...at, atas: "" })).toEqual([]);
  });

  test("writes points as they are read at school, and a dash where there are none", () => {
    expect([meanOf([]), meanOf([{ nilai: null }]), meanOf([{ nilai: 80 }, { nilai: 85 }])]).toEqual([null, null, 82.5]);
    expect([points(85.5), points(0), points(null)]).toEqual(["85,50", "0,00", "–"]);
  });

  test("tells what was placed only where that stands in the list and was not taken back", () => {
    const lalu = [
      { id: "a", banyak: 3, dibatalkanPada: null },
      { id: "b", banyak: 4, dibatalkanPada: new Date() },
    ] as unknown as Content["lalu"];
    expect([newPlaced(lalu, "a"), newPlaced(lalu, "b"), newPlaced(lalu, "x"), newPlaced(lalu, null)]).toEqual([
      ...["3 calon siswa menjadi siswa. Bila keliru, batalkan di bawah.", "", "", ""],
    ]);
  });
});
