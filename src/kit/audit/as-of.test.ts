import { expect, test } from "vitest";
import { type AsOfLine, endOf, type RowNow, rowAsOf } from "./as-of.server.ts";
import { hidden } from "./audit.server.ts";

const names = ["nama", "kelas"];
const at = (day: string) => new Date(`${day}T04:00:00Z`);
const row = (values: Record<string, unknown>, given: Partial<RowNow> = {}): RowNow => ({
  ...{ createdAt: at("2026-01-01"), deletedAt: null, ...values },
  ...given,
});
const line = (
  day: string,
  action: string,
  told: Partial<Pick<AsOfLine, "before" | "after">> = {},
  isWhole = action !== "update",
): AsOfLine => ({
  ...{ at: day.length > 10 ? new Date(day) : at(day), actorName: "Sri", action, before: null, after: null, isWhole },
  ...told,
});
const on = (day: string, now: RowNow, lines: readonly AsOfLine[]) => rowAsOf({ row: now, lines, names }, endOf(day));
const told = (day: string, now: RowNow, lines: readonly AsOfLine[]) => {
  const { state, fields } = on(day, now, lines);
  return [state, ...names.map((name) => fields[name]?.value ?? fields[name]?.certainty)];
};

const ani = [
  line("2026-02-01", "create", { after: { nama: "Ani", kelas: "X" } }),
  line("2026-03-01", "update", { before: { nama: "Ani", kelas: "X" }, after: { nama: "Anita", kelas: "X" } }, true),
  line("2026-04-01", "update", { before: { kelas: "X" }, after: { kelas: "XI" } }),
  line("2026-05-01", "delete", { before: { nama: "Anita", kelas: "XI" } }),
  line("2026-06-01", "restore", { after: { nama: "Anita", kelas: "XI" } }),
];

test("a row is what its lines made of it until that day: not there, made, changed whole or in part, in the bin, back", () => {
  const now = row({ nama: "Anita", kelas: "XI" });
  expect(told("2026-01-31", now, ani)).toEqual(["absent", undefined, undefined]);
  expect(on("2026-01-31", now, ani).line).toMatchObject({ action: "create", actorName: "Sri" });
  expect(told("2026-02-01", now, ani)).toEqual(["kept", "Ani", "X"]);
  expect(told("2026-03-31", now, ani)).toEqual(["kept", "Anita", "X"]);
  expect(told("2026-04-30", now, ani)).toEqual(["kept", "Anita", "XI"]);
  expect(told("2026-05-31", now, ani)).toEqual(["binned", "Anita", "XI"]);
  expect(on("2026-05-31", now, ani).line).toMatchObject({ action: "delete" });
  expect(told("2026-06-01", now, ani)).toEqual(["kept", "Anita", "XI"]);
});

test("a day ends at midnight in Palu, 16:00 in UTC", () => {
  const lines = [
    line("2026-02-01", "create", { after: { nama: "Ani", kelas: "X" } }),
    line("2026-08-12T15:59:59.999Z", "update", { before: { kelas: "X" }, after: { kelas: "XI" } }),
    line("2026-08-12T16:00:00.000Z", "update", { before: { kelas: "XI" }, after: { kelas: "XII" } }),
  ];
  const now = row({ nama: "Ani", kelas: "XII" });
  expect(["2026-08-11", "2026-08-12", "2026-08-13"].map((day) => told(day, now, lines)[2])).toEqual(["X", "XI", "XII"]);
});

test("what no line ever spoke of stands as today, and says so", () => {
  expect(on("2026-03-01", row({ nama: "Budi", kelas: "X" }), []).fields).toEqual({
    nama: { value: "Budi", certainty: "unchanged" },
    kelas: { value: "X", certainty: "unchanged" },
  });
  expect(on("2025-12-31", row({ nama: "Budi" }), []).state).toBe("absent");
});

test("a field that was added later is not known before, though it is filled in today", () => {
  const lines = [
    line("2026-02-01", "create", { after: { nama: "Ani" } }),
    line("2026-04-01", "update", { before: { nama: "Ani", kelas: null }, after: { nama: "Ani", kelas: "X" } }, true),
  ];
  expect(told("2026-03-01", row({ nama: "Ani", kelas: "X" }), lines)).toEqual(["kept", "Ani", "unknown"]);
  expect(told("2026-04-01", row({ nama: "Ani", kelas: "X" }), lines)).toEqual(["kept", "Ani", "X"]);
  // Rows older than the trail, whose whole line does not know the field either.
  const old = [line("2026-04-01", "update", { before: { nama: "Ani" }, after: { nama: "Anita" } }, true)];
  expect(told("2026-03-01", row({ nama: "Anita", kelas: "X" }), old)).toEqual(["kept", "Ani", "unknown"]);
});

test("what changed without a line is not known from the line before on", () => {
  const lines = [line("2026-02-01", "create", { after: { nama: "Ani", kelas: "X" } })];
  expect(told("2026-03-01", row({ nama: "Ani", kelas: "XI" }), lines)).toEqual(["kept", "Ani", "unknown"]);
  const known = [...lines, line("2026-04-01", "update", { before: { kelas: "XI" }, after: { kelas: "XII" } })];
  expect(told("2026-03-01", row({ nama: "Ani", kelas: "XII" }), known)).toEqual(["kept", "Ani", "unknown"]);
  expect(told("2026-04-01", row({ nama: "Ani", kelas: "XII" }), known)).toEqual(["kept", "Ani", "XII"]);
  const half = [line("2026-04-01", "update", { after: { kelas: "XII" } })];
  expect(told("2026-03-01", row({ nama: "Ani", kelas: "XII" }), half)).toEqual(["kept", "Ani", "unknown"]);
});

test("empty is empty, whether as nothing or as no letters", () => {
  const lines = [line("2026-02-01", "create", { after: { nama: "Ani", kelas: null } })];
  expect(on("2026-03-01", row({ nama: "Ani", kelas: "" }), lines).fields.kelas).toEqual({ value: null, certainty: "recorded" });
});

test("what was never written down is not shown as what stood there", () => {
  const lines = [
    line("2026-02-01", "create", { after: { nama: "Ani", kelas: hidden } }),
    line("2026-04-01", "update", { before: { nama: "Ani", kelas: hidden }, after: { nama: "Ani", kelas: hidden } }, true),
  ];
  expect(on("2026-03-01", row({ nama: "Ani", kelas: "X" }), lines).fields.kelas).toEqual({ value: null, certainty: "withheld" });
});

test("who lies in the bin without a line that put it there lies there since the row says so", () => {
  const now = row({ nama: "Ani", kelas: "X" }, { deletedAt: at("2026-05-01") });
  expect([on("2026-04-30", now, []).state, on("2026-05-01", now, []).state]).toEqual(["kept", "binned"]);
  const back = [line("2026-06-01", "restore", { after: { nama: "Ani", kelas: "X" } })];
  expect(on("2026-05-31", row({ nama: "Ani", kelas: "X" }), back).state).toBe("binned");
});
