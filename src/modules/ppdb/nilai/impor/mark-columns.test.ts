/**
 * A list with a column for each subject, brought under a deadline. What goes wrong: a child who missed one of two subjects gets half a mark, a
 * column with a running number is counted, nobody is told which cell it was.
 */
import { describe, expect, test } from "vitest";
import { noChoices } from "#kit/lists/choices.ts";
import type { Lembar } from "../load-jalur.server.ts";
import { readMarkColumns } from "./mark-columns.ts";
import { lackingIn } from "./plan-nilai.server.ts";
import { saidIn } from "./said-in.ts";
import { raporField, raporFields, sheetRegister, ujiFields } from "./sheet-register.ts";

const jalur = { id: "j1", jenis: "reguler", nama: "Reguler", gelombangId: "g1", gelombang: "Gelombang 1", measures: [] } as const;
const tes: Lembar = { jalur, measure: { komponen: "tes", toleransi: null, mapel: [] } };
const rapor: Lembar = { jalur, measure: { komponen: "rapor", toleransi: null, mapel: ["Matematika", "Fikih"] } };

type Columns = Parameters<typeof readMarkColumns>[1];
const columns = (labels: Readonly<Record<string, string>>, more: readonly string[] = []): Columns =>
  [...Object.entries(labels).map(([field, label]) => ({ field, label })), ...more.map((label) => ({ field: "", label }))] as never;
const row = (cells: Readonly<Record<string, string>>) => ({ cells: new Map(Object.entries(cells)) }) as never;
const read = (lembar: Lembar, brought: Columns, cells: Readonly<Record<string, string>>, scales = {}) =>
  readMarkColumns(lembar, brought, { ...noChoices, scales })(row(cells));

describe("a test", () => {
  const subjects = columns({ nomor: "No", uji1: "Numerasi", uji2: "" }, ["Benar"]);

  test("of one mark brings that mark, and none for who was not there", () => {
    const whole = { mapel: "", semester: 0, label: "Nilai tes" };
    expect(read(tes, columns({ nomor: "No", nilai: "Skor" }), { nomor: "7", nilai: "81,5" })).toEqual({
      nilai: [{ ...whole, nilai: 8150 }],
    });
    expect(readMarkColumns(tes, columns({ nilai: "Skor" }), noChoices)(row({ nilai: "81,5" }))).toEqual({
      nilai: [{ ...whole, nilai: 8150 }],
    });
    expect(read(tes, columns({ nilai: "Skor" }), { nilai: "TH" })).toEqual({ nilai: [] });
    expect(read(tes, columns({ nilai: "Skor" }), {})).toEqual({ nilai: [] });
    expect(read(tes, columns({ nilai: "Skor" }), { nilai: "45" }, { nilai: { highest: 50 } })).toMatchObject({ nilai: [{ nilai: 9000 }] });
    expect(read(tes, columns({ nilai: "Skor" }), { nilai: "51" }, { nilai: { highest: 50 } })).toEqual({
      sebab: "Skor: 51 melebihi nilai tertinggi 50.",
    });
  });

  test("of several subjects counts them together, and one that lacks is told by its head", () => {
    expect(read(tes, subjects, { nomor: "7", uji1: "80", uji2: "60" })).toMatchObject({ nilai: [{ nilai: 7000 }] });
    expect(read(tes, subjects, { uji1: "-", uji2: "" })).toEqual({ nilai: [] });
    expect(read(tes, subjects, { uji1: "TH", uji2: "60" })).toEqual({ sebab: "Numerasi kosong, sedangkan mata uji yang lain terisi." });
    // A column without a head is called by its field.
    expect(read(tes, subjects, { uji1: "60", uji2: "" })).toEqual({ sebab: "uji2 kosong, sedangkan mata uji yang lain terisi." });
  });

  test("tells three faults of a row at most", () => {
    const four = columns({ uji1: "A", uji2: "B", uji3: "C", uji4: "D" });
    const fault = (label: string) => `${label}: “x” bukan angka 0–100.`;
    expect(read(tes, four, { uji1: "x", uji2: "x", uji3: "x", uji4: "x" })).toEqual({ sebab: ["A", "B", "C"].map(fault).join(" ") });
    expect(read(tes, four, { uji1: "9", uji2: "x", uji3: "9", uji4: "9" })).toEqual({ sebab: fault("B") });
  });
});

describe("a rapor", () => {
  const [mtk1, mtk2, fikih1] = [raporField("Matematika", 1), raporField("Matematika", 2), raporField("Fikih", 1)];
  const brought = columns({ nomor: "No", [mtk1]: "MTK S1", [fikih1]: "Fiqih S1" });

  test("brings the subjects that have a column and a mark", () => {
    expect(read(rapor, brought, { nomor: "7", [mtk1]: "80,5", [mtk2]: "70", [fikih1]: "" })).toEqual({
      nilai: [{ mapel: "Matematika", semester: 1, label: "Matematika semester 1", nilai: 8050 }],
    });
    expect(read(rapor, brought, { [mtk1]: "80", [fikih1]: "90" })).toMatchObject({
      nilai: [{ nilai: 8000 }, { mapel: "Fikih", nilai: 9000 }],
    });
    expect(read(rapor, brought, {})).toEqual({ nilai: [] });
  });

  test("tells three faults of a row at most", () => {
    const all = columns(Object.fromEntries(raporFields(rapor.measure).map(({ name }) => [name, name])));
    const cells = Object.fromEntries(raporFields(rapor.measure).map(({ name }, at) => [name, at < 5 ? "x" : "80"]));
    const answer = read(rapor, all, cells);
    expect("sebab" in answer && answer.sebab.split("bukan angka")).toHaveLength(4);
    expect("sebab" in answer && answer.sebab).toMatch(/^Matematika semester 1: “x” bukan angka 0–100\. Matematika semester 2: /);
  });
});

test("what a list must bring: whose marks they are, marks, and one way to count them", () => {
  const whose = "Pilih kolom yang memuat nomor pendaftaran, NISN, atau nama beserta tanggal lahir.";
  const fields = (...names: string[]) => columns(Object.fromEntries(names.map((name) => [name, name])), ["Lain"]);
  for (const by of [["nomor"], ["nisn"], ["nama", "tanggalLahir"]]) expect(lackingIn(tes, fields(...by, "nilai"))).toEqual([]);
  for (const by of [[], ["nama"], ["tanggalLahir"]]) expect(lackingIn(tes, fields(...by, "nilai"))).toEqual([whose]);
  expect(lackingIn(tes, fields("nomor", "nisn", "nama", "tanggalLahir"))).toEqual(["Pilih kolom yang memuat nilai tes."]);
  expect(lackingIn(rapor, fields("nomor"))).toEqual(["Pilih kolom yang memuat nilai mata pelajarannya."]);
  expect(lackingIn(tes, fields("nomor", "uji1", "uji2"))).toEqual([]);
  expect(lackingIn(tes, fields("nomor", "nilai", "uji2"))).toEqual([expect.stringContaining("tidak keduanya")]);
});

test("a sheet takes a mark or twelve subjects of a test, a rapor every subject of five semesters", () => {
  const whose = ["nomor", "nisn", "nama", "tanggalLahir"];
  expect(Object.keys(sheetRegister(tes).fields)).toEqual([...whose, "nilai", ...ujiFields]);
  expect([ujiFields.length, ujiFields[0], ujiFields.at(-1)]).toEqual([12, "uji1", "uji12"]);
  expect(Object.keys(sheetRegister(rapor).fields)).toEqual([...whose, ...raporFields(rapor.measure).map(({ name }) => name)]);
  expect(raporFields(rapor.measure)).toHaveLength(10);
  const { fields, path, order } = sheetRegister(tes);
  expect([path, order]).toEqual(["/administration/nilai-ppdb/j1/tes", { by: "nomor", direction: "asc" }]);
  expect(fields).toMatchObject({
    ...{ nomor: { label: "Nomor pendaftaran", max: 60 }, nisn: { label: "NISN", max: 10 }, nama: { label: "Nama", max: 200 } },
    ...{ tanggalLahir: { label: "Tanggal lahir" }, nilai: { label: "Nilai", max: 40 }, uji12: { label: "Mata uji 12", max: 40 } },
  });
});

test("a row says whose it is, by the labels of the sheet, and what no mending helped", () => {
  const list = {
    header: ["Nomor pendaftaran", "NISN", "Nama", "Tanggal lahir", "Nilai", "Lain"],
    rows: [
      [" pmbm-2027-00001-a ", "0091234567", "Aminah", "2012-03-09", " 80 ", "x"],
      ["", "", "Budi"],
      ["", "", "Citra"],
    ],
    places: [4, 7],
    faults: [{}, { Nama: "Nama ini terlalu panjang." }],
  };
  const said = saidIn(tes, { list } as never);
  expect(said.map(({ baris, whose, fault }) => [baris, whose, fault])).toEqual([
    [4, { nomor: "PMBM-2027-00001-A", nisn: "0091234567", nama: "Aminah", tanggalLahir: "2012-03-09" }, undefined],
    [7, { nomor: "", nisn: "", nama: "Budi", tanggalLahir: "" }, "Nama ini terlalu panjang."],
    [3, { nomor: "", nisn: "", nama: "Citra", tanggalLahir: "" }, undefined],
  ]);
  expect([said[0]?.cells.get("nilai"), said[1]?.cells.get("nilai")]).toEqual(["80", ""]);
  const { faults: _, ...without } = list;
  expect(saidIn(tes, { list: without } as never)[1]?.fault).toBeUndefined();
});
