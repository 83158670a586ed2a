import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sql } from "../sql.server.ts";

const home = useDatabase();
const run = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope().transaction(work);
const bump = (ctx: Ctx, name: string) => ctx.db.updateTable("counter").set({ value: sql`value + 1` }).where("name", "=", name).execute();
const seed = (name: string) => run((ctx) => ctx.db.insertInto("counter").values({ name, period: "-", value: 1 }).execute());

test("a deadlock is tried again until both are done", async () => {
  await seed("kiri");
  await seed("kanan");
  let runs = 0;
  let held = 0;
  const both = (first: string, second: string) =>
    run(async (ctx) => {
      runs++;
      await bump(ctx, first);
      held++;
      while (held < 2) await sleep(5);
      await bump(ctx, second);
    });
  await Promise.all([both("kiri", "kanan"), both("kanan", "kiri")]);
  const { rows } = await run((ctx) => sql<{ value: string }>`select value from counter where name in ('kiri', 'kanan')`.execute(ctx.db));
  expect(rows).toEqual([{ value: "3" }, { value: "3" }]);
  expect(runs).toBeGreaterThan(2);
});

test("a serialization failure is tried again, with a clean start for what follows the commit", async () => {
  await seed("serial");
  let runs = 0;
  const told: string[] = [];
  await run(async (ctx) => {
    runs++;
    ctx.afterCommit(() => void told.push(`run ${runs}`));
    await sql`set transaction isolation level repeatable read`.execute(ctx.db);
    await sql`select value from counter where name = 'serial'`.execute(ctx.db);
    if (runs === 1) await run((other) => bump(other, "serial"));
    await bump(ctx, "serial");
  });
  expect(runs).toBe(2);
  expect(told).toEqual(["run 2"]);
});

test("what never succeeds ends as unavailable after five attempts", async () => {
  let runs = 0;
  const failing = run(async (ctx) => {
    runs++;
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(ctx.db);
  });
  await expect(failing).rejects.toMatchObject({ kind: "unavailable" });
  expect(runs).toBe(5);
});
