/**
 * Once a year a list of points: of 40, of 1,000, of three subjects with weights of their own. What goes wrong: a thousand read as one, a mark
 * above the highest, half a hundredth lost, a child who was ill with a nought.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultOfPoints, highestOf, isAbsent, markOf, type Part } from "./points.ts";

const part = (cell: string, scale: Part["scale"] = {}): Part => ({ cell, scale });

test("a child who was not there is known by what is written in the cell", () => {
  for (const cell of ["", "  ", "TH", "t.h.", " th. ", "T.H", "tidak hadir", "Tdk Hadir", "absen", "Tidak ikut", "-", "––", "—"])
    expect([cell, isAbsent(cell)]).toEqual([cell, true]);
  for (const cell of ["0", "TH 5", "5 TH", "-1", "hadir", "xabsen", "absen?"]) expect([cell, isAbsent(cell)]).toEqual([cell, false]);
});

describe("what is wrong with the points of a cell", () => {
  test("is nothing up to the highest, which is a hundred where nobody said another", () => {
    for (const cell of ["0", "100", " 100,0 ", "99.999999999999", "66,666666667"])
      expect([cell, faultOfPoints("Nilai", part(cell))]).toEqual([cell, undefined]);
    expect([faultOfPoints("Nilai", part("40", { highest: 40 })), highestOf({}), highestOf({ highest: 40 })]).toEqual([undefined, 100, 40]);
    expect(faultOfPoints("Nilai", part("40,000001", { highest: 40 }))).toBe("Nilai: 40,000001 melebihi nilai tertinggi 40.");
    expect(faultOfPoints("Nilai", part(" 100,1 "))).toBe("Nilai: 100,1 melebihi nilai tertinggi 100.");
    expect(faultOfPoints("Nilai", part("12,3", { highest: 12.5 }))).toBeUndefined();
    expect(faultOfPoints("Nilai", part("13", { highest: 12.5 }))).toBe("Nilai: 13 melebihi nilai tertinggi 12,5.");
  });

  test.each(["seratus", "-1", "8 5", "85,", ",5", "1234567", "1,1234567890123", "85,5a", "a85"])("is that %s is no number", (cell) =>
    expect(faultOfPoints("Skor", part(` ${cell} `))).toBe(`Skor: “${cell.slice(0, 20)}” bukan angka 0–100.`),
  );

  test("shows twenty letters of it", () =>
    expect(faultOfPoints("Skor", part("x".repeat(30)))).toBe(`Skor: “${"x".repeat(20)}” bukan angka 0–100.`));

  test("is three figures behind a point where a thousand can be had, and nobody can tell", () => {
    expect(faultOfPoints("Skor", part("1.250", { highest: 2000 }))).toBe("Skor: “1.250” bukan angka 0–2.000.");
    expect(faultOfPoints("Skor", part("1.250", { highest: 1000 }))).toBe("Skor: “1.250” bukan angka 0–1.000.");
    for (const [cell, highest] of [
      ["1.250", 999],
      ["1.25", 1000],
      ["1250", 2000],
      ["1.2500", 2000],
    ] as const)
      expect([cell, faultOfPoints("Skor", part(cell, { highest }))]).toEqual([cell, undefined]);
  });
});

describe("the mark", () => {
  test("is in hundredths of a hundred, a half upwards", () => {
    expect([["81,5"], ["66,666666667"], ["80,004999"], ["80,005"], ["100"], ["0"]].map(([cell = ""]) => markOf([part(cell)]))).toEqual([
      ...[8150, 6667, 8000, 8001, 10_000, 0],
    ]);
    expect(markOf([part("1", { highest: 3 })])).toBe(3333);
    expect(markOf([part("2", { highest: 3 })])).toBe(6667);
  });

  test("of several subjects weighs them alike, by what was said, or by their points", () => {
    const [half, all] = [{ highest: 40 }, { highest: 60 }];
    expect(markOf([part("20", half), part("60", all)])).toBe(7500);
    expect(markOf([part("20", { ...half, weight: 3 }), part("60", { ...all, weight: 1 })])).toBe(6250);
    expect(markOf([part("20", { ...half, weight: "points" }), part("60", { ...all, weight: "points" })])).toBe(8000);
    expect(markOf([part("20", { ...half, weight: 0.5 }), part("60", { ...all, weight: 1.5 })])).toBe(8750);
    // A subject of forty points beside one that weighs as forty.
    expect(markOf([part("20", { ...half, weight: "points" }), part("100", { weight: 40 })])).toBe(7500);
  });

  test("of whole hundredths is what is written", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (nilai) => {
        const cell = `${Math.floor(nilai / 100)},${String(nilai % 100).padStart(2, "0")}`;
        expect(markOf([part(cell)])).toBe(nilai);
        expect(markOf([part(cell), part(cell, { weight: 7 })])).toBe(nilai);
      }),
    ));
});
