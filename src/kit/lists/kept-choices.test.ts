/** What somebody settled about one list is kept for the next. What goes wrong: it is forgotten, or said of a list that it does not fit. */
import { expect, test } from "vitest";
import { noChoices, withoutStale } from "./choices.ts";
import { choicesFrom, fingerprintOf } from "./column-map.ts";
import { lacksText, specials } from "./fill-choices.ts";

test("another sheet or head forgets the columns and keeps the day of the list", () => {
  const shown = { sheet: 0, head: { from: 0, to: 0 } };
  const said = { ...noChoices, columns: { 0: "nama" }, asOf: "2026-10-05" };
  expect(withoutStale(said, shown)).toBe(said);
  expect(withoutStale({ ...said, sheet: 1 }, shown)).toEqual({ ...noChoices, asOf: "2026-10-05", sheet: 1 });
  const head = { from: 1, to: 1 };
  expect(withoutStale({ ...said, head }, shown)).toEqual({ ...noChoices, asOf: "2026-10-05", sheet: 0, head });
  const { asOf: _, ...undated } = said;
  expect(withoutStale({ ...undated, sheet: 1 }, shown)).toEqual({ ...noChoices, sheet: 1 });
});

test("a list is known by its heads, with or without the column that says what was wrong", () => {
  const of = (...labels: string[]) => fingerprintOf(labels.map((label) => ({ label })));
  expect([of("Nama", "NIS", "Kesalahan"), of(" nama ", "N.I.S", "Nama")]).toEqual([
    of("Nama", "NIS"),
    expect.not.stringMatching(of("Nama", "NIS")),
  ]);
  expect(of("NAMA *", "NIS")).toBe(of("Nama", "NIS"));
});

test("a column that brings nothing has no rule, no words and no scale", () => {
  const of = (field: string) => ({ head: "A", field, rule: "isi", values: { L: "Laki-laki" }, scale: { highest: 10 } }) as const;
  const map = (field: string) => ({ name: "a", source: "", direction: "in", fingerprint: "0", columns: [of(field)] }) as const;
  expect(choicesFrom({ ...map("jenis"), columns: [of("jenis")] })).toMatchObject({
    ...{ rules: { jenis: "isi" }, values: { jenis: { L: "Laki-laki" } }, scales: { jenis: { highest: 10 } } },
  });
  const { rules, values, scales } = choicesFrom({ ...map(""), columns: [of("")] });
  expect([rules, values, scales]).toEqual([{}, {}, {}]);
});

test("blanks are no text that could be the same in all rows", () => {
  expect(["", "  ", "MAN"].map((constant) => lacksText({ field: specials.constant, constant }))).toEqual([true, true, false]);
  expect(lacksText({ field: "nama", constant: "" })).toBe(false);
});
