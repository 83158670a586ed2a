import { Kysely, type PostgresPool, type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { Names, NamingDialect } from "./statement-names.server.ts";

const names = new Names();
const db = new Kysely<{ ujiUN: { nilaiUN: number; namaAyah: string } }>({
  dialect: new NamingDialect(names, { pool: {} as PostgresPool }),
  plugins: [names],
});
const written = (query: { compile: () => { sql: string } }) => query.compile().sql;
const raw = (query: RawBuilder<unknown>) => query.compile(db).sql;

test("a name goes to the database in the one form that comes back as it was", () => {
  expect(written(db.selectFrom("ujiUN").select(["nilaiUN", "namaAyah as ayah1"]).where("namaAyah", "=", "x"))).toBe(
    'select "nilai_u_n", "nama_ayah" as "ayah1" from "uji_u_n" where "nama_ayah" = $1',
  );
  expect(raw(sql`select ${sql.ref("a.nilaiUN")} from ${sql.table("ujiUN")}`)).toBe('select "a"."nilai_u_n" from "uji_u_n"');
});

test("an update and a delete say which rows they mean, and are written as everything else", () => {
  expect(written(db.updateTable("ujiUN").set({ nilaiUN: 1 }).where("namaAyah", "=", "x"))).toBe(
    'update "uji_u_n" set "nilai_u_n" = $1 where "nama_ayah" = $2',
  );
  expect(written(db.deleteFrom("ujiUN").where("nilaiUN", "=", 1))).toBe('delete from "uji_u_n" where "nilai_u_n" = $1');
  expect(() => written(db.updateTable("ujiUN").set({ nilaiUN: 1 }))).toThrow("where(everyRow)");
  expect(() => written(db.deleteFrom("ujiUN"))).toThrow("where(everyRow)");
});
