import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { system } from "#kit/access/access.ts";
import { actor } from "#tests/support/database.ts";
import { queueTools, until, useQueue } from "#tests/support/jobs.ts";
import { refuse } from "../refusals.ts";
import { cronItem, inZone } from "./cron.server.ts";
import { defineJob, defineScheduledJob, enqueue, findTask, handles, handlesSchedule } from "./jobs.server.ts";

const home = useQueue();
const { owner, scope, see } = queueTools(home);

describe("work asked for in a transaction", () => {
  const job = defineJob<{ x: number }>("hitung");

  it("is done, seen and answered", async () => {
    home.start(
      handles(job, async (own, { x }, { progress }) => {
        await progress(x, 2 * x);
        return { who: own.actor.name, twice: 2 * x };
      }),
    );
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: { x: 21 } }));
    await until(async () => (await see(id)).state === "selesai");
    expect(await see(id)).toMatchObject({ job: "hitung", done: 21, total: 42, result: { who: "sistem: hitung", twice: 42 } });
    await expect(home.database.scope(actor("guru"), "x").transaction((ctx) => findTask(ctx, job, id))).rejects.toMatchObject({
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
    home.start(handles(job, async (_, { x }) => void seen.push(x)));
    await until(async () => (await see(ids[0]!)).state === "selesai");
    expect(seen).toEqual([3]);
  });
});

describe("work that fails", () => {
  it("is tried again, and no log line tells what was in it", async () => {
    const job = defineJob<{ nama: string }>("rewel", { retries: 2 });
    let tries = 0;
    home.start(
      handles(job, async (_, { nama }) => {
        tries += 1;
        if (tries < 2) throw new Error(`cannot greet ${nama}`);
      }),
    );
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: { nama: "Nurhayati" } }));
    await until(async () => (await see(id)).state === "selesai");
    expect(tries).toBe(2);
    expect(home.logged).toContainEqual(expect.objectContaining({ tugas: "rewel", attempt: 1, last: false, error: "Error" }));
    expect(JSON.stringify(home.logged)).not.toContain("Nurhayati");
  });

  it("ends as failed when no try is left", async () => {
    const job = defineJob("gagal-terus", { retries: 0 });
    home.start(handles(job, () => Promise.reject(new Error("never"))));
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => (await see(id)).state === "gagal");
    expect((await see(id)).result).toBeNull();
  });

  it("says why where it was refused with a sentence", async () => {
    const job = defineJob("ditolak", { retries: 0 });
    home.start(handles(job, () => Promise.reject(refuse.unavailable(60, "Tempat cadangan penuh."))));
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => (await see(id)).state === "gagal");
    expect((await see(id)).result).toEqual({ refusal: "Tempat cadangan penuh." });
  });
});

describe("stopping", () => {
  it("lets running work finish", async () => {
    const job = defineJob("pelan");
    let begun = false;
    home.start(
      handles(job, async () => {
        begun = true;
        await sleep(600);
      }),
    );
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => begun);
    await home.stop();
    expect((await see(id)).state).toBe("selesai");
  });

  it("puts back what does not finish in time", async () => {
    const job = defineJob("tak-selesai");
    let runs = 0;
    const handler = handles(job, async (_, __, { signal }) => {
      runs += 1;
      if (runs === 1) await new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopping"))));
    });
    home.start(handler);
    const id = await scope().transaction((ctx) => enqueue(ctx, job, { payload: {} }));
    await until(async () => runs === 1);
    await home.stop();
    home.start(handler);
    await until(async () => (await see(id)).state === "selesai");
    expect(runs).toBe(2);
  });
});

describe("the crontab", () => {
  it("is read in Palu time", () => {
    const item = cronItem(defineScheduledJob("malam", { cron: "30 2 1 * *", title: "Malam" }));
    expect(item.match({ min: 30, hour: 18, date: 31, month: 12, dow: 4 })).toBe(true);
    expect(item.match({ min: 30, hour: 18, date: 30, month: 6, dow: 2 })).toBe(true);
    expect(item.match({ min: 30, hour: 2, date: 1, month: 7, dow: 3 })).toBe(false);
    const saturday = new Date(Date.UTC(new Date().getUTCFullYear(), 5, 1, 16));
    while (saturday.getUTCDay() !== 6) saturday.setUTCDate(saturday.getUTCDate() + 1);
    const utc = { min: 0, hour: 16, date: saturday.getUTCDate(), month: saturday.getUTCMonth() + 1, dow: 6 };
    expect(inZone(({ dow, hour }) => dow === 0 && hour === 0)(utc)).toBe(true);
  });

  it("runs what is due", async () => {
    const job = defineScheduledJob("tiap-menit", { cron: "* * * * *", title: "Tiap menit" });
    const actors: string[] = [];
    await owner(
      "insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values ('tiap-menit', now() - interval '1 hour', now() - interval '3 minutes')",
    );
    home.start(
      handlesSchedule(job, async (own) => {
        actors.push(own.actor.name);
        return { "hal dikerjakan": 3, "hal dilewati": 0 };
      }),
    );
    await until(async () => actors.length > 0);
    expect(actors[0]).toBe(system("tiap-menit").name);
    const said = () =>
      owner<{ keterangan: string }>("select keterangan from laporan_tugas where tugas = 'tiap-menit' and keadaan = 'selesai'");
    await until(async () => (await said()).length > 0);
    expect((await said())[0]?.keterangan).toBe("3 hal dikerjakan.");
  });
});

it("refuses names that no log could be searched for", () => {
  expect(() => defineJob("Nama Buruk")).toThrow("lower case");
});
