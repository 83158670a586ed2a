/** A decision's considerations as the Kaur TU types or pastes them: counted by hand, spaced unevenly, on lines that go on. */
import { expect, test } from "vitest";
import { composeContent } from "./compose.ts";

const clauses = (isi: string, filled = {}) =>
  composeContent(isi, filled).flatMap((bagian) => (bagian.jenis === "klausul" ? bagian.baris : []));
const kinds = (isi: string) => composeContent(isi, {}).map(({ jenis }) => jenis);

test.each<[string, string, readonly string[], string | undefined]>([
  ["a lone point that is marked is counted as it is marked", "Mengingat : a. satu", ["satu"], "huruf"],
  ["with figures as well", "Menimbang : 1. satu", ["satu"], "angka"],
  ["figures stay figures where letters are the custom", "Menimbang : 1. satu\n2. dua", ["satu", "dua"], "angka"],
  ["a lone point without a mark is not", "Menimbang : satu", ["satu"], undefined],
  ["points without a mark are counted by the custom of their label", "Menimbang :\nsatu", ["satu"], undefined],
  ["the label may stand alone on its line", "Menimbang :\na. satu\nb. dua", ["satu", "dua"], "huruf"],
  ["with the colon close by or far away", "Mengingat:1. satu\n2. dua", ["satu", "dua"], "angka"],
  ["wide gaps are none of the text", "Mengingat        :   1.   satu\n 2)\tdua  ", ["satu", "dua"], "angka"],
  ["there may be ten of them and more", "Mengingat : 9. satu\n10. dua\n11. tiga", ["satu", "dua", "tiga"], "angka"],
  [
    "what goes on belongs to the last of three",
    "Menimbang : a. x\nb. y\nc. bahwa\nyang panjang",
    ["x", "y", "bahwa yang panjang"],
    "huruf",
  ],
  ["and to the first while there is but one", "Menimbang : a. x\nyang panjang", ["x yang panjang"], "huruf"],
  ["the first mark says how they are counted, whatever the next ones are", "Menimbang : a. x\n2. y\n3. z", ["x", "y", "z"], "huruf"],
  ["figures that come first as well", "Menimbang : 1. x\nb. y", ["x", "y"], "angka"],
  ["a mark inside a line is none", "Menimbang : a. x\nlihat huruf b. dahulu", ["x lihat huruf b. dahulu"], "huruf"],
  ["nor is a number of three figures, or a capital", "Menimbang : a. x\n100. y\nB. z", ["x 100. y B. z"], "huruf"],
])("%s: %j", (_, isi, butir, hitungan) => {
  expect(clauses(isi)).toEqual([{ label: isi.split(/\s*:/)[0], butir, ...(hitungan && { hitungan }) }]);
});

test("what is filled in line by line may hold empty lines and indents", () => {
  const terisi = { "isian.Menimbang": "  a. satu\n\n   b.  dua  \n", "isian.Dasar": "satu\n\n  dua" };
  expect(clauses("Menimbang : {{isian.Menimbang}}\nDasar : {{isian.Dasar}}", terisi)).toEqual([
    { label: "Menimbang", butir: ["satu", "dua"], hitungan: "huruf" },
    { label: "Dasar", butir: ["satu", "dua"], hitungan: "angka" },
  ]);
});

test("a label stands at the beginning of its line, spelt as it is spelt, near its colon", () => {
  for (const isi of ["Yang Menimbang : adil", "menimbang : adil", "Menimbangnya : adil", `Menimbang${" ".repeat(9)}: adil`])
    expect(kinds(isi), isi).toEqual(["pasangan"]);
  for (const label of ["Memperhatikan", "Membaca", "Dasar", "Untuk", "Menetapkan", "KEDUA", "KETUJUH", "KESEPULUH"])
    expect(kinds(`${label} : adil`), label).toEqual(["klausul"]);
  const terputus = "Menimbang : satu\u2028dua";
  expect(composeContent(terputus, {})).toEqual([{ jenis: "alinea", teks: terputus }]);
});

test("an empty line ends what stands under the last label, another kind of line as well", () => {
  expect(kinds("Menimbang : satu\n\ndua")).toEqual(["klausul", "alinea"]);
  expect(kinds("Menimbang : satu\n# TENGAH\ndua")).toEqual(["klausul", "tengah", "alinea"]);
  expect(kinds("Menimbang : satu\n| a | b |")).toEqual(["klausul", "isiTabel"]);
  expect(clauses("Menimbang : satu\n\nMengingat : dua").map(({ label }) => label)).toEqual(["Menimbang", "Mengingat"]);
  // Inside, neither a row of two columns nor an item of a list.
  expect(clauses("Menimbang : a. satu\nNama : Budi")).toEqual([{ label: "Menimbang", butir: ["satu Nama : Budi"], hitungan: "huruf" }]);
});
