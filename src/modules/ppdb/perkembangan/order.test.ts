/**
 * The head, every morning of the season, reads who comes from where and what will be left empty. What goes wrong: a school stands under the
 * spelling of one child, the list is in no order, a path promises more places than it has.
 */
import { describe, expect, test } from "vitest";
import { unread } from "./districts.ts";
import { type Came, daysOf, districtsOf, type Erased, pathsOf, schoolsOf, shareWhoCame } from "./figures.ts";
import { originTotal, sumOf, withOriginTotal, withTotal } from "./totals.ts";

const came = (some: Partial<Came> = {}): Came => ({
  ...{ hari: "2027-02-01", jalur: "reguler", keadaan: "terkirim", asalSekolah: "MTsN 1 Palu", daerah: "Palu Timur", pernahDiterima: false },
  ...some,
});
const from = (asalSekolah: string, many: number, some: Partial<Came> = {}) =>
  Array.from({ length: many }, () => came({ asalSekolah, ...some }));
const none = { hari: new Map(), jalur: new Map(), sekolah: new Map(), daerah: new Map() };
const erased = (some: Partial<Erased>): Erased => ({ jumlah: 0, pernahDiterima: 0, ...none, ...some });

describe("days", () => {
  const season = { buka: "2027-02-01", tutup: "2027-02-03" };

  test("count each path by itself, and what came before the opening with the first", () => {
    const all = [
      came({ hari: "2027-01-30" }),
      came(),
      came({ jalur: "prestasi" }),
      came(),
      came({ hari: "2027-02-03" }),
      came({ hari: "2027-02-04" }),
    ];
    const erasedDays = erased({ hari: new Map([["2027-01-31", 4]]) });
    expect(daysOf({ ...season, came: all, erased: erasedDays }, null, "2027-03-01")).toEqual([
      { hari: "2027-02-01", perJalur: { reguler: 2, prestasi: 1 }, jumlah: 3, sampai: 8, lalu: null },
      { hari: "2027-02-02", perJalur: {}, jumlah: 0, sampai: 8, lalu: null },
      { hari: "2027-02-03", perJalur: { reguler: 1 }, jumlah: 1, sampai: 9, lalu: null },
    ]);
  });

  test("end today, and after four hundred where a year was mistyped", () => {
    const days = (tutup: string, hariIni: string) => daysOf({ ...season, tutup, came: [] }, null, hariIni).length;
    expect([days("2027-02-03", "2027-02-02"), days("2027-02-03", "2027-02-03"), days("2072-02-03", "2090-01-01")]).toEqual([2, 3, 400]);
  });
});

describe("schools", () => {
  const told = (rows: readonly Came[], before: readonly Came[] | null = null) =>
    schoolsOf({ came: rows }, before && { came: before }).map(({ nama, banyak, diterima, lalu }) => [nama, banyak, diterima, lalu]);

  test("bear the name that most children wrote, without the blanks around it", () => {
    expect(told([...from("smpn.2, palu", 1), ...from(" SMPN 2 Palu ", 2), ...from("SMPN2 PALU", 1)])).toEqual([
      ["SMPN 2 Palu", 4, 0, null],
    ]);
    const gone = {
      came: [],
      erased: erased({
        sekolah: new Map([
          ["SMP Lama", 1],
          [" smp lama. ", 5],
        ]),
      }),
    };
    expect(schoolsOf({ came: [] }, gone)).toMatchObject([{ nama: "smp lama.", lalu: 6 }]);
  });

  test("come by how many, then by how many of the year before, then by name", () => {
    const before = [...from("SMP B", 1), ...from("SMP C", 3), ...from("SMP Z", 2), ...from("SMP Y", 2)];
    expect(told([...from("SMP C", 1), ...from("SMP B", 1), ...from("SMP D", 2), ...from("SMP A", 1)], before)).toEqual([
      ...[
        ["SMP D", 2, 0, 0],
        ["SMP C", 1, 0, 3],
        ["SMP B", 1, 0, 1],
        ["SMP A", 1, 0, 0],
        ["SMP Y", 0, 0, 2],
        ["SMP Z", 0, 0, 2],
      ],
    ]);
    for (const order of [
      ["SMP B", "SMP A"],
      ["SMP A", "SMP B"],
    ])
      expect(told(order.flatMap((name) => from(name, 1))).map(([nama]) => nama)).toEqual(["SMP A", "SMP B"]);
  });

  test("count as accepted whoever is, or has taken the place, and nobody else", () => {
    const rows = (["diterima", "daftar ulang", "cadangan", "tidak diterima", "mengundurkan diri"] as const).map((keadaan) =>
      came({ keadaan }),
    );
    expect(told(rows)).toEqual([["MTsN 1 Palu", 5, 2, null]]);
    expect(districtsOf({ came: rows }, null)).toEqual([{ nama: "Palu Timur", banyak: 5, diterima: 2, lalu: null }]);
  });
});

test("districts come by how many, then by name, and what nobody could read last", () => {
  const rows = [unread, unread, unread, "Ulujadi", "Tatanga", "Mantikulore", "Mantikulore"].map((daerah) => came({ daerah }));
  expect(districtsOf({ came: rows }, null).map(({ nama }) => nama)).toEqual(["Mantikulore", "Tatanga", "Ulujadi", unread]);
  expect(districtsOf({ came: rows.toReversed() }, null).map(({ nama }) => nama)).toEqual(["Mantikulore", "Tatanga", "Ulujadi", unread]);
  const both = { came: [came({ daerah: "Tatanga" })], erased: erased({ daerah: new Map([["Tatanga", 2]]) }) };
  expect(districtsOf(both, { came: [came({ daerah: "Tatanga" }), came({ daerah: "Tatanga" })] })).toMatchObject([{ banyak: 3, lalu: 2 }]);
});

describe("places", () => {
  const path = (kuota: number | null, keadaan: readonly Came["keadaan"][], share = 1) =>
    pathsOf(new Map([["reguler", kuota]]), { came: keadaan.map((one) => came({ keadaan: one })) }, { share, before: null })[0];

  test("are likely to be filled by those who came, a share of those accepted, and those who wait, once anything is decided", () => {
    expect(path(9, ["diterima", "terkirim", "terkirim"])).toMatchObject({ kosong: 8, perkiraan: 1 });
    expect(path(9, ["daftar ulang", "terkirim", "terkirim"])).toMatchObject({ kosong: 8, diambil: 1, perkiraan: 1 });
    expect(path(9, ["cadangan", "cadangan", "terkirim"])).toMatchObject({ kosong: 9, cadangan: 2, perkiraan: 2 });
    expect(path(9, ["diterima", "diterima", "diterima", "daftar ulang", "cadangan"], 0.5)).toMatchObject({ kosong: 5, perkiraan: 4 });
    expect(path(9, ["terkirim", "terkirim", "terkirim", "terkirim"], 0.3)).toMatchObject({ kosong: 9, perkiraan: 1 });
  });

  test("are never more than there are, nor fewer than none", () => {
    expect(path(1, ["diterima", "daftar ulang", "cadangan"])).toMatchObject({ kosong: 0, perkiraan: 1 });
    expect(path(null, ["diterima"])).toEqual({
      ...{ jenis: "reguler", kuota: null, pendaftar: 1, lalu: null, diterima: 1, diambil: 0, cadangan: 0, kosong: null, perkiraan: null },
    });
    expect(path(5, [])).toMatchObject({ pendaftar: 0, kosong: 5, perkiraan: 0 });
  });

  test("of a path without a quota here are told all the same, with the year before", () => {
    const before = { came: [came({ jalur: "tahfidz" }), came({ jalur: "reguler" }), came({ jalur: "reguler" })] };
    const paths = pathsOf(new Map([["reguler", 2]]), { came: [came({ jalur: "afirmasi" })] }, { share: 1, before });
    expect(paths.map(({ jenis, kuota, pendaftar, lalu }) => [jenis, kuota, pendaftar, lalu])).toEqual([
      ...[
        ["reguler", 2, 0, 2],
        ["afirmasi", null, 1, 0],
        ["tahfidz", null, 0, 1],
      ],
    ]);
  });
});

test("of those accepted, only who took the place has come; nobody accepted says nothing", () => {
  const season = (rows: readonly Came[], gone = 0) => ({ buka: "", tutup: "", came: rows, erased: erased({ pernahDiterima: gone }) });
  const taken = came({ keadaan: "daftar ulang", pernahDiterima: true });
  expect(shareWhoCame(season([taken, came({ keadaan: "diterima", pernahDiterima: true }), came({ keadaan: "daftar ulang" })], 2))).toBe(
    0.25,
  );
  expect([shareWhoCame(season([came()])), shareWhoCame(season([], 1)), shareWhoCame({ buka: "", tutup: "", came: [taken] })]).toEqual([
    1, 0, 1,
  ]);
});

test("a sum is of what is known, and none of nothing", () => {
  expect([sumOf([]), sumOf([null]), sumOf([null, 2, 3]), sumOf([0])]).toEqual([null, null, 5, 0]);
  const origin = { nama: "SMP A", banyak: 2, diterima: 1, lalu: null };
  expect(withOriginTotal([])).toEqual([]);
  expect(withOriginTotal([origin, { ...origin, nama: "SMP B", lalu: 4 }])).toEqual([
    ...[origin, { ...origin, nama: "SMP B", lalu: 4 }, { nama: "Jumlah", banyak: 4, diterima: 2, lalu: 4 }],
  ]);
  expect(originTotal([])).toEqual({ nama: "Jumlah", banyak: 0, diterima: 0, lalu: null });
  const one = { nama: "Reguler", kuota: 5, pendaftar: 7, lalu: 3, diterima: 4, diambil: 2, kosong: 1, cadangan: 6, perkiraan: 5 };
  const other = {
    nama: "Tahfidz",
    kuota: null,
    pendaftar: 10,
    lalu: 20,
    diterima: 30,
    diambil: 40,
    kosong: null,
    cadangan: 50,
    perkiraan: null,
  };
  expect(withTotal([one, other])).toEqual([
    ...[
      one,
      other,
      { nama: "Jumlah", kuota: 5, pendaftar: 17, lalu: 23, diterima: 34, diambil: 42, kosong: 1, cadangan: 56, perkiraan: 5 },
    ],
  ]);
  expect([withTotal([]), withTotal([other])[1]]).toMatchObject([[], { kuota: null, kosong: null, perkiraan: null, pendaftar: 10 }]);
});
