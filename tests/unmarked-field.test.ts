import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const house = join(import.meta.dirname, "..");
const sentences = `{ add: "", edit: "", required: "", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" }`;

/** What the compiler says of a register that adds this field to those of a pupil. */
async function compile(field: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "man-uji-golongan-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = { allowImportingTsExtensions: true, noEmit: true, incremental: false, types: [], rootDirs: [house], skipLibCheck: true };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: join(house, "tsconfig.json"), compilerOptions: options, include: [], files: ["register.ts"] }),
  );
  writeFileSync(
    join(folder, "register.ts"),
    `import { choice, text } from "${house}/src/kit/register/fields.ts";
     import { register } from "${house}/src/kit/register/register.ts";
     export const siswa = register({
       name: "siswa", table: "siswa", path: "/siswa", title: "", noun: "", columns: ["nama"], searched: [], sentences: ${sentences},
       fields: { nama: text({ label: "Nama", privacy: "umum", max: 9 }), golonganDarah: ${field} },
     });`,
  );
  return new Promise((resolve) =>
    execFile(process.execPath, [join(house, "node_modules/typescript/bin/tsc"), "-p", folder], (_, printed) => resolve(printed)),
  );
}

const options = `options: [{ value: "o", label: "O" }]`;

test("a register with a field that does not say how closed it is does not compile", async () => {
  const said = await compile(`choice({ label: "Golongan darah", ${options} })`);
  expect(said).toContain("Type 'Field' is not assignable to type 'KeptField'");
  expect(said.match(/error TS/g)).toHaveLength(1);
});

test("nor with a class that there is not", async () => {
  expect(await compile(`choice({ label: "Golongan darah", privacy: "kesehatan", ${options} })`)).toContain("error TS");
});

test("with its class it does", async () => {
  expect(await compile(`choice({ label: "Golongan darah", privacy: "rahasia", ${options} })`)).toBe("");
});
