/** Where a list begins, which of its lines are rows, and which field each column brings. */
import { describe, expect, test } from "vitest";
import { orang, sheetOf, words } from "#tests/support/list-of-people.ts";
import { cutRows } from "./cut-rows.ts";
import { findHead, headsOf, isNumbering } from "./head.ts";
import { fieldOf, knownHeads, matchColumns } from "./match-columns.ts";

const known = knownHeads(orang, words);
const breathe = () => Promise.resolve();

describe("a head", () => {
  const found = (...lines: string[][]) => findHead({ lines }, known, breathe);

  test("is not a line of data, a title over all, or one that brings nothing more", async () => {
    expect(await found(["DAFTAR", "DAFTAR"], ["Nama lengkap", "Jenis"], ["Ahmad", "L"])).toEqual({ from: 1, to: 1 });
    expect(await found(["Nama lengkap", "Jenis"], ["nama siswa", "l/p"])).toEqual({ from: 0, to: 0 });
    for (const data of ["0812 3456", "2009-01-02", "a@b.id", "1234", "+62811", "'0011"])
      expect(await found(["x", "y", "z"], ["Jenis", data, data]), data).toEqual({ from: 0, to: 0 });
    expect(await found([])).toEqual({ from: 0, to: 0 });
    const late = [...Array.from({ length: 39 }, () => ["x"]), ["Nama lengkap", "Jenis"]];
    expect(await found(...late)).toEqual({ from: 39, to: 39 });
    expect((await found(["x"], ...late)).from).toBeLessThan(40);
  });

  test("of two lines is called by both, the lower first", () => {
    expect(
      headsOf(
        [
          ["Nama", "Ayah", "", "Ibu", "Kota"],
          ["Nama", "HP", "Umur", "", ""],
        ],
        { from: 0, to: 1 },
      ),
    ).toEqual([
      { label: "Nama", names: ["Nama"] },
      { label: "Ayah HP", names: ["HP Ayah", "Ayah HP", "HP", "Ayah"] },
      { label: "Ayah Umur", names: ["Umur Ayah", "Ayah Umur", "Umur", "Ayah"] },
      { label: "Ibu", names: ["Ibu"] },
      { label: "Kota", names: ["Kota"] },
    ]);
    // A name that stands for itself heads nothing beside it.
    expect(
      headsOf(
        [
          ["Ibu", ""],
          ["", "HP"],
        ],
        { from: 0, to: 1 },
      )[1],
    ).toEqual({ label: "HP", names: ["HP"] });
    expect(
      headsOf(
        [
          ["", ""],
          ["A", " B "],
        ],
        { from: 0, to: 1 },
      ),
    ).toEqual([
      { label: "A", names: ["A"] },
      { label: "B", names: ["B"] },
    ]);
    expect(headsOf([["A"], ["x", "B"]], { from: 0, to: 1 })).toHaveLength(2);
    expect(headsOf([[" A "]], { from: 0, to: 0 })).toEqual([{ label: "A", names: [" A "] }]);
  });

  test("is numbered below by every number in turn", () => {
    expect(
      [
        ["1", "2", "3"],
        ["(1)", "", "(2)"],
        ["1", "2."],
      ].map(isNumbering),
    ).toEqual([true, true, true]);
    expect([["1"], ["2", "3"], ["1", "3"], ["1", "dua"], []].map(isNumbering)).toEqual(Array(5).fill(false));
  });

  test("stands for a field by its label, its name, other words, and without what is in brackets", () => {
    const field = (...names: string[]) => fieldOf(known, { label: "", names });
    expect([field("NAMA LENGKAP *"), field("nama"), field("Nama Siswa"), field("NISN (10 angka)"), field("x", "nisn")]).toEqual([
      ...["nama", "nama", "nama", "nomor", "nomor"],
    ]);
    expect([field("No"), field("Kesalahan"), field(""), field(), field("foto"), field("x")]).toEqual([
      "",
      "",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(knownHeads({ fields: { a: { ...orang.fields.nama, column: "Kolom A" } as never } }, words).get("kolom a")).toBe("a");
  });
});

describe("the rows", () => {
  const cut = (...lines: string[][]) =>
    cutRows(sheetOf([["No", "Nama lengkap", "TTL", "Jenis"], ...lines]), { from: 0, to: 0 }, { words, register: orang });

  test("are what is no head again, no numbering, no sum and no signature", async () => {
    const { rows, places, leftOut } = await cut(
      ["1", "2", "3", "4"],
      ["1", "Ahmad", "Palu, 1 Mei 2009", "L"],
      ["1", "2", "3", "4"],
      ["NO", "nama lengkap", "ttl", "JENIS"],
      ["jumlahnya", "", "", ""],
      ["Jumlah siswa", "", "5", ""],
      ["", "", "Donggala, 12 Mei 2026", ""],
      ["", "", "Mengetahui", " "],
    );
    expect(places).toEqual([3, 4, 6]);
    expect(rows.map((row) => row[0])).toEqual(["1", "1", "jumlahnya"]);
    expect(leftOut).toEqual([
      { place: 2, text: "1 · 2 · 3 · 4" },
      { place: 5, text: "NO · nama lengkap · ttl · JENIS" },
      { place: 7, text: "Jumlah siswa · 5" },
      { place: 8, text: "Donggala, 12 Mei 2026" },
      { place: 9, text: "Mengetahui" },
    ]);
    expect((await cut(["Jumlah", "x".repeat(200)])).leftOut[0]?.text).toHaveLength(120);
    // A row that is full of figures is one, whatever it begins with.
    const lebar = ["Jumlah", "1", "2", "3", "4", "5", "6"];
    expect([(await cut(lebar)).rows.length, (await cut(lebar.slice(0, 6))).rows.length]).toEqual([1, 0]);
    // So is a place and day beside something else, or in a list that has no room for a signature.
    expect((await cut(["Siti", "", "Donggala, 12 Mei 2026", ""])).rows).toHaveLength(1);
    expect(
      (
        await cutRows(
          sheetOf([
            ["TTL", "Jenis"],
            ["Donggala, 12 Mei 2026", ""],
          ]),
          { from: 0, to: 0 },
          { words, register: orang },
        )
      ).rows,
    ).toHaveLength(1);
  });

  test("have a column of two things parted at its last comma, or where figures begin", async () => {
    const { heads, rows } = await cut(
      ["1", "Ahmad", "Kota Palu, Sulawesi, 1 Mei 2009", "L", "lebih"],
      ["2", "Ani", "Donggala 3-4-2010"],
      ["3", "Budi", "Poso", "L"],
      ["4", "Cut", "", "P"],
      ["5", "Dewi", "Palu / 5 Mei 1968"],
      ["6", "Eko", "Poso- 3-4-2010"],
    );
    expect(heads.map(({ label, names }) => [label, names.length])).toEqual([
      ["No", 1],
      ["Nama lengkap", 1],
      ["TTL", 0],
      ["Jenis", 1],
      ["TTL: Tempat lahir", 1],
      ["TTL: Tanggal lahir", 1],
    ]);
    expect(rows).toEqual([
      ["1", "Ahmad", "", "L", "Kota Palu, Sulawesi", "1 Mei 2009"],
      ["2", "Ani", "", "", "Donggala", "3-4-2010"],
      ["3", "Budi", "", "L", "Poso", ""],
      ["4", "Cut", "", "P", "", ""],
      ["5", "Dewi", "", "", "Palu", "5 Mei 1968"],
      ["6", "Eko", "", "", "Poso", "3-4-2010"],
    ]);
    const apart = await cutRows(
      sheetOf([
        ["TTL", "Tempat lahir"],
        ["a, 1", "b"],
      ]),
      { from: 0, to: 0 },
      { words, register: orang },
    );
    expect([apart.heads.length, apart.rows]).toEqual([2, [["a, 1", "b"]]]);
  });
});

describe("a column", () => {
  const match = (labels: readonly string[], ...rows: string[][]) =>
    matchColumns(orang, words, { heads: labels.map((label) => ({ label, names: [label] })), rows, breathe }).then((columns) =>
      columns.map(({ field, sure }) => [field, sure]),
    );

  test("whose field another has already brought is asked, and one without head and cells is not", async () => {
    expect(await match(["Nama lengkap", "Nama siswa", "", "No"], ["Ahmad", "Mad", ""], ["Ani", "Nia", ""])).toEqual([
      ["nama", true],
      ["", false],
      ["", true],
      ["", true],
    ]);
    expect(await match([""], ["Ahmad"])).toEqual([["", false]]);
  });

  test("is guessed by a head with one slip where it is short, with two where it is long", async () => {
    expect(await match(["Jeniz", "Tgl Lahri", "Nama Lengkab", "Nama Lenkab", "Jen1z", "Jeni"])).toEqual([
      ["jenis", false],
      ["lahir", false],
      ["nama", false],
      ["", false],
      ["", false],
      ["", false],
    ]);
    expect(await match(["Statuz", "Statsuz"])).toEqual([
      ["status", false],
      ["", false],
    ]);
  });

  test("is guessed by its cells where they fit one field alone, nearly all of them", async () => {
    const kartu = (n: number) => `72710112080900${String(n).padStart(2, "0")}`;
    const ten = Array.from({ length: 10 }, (_, n) => [kartu(n)]);
    expect(await match(["?"], ...ten)).toEqual([["kartu", false]]);
    expect(await match(["?"], ...ten.slice(0, 9), ["x"])).toEqual([["kartu", false]]);
    expect(await match(["?"], ...ten.slice(0, 8), ["x"], ["y"])).toEqual([["", false]]);
    expect(await match(["?"], [kartu(1)])).toEqual([["", false]]);
    expect(await match(["?"], [kartu(1)], [kartu(1)])).toEqual([["", false]]);
    expect(await match(["?", "Nomor kartu"], ...ten.map(([one = ""]) => [one, one]))).toEqual([
      ["", false],
      ["kartu", true],
    ]);
    expect(await match(["?", "!"], ...ten.map(([one = ""]) => [one, one]))).toEqual([
      ["kartu", false],
      ["", false],
    ]);
    expect(await match(["?"], ["L"], ["P"])).toEqual([["jenis", false]]);
    expect(await match(["?"], ["aktif"], ["keluar"])).toEqual([["status", false]]);
    expect(await match(["?"], ["1"], ["2"])).toEqual([["jenis", false]]);
    expect(await match(["?"], ["Ahmad"], ["Ani"])).toEqual([["", false]]);
    expect(await match(["?"], ["12 Mei 2009"], ["13/5/2009"])).toEqual([["lahir", false]]);
  });

  test("shows three cells that differ", async () => {
    const heads = [{ label: "x", names: ["x"] }];
    const rows = [["a"], [" a "], [""], ["b"], ["c"], ["d"], []];
    expect((await matchColumns(orang, words, { heads, rows, breathe }))[0]).toMatchObject({
      place: 0,
      label: "x",
      samples: ["a", "b", "c"],
    });
  });
});
