import { expect, test } from "vitest";
import { missingIn, takenAlong } from "#kit/backup/anonymise/copy-anonymised.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { readShape } from "#kit/database/copy/shape.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { statements } from "./statements.ts";

const house = useDatabase();
const tables = async () => (await connected(house.database.place, readShape)).tables.filter(({ schema }) => schema === "public");

test("what becomes of it in a copy for testing is told of every column of every table", async () => {
  expect((await tables()).flatMap((table) => missingIn(table, statements))).toEqual([]);
});

test("nothing is told of what there is not", async () => {
  const known = new Map((await tables()).map(({ name, columns }) => [name, columns]));
  const views = ["daftar_berita", "daftar_tag"];
  const stale = Object.entries(statements).flatMap(([table, statement]) => {
    const columns = known.get(table);
    if (!columns) return views.includes(table) ? [] : [table];
    return statement === "left" ? [] : Object.keys(statement).flatMap((name) => (columns.includes(name) ? [] : [`${table}.${name}`]));
  });
  expect(stale).toEqual([]);
});

test("a column that came without a word about it stops the making of a copy", () => {
  const siswa = { schema: "public", name: "siswa", columns: ["id", "nama", "golongan_darah"] };
  expect(() => takenAlong({ tables: [siswa], sequences: [] }, statements)).toThrow(/siswa\.golongan_darah/);
  expect(() => takenAlong({ tables: [{ ...siswa, name: "riwayat_sakit" }], sequences: [] }, statements)).toThrow(/riwayat_sakit/);
});
