import { expect, test } from "vitest";
import { orang, sheetOf, words } from "#tests/support/list-of-people.ts";
import { noChoices } from "../choices.ts";
import { interpret, openQuestions } from "../interpret.ts";
import { fieldAt, settledColumns, takenFrom, withColumn } from "./with-column.ts";

/** As Dapodik has it: two columns that a clerk may take for one field, the first of them mostly empty. */
const book = {
  sheets: [
    sheetOf([
      ["Nama siswa", "L/P", "NISN", "Nomor lain"],
      ["Ahmad", "L", "", "0112345671"],
      ["Aisyah", "P", "0112345679", "0112345672"],
    ]),
  ],
};
const understood = (choices = noChoices) => interpret(book, { register: orang, words, choices });

test("a field that is chosen by hand for another column comes from that one alone", async () => {
  const { seen } = await understood();
  const nisn = seen.columns[2]?.field ?? "";
  expect(nisn).not.toBe("");
  const chosen = { columns: seen.columns, answered: noChoices, said: noChoices, place: 3, field: nisn };
  expect(takenFrom(chosen)?.label).toBe("NISN");
  const said = { ...noChoices, columns: withColumn(chosen) };
  const sent = { ...noChoices, columns: settledColumns(seen.columns, { answered: noChoices, said }) };
  expect(sent.columns).toEqual({ 0: "nama", 1: "jenis", 2: "", 3: nisn });
  const { list, seen: then } = await understood(sent);
  expect(then.columns.map(({ field }) => field)).toEqual(["nama", "jenis", "", nisn]);
  expect(list.rows.map((row) => row[2])).toEqual(["0112345671", "0112345672"]);
  expect(openQuestions(then, sent)).toBe(0);
  // Taken back by hand, and nothing is taken from a column that is left out.
  expect(withColumn({ ...chosen, said, place: 3, field: "" })).toEqual({ 2: "", 3: "" });
});

test("a field that two columns were said to bring is asked again, and answered as it stands then", async () => {
  const both = { ...noChoices, columns: { 0: "nama", 1: "jenis", 2: "nomor", 3: "nomor" } };
  const { seen } = await understood(both);
  expect(openQuestions(seen, both)).toBe(1);
  const said = { answered: both, said: both };
  expect(seen.columns.map((column) => fieldAt(column, said))).toEqual(["nama", "jenis", "nomor", ""]);
  const sent = { ...both, columns: settledColumns(seen.columns, said) };
  expect(openQuestions((await understood(sent)).seen, sent)).toBe(0);
});
