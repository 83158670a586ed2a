/** What the database refuses is said at the field, in a sentence: each rule that a register has words for is one of the database's, and each word is meant for a field. */
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { registers } from "#src/registers.ts";
import { useDatabase } from "#tests/support/database.ts";

const home = useDatabase();

const known = () =>
  home.scope(system("uji")).transaction(async ({ db }) => {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint where connamespace = current_schema::regnamespace
      union select relname from pg_class where relkind = 'i' and relnamespace = current_schema::regnamespace
      union select told[1] from pg_proc, regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g') told
      where pronamespace = current_schema::regnamespace`.execute(db);
    return new Set(rows.map(({ name }) => name));
  });

test("each rule that a register has words for stands in the database, with a field of the form and a whole sentence", async () => {
  const standing = await known();
  const faults = registers.flatMap(({ name, fields, constraints = {} }) =>
    Object.entries(constraints).flatMap(([rule, { field, sentence }]) => [
      ...(standing.has(rule) ? [] : [`${name}: no ${rule} in the database`]),
      ...(field !== undefined && Object.hasOwn(fields, field) ? [] : [`${name}: ${rule} is said at no field`]),
      ...(/^[\p{Lu}\d“].{10,}[.?]$/su.test(sentence ?? "") ? [] : [`${name}: ${rule} has no sentence`]),
    ]),
  );
  expect(faults).toEqual([]);
  expect(registers.filter(({ constraints }) => Object.keys(constraints ?? {}).length > 0).length).toBeGreaterThan(10);
});
