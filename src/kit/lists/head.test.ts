/** Lists that schools make have a title, a head of one line or two, and columns that nobody filled in: the head is found all the same. */
import { describe, expect, test } from "vitest";
import { orang, words } from "#tests/support/list-of-people.ts";
import { findHead, headsOf } from "./head.ts";
import { knownHeads } from "./match-columns.ts";

const known = knownHeads(orang, { ...words, ignored: [...words.ignored, "no", "#"] });
const found = (...lines: string[][]) => findHead({ lines }, known, () => Promise.resolve());

describe("a head", () => {
  test("is one line below a title, however many of its columns are empty", async () => {
    const title = ["DAFTAR", "", "", "", "", ""];
    expect(await found(title, ["Nama lengkap", "", "", "", "", "Jenis"], ["Ahmad", "", "", "", "", "L"])).toEqual({ from: 1, to: 1 });
    expect(await found(title, ["#", "Nama lengkap", "", "", "", "Jenis"])).toEqual({ from: 1, to: 1 });
  });

  test("is one line as well where a column between is empty, whatever stands below", async () => {
    expect(await found(["Nama lengkap", "", "Jenis", "", "NISN"], ["Ahmad", "", "L", "", "Palu"])).toEqual({ from: 0, to: 0 });
  });

  test("is no title that happens to be called as a field, and no line of many words", async () => {
    expect(await found(["Jenis", "", ""], ["Aneh", "Lain", "Baru"], ["x", "y", "z"])).toEqual({ from: 1, to: 1 });
    const words = Array.from({ length: 20 }, (_, n) => `kata ${"abcdefghijklmnopqrst".charAt(n)}`);
    expect(await found(["Nama lengkap", "Jenis"], words)).toEqual({ from: 0, to: 0 });
  });

  test("may be of two columns, and may name a year in one of them", async () => {
    expect(await found(["Nama lengkap", "Catatan kecil"], ["Ahmad", "L", "x", "y"])).toEqual({ from: 0, to: 0 });
    expect(await found(["Nama lengkap", "Jenis", "2026/2027"], ["Ahmad", "L", "x"])).toEqual({ from: 0, to: 0 });
  });

  test("is one line where what stands above it heads nothing of its own", async () => {
    expect(await found(["No", "Sekolah"], ["Nama lengkap", "Jenis", "NISN"], ["Ahmad", "L", "x"])).toEqual({ from: 1, to: 1 });
  });

  test("of no lines has no columns", () => expect(headsOf([], { from: 0, to: 0 })).toEqual([]));

  test.each(["Data", "IDENTITAS", "Keterangan", "biodata "])("in a group “%s Ayah” is the father's", (word) => {
    expect(headsOf([[`${word} Ayah`], ["Nama"]], { from: 0, to: 1 })[0]?.names[0]).toBe("Nama Ayah");
    expect(headsOf([[word.trim()], ["Nama"]], { from: 0, to: 1 })[0]?.names[0]).toBe(`Nama ${word.trim()}`);
  });

  test("is two lines where a column that carries nothing is named above alone, beside a group", async () => {
    const group = ["No", "Data siswa", "", "Ket"];
    expect(await found(group, ["", "Nama lengkap", "Jenis", ""])).toEqual({ from: 0, to: 1 });
  });
});
