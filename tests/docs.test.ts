import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { peranBerhak } from "#modules/akun/index.ts";
import { calls } from "#server/calls.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { apiPage, type Column, permissionsPage, tablesPage } from "#tests/support/docs-pages.ts";
import { limitsPage } from "#tests/support/limits-page.ts";
import { readVerbs, trailPage } from "#tests/support/verbs.ts";

const { scope } = useDatabase();

test("docs/api.md tells every call and page", async () => {
  expect(calls.length).toBeGreaterThan(3);
  await expect(apiPage(calls, pages, registers)).toMatchFileSnapshot("../docs/api.md");
});

test("docs/permissions.md tells every right", async () => {
  await expect(permissionsPage(policy, registers, peranBerhak)).toMatchFileSnapshot("../docs/permissions.md");
});

test("docs/tables.md tells every table", async () => {
  const { rows } = await scope().transaction((ctx) =>
    sql<Column>`
      select table_name as "tableName", column_name as "columnName", data_type as type, is_nullable = 'YES' as nullable, column_default as standard
      from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(ctx.db),
  );
  expect(rows.length).toBeGreaterThan(20);
  await expect(tablesPage(rows)).toMatchFileSnapshot("../docs/tables.md");
});

test("docs/trail.md tells what the trail and the cached pages are told", async () => {
  await expect(trailPage(readVerbs())).toMatchFileSnapshot("../docs/trail.md");
});

test("docs/limits.md tells what each field takes at most", async () => {
  await expect(limitsPage(registers)).toMatchFileSnapshot("../docs/limits.md");
});
