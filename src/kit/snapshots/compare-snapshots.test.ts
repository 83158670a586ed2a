import { expect, test } from "vitest";
import { compareSnapshots, type SnapshotRow } from "./compare-snapshots.ts";

const row = (rowId: string, cells: SnapshotRow["cells"]): SnapshotRow => ({ rowId, cells });
const keys = [["nisn"], ["nik"], ["nama", "lahir"]];
const compare = (first: SnapshotRow[], second: SnapshotRow[]) =>
  compareSnapshots({ first, second, fields: ["nama", "nisn"], keys }).rows.map(({ state, row: { rowId }, cells }) => [
    state,
    rowId,
    cells.map(({ field }) => field),
  ]);

test("a row is known by its numbers, though it was written down anew", () => {
  expect(compare([row("1", { nama: "Ahmad", nisn: "01" })], [row("2", { nama: "AHMAD F", nisn: "01" })])).toEqual([
    ["changed", "2", ["nama"]],
  ]);
});

test("where a number was put right, by name and birth, and by the row itself", () => {
  expect(
    compare([row("1", { nama: "Ahmad", nisn: null, lahir: "2011" })], [row("2", { nama: " ahmad", nisn: "01", lahir: "2011" })]),
  ).toEqual([["changed", "2", ["nama", "nisn"]]]);
  expect(compare([row("1", { nama: "Ahmad", nisn: "01" })], [row("1", { nama: "Fauzi", nisn: "02" })])).toEqual([
    ["changed", "1", ["nama", "nisn"]],
  ]);
});

test("what two rows share identifies neither", () => {
  const twins = [row("1", { nama: "Ahmad", nisn: "01" }), row("2", { nama: "Ahmad", nisn: "01" })];
  expect(compare(twins, [row("3", { nama: "Ahmad", nisn: "01" })])).toEqual([
    ["onlyFirst", "1", []],
    ["onlyFirst", "2", []],
    ["onlySecond", "3", []],
  ]);
});

test("the same list twice differs in nothing", () => {
  const list = [row("1", { nama: "Ahmad", nisn: "01" }), row("2", { nama: "Siti", nisn: null })];
  expect(compareSnapshots({ first: list, second: list, fields: ["nama", "nisn"], keys })).toEqual({ rows: [], same: 2 });
});
