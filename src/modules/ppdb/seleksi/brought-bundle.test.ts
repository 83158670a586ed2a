/**
 * A parent or a reporter brings a bundle to the page that runs it again, now and then, on any device; some were edited by hand. What goes
 * wrong: one that is whole is turned away, or a field that no rule and no applicant can have is counted as if it were one.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAturan, readBundle } from "./bundle.ts";
import { runAgain } from "./run-again.ts";

const path = {
  ...{ jenis: "reguler", gelombang: "G1", kuota: 2, program: { ipa: 1, ips: null }, cadangan: 1 },
  ...{ bobot: { rapor: 50, tes: 50 }, seri: ["rapor", null] },
};
const rules = { kuota: 10, daftarUlangSelesai: "2027-07-11", jalur: [path] };
const child = { id: "a", jalur: "reguler", program: "ipa", nilai: { rapor: 8000, tes: null }, usia: 1, waktu: 1, mundur: null };
const bundle = { bentuk: "seleksi-ppdb/1", aturan: JSON.stringify(rules), gelombang: "G1", pelamar: [child] };

describe("a sheet of rules", () => {
  const read = (more: object) => readAturan(JSON.stringify({ ...rules, ...more }));
  const withPath = (more: object) => read({ jalur: [path, { ...path, jenis: "tahfidz", ...more }] });

  test("is read as it was written, with every path", () => {
    expect(readAturan(JSON.stringify(rules))).toEqual(rules);
    expect(withPath({})?.jalur.map(({ jenis }) => jenis)).toEqual(["reguler", "tahfidz"]);
  });

  test("of before there was a waiting list, or a last day, names neither", () => {
    const { cadangan: _, ...old } = path;
    expect(read({ jalur: [old], daftarUlangSelesai: 11 })).toEqual({
      ...rules,
      daftarUlangSelesai: null,
      jalur: [{ ...path, cadangan: null }],
    });
  });

  test("may leave places, weights and tie-breaks open, up to a million", () => {
    const open = { kuota: null, cadangan: 0, program: { ipa: null }, bobot: {}, seri: [] };
    expect(withPath(open)?.jalur[1]).toMatchObject(open);
    expect(read({ kuota: 0 })?.kuota).toBe(0);
    expect(read({ kuota: 1_000_000 })?.kuota).toBe(1_000_000);
  });

  test.each([
    ["more places than a million", { kuota: 1_000_001 }],
    ["places below nothing", { kuota: -1 }],
    ["half a place", { kuota: 1.5 }],
    ["places in words", { kuota: "10" }],
    ["places in a list", { kuota: [10] }],
    ["no places", { kuota: null }],
    ["paths that are no list", { jalur: { 0: path } }],
  ])("is none with %s", (_, more) => expect(read(more)).toBeUndefined());

  test.each([
    ["no kind", { jenis: 1 }],
    ["no wave", { gelombang: null }],
    ["a kind in a list", { jenis: ["reguler"] }],
    ["a wave in a list", { gelombang: ["G1"] }],
    ["a tie-break in a list", { seri: [["rapor"]] }],
    ["a weight in a list", { bobot: { tes: [50] } }],
    ["a quota in words", { kuota: "2" }],
    ["a waiting list below nothing", { cadangan: -1 }],
    ["programmes that are a list", { program: [1] }],
    ["a programme in words", { program: { ipa: 1, ips: "2" } }],
    ["no programmes", { program: null }],
    ["weights that are none", { bobot: "rapor" }],
    ["a weight in words", { bobot: { rapor: 50, tes: "50" } }],
    ["tie-breaks that are no list", { seri: "rapor" }],
    ["a tie-break that is a number", { seri: ["rapor", 1] }],
  ])("is none where one of its paths has %s", (_, more) => expect(withPath(more)).toBeUndefined());

  test("is none where a path is no object at all", () => {
    for (const one of [null, "reguler", [path], 1]) expect(read({ jalur: [path, one] })).toBeUndefined();
    for (const text of ["null", "1", "[]", '"a"', "{", ""]) expect(readAturan(text)).toBeUndefined();
  });
});

describe("a bundle", () => {
  const read = (more: object) => readBundle(JSON.stringify({ ...bundle, ...more }));
  const withChild = (more: object) => read({ pelamar: [child, { ...child, id: "b", ...more }] });
  const second = { salah: "Data pelamar ke-2 dalam paket ini tidak terbaca." };

  test("is read with whatever an applicant may be without", () => {
    for (const more of [{ program: null }, { mundur: "2027-07-10" }, { nilai: {} }, { nilai: { tes: 10_000 } }, { usia: 0, waktu: 0 }])
      expect(withChild(more)).toEqual({ ...bundle, pelamar: [child, { ...child, id: "b", ...more }] });
  });

  test.each([
    ["another form", { bentuk: "seleksi-ppdb/2" }, "Berkas ini bukan paket seleksi PPDB."],
    ["rules that are no text", { aturan: rules }, "Paket ini tidak lengkap."],
    ["no wave", { gelombang: null }, "Paket ini tidak lengkap."],
    ["applicants that are no list", { pelamar: { 0: child } }, "Paket ini tidak lengkap."],
    ["its form in a list", { bentuk: ["seleksi-ppdb/1"] }, "Berkas ini bukan paket seleksi PPDB."],
    ["its rules in a list", { aturan: [bundle.aturan] }, "Paket ini tidak lengkap."],
    ["its wave in a list", { gelombang: ["G1"] }, "Paket ini tidak lengkap."],
    ["rules that nobody reads", { aturan: "{" }, "Lembar aturan dalam paket ini tidak terbaca."],
    ["one applicant twice", { pelamar: [child, child] }, "Dalam paket ini ada pelamar yang tertulis dua kali."],
  ])("says what it is not with %s", (_, more, salah) => expect(read(more)).toEqual({ salah }));

  test.each([
    ["id", { id: 1 }],
    ["path", { jalur: null }],
    ["programme", { program: 1 }],
    ["marks", { nilai: [8000] }],
    ["mark", { nilai: { rapor: 8000, tes: "8000" } }],
    ["mark above a hundred", { nilai: { rapor: 8000, tes: 10_001 } }],
    ["age", { usia: null }],
    ["turn", { waktu: null }],
    ["day of withdrawal", { mundur: "10-07-2027" }],
    ["day of withdrawal with more before it", { mundur: "x2027-07-10" }],
    ["day of withdrawal with an hour", { mundur: "2027-07-10T08:00" }],
    ["withdrawal", { mundur: 20270710 }],
    ["withdrawal, a list of one day,", { mundur: ["2027-07-10"] }],
    ["programme, a list of one,", { program: ["ipa"] }],
    ["age, a list of one,", { usia: [1] }],
    ["age in words", { usia: "1" }],
    ["turn of half a place", { waktu: 1.5 }],
    ["turn above a million", { waktu: 1_000_001 }],
    ["mark in a list", { nilai: { rapor: [8000] } }],
    ["marks left out", { nilai: undefined }],
    ["programme left out", { program: undefined }],
    ["withdrawal left out", { mundur: undefined }],
  ])("names the applicant whose %s cannot be", (_, more) => expect(withChild(more)).toEqual(second));

  test("whatever is sent is answered with a sentence and never with a fault", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readBundle(JSON.stringify(value))).toHaveProperty("salah");
        expect(readBundle(JSON.stringify({ ...bundle, pelamar: [value] }))).toEqual({ salah: expect.stringContaining("ke-1") });
      }),
    );
  });
});

test("run again it tells its wave, how many there are, and of each path that somebody chose how many were taken and wait", () => {
  const tahfidz = { ...path, jenis: "tahfidz" };
  const others = ["b", "c", "d"].map((id, n) => ({ ...child, id, program: null, waktu: n + 2, nilai: { rapor: 7000, tes: 7000 } }));
  const ran = runAgain(
    JSON.stringify({ ...bundle, aturan: JSON.stringify({ ...rules, jalur: [tahfidz, path] }), pelamar: [child, ...others] }),
  );
  expect(ran).toEqual({
    ...{ sidik: expect.stringMatching(/^[0-9a-f]{64}$/), aturan: expect.stringMatching(/^[0-9a-f]{64}$/), gelombang: "G1", pelamar: 4 },
    jalur: [{ jenis: "reguler", diterima: 2, cadangan: 1 }],
  });
  expect(runAgain(JSON.stringify({ ...bundle, pelamar: [{ ...child, jalur: "asrama" }] }))).toEqual({
    salah: "Dalam paket ini ada pelamar yang jalurnya tidak ada dalam lembar aturan.",
  });
});
