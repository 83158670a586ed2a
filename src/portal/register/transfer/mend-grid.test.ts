import { expect, test } from "vitest";
import { noChoices } from "#kit/lists/choices.ts";
import { text } from "#kit/register/fields.ts";
import { withBlanks } from "./mended-cells.tsx";
import { actOf } from "./move-in-grid.ts";
import { rowsToFill } from "./rows-to-fill.ts";
import { withCell } from "./with-cell.ts";
import { isTicked, settles, withTick } from "./with-tick.ts";

const row = { place: 3, cells: ["Jamal", "01123"], faults: {}, besides: [] };
const cell = { row, column: 1, place: 4, kept: noChoices };

test("a cell that says again what the file says is as if nobody had touched it", () => {
  const written = withCell(undefined, { ...cell, text: "0112345691" });
  expect(written).toEqual({ 3: { 4: "0112345691" } });
  expect(withCell(written, { ...cell, text: "01123" })).toBeUndefined();
  expect(withCell({ ...written, 7: { 4: "x" } }, { ...cell, text: "01123" })).toEqual({ 7: { 4: "x" } });
});

test("a cell that was mended and tried out stays mended when it is taken back", () => {
  const kept = { ...noChoices, cells: { 3: { 4: "01123" } } };
  expect(withCell({ 3: { 4: "oops" } }, { ...cell, kept, text: "01123" })).toEqual({ 3: { 4: "01123" } });
});

test("filled down are cells that are empty or wrong; a girl further down stays a girl", () => {
  const at = (place: number, text: string, told: { faults?: Record<number, string>; besides?: string[] } = {}) => ({
    ...row,
    ...{ place, cells: ["Siti", text], ...told },
  });
  const below = [
    at(4, ""),
    at(5, "P"),
    at(6, "Lk?", { faults: { 4: "Jenis kelamin harus salah satu dari: Laki-laki, Perempuan." } }),
    at(7, "P", { faults: { 9: "NISN terdiri dari 10 angka." } }),
    at(8, "P", { besides: ["NIK tidak cocok dengan jenis kelamin."] }),
  ];
  const column = { place: 4, label: "Jenis kelamin", textOf: ({ cells }: { cells: readonly string[] }) => cells[1] ?? "" };
  const filled = (mended: readonly number[]) =>
    rowsToFill(below, { ...column, isMended: ({ place }) => mended.includes(place) }).map(({ place }) => place);
  expect(filled([])).toEqual([4, 6, 8]);
  // What somebody has just put right is theirs; what they emptied again is empty.
  expect(filled([4, 6])).toEqual([4, 8]);
});

test("a tick of a row is taken back by a second press, and leaves nothing behind", () => {
  const once = withTick(undefined, 3, "dicocokkan");
  expect([once, isTicked(once, 3, "dicocokkan"), isTicked(once, 4, "dicocokkan")]).toEqual([{ 3: ["dicocokkan"] }, true, false]);
  expect(withTick(withTick(once, 5, "dicocokkan"), 3, "dicocokkan")).toEqual({ 5: ["dicocokkan"] });
  expect(withTick(once, 3, "dicocokkan")).toBeUndefined();
});

test("a tick is offered in rows whose fault it may settle alone", () => {
  const register = {
    settledBy: { nik: "dicocokkan" },
    fields: { nik: text({ label: "NIK", max: 16, privacy: "pribadi" }), nama: text({ label: "Nama", max: 80, privacy: "umum" }) },
  };
  const grid = {
    columns: [
      { place: 4, label: "NIK" },
      { place: 5, label: "Nama" },
    ],
  };
  const offered = (of: { faults?: Record<number, string>; besides?: string[] }) =>
    settles(register, grid, { row: { ...row, ...of }, field: "dicocokkan" });
  expect([offered({ faults: { 4: "beda" } }), offered({ besides: ["beda"] })]).toEqual([true, true]);
  expect([offered({}), offered({ faults: { 5: "kosong" } })]).toEqual([false, false]);
});

test("blanks that are cut away are seen in what stood there", () => {
  expect([" Ida Laila", "Ida\u00a0Laila", "Ida  Laila ", "Ida Laila"].map(withBlanks)).toEqual([
    "␣Ida Laila",
    "Ida␣Laila",
    "Ida␣␣Laila␣",
    "Ida Laila",
  ]);
});

test("keys mean what they mean in a spreadsheet", () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: new EventTarget() };
  const said = (key: string, more = {}) => actOf({ ...none, key, ...more });
  expect([said("Escape"), said("ArrowDown", { altKey: true }), said("d", { ctrlKey: true }), said("D", { metaKey: true })]).toEqual([
    "takeBack",
    "fillDown",
    "copyAbove",
    "copyAbove",
  ]);
  expect([said("Enter", { ctrlKey: true }), said("Enter"), said("d"), said("ArrowDown")]).toEqual([
    "check",
    undefined,
    undefined,
    undefined,
  ]);
});
