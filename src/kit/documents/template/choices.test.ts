/** What a column of a template may be filled with, when its program offers a list. What goes wrong: a word is written that the ministry's upload refuses. */
import { expect, test } from "vitest";
import { readWorkbook } from "#kit/documents/workbook.server.ts";
import { emisSheet, emisTemplate, type TemplateParts } from "#tests/support/template-workbook.ts";
import { openSheet, type Place } from "./look.server.ts";

const place: Place = { sheet: "Data Siswa", below: 3, columns: [3], closing: [] };
const offered = async (formula: string, { sheet = emisSheet, ...more }: TemplateParts = {}) => {
  const bytes = emisTemplate({ ...more, sheet: sheet.replace('"L,P"', formula) });
  const [column] = openSheet(bytes, await readWorkbook(bytes), place).room.columns;
  return column?.items;
};
const said = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
/** Beside the list, in columns of their own: two words, a gap, a word of before with a space, and one more to the right. */
const listed = emisSheet.replace(
  "</sheetData>",
  `<row r="4">${said("J4", "Pagi")}${said("K4", "Subuh")}</row><row r="5">${said("J5", "Siang")}</row><row r="6">${said("K6", "Isya")}</row><row r="7">${said("J7", " Pagi ")}</row><row r="8">${said("J8", "Malam")}</row></sheetData>`,
);

test.each([
  ["written out", '"L,P"', ["L", "P"]],
  ["with semicolons, spaces and a comma too many", '" L; P,,"', ["L", "P"]],
  ["behind a sign", '="L,P"', ["L", "P"]],
  ["in a row of cells with a gap, told once", "$J$4:$J$7", ["Pagi", "Siang"]],
  ["in two columns", "$J$4:$K$6", ["Pagi", "Subuh", "Siang", "Isya"]],
  ["in one cell", "J8", ["Malam"]],
  ["on this sheet by its name", "'Data Siswa'!$J$7:$J$8", ["Pagi", "Malam"]],
  ["on another sheet", "Ref!$A$2:$A$3", ["Protestan", "Katholik"]],
  ["under a name, however it is written", "daftar_AGAMA", ["1. Islam", "Protestan", "Katholik"]],
  ["under a name of this workbook", "[0]!Daftar_Agama", ["1. Islam", "Protestan", "Katholik"]],
])("a list %s is offered", async (_, formula, items) => expect(await offered(formula, { sheet: listed })).toEqual(items));

test.each([
  ["on a sheet that is not there", "Lain!$A$1:$A$2"],
  ["under a name that nobody gave", "Daftar_Lain"],
  ["that a formula reckons", "OFFSET(Ref!$A$1,0,0,3,1)"],
])("of a list %s nothing is known", async (_, formula) => expect(await offered(formula, { sheet: listed })).toBeNull());

test("of a list whose cells were not reckoned yet nothing is known", async () => {
  const sheet = emisSheet.replace("</sheetData>", `<row r="4">${said("J4", "Pagi")}<c r="K4"><f>J4</f></c></row></sheetData>`);
  expect(await offered("$J$4:$K$4", { sheet })).toBeNull();
  expect(await offered("$J$4:$J$4", { sheet })).toEqual(["Pagi"]);
});

test("a number is told from a text of the same digits by the cells of the list alone", async () => {
  const sheet = emisSheet.replace(
    "</sheetData>",
    `<row r="4">${said("J4", "1")}<c r="K4"><v>1</v></c></row><row r="5"><c r="J5"><v>2</v></c></row><row r="6">${said("J6", "01")}<c r="L6"><v>2.5</v></c></row></sheetData>`,
  );
  const bytes = emisTemplate({ sheet: sheet.replace('"L,P"', "$J$4:$J$6") });
  expect(openSheet(bytes, await readWorkbook(bytes), place).room.columns[0]).toMatchObject({ items: ["1", "2", "01"], numbers: ["2"] });
});

test("a sheet whose name has an apostrophe is found by it", async () => {
  const names = `<definedName name="Hari">'Data Siswa'!$J$4:$J$5</definedName>`;
  expect(await offered("Hari", { sheet: listed, names })).toEqual(["Pagi", "Siang"]);
});

test("of a very long list the first five hundred are offered", async () => {
  const rows = Array.from({ length: 501 }, (_, n) => `<row r="${n + 4}">${said(`J${n + 4}`, `Butir ${n}`)}</row>`).join("");
  const items = await offered("$J$4:$J$504", { sheet: emisSheet.replace("</sheetData>", `${rows}</sheetData>`) });
  expect([items?.length, items?.at(-1)]).toEqual([500, "Butir 499"]);
});
