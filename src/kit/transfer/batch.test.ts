/**
 * Lists hold what the portal guards best: numbers of identity of whole families. Nobody comes back to what was refused of a list that
 * was taken in half a year ago, and nobody else may find it there.
 */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { as, clerk, plan, sheet, take, useSantri } from "#tests/support/santri.ts";
import { sweepWaiting } from "./batch.server.ts";

useSantri();

const refusedOf = async (id: string) =>
  (await as(clerk, ({ db }) => sql<{ refused: unknown[] }>`select refused from import_batch where id = ${id}`.execute(db))).rows[0]
    ?.refused;

test("what was refused of a list that was partly taken in is kept for a week, and then its cells are gone", async () => {
  const { id } = await plan(sheet(["Nama", "NIS"], ["Ani", "1401"], ["Beni", "nomor rahasia"]), { partly: true });
  await take(id);
  expect(await refusedOf(String(id))).toMatchObject([{ typed: "nomor rahasia" }]);
  const age = (days: number) =>
    as(clerk, ({ db }) => sql`update import_batch set done_at = now() - make_interval(days => ${days})`.execute(db));
  await age(6);
  await as(clerk, sweepWaiting);
  expect(await refusedOf(String(id))).toHaveLength(1);
  await age(8);
  await as(clerk, sweepWaiting);
  expect(await refusedOf(String(id))).toEqual([]);
});

test("a plan of a day ago, a list and a template of a week ago are thrown away without anybody uploading anew", async () => {
  const { id } = await plan(sheet(["Nama", "NIS"], ["Candra", "1402"]));
  await as(clerk, ({ db }) => sql`update import_batch set created_at = now() - interval '25 hours' where id = ${id}`.execute(db));
  expect(await as(clerk, sweepWaiting)).toBe(1);
});
