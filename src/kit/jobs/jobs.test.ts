import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { system } from "#kit/access/access.ts";
import { pauseBefore } from "#kit/database/connection/again.server.ts";
import { asUser, clientConfig, connected } from "#kit/database/connection/place.server.ts";
import type { Database, Place } from "#kit/database/database.server.ts";
import { actor, createTestDatabase, dropTestDatabase, openTestDatabase, quiet, servingLogin } from "#tests/support/database.ts";
import { cronItem, inWita } from "./cron.server.ts";
import { defineJob, enqueue, findTask, type Handler, handles, installQueue, type Jobs, startJobs } from "./jobs.server.ts";
import { heal, oldestDue, openQueuePool } from "./queue.server.ts";

let place: Place;
let database: Database;
let jobs: Jobs | undefined;
const logged: object[] = [];
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: (details: object) => void logged.push(details) };
const somebody = actor("tataUsaha");
const scope = () => database.scope(somebody, randomUUID());

beforeAll(async () => {
  place = await createTestDatabase();
  await installQueue(place, quiet);
  database = openTestDatabase(place, { poolSize: 4 });
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
afterAll(async () => {
  await database.close();
  await dropTestDatabase(place);
});

const start = (...handlers: Handler[]) => {
  jobs = startJobs({ place: asUser(place, servingLogin), handlers, scopeFor: database.scope, log });
};
const see = (id: string) =>
  scope().transaction((ctx) => ctx.db.selectFrom("tugas").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const owner = <R extends object>(text: string, values: unknown[] = []) =>
  connected(place, async (client) => (await client.query<R>(text, values)).rows);
async function until(what: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error("waited 20 seconds in vain");
}

describe("work asked for in a transaction", () => {
  const job = defineJob<{ x: number }>("hitung");

  it("is done, seen and answered", async () => {
    start(
      handles(job, async (own, { x }, { progress }) => {
        await progress(x, 2 * x);
        return { who: own.actor.name, twice: 2 * x };
      }),
    );
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: { x: 21 } }));
    await until(async () => (await see(id)).state === "selesai");
    expect(await see(id)).toMatchObject({ job: "hitung", done: 21, total: 42, result: { who: "sistem: hitung", twice: 42 } });
    await expect(database.scope(actor("guru"), "x").transaction((ctx) => findTask(ctx, job, id))).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  it("vanishes with its transaction", async () => {
    const failing = scope().transaction(async (ctx) => {
      await enqueue(ctx, job, { payload: { x: 1 } });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await owner("select from graphile_worker._private_jobs")).toHaveLength(0);
    expect(await owner("select from tugas where state = 'antre'")).toHaveLength(0);
  });

  it("is one piece of work under one key: the last payload runs", async () => {
    const seen: number[] = [];
    const runAt = new Date(Date.now() + 500);
    const ids: string[] = [];
    for (const x of [1, 2, 3]) ids.push(await scope().transaction((ctx) => enqueue(ctx, job, { payload: { x }, key: "sama", runAt })));
    expect(new Set(ids).size).toBe(1);
    start(handles(job, async (_, { x }) => void seen.push(x)));
    await until(async () => (await see(ids[0]!)).state === "selesai");
    expect(seen).toEqual([3]);
  });
});

describe("work that fails", () => {
  it("is tried again, and no log line tells what was in it", async () => {
    const job = defineJob<{ nama: string }>("rewel", { retries: 2 });
    let tries = 0;
    start(
      handles(job, async (_, { nama }) => {
        tries += 1;
        if (tries < 2) throw new Error(`cannot greet ${nama}`);
      }),
    );
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: { nama: "Nurhayati" } }));
    await until(async () => (await see(id)).state === "selesai");
    expect(tries).toBe(2);
    expect(logged).toContainEqual(expect.objectContaining({ tugas: "rewel", attempt: 1, last: false, error: "Error" }));
    expect(JSON.stringify(logged)).not.toContain("Nurhayati");
  });

  it("ends as failed when no try is left", async () => {
    const job = defineJob("gagal-terus", { retries: 0 });
    start(handles(job, () => Promise.reject(new Error("never"))));
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => (await see(id)).state === "gagal");
    expect((await see(id)).result).toBeNull();
  });
});

describe("stopping", () => {
  it("lets running work finish", async () => {
    const job = defineJob("pelan");
    let begun = false;
    start(
      handles(job, async () => {
        begun = true;
        await sleep(600);
      }),
    );
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => begun);
    await jobs?.stop();
    jobs = undefined;
    expect((await see(id)).state).toBe("selesai");
  });

  it("puts back what does not finish in time", async () => {
    const job = defineJob("tak-selesai");
    let runs = 0;
    const handler = handles(job, async (_, __, { signal }) => {
      runs += 1;
      if (runs === 1) await new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopping"))));
    });
    start(handler);
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => runs === 1);
    await jobs?.stop();
    start(handler);
    await until(async () => (await see(id)).state === "selesai");
    expect(runs).toBe(2);
  });
});

describe("accidents", () => {
  it("goes on after every connection was lost", async () => {
    const job = defineJob("tahan");
    start(handles(job, async () => "selamat"));
    const first = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => (await see(first)).state === "selesai");
    await owner("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
    await until(() =>
      database.tryWrite().then(
        () => true,
        () => false,
      ),
    );
    const second = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await expect.poll(async () => (await see(second)).state).toBe("selesai");
  });

  it("gives the queue's listener a connection as soon as there is one, and no refusal before", async () => {
    const { host, port, database: name = "", user = "", password } = new Client(clientConfig(place));
    let refused = 0;
    const server = createServer((socket) => {
      refused += 1;
      if (refused <= 4) return void socket.destroy();
      socket.pipe(host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)).pipe(socket);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const through = { host: "127.0.0.1", port: (server.address() as AddressInfo).port, user, database: name };
    const pool = openQueuePool({ ...through, ...(password ? { password } : {}) }, quiet);
    const given = await new Promise<[Error | undefined, PoolClient | undefined]>((resolve) =>
      pool.connect((error, client) => resolve([error, client])),
    );
    expect([given[0], refused]).toEqual([undefined, 5]);
    given[1]?.release();
    await pool.end();
    await new Promise((closed) => server.close(closed));
    expect(await new Promise((resolve) => pool.connect((error) => resolve(error instanceof Error)))).toBe(true);
    const pauses = Array.from({ length: 200 }, (_, failures) => pauseBefore(failures));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2_000);
    expect(new Set(pauses).size).toBeGreaterThan(190);
  });

  it("tells how long work has been waiting that nobody takes", async () => {
    await owner("delete from graphile_worker._private_jobs");
    expect(await connected(place, oldestDue)).toBe(0);
    await scope().transaction((ctx) => enqueue(ctx, defineJob("menunggu"), { payload: {} }));
    await scope().transaction((ctx) => enqueue(ctx, defineJob("nanti"), { payload: {}, runAt: new Date(Date.now() + 3_600_000) }));
    const age = (change: string) => owner(`update graphile_worker._private_jobs set ${change} where run_at <= now()`);
    await age("run_at = now() - interval '20 minutes'");
    expect(Math.round((await connected(place, oldestDue)) / 60)).toBe(20);
    for (const taken of ["locked_at = now()", "locked_at = null, attempts = max_attempts"]) {
      await age(taken);
      expect(await connected(place, oldestDue)).toBe(0);
    }
    await owner("delete from graphile_worker._private_jobs");
  });

  it("does not wait for work that hears no signal", async () => {
    const job = defineJob("tuli");
    let runs = 0;
    const handler = handles(job, async () => {
      runs += 1;
      if (runs === 1) await sleep(6_000);
    });
    start(handler);
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => runs === 1);
    const begun = Date.now();
    await jobs?.stop(500);
    expect(Date.now() - begun).toBeLessThan(4_000);
    start(handler);
    await until(async () => runs === 2 && (await see(id)).state === "selesai");
  });

  it("sets free what a killed process held, and leaves alone what a living one holds", async () => {
    const job = defineJob("yatim");
    await owner("delete from graphile_worker._private_jobs");
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    const lock = "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1";
    const locked = () => owner<{ lockedBy: string | null }>('select locked_by as "lockedBy" from graphile_worker._private_jobs');
    await connected(place, async (client) => {
      await client.query("set application_name = 'pool-hidup'");
      await client.query(lock, ["pool-hidup"]);
      await heal(client);
      expect(await locked()).toEqual([{ lockedBy: "pool-hidup" }]);
    });
    await connected(place, heal);
    expect(await locked()).toEqual([{ lockedBy: null }]);
    start(handles(job, async () => undefined));
    await until(async () => (await see(id)).state === "selesai");
  });

  it("tells the truth about work that is gone from the queue", async () => {
    const id = await scope().transaction((ctx) => enqueue(ctx, defineJob("hilang"), { payload: {} }));
    await owner("delete from graphile_worker._private_jobs");
    await owner("update tugas set updated_at = now() - interval '1 minute' where id = $1", [id]);
    await connected(place, heal);
    expect((await see(id)).state).toBe("gagal");
  });

  it("keeps how the queue is made out of the application's reach", async () => {
    for (const attempt of [
      "truncate graphile_worker._private_jobs",
      "alter table graphile_worker._private_jobs disable row level security",
      "drop function graphile_worker.force_unlock_workers(text[])",
      "create table graphile_worker.lain (id int)",
    ])
      await expect(database.pool.query(attempt)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("the crontab", () => {
  it("is read in Palu time", () => {
    const item = cronItem(defineJob("malam", { cron: "30 2 1 * *" }));
    expect(item?.match({ min: 30, hour: 18, date: 31, month: 12, dow: 4 })).toBe(true);
    expect(item?.match({ min: 30, hour: 18, date: 30, month: 6, dow: 2 })).toBe(true);
    expect(item?.match({ min: 30, hour: 2, date: 1, month: 7, dow: 3 })).toBe(false);
    const saturday = new Date(Date.UTC(new Date().getUTCFullYear(), 5, 1, 16));
    while (saturday.getUTCDay() !== 6) saturday.setUTCDate(saturday.getUTCDate() + 1);
    const utc = { min: 0, hour: 16, date: saturday.getUTCDate(), month: saturday.getUTCMonth() + 1, dow: 6 };
    expect(inWita(({ dow, hour }) => dow === 0 && hour === 0)(utc)).toBe(true);
  });

  it("runs what is due", async () => {
    const job = defineJob("tiap-menit", { cron: "* * * * *" });
    const actors: string[] = [];
    await owner(
      "insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values ('tiap-menit', now() - interval '1 hour', now() - interval '3 minutes')",
    );
    start(handles(job, async (own) => void actors.push(own.actor.name)));
    await until(async () => actors.length > 0);
    expect(actors[0]).toBe(system("tiap-menit").name);
  });
});

it("refuses names that no log could be searched for", () => {
  expect(() => defineJob("Nama Buruk")).toThrow("lower case");
});
