/** What `npm run docs` makes of the catalog, and what the code adds to it: nothing that the database does not have. */
import type { SelectType } from "kysely";
import { expect, test } from "vitest";
import type { Refinements, SqlTables, Stored } from "#kit/database/tables.ts";
import { tableTypes } from "./support/table-types.ts";
import type { Column, Table } from "./support/tables-page.ts";

const table = (columns: readonly Column[], rules: readonly string[] = []): Table => ({
  ...{ name: "ruang_rapat", comment: null, references: [], indexes: [], triggers: [] },
  columns,
  rules,
});
const column = (type: string, given: Partial<Column> = {}): Column => ({
  ...{ name: "isi_lain", type, nullable: false, standard: null, always: false },
  ...given,
});
/** What stands behind the name of the one column. */
const typed = (given: Column, rules?: readonly string[]) =>
  /\n {6}isiLain: (.*);/.exec(tableTypes({ tables: [table([given], rules)] }))?.[1];

test.each([
  [column("text"), "string"],
  [column("text", { nullable: true }), "string | null"],
  [column("integer", { standard: "1" }), "Generated<number>"],
  [column("timestamp with time zone", { nullable: true, standard: "now()" }), "Generated<Date | null>"],
  [column("bigint", { always: true }), "GeneratedAlways<string>"],
  [column("bigint", { standard: "0" }), "GeneratedBigint"],
  [column("uuid[]"), "string[]"],
  [column("character(18)"), "string"],
  [column("jsonb"), "Json"],
  [column("date"), "Day"],
])("%j is %s", (given, expected) => {
  expect(typed(given)).toBe(expected);
});

test("a check that lists values narrows the column it is about, and no other", () => {
  const listing = (name: string) => [`CHECK ((${name} = ANY (ARRAY['satu'::text, 'dua lagi'::text])))`];
  expect(typed(column("text"), listing("isi_lain"))).toBe('"satu" | "dua lagi"');
  expect(typed(column("text", { nullable: true }), listing("isi_lain"))).toBe('"satu" | "dua lagi" | null');
  expect(typed(column("text"), listing("isi"))).toBe("string");
  expect(typed(column("text"), [`CHECK (((isi_lain = ANY (ARRAY['satu'::text])) OR (isi IS NULL)))`])).toBe("string");
  // Older rows may hold something else.
  expect(typed(column("text"), [`${listing("isi_lain")[0]} NOT VALID`])).toBe("string");
});

test("a type that nobody has thought of is named", () => {
  expect(() => typed(column("inet"))).toThrow("does not know inet of ruang_rapat.isi_lain");
});

/** "table.column" of each refinement that stands for no column, or for one that holds something else. */
type Misfits<Given> = {
  [T in keyof Given & string]: {
    [C in keyof Given[T] & string]: T extends keyof SqlTables
      ? C extends keyof SqlTables[T]
        ? SelectType<Given[T][C]> extends SelectType<SqlTables[T][C]>
          ? never
          : `${T}.${C}`
        : `${T}.${C}`
      : `${T}.${C}`;
  }[keyof Given[T] & string];
}[keyof Given & string];

test("what the code knows of a column fits what the database holds", () => {
  const found: Record<Misfits<Refinements>, true> = {};
  expect(found).toEqual({});
  type Wrong = { akun: { tiada: string; nama: number; email: string }; tiada: { nama: string } };
  const wrong: Record<Misfits<Wrong>, true> = { "akun.tiada": true, "akun.nama": true, "tiada.nama": true };
  expect(Object.keys(wrong)).toHaveLength(3);
});

test("a row is read with the values that its check lists, and with the shapes that its module knows", () => {
  const tingkat: Stored<"kelas">["tingkat"][] = ["X", "XI", "XII"];
  // @ts-expect-error the school has no such level
  tingkat.push("XIII");
  const isian: Stored<"naskahSurat">["isian"] = { tempat: "Aula" };
  expect([tingkat.length, isian.tempat]).toEqual([4, "Aula"]);
});
