import { expect, test } from "vitest";
import { compile, house } from "./support/compile.ts";

const sentences = `{ add: "", edit: "", required: "", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" }`;

/** What the compiler says of a register that adds this field to those of a pupil. */
const compilePupil = (field: string) =>
  compile(
    `import { choice, text } from "${house}/src/kit/register/fields.ts";
     import { register } from "${house}/src/kit/register/register.ts";
     export const siswa = register({
       name: "siswa", table: "siswa", path: "/siswa", title: "", noun: "", columns: ["nama"], searched: [], sentences: ${sentences},
       fields: { nama: text({ label: "Nama", privacy: "umum", max: 9 }), golonganDarah: ${field} },
     });`,
  );

const options = `options: [{ value: "o", label: "O" }]`;

test("a register with a field that does not say how closed it is does not compile", async () => {
  const said = await compilePupil(`choice({ label: "Golongan darah", ${options} })`);
  expect(said).toContain("is not assignable to type 'KeptField'");
  expect(said.match(/error TS/g)).toHaveLength(1);
});

test("nor with a class that there is not", async () => {
  expect(await compilePupil(`choice({ label: "Golongan darah", privacy: "kesehatan", ${options} })`)).toContain("error TS");
});

test("with its class it does", async () => {
  expect(await compilePupil(`choice({ label: "Golongan darah", privacy: "rahasia", ${options} })`)).toBe("");
});
