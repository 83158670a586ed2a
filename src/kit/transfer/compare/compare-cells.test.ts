/** What a list says otherwise is told cell by cell, and kept until somebody settles it: then either side may have changed. */
import { expect, test } from "vitest";
import { choice, date, longText, reference, text } from "../../register/fields.ts";
import { type Register, type Row, register } from "../../register/register.ts";
import { sentencesFor } from "../../sentences.ts";
import type { ReadRow } from "../sheet-rows.ts";
import { differingCells, isSaidAlike, listedCells, standingCells } from "./compare-cells.server.ts";

const kota = register({
  ...{ name: "kota", table: "kota", path: "/kota", title: "Kota", noun: "kota", columns: ["nama"], searched: ["nama"] },
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 9 }) },
  sentences: sentencesFor("kota", "Belum ada."),
});
const orang: Register = register({
  ...{ name: "orang", table: "orang", path: "/orang", title: "Orang", noun: "orang", columns: ["nama"], searched: ["nama"] },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 20, required: true }),
    nis: text({ label: "NIS", privacy: "umum", max: 4, pattern: /^\d{4}$/, patternSentence: "4 angka." }),
    lahir: date({ label: "Lahir", privacy: "umum" }),
    kotaId: reference({ label: "Kota", privacy: "umum", register: kota }),
    alamat: longText({ label: "Alamat", privacy: "umum", max: 90 }),
    status: choice({
      label: "Status",
      privacy: "umum",
      options: [
        { value: "aktif", label: "Aktif" },
        { value: "pindah", label: "Pindah" },
      ],
    }),
  },
  sentences: sentencesFor("orang", "Belum ada."),
  matchBy: [["nis"], ["nama", "lahir"]],
  expected: { where: { status: "aktif" }, called: "aktif", sentence: "" },
});
const seen = { ...{ id: "1", versi: 1, nama: "Ani", nis: "1001", lahir: "2010-03-05", kotaId: "k1", status: "aktif" } } as unknown as Row;
const names = { k1: "Palu · Sulteng" };
const row = (cells: Record<string, string>, more: Partial<ReadRow> = {}): ReadRow => ({
  ...{ place: 5, values: {}, errors: {}, faults: {}, cells, typed: (name: string) => cells[name] ?? "" },
  ...more,
});
const differing = (cells: Record<string, string>, stands: Row = seen, empty = false) =>
  differingCells(orang, { row: row(cells), seen: stands, names, empty });
const gone = { ...seen, status: "pindah" } as Row;
const listed = { field: "status", old: "Pindah", new: "masih ada di daftar" };

test("a cell differs by what it means; what is no field, or is not seen, is not told", () => {
  expect(differing({ nama: "ANI", nis: "1001", lahir: "2010-03-05", kotaId: "palu", lain: "x" })).toEqual([]);
  expect(differing({ nama: "Budi", nis: "12", lahir: "", kotaId: "Poso" })).toEqual([
    { field: "nama", old: "Ani", new: "Budi" },
    { field: "nis", old: "1001", new: "12" },
    { field: "kotaId", old: "Palu · Sulteng", new: "Poso" },
  ]);
  const { nis: _, ...less } = seen;
  expect(differing({ nis: "1002" }, less as Row)).toEqual([]);
  expect(differing({ lahir: "" }, seen, true)).toEqual([{ field: "lahir", old: "5 Mar 2010", new: "" }]);
});

test("an address in capitals, or on two lines, is the same address", () => {
  const lives = { ...seen, alamat: "Jalan Mawar\nPalu" } as unknown as Row;
  expect(differing({ alamat: "JALAN MAWAR PALU" }, lives)).toEqual([]);
  expect(differing({ alamat: "Jalan Melati Palu" }, lives)).toMatchObject([{ field: "alamat", new: "Jalan Melati Palu" }]);
});

test("who is gone here and still in the list is told, unless the list itself says how they stand, or it is not to be seen", () => {
  expect(differing({ nama: "Ani" }, gone)).toEqual([listed]);
  expect(differing({ nama: "Ani", status: "" }, gone)).toEqual([listed]);
  expect(differing({ nama: "Ani", status: "Aktif" }, gone)).toEqual([{ field: "status", old: "Pindah", new: "Aktif" }]);
  expect(differing({ nama: "Ani", status: "Pindah" }, gone)).toEqual([]);
  const { status: _, ...less } = gone;
  expect([differing({ nama: "Ani" }, less as Row), differing({ nama: "Ani" })]).toEqual([[], []]);
});

test("a row that is only there is told as the list says it, one that is only here by what it can be sought by", () => {
  expect(listedCells(orang, row({ nama: "Budi", nis: "", lahir: "2010-03-05", kotaId: "Poso", lain: "x" }))).toEqual([
    { field: "nama", old: "", new: "Budi" },
    { field: "lahir", old: "", new: "5 Mar 2010" },
    { field: "kotaId", old: "", new: "Poso" },
  ]);
  expect(standingCells(orang, seen, names)).toEqual([
    { field: "nis", old: "1001", new: "" },
    { field: "lahir", old: "5 Mar 2010", new: "" },
  ]);
  const { lahir: _, ...less } = { ...seen, nis: null } as unknown as Row;
  expect(standingCells(orang, less as Row, names)).toEqual([]);
});

test("a difference is settled once the row says what either side said, however it is written", () => {
  const settled = (name: string, value: unknown, said: string) => isSaidAlike(orang, name, { value, said, names });
  expect([settled("nama", "Budi", "BUDI  "), settled("nama", "Budi", "Budiman"), settled("lain", "x", "x")]).toEqual([true, false, false]);
  expect([settled("lahir", "2010-03-05", "5 Mar 2010"), settled("lahir", "2010-03-06", "5 Mar 2010")]).toEqual([true, false]);
  expect([settled("kotaId", "k1", "palu"), settled("kotaId", "k1", "Palu · Sulteng"), settled("kotaId", "k1", "Sulteng")]).toEqual([
    ...[true, true, false],
  ]);
  expect([settled("status", "aktif", "Aktif"), settled("status", "aktif", "AKTIF"), settled("nis", "1001", "1001")]).toEqual([
    true,
    false,
    true,
  ]);
  expect([settled("status", "aktif", "masih ada di daftar"), settled("status", "pindah", "masih ada di daftar")]).toEqual([true, false]);
});
