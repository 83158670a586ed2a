/** Whoever looks after the queue reads what waits too long and what was given up; what is put in order is only what nobody works at. */
import { beforeEach, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { queueTools, useQueue } from "#tests/support/jobs.ts";
import { defineJob, enqueue } from "./jobs.server.ts";
import { queueLogger, readQueue, repairQueue } from "./queue.server.ts";

const home = useQueue();
const { owner, scope, see } = queueTools(home);
const add = (name: string) => scope().transaction((ctx) => enqueue(ctx, defineJob(name), { payload: {} }));
const state = () => scope().read(readQueue);
const change = (name: string, what: string) =>
  owner(
    `update graphile_worker._private_jobs set ${what} where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [name],
  );

beforeEach(async () => {
  await owner("delete from graphile_worker._private_jobs");
  await owner("delete from tugas");
});

test("work that is given up, taken or for later is not what waits; given up is what nobody tries once more", async () => {
  expect(await state()).toEqual({ oldestDue: 0, givenUp: [] });
  for (const name of ["menyerah", "terambil", "nanti", "terakhir"]) await add(name);
  await change("menyerah", "attempts = max_attempts, run_at = now() - interval '4 hours'");
  await change("terambil", "locked_at = now(), run_at = now() - interval '3 hours'");
  await change("nanti", "run_at = now() + interval '2 hours'");
  await change("terakhir", "attempts = max_attempts, locked_at = now(), run_at = now() - interval '3 hours'");
  expect(await state()).toEqual({ oldestDue: 0, givenUp: [{ name: "menyerah", count: 1 }] });
  await add("menunggu");
  await change("menunggu", "run_at = now() - interval '20 minutes'");
  expect(Math.round((await state()).oldestDue / 60)).toBe(20);
});

test("what was asked for a moment ago is not closed before it stands in the queue; later it is, unless it waits there", async () => {
  const [fresh, old, waiting] = [await add("baru"), await add("lama"), await add("menunggu")];
  for (const name of ["baru", "lama"])
    await owner(
      "delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = $1)",
      [name],
    );
  await owner("update tugas set updated_at = now() - interval '20 seconds' where id = any($1)", [[old, waiting]]);
  await connected(home.place, repairQueue);
  expect([(await see(fresh)).state, (await see(old)).state, (await see(waiting)).state]).toEqual(["antre", "gagal", "antre"]);
});

test("what has ended is forgotten after a month, what still waits is not", async () => {
  const [done, recent, waiting] = [await add("selesai"), await add("kemarin"), await add("menunggu")];
  await owner("update tugas set state = 'selesai' where id = any($1)", [[done, recent]]);
  await owner("update tugas set updated_at = now() - interval '30 days 1 minute' where id = any($1)", [[done, waiting]]);
  await owner("update tugas set updated_at = now() - interval '29 days' where id = $1", [recent]);
  await connected(home.place, repairQueue);
  expect((await owner<{ id: string }>("select id from tugas")).map(({ id }) => id).sort()).toEqual([recent, waiting].sort());
});

test("of the queue's own lines warnings are kept, and none that is about one piece of work", () => {
  const said: object[] = [];
  const keep = (details: object) => void said.push(details);
  const logger = queueLogger({ debug: keep, info: keep, warn: keep, error: keep });
  logger.error("database is away\nat line 7");
  logger.warn("slow");
  logger.info("started");
  logger.scope({ jobId: "1" }).error("Nurhayati 1");
  logger.scope({ taskIdentifier: "kirim" }).error("Nurhayati 2");
  logger.error("Failed task 7 (Nurhayati 3)");
  expect(said).toEqual([
    { antrean: "database is away", kali: 1 },
    { antrean: "slow", kali: 1 },
  ]);
});
