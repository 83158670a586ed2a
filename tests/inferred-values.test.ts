/** The type of a value and of a row follows from the fields: nobody says by hand what a form holds. */
import { expect, test } from "vitest";
import { compileEach, house } from "./support/compile.ts";

/** A form of five fields, what was sent with it, and this use of them. */
const withForm = (use: string) =>
  `import { check, isValid } from "${house}/src/kit/register/check.ts";
   import { choice, number, text, yesNo } from "${house}/src/kit/register/fields.ts";
   import type { RowOf, SeenRow } from "${house}/src/kit/register/register.ts";
   const fields = {
     nama: text({ label: "Nama", privacy: "umum", required: true, max: 9 }),
     ukuran: choice({ label: "Ukuran", privacy: "umum", options: [{ value: "S", label: "Kecil" }, { value: "L", label: "Besar" }] }),
     sebab: text({ label: "Sebab", privacy: "umum", required: true, max: 9, onlyIf: { says: { ukuran: ["L"] }, sentence: "" } }),
     umur: number({ label: "Umur", privacy: "umum", required: true, step: 1 }),
     setuju: yesNo({ label: "Setuju", privacy: "umum" }),
   };
   type Pupil = { readonly fields: typeof fields };
   const sent = check(fields, { nama: "Ani" });
   if (!isValid(sent)) throw new Error();
   const { values } = sent;
   export ${use}`;

const right = [
  "const held: { nama: string; ukuran: 'S' | 'L' | null; sebab: string | null; umur: number; setuju: boolean } = values;",
  "const held = (row: RowOf<Pupil>): [string, string | null, number] => [row.nama, row.sebab, row.versi];",
  "const held = (row: SeenRow<Pupil>): string | undefined => row.nama;",
];

/** What somebody might write, and what the compiler has to say of it. */
const wrong: readonly (readonly [string, string])[] = [
  ["const nama: string = check(fields, {}).values.nama;", "'string | undefined' is not assignable to type 'string'"],
  ["const ukuran: 'S' | 'L' = values.ukuran;", "null"],
  ["const ukuran: 'S' | 'M' | null = values.ukuran;", `"L"`],
  ["const ukuran = values.ukuran === 'XL';", "no overlap"],
  ["const sebab: string = values.sebab;", "null"],
  ["const umur: string = values.umur;", "'number' is not assignable to type 'string'"],
  ["const umur = values.usia;", "Property 'usia' does not exist"],
  ["const salah = text({ label: 'Nama', max: 9, requierd: true });", "is not assignable to type 'never'"],
  ["const salah = text({ label: 'Nama' });", "is not assignable to parameter"],
  ["const nama = (row: SeenRow<Pupil>): string => row.nama;", "undefined"],
];

test("values and rows have the types that their fields say, and no others", async () => {
  const said = await compileEach([...right, ...wrong.map(([use]) => use)].map(withForm));
  expect(said.slice(0, right.length)).toEqual(right.map(() => ""));
  expect(said.slice(right.length).map((sentence) => sentence.split("\n").length)).toEqual(wrong.map(() => 1));
  expect(said.slice(right.length)).toEqual(wrong.map(([, sentence]) => expect.stringContaining(sentence)));
});
