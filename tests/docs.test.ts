import { expect, test } from "vitest";
import { isGranted } from "#kit/access/access.ts";
import { peranBerhak } from "#modules/akun/index.ts";
import { calls } from "#server/calls.ts";
import { openApiDocument } from "#server/openapi/document.ts";
import { policy } from "#src/policy.ts";
import { lists, registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { apiPage, permissionsPage } from "#tests/support/docs-pages.ts";
import { hostileListsPage } from "#tests/support/hostile-lists/page.ts";
import { limitsPage } from "#tests/support/limits-page.ts";
import { listsPage } from "#tests/support/lists-page.ts";
import { tableTypes } from "#tests/support/table-types.ts";
import { readSchema, tablesPage } from "#tests/support/tables-page.ts";
import { readVerbs, trailPage } from "#tests/support/verbs.ts";
import { clientSource } from "../clients/generate.ts";

const { scope } = useDatabase();
const importable = lists.filter((one) => !one.readOnly && !one.single && isGranted(policy, `${one.name}:import`));

test("docs/api.md tells every call and page", async () => {
  expect(calls.length).toBeGreaterThan(3);
  await expect(apiPage(calls, pages, registers)).toMatchFileSnapshot("../docs/api.md");
});

test("docs/permissions.md tells every right", async () => {
  await expect(permissionsPage(policy, lists, peranBerhak)).toMatchFileSnapshot("../docs/permissions.md");
});

test("docs/tables.md tells every table, and the database says of each table and function what it is for", async () => {
  const schema = await scope().transaction(readSchema);
  expect(schema.tables.length).toBeGreaterThan(20);
  expect([...schema.tables, ...schema.functions].filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
  await expect(tablesPage(schema)).toMatchFileSnapshot("../docs/tables.md");
});

test("src/tables.generated.ts has the type of every column", async () => {
  const schema = await scope().transaction(readSchema);
  await expect(tableTypes(schema)).toMatchFileSnapshot("../src/tables.generated.ts");
});

test("clients/ts has every call of the API, with its types", async () => {
  const source = clientSource(openApiDocument(calls, { title: "Madrasah", origin: "https://madrasah.sch.id" }));
  expect(source).toContain("postImporSiswa");
  await expect(source).toMatchFileSnapshot("../clients/ts/portal.generated.ts");
});

test("docs/trail.md tells what the trail and the cached pages are told", async () => {
  await expect(trailPage(readVerbs())).toMatchFileSnapshot("../docs/trail.md");
});

test("docs/limits.md tells what each field takes at most", async () => {
  await expect(limitsPage(registers)).toMatchFileSnapshot("../docs/limits.md");
});

test("docs/list-keys.md tells by what each list knows the rows that stand", async () => {
  await expect(listsPage(importable)).toMatchFileSnapshot("../docs/list-keys.md");
});

test("docs/hostile-lists.md tells what becomes of lists that are made to harm", async () => {
  await expect(hostileListsPage()).toMatchFileSnapshot("../docs/hostile-lists.md");
});
