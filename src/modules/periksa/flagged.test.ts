import { expect, test } from "vitest";
import { asAsked, type Flagged, narrow, pageOf, readPeriksa } from "./flagged.ts";
import type { Found } from "./rule.ts";

const temuan = (kode: string, diserahkan?: boolean): Found => ({
  ...{ kode, kalimat: kode, bidang: [] },
  ...(diserahkan !== undefined && { diserahkan }),
});
const row = (nama: string, kelas: string, ...all: Found[]): Flagged => ({
  ...{ id: nama, nama, kelompok: kelas, sebutan: kelas },
  temuan: all,
});
const flagged = [
  row("Citra", "X.10", temuan("a")),
  row("Ani", "X.2", temuan("a", true), temuan("b")),
  row("Budi", "X.2", temuan("b", false)),
];
const rules = ["a", "b"].map((kode) => ({ kode, judul: kode, penjelasan: "", sumber: [], bidang: [] }));
const page = (alamat: string) => pageOf({ flagged, rules, diperiksa: 9 }, readPeriksa(new URLSearchParams(alamat)));
const names = (alamat: string) => page(alamat).rows.map(({ nama }) => nama);

test("as many rows stand on a page as is offered, and no other number", () => {
  expect([page("tampil=50").query.tampil, page("tampil=51").query.tampil, page("").query.tampil]).toEqual([50, 25, 25]);
});

test("rows stand by class, by name or by how much is found, either way round", () => {
  expect(names("")).toEqual(["Ani", "Budi", "Citra"]);
  expect(names("arah=desc")).toEqual(["Citra", "Ani", "Budi"]);
  expect(names("urut=nama&arah=desc")).toEqual(["Citra", "Budi", "Ani"]);
  expect(names("urut=banyak")[0]).toBe("Ani");
  // What leaves as a file stands in the same order, all pages of it.
  const query = readPeriksa(new URLSearchParams("urut=nama&arah=desc"));
  expect(asAsked(flagged, query).map(({ nama }) => nama)).toEqual(["Citra", "Budi", "Ani"]);
  expect(names("urut=banyak&arah=asc").at(-1)).toBe("Ani");
});

test("what nobody was asked to mend is not handed on", () => {
  const left = (alamat: string) =>
    narrow(flagged, readPeriksa(new URLSearchParams(alamat))).map((one) => [one.nama, one.temuan.map(({ kode }) => kode)]);
  expect(left("keadaan=diserahkan")).toEqual([["Ani", ["a"]]]);
  expect(left("keadaan=belum")).toEqual([
    ["Citra", ["a"]],
    ["Ani", ["b"]],
    ["Budi", ["b"]],
  ]);
  expect(left("kelompok=X.2&aturan=b&cari=bud")).toEqual([["Budi", ["b"]]]);
  expect(page("kelompok=X.2").hitungan.map(({ kode, banyak }) => [kode, banyak])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
