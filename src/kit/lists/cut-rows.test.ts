import { expect, test } from "vitest";
import { cutRows } from "./cut-rows.ts";
import { noWords } from "./words.ts";

const words = { ...noWords, closing: ["jumlah", "mengetahui", "l", "p"] };
const cutIn = (head: string[], ...lines: string[][]) =>
  cutRows(
    { name: "Sheet1", hidden: false, lines: [head, ...lines], places: [head, ...lines].map((_, at) => at + 1) },
    { from: 0, to: 0 },
    { words, register: { fields: {} } },
  );

test("the rows end above a signature that stands in few columns, with the names below it", async () => {
  const wide = ["No", "Nama lengkap", "NISN", "L/P", "Kelas"];
  const cutWide = (...lines: string[][]) => cutIn(wide, ...lines);
  const budi = ["1", "Budi", "0112345671", "L", "X"];
  const signed = [
    ["", "Palu, 1 Agustus 2026"],
    ["", "Drs. H. Contoh, M.Pd."],
    ["", "Rosmini", "", "Hasan"],
  ];
  const { rows, leftOut } = await cutWide(budi, ...signed);
  expect([rows, leftOut.map(({ place }) => place)]).toEqual([[budi], [3, 4, 5]]);
  for (const day of ["Palu,1 Agustus 2026", "Palu,  1 Agustus 2026"]) expect((await cutWide(budi, ["", day])).rows).toEqual([budi]);
  // A number makes it a row; so does whatever stands between the parts of a list.
  expect((await cutWide(["Jumlah", "1"], ["2", "Citra"], ["", "Dewi"])).rows).toEqual([
    ["2", "Citra"],
    ["", "Dewi"],
  ]);
  expect((await cutWide(["", "Dewi"], ["Jumlah", "1"], budi, ["", "Eka"])).rows).toEqual([["", "Dewi"], budi, ["", "Eka"]]);
  // In a list of four columns two words are a row, and a word alone is none.
  expect((await cutIn(["No", "Nama lengkap", "TTL", "Jenis"], ["Jumlah", "1"], ["Eka", "Palu"], ["Jumlah"], ["Fitri"])).rows).toEqual([
    ["Eka", "Palu"],
  ]);
  // A letter that is a sum before a number may as well be whoever the row is of.
  expect((await cutWide(["L", "12"], ["P", "9", "21"], ["L", "Gani", "0112345672"])).rows).toEqual([["L", "Gani", "0112345672"]]);
  expect((await cutIn(["Nama", "Kota", "Jenis", "Kelas"], ["L", "Palu"], ["Jumlah", "Palu"])).rows).toEqual([["L", "Palu"]]);
});

test("a row that begins with the word of a sum is one where it fills its columns", async () => {
  const pejabat = ["Nama", "Periode", "Sekarang"];
  expect((await cutIn(pejabat, ["Jumlah Dewi", "2020-2024", "Ya"], ["Jumlah", "1", "2"])).rows).toEqual([
    ["Jumlah Dewi", "2020-2024", "Ya"],
  ]);
  expect((await cutIn(pejabat, ["Mengetahui", "", ""])).rows).toEqual([]);
  // In a list of one column only the word alone is a sum.
  expect((await cutIn(["Misi"], ["Jumlah lulusan naik"], ["Jumlah"])).rows).toEqual([["Jumlah lulusan naik"]]);
});
