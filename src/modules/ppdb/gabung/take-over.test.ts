/**
 * The committee merges two sendings of one child, some dozen times a year. What goes wrong: a paper that was accepted is replaced by a worse
 * one, the wrong number is suggested to go on, or two children become one without a word.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences, judgePapers, type Sent, suggestStays } from "./take-over.ts";

const states = ["dikembalikan", "menunggu", "diterima"] as const;
const paper = (keadaan: Sent["keadaan"], dokumen = "KK"): Sent => ({ dokumen, berkasId: keadaan, keadaan });

describe("a paper of the one that goes", () => {
  test("takes the place of a worse one, and of no other", () => {
    for (const goes of states)
      for (const stays of states) {
        const better = states.indexOf(goes) > states.indexOf(stays);
        expect(judgePapers([paper(goes)], [paper("diterima", "Akta"), paper(stays)])).toEqual([
          { ...paper(goes), cara: better ? "tukar" : "tinggal" },
        ]);
      }
    expect(judgePapers([paper("dikembalikan")], [paper("diterima", "Akta")])[0]?.cara).toBe("pindah");
  });
});

describe("who goes on", () => {
  const side = (nomor: string, jauh: number, diterima: number) => ({ id: nomor, nomor, jauh, diterima });
  test.each([
    [side("B", 3, 0), side("A", 2, 9), "B"],
    [side("B", 2, 3), side("A", 2, 2), "B"],
    [side("B", 2, 2), side("A", 2, 2), "A"],
    [side("A", 2, 2), side("B", 2, 2), "A"],
    [side("A", -1, 5), side("B", 0, 0), "B"],
  ])("of %j and %j it is %s", (one, other, nomor) => expect(suggestStays(one, other).nomor).toBe(nomor));

  test("is the same whichever is opened first", () => {
    const any = fc.tuple(fc.integer({ min: -1, max: 5 }), fc.nat(3));
    fc.assert(
      fc.property(any, any, ([jauh, diterima], [far, accepted]) => {
        const [one, other] = [side("A", jauh, diterima), side("B", far, accepted)];
        expect(suggestStays(one, other)).toBe(suggestStays(other, one));
      }),
    );
  });
});

describe("signs of two children", () => {
  const child = { nisn: "0112345678", nik: "7271010903120001", tanggalLahir: "2012-03-09" };
  test.each([
    [{}, []],
    [{ nisn: null, nik: null }, []],
    [{ nisn: "0112345679" }, ["NISN-nya berbeda"]],
    [{ nik: "7271010903120002" }, ["NIK-nya berbeda"]],
    [{ tanggalLahir: "2012-03-10", nisn: "1" }, ["NISN-nya berbeda", "tanggal lahirnya berbeda"]],
  ])("%j: %j", (changed, signs) => {
    expect(differences(child, { ...child, ...changed })).toEqual(signs);
    expect(differences({ ...child, ...changed }, child)).toEqual(signs);
  });
});
