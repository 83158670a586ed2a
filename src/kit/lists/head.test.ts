/** Lists that schools make have a title, a head of one line or two, and columns that nobody filled in: the head is found all the same. */
import { describe, expect, test } from "vitest";
import { orang, words } from "#tests/support/list-of-people.ts";
import { findHead } from "./head.ts";
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

  test("is two lines where a column that carries nothing is named above alone, beside a group", async () => {
    const group = ["No", "Data siswa", "", "Ket"];
    expect(await found(group, ["", "Nama lengkap", "Jenis", ""])).toEqual({ from: 0, to: 1 });
  });
});
