import { expect, test } from "vitest";
import { unread } from "./districts.ts";
import { type Came, daysOf, districtsOf, pathsOf, schoolsOf, shareWhoCame } from "./figures.ts";

const came = (hari: string, some: Partial<Came> = {}): Came => ({
  ...{ hari, jalur: "reguler", keadaan: "terkirim", asalSekolah: "MTsN 1 Palu", daerah: "Palu Timur", pernahDiterima: false },
  ...some,
});

test("each day is compared with as many days after last year's opening", () => {
  const before = { buka: "2026-01-10", tutup: "2026-02-10", came: [came("2026-01-10"), came("2026-01-11"), came("2026-01-20")] };
  const season = { buka: "2027-01-05", tutup: "2027-02-05", came: [came("2027-01-05"), came("2027-01-06"), came("2027-01-06")] };
  expect(daysOf(season, before, "2027-01-06").map(({ hari, jumlah, sampai, lalu }) => [hari, jumlah, sampai, lalu])).toEqual([
    ["2027-01-05", 1, 1, 1],
    ["2027-01-06", 2, 3, 2],
  ]);
  expect(daysOf(season, null, "2027-12-31")).toHaveLength(32);
  expect(daysOf(season, null, "2027-01-01")).toEqual([]);
});

test("a school written in several ways is one", () => {
  const rows = [
    came("x", { asalSekolah: "SMP N 2 Palu" }),
    came("x", { asalSekolah: "smpn 2 palu" }),
    came("x", { asalSekolah: "SMP N 2 Palu" }),
  ];
  expect(schoolsOf({ came: [...rows, came("x", { keadaan: "diterima" })] }, null)).toEqual([
    { nama: "SMP N 2 Palu", banyak: 3, diterima: 0, lalu: null },
    { nama: "MTsN 1 Palu", banyak: 1, diterima: 1, lalu: null },
  ]);
});

test("the forecast takes last year's share of those who came, and fills with those who wait", () => {
  const before = {
    buka: "",
    tutup: "",
    came: [came("x", { keadaan: "daftar ulang", pernahDiterima: true }), came("x", { keadaan: "mengundurkan diri", pernahDiterima: true })],
  };
  const andOther = { ...before, came: [...before.came, came("x", { keadaan: "tidak diterima" })] };
  expect([shareWhoCame(before), shareWhoCame(andOther), shareWhoCame(null)]).toEqual([0.5, 0.5, 1]);
  const rows = [
    ...Array.from({ length: 4 }, () => came("x", { keadaan: "diterima" })),
    came("x", { keadaan: "daftar ulang" }),
    came("x", { keadaan: "cadangan" }),
  ];
  expect(pathsOf(new Map([["reguler", 6]]), { came: rows }, { share: 0.5, before: null })).toMatchObject([
    { diterima: 4, diambil: 1, kosong: 1, cadangan: 1, perkiraan: 4 },
  ]);
  expect(pathsOf(new Map([["reguler", 2]]), { came: [came("x"), came("x"), came("x")] }, { share: 1, before: null })).toMatchObject([
    { kosong: 2, perkiraan: 2 },
  ]);
  const gone = [came("x", { keadaan: "mengundurkan diri" }), came("x", { keadaan: "tidak diterima" }), came("x", { keadaan: "draf" })];
  expect(pathsOf(new Map([["reguler", 9]]), { came: [...gone, came("x")] }, { share: 1, before: null })).toMatchObject([
    { pendaftar: 4, perkiraan: 1 },
  ]);
  expect(pathsOf(new Map([["reguler", null]]), { came: rows }, { share: 1, before: null })).toMatchObject([
    { kosong: null, perkiraan: null },
  ]);
});

test("a season of which the night has deleted most is still compared whole", () => {
  const erased = {
    ...{
      jumlah: 3,
      pernahDiterima: 1,
      hari: new Map([
        ["2026-01-10", 2],
        ["2026-01-12", 1],
      ]),
    },
    ...{ jalur: new Map([["reguler", 3]]), sekolah: new Map([["mtsn 1 palu", 3]]), daerah: new Map([["Kab. Sigi", 3]]) },
  };
  const before = {
    buka: "2026-01-10",
    tutup: "2026-02-10",
    came: [came("2026-01-10", { keadaan: "daftar ulang", pernahDiterima: true })],
    erased,
  };
  const season = { buka: "2027-01-05", tutup: "2027-02-05", came: [] };
  expect(daysOf(season, before, "2027-01-07").map(({ lalu }) => lalu)).toEqual([3, 3, 4]);
  expect(daysOf(before, null, "2026-01-12").map(({ jumlah, sampai }) => [jumlah, sampai])).toEqual([
    [3, 3],
    [0, 3],
    [1, 4],
  ]);
  expect(shareWhoCame(before)).toBe(0.5);
  expect(schoolsOf(before, null)).toEqual([{ nama: "mtsn 1 palu", banyak: 4, diterima: 1, lalu: null }]);
  expect(
    schoolsOf({ came: [came("x", { asalSekolah: "SMPN 9" }), came("x")] }, before).map(({ nama, banyak, lalu }) => [nama, banyak, lalu]),
  ).toEqual([
    ["MTsN 1 Palu", 1, 4],
    ["SMPN 9", 1, 0],
  ]);
  expect(schoolsOf({ came: [] }, before)).toEqual([{ nama: "mtsn 1 palu", banyak: 0, diterima: 0, lalu: 4 }]);
  expect(districtsOf(before, null).map(({ nama, banyak }) => [nama, banyak])).toEqual([
    ["Kab. Sigi", 3],
    ["Palu Timur", 1],
  ]);
  expect(districtsOf({ came: [came("x"), came("x", { daerah: unread }), came("x", { daerah: unread })] }, before)).toEqual([
    { nama: "Palu Timur", banyak: 1, diterima: 0, lalu: 1 },
    { nama: "Kab. Sigi", banyak: 0, diterima: 0, lalu: 3 },
    { nama: unread, banyak: 2, diterima: 0, lalu: 0 },
  ]);
  expect(pathsOf(new Map(), before, { share: 1, before: null })).toMatchObject([
    { jenis: "reguler", pendaftar: 4, lalu: null, diambil: 1 },
  ]);
  const now = { came: [came("x", { jalur: "prestasi" })] };
  expect(pathsOf(new Map(), now, { share: 1, before }).map(({ jenis, pendaftar, lalu }) => [jenis, pendaftar, lalu])).toEqual([
    ["prestasi", 1, 0],
    ["reguler", 0, 4],
  ]);
});
