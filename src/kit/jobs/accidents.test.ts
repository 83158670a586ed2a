import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolClient } from "pg";
import { describe, expect, it } from "vitest";
import { backoffMs } from "#kit/database/connection/backoff.server.ts";
import { clientConfig, connected } from "#kit/database/connection/location.server.ts";
import { quiet } from "#tests/support/database.ts";
import { queueTools, until, useQueue } from "#tests/support/jobs.ts";
import { defineJob, enqueue, handles } from "./jobs.server.ts";
import { countJobs, oldestDue, openQueuePool, repairQueue } from "./queue.server.ts";

const home = useQueue();
const { owner, scope, see } = queueTools(home);

describe("accidents", () => {
  it("goes on after every connection was lost", async () => {
    const job = defineJob("tahan");
    home.start(handles(job, async () => "selamat"));
    const first = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => (await see(first)).state === "selesai");
    await owner("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
    await until(() =>
      home.database.tryWrite().then(
        () => true,
        () => false,
      ),
    );
    const second = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await expect.poll(async () => (await see(second)).state).toBe("selesai");
  });

  it("gives the queue's listener a connection as soon as there is one, and no refusal before", async () => {
    const { host, port, database: name = "", user = "", password } = new Client(clientConfig(home.place));
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
    const pauses = Array.from({ length: 200 }, (_, failures) => backoffMs(failures));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2_000);
    expect(new Set(pauses).size).toBeGreaterThan(190);
  });

  it("tells how long work has been waiting that nobody takes", async () => {
    await owner("delete from graphile_worker._private_jobs");
    expect(await connected(home.place, oldestDue)).toBe(0);
    await scope().transaction((ctx) => enqueue(ctx, defineJob("menunggu"), { payload: {} }));
    await scope().transaction((ctx) => enqueue(ctx, defineJob("nanti"), { payload: {}, runAt: new Date(Date.now() + 3_600_000) }));
    const age = (change: string) => owner(`update graphile_worker._private_jobs set ${change} where run_at <= now()`);
    await age("run_at = now() - interval '20 minutes'");
    expect(Math.round((await connected(home.place, oldestDue)) / 60)).toBe(20);
    const states = async () => (await connected(home.place, countJobs)).filter(({ jobs }) => jobs > 0).map(({ state }) => state);
    expect(await states()).toEqual(["due", "scheduled"]);
    for (const [taken, state] of [
      ["locked_at = now()", "running"],
      ["locked_at = null, attempts = max_attempts", "failed"],
    ] as const) {
      await age(taken);
      expect(await connected(home.place, oldestDue)).toBe(0);
      expect((await states()).sort()).toEqual([state, "scheduled"].sort());
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
    home.start(handler);
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => runs === 1);
    const begun = Date.now();
    await home.stop(500);
    expect(Date.now() - begun).toBeLessThan(4_000);
    expect(home.warned).toContainEqual(expect.objectContaining({ tugas: "tuli", attempt: 1, last: false }));
    expect(home.logged).not.toContainEqual(expect.objectContaining({ tugas: "tuli" }));
    home.start(handler);
    await until(async () => runs === 2 && (await see(id)).state === "selesai");
  });

  it("sets free what a killed process held, and leaves alone what a living one holds", async () => {
    const job = defineJob("yatim");
    await owner("delete from graphile_worker._private_jobs");
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    const lock = "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1";
    const locked = () => owner<{ lockedBy: string | null }>('select locked_by as "lockedBy" from graphile_worker._private_jobs');
    await connected(home.place, async (client) => {
      await client.query("set application_name = 'pool-hidup'");
      await client.query(lock, ["pool-hidup"]);
      await repairQueue(client);
      expect(await locked()).toEqual([{ lockedBy: "pool-hidup" }]);
    });
    await connected(home.place, repairQueue);
    expect(await locked()).toEqual([{ lockedBy: null }]);
    home.start(handles(job, async () => undefined));
    await until(async () => (await see(id)).state === "selesai");
  });

  it("gives killed work its tries anew when it got further than ever before, and only then", async () => {
    await owner("delete from graphile_worker._private_jobs");
    const id = await scope().transaction((ctx) => enqueue(ctx, defineJob("maju"), { payload: {} }));
    const killedAt = async (done: number) => {
      await owner("update tugas set state = 'berjalan', done = $2 where id = $1", [id, done]);
      await owner(
        "update graphile_worker._private_jobs set locked_by = 'mati', locked_at = now() - interval '1 minute', attempts = max_attempts",
      );
      await connected(home.place, repairQueue);
      const [job] = await owner<{ attempts: number; locked: boolean }>(
        "select attempts, locked_by is not null as locked from graphile_worker._private_jobs",
      );
      expect(job?.locked).toBe(false);
      return job?.attempts === 0;
    };
    expect(await killedAt(100)).toBe(true);
    expect(await killedAt(150)).toBe(true);
    expect(await killedAt(150)).toBe(false);
    expect(await killedAt(40)).toBe(false);
    expect(await killedAt(151)).toBe(true);
    await owner("delete from graphile_worker._private_jobs");
  });

  it("tells the truth about work that is gone from the queue", async () => {
    const id = await scope().transaction((ctx) => enqueue(ctx, defineJob("hilang"), { payload: {} }));
    await owner("delete from graphile_worker._private_jobs");
    await owner("update tugas set updated_at = now() - interval '1 minute' where id = $1", [id]);
    await connected(home.place, repairQueue);
    expect((await see(id)).state).toBe("gagal");
  });

  it("ends work whose next try was taken over by newer work of its key, and leaves the newer one waiting", async () => {
    const job = defineJob("berganti");
    const asked = () => scope().transaction((ctx) => enqueue(ctx, job, { payload: {}, key: "satu", runAt: new Date(Date.now() + 60_000) }));
    const first = await asked();
    await owner("update tugas set state = 'berjalan' where id = $1", [first]);
    const second = await asked();
    expect(second).not.toBe(first);
    await owner("update tugas set updated_at = now() - interval '1 minute' where id in ($1, $2)", [first, second]);
    await connected(home.place, repairQueue);
    expect([(await see(first)).state, (await see(second)).state]).toEqual(["gagal", "antre"]);
  });

  it("keeps work open whose next try is waiting, and ends it when no try is left", async () => {
    const id = await scope().transaction((ctx) => enqueue(ctx, defineJob("ulang"), { payload: {}, runAt: new Date(Date.now() + 60_000) }));
    const aged = async () => {
      await owner("update tugas set state = 'berjalan', updated_at = now() - interval '1 minute' where id = $1", [id]);
      await connected(home.place, repairQueue);
      return (await see(id)).state;
    };
    expect(await aged()).toBe("berjalan");
    await owner("update graphile_worker._private_jobs set attempts = max_attempts where id = (select queue_id from tugas where id = $1)", [
      id,
    ]);
    expect(await aged()).toBe("gagal");
  });

  it("keeps how the queue is made out of the application's reach", async () => {
    for (const attempt of [
      "truncate graphile_worker._private_jobs",
      "alter table graphile_worker._private_jobs disable row level security",
      "drop function graphile_worker.force_unlock_workers(text[])",
      "create table graphile_worker.lain (id int)",
    ])
      await expect(home.database.pool.query(attempt)).rejects.toMatchObject({ code: "42501" });
  });
});
