/** A list comes as a page or as text: cells reach over others as they look, and no file makes more of them than any list has. */
import { describe, expect, test } from "vitest";
import { mostCells } from "./book.ts";
import { layOut, openBudget } from "./laid-out-cells.ts";
import { spread } from "./merged-areas.ts";

type Said = string | { readonly says: string; readonly across?: number; readonly down?: number; readonly at?: number };
const laid = (rows: readonly (readonly Said[])[], budget = openBudget()) => {
  const out = layOut(budget);
  for (const cells of rows) {
    out.row();
    for (const cell of cells) out.cell(typeof cell === "string" ? { says: cell, across: 1, down: 1 } : { across: 1, down: 1, ...cell });
  }
  return out.lines();
};

describe("cells", () => {
  test("that reach across and down say the same wherever they reach, and others stand beside them", () => {
    expect(
      laid([
        [{ says: "A", across: 2, down: 2 }, "b"],
        ["c", { says: "D", down: 2 }],
        ["e", "f", "g"],
      ]),
    ).toEqual([
      ["A", "A", "b"],
      ["A", "A", "c", "D"],
      ["e", "f", "g", "D"],
    ]);
  });
  test("that say where they stand leave the ones before them empty", () => {
    expect(laid([[{ says: "x", at: 2 }, "y"], [{ says: "z", at: 0 }]])).toEqual([["", "", "x", "y"], ["z"]]);
  });
  test("reach over one place at least", () => expect(laid([[{ says: "a", across: 0, down: 0 }, "b"]])).toEqual([["a", "b"]]));
  test("beyond the widest list are refused", () => {
    expect(laid([[{ says: "a", at: mostCells - 1 }]])[0]).toHaveLength(mostCells);
    expect(() => laid([[{ says: "a", at: mostCells }]])).toThrow();
    expect(() => laid([[{ says: "a", across: mostCells + 1 }]])).toThrow();
  });
});

describe("rows", () => {
  test("may say where they stand, never before another, and not without end", () => {
    const out = layOut(openBudget());
    out.row(2);
    out.cell({ says: "a", across: 1, down: 1 });
    out.row();
    expect(() => out.row(3)).toThrow();
    expect(out.lines()).toEqual([[], [], ["a"], []]);
    expect(() => layOut(openBudget()).row(100_000)).not.toThrow();
    expect(() => layOut(openBudget()).row(100_001)).toThrow();
  });
  test("and cells, empty ones too, are paid from what all sheets have together", () => {
    const budget = { cells: 10 };
    laid([["a", "b"], [{ says: "c", at: 2 }]], budget);
    expect(budget.cells).toBe(3);
    expect(() => laid([["a", "b"]], budget)).not.toThrow();
    expect(() => laid([[]], budget)).toThrow();
  });
});

describe("merged areas", () => {
  const area = (r: number, c: number, down: number, across: number) => ({ s: { r, c }, e: { r: r + down - 1, c: c + across - 1 } });
  const spreading = (lines: string[][], ...merges: Parameters<typeof spread>[1]) => {
    spread(lines, merges);
    return lines;
  };
  test("say the same throughout, no further than the sheet's own rows and columns", () => {
    expect(spreading([["Judul"], ["a", "b", ""], ["c"]], area(0, 0, 1, 9_000), area(2, 0, 9, 2))).toEqual([
      ["Judul", "Judul"],
      ["a", "b", ""],
      ["c", "c"],
    ]);
  });
  test("that reach beyond the last row take nothing away from the others", () => {
    const lines = [
      ["a", "b"],
      ["", ""],
    ];
    expect(spreading(lines, area(0, 0, 5_000_000, 1), area(0, 1, 5_000_000, 1))).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });
  test("that say nothing, or lie outside, leave the others as they are", () => {
    expect(
      spreading(
        [
          ["", "b"],
          ["c", "d"],
        ],
        area(0, 0, 2, 2),
        area(7, 7, 2, 2),
      ),
    ).toEqual([
      ["", "b"],
      ["c", "d"],
    ]);
  });
  test("spread no further once all together are too many", () => {
    const lines = Array.from({ length: 1_000 }, (_, row) => (row === 0 ? ["a", ...Array<string>(98).fill(""), "z"] : []));
    const all = area(0, 0, 1_000, 100);
    const done = spreading(lines, area(999, 0, 1, 1), all, area(0, 0, 1, 1), area(0, 99, 1_000, 1), all);
    expect(done[999]?.[99]).toBe("a");
    expect(() => spreading(lines, all, all, all)).not.toThrow();
    const fresh = Array.from({ length: 1_000 }, (_, row) => (row === 0 ? Array<string>(100).fill("a") : row === 999 ? ["b"] : []));
    expect(spreading(fresh, all, all, area(999, 0, 1, 2))[999]?.[1]).toBe("a");
    const paid = Array.from({ length: 1_000 }, (_, row) => (row === 999 ? ["b", "c"] : row === 0 ? Array<string>(100).fill("") : []));
    paid[0]?.splice(99, 1, "z");
    expect(spreading(paid, all, all, area(999, 0, 1, 2))[999]).toEqual(["b", "c"]);
  });
});
