/** A ministry's template asks in each of 1,200 rows for the school's own number; the clerk writes it once, or not at all where it is known. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { add, as, clerk, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { emisTemplate } from "#tests/support/template-workbook.ts";
import { type FillChoices, noFillChoices } from "./fill-choices.ts";
import { fillKeptTemplate } from "./fill-kept-template.server.ts";
import { openInTemplate, type TemplateSeen } from "./see-template.ts";
import { findTemplate, keepTemplate, settleTemplate } from "./template.server.ts";
import { noWords } from "./words.ts";

useSantri();

let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "templat-"));
  files = await openFiles({ directory });
  await as(clerk, ({ db }) =>
    sql`insert into akun (id, nip, nama, peran) values (${clerk.id}, '198511042010012000', ${clerk.name}, ${[...clerk.roles]})`.execute(db),
  );
  for (const nama of ["Ahmad", "Siti"]) await add({ nama });
});
afterAll(() => rm(directory, { recursive: true }));

const scope = () => santriHome.scope(clerk);
const words = { ...noWords, same: [{ heads: ["pondok", "nama"], text: "Al Ikhlas" }] };
const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;
const bytes = emisTemplate({
  sheet: `<sheetData><row r="1">${text("A1", "Nama")}${text("B1", "Pondok (asrama)")}${text("C1", "Wali")}</row></sheetData>`,
});
const keep = () => keepTemplate(scope(), santri, { name: "a.xlsx", bytes, files, words });
const settle = (id: string, change: Partial<FillChoices>) =>
  settleTemplate(scope(), santri, { id, choices: { ...noFillChoices, ...change }, files, words });
const seen = async (id: string) => (await as(clerk, (ctx) => findTemplate(ctx, santri, id)))?.seen as TemplateSeen;
const filled = async (id: string) => {
  const { bytes } = await fillKeptTemplate(scope(), santri, { id, query: readQuery(santri, new URLSearchParams()), files, words });
  return (await readWorkbook(bytes)).sheets.find(({ name }) => name === "Data Siswa")?.lines.slice(1);
};

test("stands where a head asks for it that no field is called by, until somebody says otherwise", async () => {
  const id = await keep();
  expect((await seen(id)).columns.map(({ field, constant }) => [field, constant])).toEqual([
    ["nama", ""],
    [".tetap", "Al Ikhlas"],
    ["", ""],
  ]);
  await settle(id, { columns: { 1: ".tetap", 2: "" } });
  expect((await filled(id))?.map((cells) => cells[1])).toEqual(["Al Ikhlas", "Al Ikhlas"]);
  await settle(id, { columns: { 1: ".tetap", 2: "" }, constants: { 1: "Darul Ulum" } });
  expect((await seen(id)).columns[1]?.constant).toBe("Darul Ulum");
  await settle(id, { columns: { 1: "" } });
  expect((await seen(id)).columns[1]?.field).toBe("");
});

test("is asked for while nobody has written it", async () => {
  const id = await keep();
  await settle(id, { columns: { 2: ".tetap" } });
  expect(openInTemplate(await seen(id))).toBe(1);
  await settle(id, { columns: { 2: ".tetap" }, constants: { 2: "Ibu" } });
  expect(openInTemplate(await seen(id))).toBe(0);
});
