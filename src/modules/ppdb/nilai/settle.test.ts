/**
 * Examiners on their phones, two days a year, some two hundred children each. What goes wrong: a comma where a point was meant, two
 * examiners far apart, half a hundredth lost by rounding.
 */
import { describe, expect, test } from "vitest";
import { readNilai, writeNilai } from "./komponen.ts";
import { measuresOf } from "./measures.ts";
import { type Mark, type Measure, settle } from "./settle.ts";

const wawancara: Measure = { komponen: "wawancara", toleransi: 10, mapel: [] };
const mark = (penguji: Mark["penguji"], nilai: number | null): Mark => ({ penguji, nilai, mapel: "", semester: 0 });

describe("a mark", () => {
  test.each([
    ["85", 8500],
    ["85,5", 8550],
    [" 85.05 ", 8505],
    ["100", 10_000],
    ["0", 0],
    ["", null],
  ])("typed as %j is understood", (typed, nilai) => expect(readNilai(typed)).toBe(nilai));

  test.each(["100,01", "101", "-1", "85,555", "8 5", "delapan", "1e2", "85,", ","])("typed as %j is none", (typed) =>
    expect(readNilai(typed)).toBeUndefined(),
  );

  test("is written as it is read at school", () => expect([8550, 5, 10_000].map(writeNilai)).toEqual(["85,50", "0,05", "100,00"]));
});

describe("the parts that a path weighs", () => {
  const bobot = { bobotRapor: 20, bobotTes: 20, bobotBtq: 20, bobotTahfidz: null, bobotWawancara: 20, bobotPrestasi: 20 };
  const toleransi = { toleransiTes: 5, toleransiBtq: null, toleransiTahfidz: 7, toleransiWawancara: 10, toleransiPrestasi: 0 };

  test("are judged by two where the path says by how much they may differ, the rapor never", () => {
    expect(measuresOf({ ...bobot, ...toleransi, mapelRapor: "Fikih" }).map((one) => [one.komponen, one.toleransi])).toEqual([
      ...[
        ["rapor", null],
        ["tes", 5],
        ["btq", null],
        ["wawancara", 10],
        ["prestasi", 0],
      ],
    ]);
  });

  test("are those that weigh anything, and the rapor alone by its subjects", () => {
    const parts = measuresOf({ ...bobot, ...toleransi, bobotTes: 0, bobotTahfidz: 1, mapelRapor: "Fikih\nIPA" });
    expect(parts.map((one) => [one.komponen, one.toleransi, one.mapel])).toEqual([
      ["rapor", null, ["Fikih", "IPA"]],
      ["btq", null, []],
      ["tahfidz", 7, []],
      ["wawancara", 10, []],
      ["prestasi", 0, []],
    ]);
    const none = { bobotRapor: null, bobotTes: null, bobotBtq: null, bobotTahfidz: null, bobotWawancara: null, bobotPrestasi: null };
    expect(measuresOf({ ...none, ...toleransi, mapelRapor: "Fikih" })).toEqual([]);
  });
});

describe("what counts", () => {
  test("of one examiner, is what that one gave", () => {
    const alone = { ...wawancara, toleransi: null };
    expect(settle(alone, [])).toEqual({ keadaan: "kosong", nilai: null });
    expect(settle(alone, [mark("1", null)])).toEqual({ keadaan: "kosong", nilai: null });
    expect(settle(alone, [mark("1", 8000)])).toEqual({ keadaan: "jadi", nilai: 8000 });
  });

  test("of two within what was agreed, is their mean, half a hundredth upwards", () => {
    expect(settle(wawancara, [mark("1", 8000)])).toEqual({ keadaan: "kurang", nilai: null });
    expect(settle(wawancara, [mark("1", 8000), mark("2", 9000)])).toEqual({ keadaan: "jadi", nilai: 8500 });
    expect(settle(wawancara, [mark("1", 8000), mark("2", 8001)])).toEqual({ keadaan: "jadi", nilai: 8001 });
  });

  test("of two farther apart, is a third value, and nothing before it", () => {
    const apart = [mark("1", 8000), mark("2", 9001)];
    expect(settle(wawancara, apart)).toEqual({ keadaan: "selisih", nilai: null });
    expect(settle(wawancara, [...apart, mark("penyelesaian", 8700)])).toEqual({ keadaan: "jadi", nilai: 8700 });
  });

  test("of two, is told the same whichever of them gave more, and none of one alone or of a third value alone", () => {
    for (const [one, other] of [
      [8000, 9001],
      [9001, 8000],
    ] as const)
      expect(settle(wawancara, [mark("1", one), mark("2", other)]).keadaan).toBe("selisih");
    expect(settle({ ...wawancara, toleransi: 0 }, [mark("1", 8000), mark("2", 8000)])).toEqual({ keadaan: "jadi", nilai: 8000 });
    expect(settle(wawancara, [mark("2", 8000)]).keadaan).toBe("kurang");
    expect(settle(wawancara, [mark("penyelesaian", 8000)]).keadaan).toBe("kosong");
  });

  test("of the rapor, is the mean of every subject in five semesters, once all are there", () => {
    const rapor: Measure = { komponen: "rapor", toleransi: null, mapel: ["Fikih", "IPA"] };
    const marks = rapor.mapel.flatMap((mapel, place) =>
      [1, 2, 3, 4, 5].map((semester): Mark => ({ penguji: "1", mapel, semester, nilai: 8000 + place * 100 + semester })),
    );
    expect(settle(rapor, marks)).toEqual({ keadaan: "jadi", nilai: 8053 });
    expect(settle(rapor, marks.slice(1))).toEqual({ keadaan: "kurang", nilai: null });
    expect(settle(rapor, [mark("1", 9900)])).toEqual({ keadaan: "kosong", nilai: null });
  });

  test("of the rapor where its average is one mark, is that mark, and none of a subject that was asked before", () => {
    const rapor: Measure = { komponen: "rapor", toleransi: null, mapel: [] };
    const before: Mark = { penguji: "1", mapel: "Fikih", semester: 1, nilai: 7000 };
    expect(settle(rapor, [before])).toEqual({ keadaan: "kosong", nilai: null });
    expect(settle(rapor, [before, mark("1", 9900)])).toEqual({ keadaan: "jadi", nilai: 9900 });
  });
});
