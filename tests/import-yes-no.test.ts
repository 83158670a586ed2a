import { expect, test } from "vitest";
import { readRows } from "#kit/transfer/sheet-rows.ts";
import { registers } from "#src/registers.ts";

/** The office fills in what it knows of two thousand rows; what it leaves empty means what a form means that nobody touches. */
const asked = registers.flatMap((register) =>
  Object.entries(register.fields).flatMap(([name, field]) =>
    field.kind === "yesNo" && !field.mustBeYes ? [{ register, name, label: field.label, begins: field.initial === true }] : [],
  ),
);

test("there are both, such as begin with a tick and such as do not", () => {
  expect(new Set(asked.map(({ begins }) => begins))).toEqual(new Set([true, false]));
});

test.each(asked)(
  "$register.name: $label is as the form begins where a list leaves it empty, and as written where it does not",
  async (one) => {
    const { register, name, label, begins } = one;
    const header = Object.values(register.fields).flatMap((field) => (field.kind === "file" ? [] : [field.label]));
    const row = (written: string) => header.map((column) => (column === label ? written : "1"));
    const { rows } = await readRows(register, { header, rows: [row(""), row("Ya"), row("Tidak")], places: [2, 3, 4] });
    expect(rows.map(({ values }) => values[name])).toEqual([begins, true, false]);
  },
);
