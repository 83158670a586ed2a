/** The empty list that a register hands out comes back as what it is, whatever it names beside its columns. */
import { expect, test } from "vitest";
import { readWorkbook, writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { interpret, openQuestions } from "#kit/lists/interpret.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { explanationsOf } from "#portal/register/transfer/column-rules.ts";
import { listWords } from "#src/list-words/index.ts";
import { registers } from "#src/registers.ts";

const listed = registers.filter(({ single, readOnly }) => !single && !readOnly);

test("there are many", () => expect(listed.length).toBeGreaterThan(30));

test.each(listed.map((register) => [register.name, register] as const))(
  "%s understands its own template without a question",
  async (_, register) => {
    const book = await readWorkbook(await writeXlsx(columnsOfSheet(register), [], { explanations: explanationsOf(register) }));
    const { seen, list } = await interpret(book, { register, words: listWords, choices: noChoices });
    expect(seen).toMatchObject({ sheet: 0, head: { from: 0, to: 0 }, count: 0 });
    expect(seen.columns.filter(({ sure }) => !sure)).toEqual([]);
    expect(openQuestions(seen, noChoices)).toBe(0);
    expect(list.rows).toEqual([]);
  },
);
