/** What a register does stands with the register: a table of registers' names elsewhere does nothing for the next one, silently. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { registers } from "#src/registers.ts";
import { tablesOfNames } from "./support/tables-of-names.ts";

const names = new Set(registers.map(({ name }) => name));

describe("a register's name as a free string", () => {
  test.each([
    ['const words: Readonly<Record<string, string>> = { siswa: "Siswa", akun: "User" };', 1],
    ["const order: Record<string, number> = { siswa: 1, kelas: 2 };", 1],
    ['if (register.name === "siswa") follow();', 1],
    ['if ("siswa" !== name) follow();', 1],
    ['switch (register.name) { case "siswa": follow(); }', 1],
    ['const some = ["siswa", "kelas"];', 1],
    ['const some = new Set(["siswa", "kelas"]);', 1],
    ['register({ name: "siswa", columns: ["nama", "kelas"] });', 0],
    ['if (tab === "siswa") show();', 0],
    ["const counts = { siswa: 3, kelas: 1 };", 0],
  ])("%s", (code, found) => {
    expect(tablesOfNames("made-up.ts", code, names)).toHaveLength(found);
  });

  test("stands nowhere in the product", () => {
    const found = globSync("src/**/*.{ts,tsx}")
      // Rights are a table by name, and meant to be read as one; pieces of the interface are looked up where there is no definition.
      .filter((path) => !/\.test\.tsx?$|^src\/(policy\/|registers\.parts\.ts$)/.test(path))
      .flatMap((path) => tablesOfNames(path, readFileSync(path, "utf8"), names));
    expect(found).toEqual([]);
  });
});
