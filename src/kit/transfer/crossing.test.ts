/**
 * Two clerks have lists of the same people, each in an order of its own, and try them out or take them in in the same second. What goes
 * wrong: each holds what the other waits for, one of them is thrown out, and its work is done twice.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { someoneWaits } from "#tests/support/at-once.ts";
import { as, clerk, other, plan, santriHome, sheet, take, undo, useSantri } from "#tests/support/santri.ts";

useSantri();

/** More than are written in one piece. */
const many = 300;
let order: string[];
const listed = (telepon: string) => sheet(["NIS", "Telepon"], ...order.map((nis) => [nis, telepon]));

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_batch", "santri"]) await sql`delete from ${sql.table(name)}`.execute(db);
    await sql`insert into santri (nama, nis, telepon) select 'Ali ' || n, n::text, '1' from generate_series(1001, ${1000 + many}) n`.execute(
      db,
    );
    // As no list comes to them: the last first.
    const { rows } = await sql<{ nis: string }>`select nis from santri order by id desc`.execute(db);
    order = rows.map(({ nis }) => nis);
  }),
);

/** Does this while somebody holds the first row in the order of all lists. @returns whether the last was held meanwhile */
async function lastIsHeld(work: () => Promise<unknown>): Promise<boolean> {
  let doing: Promise<unknown> = Promise.resolve();
  const held = await as(other, async ({ db }) => {
    await sql`select id from santri where nis = ${order.at(-1)} for update`.execute(db);
    doing = work();
    while (!(await someoneWaits(santriHome.database))) await sleep(10);
    return (await sql`select id from santri where nis = ${order[0]} for update skip locked`.execute(db)).rows.length === 0;
  });
  await doing;
  return held;
}

test("a list comes to its rows in the order of all lists, however it names them: tried out, taken in, taken back", async () => {
  expect(await lastIsHeld(() => plan(listed("2")))).toBe(false);
  const { id, counts } = await plan(listed("2"));
  expect(counts.changed).toBe(many);
  expect(await lastIsHeld(() => take(id))).toBe(false);
  expect(await lastIsHeld(() => undo(id))).toBe(false);
});

test("one whose rows another list holds for long is told so", async () => {
  await as(other, async ({ db }) => {
    await sql`select id from santri for update`.execute(db);
    await expect(plan(listed("2"))).rejects.toMatchObject({ kind: "unavailable", message: expect.stringContaining("lewat daftar lain") });
  });
});

test("nothing is taken back while a list is taken in: it is asked to come again", async () => {
  const first = await plan(listed("2"));
  await take(first.id);
  await as(other, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('impor santri', 0))`.execute(db);
    await expect(undo(first.id)).rejects.toMatchObject({ kind: "unavailable", message: expect.stringContaining("sedang dimasukkan") });
  });
  expect(await undo(first.id)).toMatchObject({ restored: many });
});
