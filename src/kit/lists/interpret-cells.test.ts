/** What people type into the cells of a list, and what it is taken for. */
import { describe, expect, test } from "vitest";
import { cellsOf, read } from "#tests/support/list-of-people.ts";
import { text } from "../register/fields.ts";
import { noChoices } from "./choices.ts";
import { repairCell } from "./repair-cell.ts";

describe("a cell as people write it", () => {
  test("says a day in many ways", async () => {
    const typed = [
      "12 Agustus 2024",
      "17-1-24",
      "31/12/78",
      "45516",
      "Senin, 2 Pebruari 2009",
      "2009-02-02 00:00:00",
      "17082009",
      "31/02/2009",
      "besok",
    ];
    const { cells, faults, mended } = await cellsOf("Tanggal lahir", typed);
    expect(cells.slice(0, 8)).toEqual([
      "2024-08-12",
      "2024-01-17",
      "1978-12-31",
      "2024-08-12",
      "2009-02-02",
      "2009-02-02",
      "2009-08-17",
      "2009-02-31",
    ]);
    expect(faults?.slice(0, 8)).toEqual(Array(8).fill(undefined));
    expect(faults?.[8]).toContain("“besok” tidak terbaca sebagai tanggal");
    // What is in no calendar is a fault, and what is written as it is shown is as it was.
    expect(mended?.done).toEqual([expect.objectContaining({ repair: "tanggal", on: true, count: 6 })]);
    expect((await cellsOf("Tanggal lahir", ["1 Mei 2011", "1 mei 2011", "2011-05-01"])).mended?.done).toEqual([]);
  });

  test("asks for the order of days that could be read in two ways, and only then", async () => {
    const open = await cellsOf("Tanggal lahir", ["2/3/2009", "4/5/2009"]);
    expect(open).toMatchObject({ cells: ["2009-03-02", "2009-05-04"], mended: { order: { order: "dmy", open: true } } });
    const american = await cellsOf("Tanggal lahir", ["2/3/2009", "4/15/2009"]);
    expect(american).toMatchObject({ cells: ["2009-02-03", "2009-04-15"], mended: { order: { open: false } } });
    expect((await cellsOf("Tanggal lahir", ["2/3/2009"], { orders: { 1: "mdy" } })).cells).toEqual(["2009-02-03"]);
  });

  test("has no noughts made up where its number cannot begin with one: an NPSN of six digits is no NPSN", () => {
    const npsn = text({ label: "NPSN", privacy: "umum", max: 8, pattern: /^[1-9]\d{7}$/ });
    const how = { field: npsn, order: "dmy", off: new Set<never>(), options: { said: new Map() } } as const;
    expect(repairCell("402036", how)).toEqual({ text: "402036", done: [] });
    expect(repairCell(" 4020 3601", how)).toEqual({ text: "40203601", done: ["spasi", "digit"] });
  });

  test("has its digits put right, and says when they are lost", async () => {
    expect((await cellsOf("Nomor induk", ["112345678", "'0112345678", "011 234 5678", "٠١١٢٣٤٥٦٧٨", "1234"])).cells).toEqual([
      "0112345678",
      "0112345678",
      "0112345678",
      "0112345678",
      "1234",
    ]);
    expect((await cellsOf("Nomor kartu", ["727101120809000"])).cells).toEqual(["727101120809000"]);
    const lost = await cellsOf("Nomor kartu", ["7,27101E+15", "7.27E+15"]);
    for (const fault of lost.faults ?? []) expect(fault).toContain("angka terakhirnya hilang");
    expect(
      (await cellsOf("Nomor telepon", ["81234567890", "+62 812-3456-7890", "+6281234567890", "62 0812 3456 7890", "0812 3456 7890 / 0813"]))
        .cells,
    ).toEqual(Array(5).fill("081234567890"));
  });

  test("means a choice that is called otherwise, and asks what nobody knows", async () => {
    const { cells, mended } = await cellsOf("Jenis", ["l", "2", "Perempuan", "waria", "-", ""]);
    expect(cells).toEqual(["Laki-laki", "Perempuan", "Perempuan", "waria", "-", ""]);
    expect(mended?.unknown).toEqual([
      { said: "waria", count: 1, means: "" },
      { said: "-", count: 1, means: "" },
    ]);
    const told = await cellsOf("Jenis", ["waria", "l"], { values: { jenis: { waria: "Perempuan" } } });
    expect(told.cells).toEqual(["Perempuan", "Laki-laki"]);
    expect(told.mended?.unknown).toEqual([{ said: "waria", count: 0, means: "Perempuan" }]);
    // Words that every object has stand for nothing until somebody says so.
    const inherited = await cellsOf("Jenis", ["constructor", "__proto__", "toString"], { values: { jenis: { toString: "Laki-laki" } } });
    expect(inherited.cells).toEqual(["constructor", "__proto__", "Laki-laki"]);
    expect(inherited.mended?.unknown.map(({ said, means }) => [said, means])).toEqual([
      ["constructor", ""],
      ["__proto__", ""],
      ["toString", "Laki-laki"],
    ]);
    expect((await cellsOf("Tinggal di asrama", ["v", "TDK", "1", "mungkin"])).cells).toEqual(["Ya", "Tidak", "Ya", "mungkin"]);
  });

  test("loses blanks and dashes, and keeps its capitals until somebody asks", async () => {
    const typed = ["\u00a0AHMAD  FAUZI ", "NUR'AINI", "Siti"];
    const lines = [["Nama siswa", "L/P", "Tempat lahir"], ...typed.map((name) => [name, "L", "-"])];
    const { list, seen } = await read(lines);
    expect(list.rows.map((row) => row.slice(0, 3))).toEqual([
      ["AHMAD FAUZI", "Laki-laki", ""],
      ["NUR'AINI", "Laki-laki", ""],
      ["Siti", "Laki-laki", ""],
    ]);
    expect(seen.mended[0]?.done).toMatchObject([
      { repair: "spasi", on: true, count: 1 },
      { repair: "kapital", on: false, began: false, count: 2 },
    ]);
    const asked = await read(lines, { ...noChoices, switched: { 0: ["kapital"], 2: ["kosong"] } });
    expect(asked.list.rows.map((row) => row.slice(0, 3))).toEqual([
      ["Ahmad Fauzi", "Laki-laki", "-"],
      ["Nur'aini", "Laki-laki", "-"],
      ["Siti", "Laki-laki", "-"],
    ]);
    expect(asked.seen.mended[2]?.done).toMatchObject([{ repair: "kosong", on: false, began: true, count: 3 }]);
  });
});
