/** Who sees what of a letter that went through five hands. What goes wrong: too much, or not what became of what they gave. */
import { describe, expect, test } from "vitest";
import { branch, somebody } from "#tests/support/branches.ts";
import { late, origin, suratState, visibleBy } from "./tree.ts";

const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
const done = { status: "dijawab", selesaiPada: new Date("2026-11-21T01:00:00Z") } as const;
const gone = { ...done, status: "ditarik" } as const;

/** Kepala gives a and b; who has a hands c on, who has c hands d on. */
const tree = [
  branch("a", { kepada: somebody("Ani") }),
  branch("b", { kepada: somebody("Budi") }),
  branch("c", { indukId: "a", dari: somebody("Ani"), kepada: somebody("Cici") }),
  branch("d", { indukId: "c", dari: somebody("Cici"), kepada: somebody("Dodi") }),
];

test("each sees what they got and gave, and what became of it, in the order of the tree", () => {
  expect(ids(visibleBy(tree, "Kepala"))).toEqual(["a", "b", "c", "d"]);
  expect(ids(visibleBy(tree, "Ani"))).toEqual(["a", "c", "d"]);
  expect(ids(visibleBy(tree, "Budi"))).toEqual(["b"]);
  expect(ids(visibleBy(tree, "Dodi"))).toEqual(["d"]);
  expect(ids(visibleBy(tree, null))).toEqual([]);
});

test("who gave without having got it sees what they gave", () => {
  const given = [branch("a"), branch("b", { dari: somebody("Admin"), kepada: somebody("Budi") })];
  expect(ids(visibleBy(given, "Admin"))).toEqual(["b"]);
});

test("a branch leads back to the first that was given, and what stands in no tree to nothing", () => {
  const [, , , last = branch("x")] = tree;
  expect(ids(origin(tree, last))).toEqual(["d", "c", "a"]);
  expect(origin(tree, branch("x"))).toEqual([]);
});

describe("a letter", () => {
  test("waits as long as one of all waits, and is nobody's where all that was first given was taken back", () => {
    expect(suratState([])).toBe("belum");
    expect(suratState(tree)).toBe("berjalan");
    expect(suratState([branch("a", gone), branch("b", gone)])).toBe("belum");
    expect(suratState([branch("a", gone), branch("b", done)])).toBe("selesai");
    expect(suratState([branch("a", done), branch("b")])).toBe("berjalan");
    expect(suratState([branch("a", gone), branch("c", { indukId: "a", ...done })])).toBe("belum");
  });

  test("is late after its day, not on it, and not where it has none or is done", () => {
    const due = (changes: object) => late(branch("a", changes), "2026-11-23");
    expect([due({ batas: "2026-11-22" }), due({ batas: "2026-11-23" }), due({})]).toEqual([true, false, false]);
    expect(due({ batas: "2026-11-22", ...done })).toBe(false);
    expect(due({ batas: "2026-11-22", status: "diteruskan" })).toBe(true);
  });
});
