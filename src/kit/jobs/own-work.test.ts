/** Long work of several people stands in one queue: each sees their own of the kind that was asked for, and one row is one piece of it. */

import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { defineJob } from "./job.ts";
import { madeFile, madeRecently } from "./made-file.server.ts";
import { enqueue, findTask, report } from "./tasks.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ clock: () => now });
const person = (name: string): Actor => ({ id: randomUUID(), name, roles: ["penulis"] });
const [ani, budi] = [person("Ani"), person("Budi")];
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const sistem = system("uji");
const [hitung, cetak] = [defineJob<{ x: number }>("hitung"), defineJob<{ x: number }>("cetak")];
const rows = () => as(sistem, ({ db }) => db.selectFrom("tugas").selectAll().orderBy("id").execute());
const task = (change: object) =>
  as(sistem, ({ db }) =>
    db
      .insertInto("tugas")
      .values({ job: "hitung", key: null, owner: ani.id, result: null, createdAt: now, ...change } as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  ).then(({ id }) => id);

beforeEach(() => as(sistem, ({ db }) => db.deleteFrom("tugas").where(everyRow).execute()));

test("a piece of work is found by its own person, under its own kind, and by whoever does it", async () => {
  const id = await task({});
  await task({});
  const found = (who: Actor, job = hitung, asked = id) =>
    as(who, (ctx) => findTask(ctx, job, asked)).then(
      (row) => row.id,
      ({ kind }) => kind,
    );
  expect([await found(ani), await found(sistem)]).toEqual([id, id]);
  expect([await found(budi), await found(ani, cetak), await found(ani, hitung, "x"), await found(ani, hitung, randomUUID())]).toEqual([
    ...["notFound", "notFound", "notFound", "notFound"],
  ]);
});

test("how far one is, is told of that one", async () => {
  const [one] = [await task({}), await task({}), await task({ owner: budi.id })];
  const before = await rows();
  await report(house.scope(sistem), one, { state: "berjalan", done: 3, total: 7 });
  const after = await rows();
  expect(after.filter(({ id }) => id !== one)).toEqual(before.filter(({ id }) => id !== one));
  expect(after.find(({ id }) => id === one)).toMatchObject({ state: "berjalan", done: 3, total: 7, result: null });
  await report(house.scope(sistem), one, { result: { a: 1 } });
  expect((await rows()).find(({ id }) => id === one)).toMatchObject({ state: "berjalan", done: 3, result: { a: 1 } });
});

test("the five newest of two days are shown to their person, of that kind", async () => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const days = 2 * 86_400_000;
  await task({ owner: budi.id });
  await task({ job: "cetak" });
  await task({ createdAt: before(days) });
  const recent = [days - 1, 6000, 5000, 4000, 3000, 2000];
  const made: string[] = [];
  for (const ms of recent) made.push(await task({ createdAt: before(ms) }));
  const shown = async () => (await as(ani, (ctx) => madeRecently(ctx, hitung))).map(({ id }) => id);
  expect(await shown()).toEqual(made.slice(1).reverse());
  await as(sistem, ({ db }) => db.deleteFrom("tugas").where("createdAt", ">=", before(6000)).where("owner", "=", ani.id).execute());
  expect(await shown()).toEqual([made[0]]);
});

test("the file that one's work made is given to its person alone, and only while it is there", async () => {
  const file = {
    createdBy: ani.id,
    kunci: `aa/${"a".repeat(64)}`,
    nama: "laporan.pdf",
    jenis: "application/pdf",
    ukuran: "1",
    sidik: "a".repeat(64),
  };
  const { id: berkasId } = await as(sistem, ({ db }) => db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow());
  const result = (value: unknown) => task({ result: JSON.stringify(value) });
  const asked = (who: Actor, id: string, job = hitung) =>
    as(who, (ctx) => madeFile(ctx, job, { id, gone: "Sudah tidak ada." })).catch(({ kind, message }) => [kind, message]);
  const id = await result({ berkasId });
  expect(await asked(ani, id)).toEqual({ key: file.kunci, name: "laporan.pdf" });
  expect(await asked(ani, "x")).toEqual(["notFound", "Sudah tidak ada."]);
  for (const lost of [{ berkasId: randomUUID() }, {}, "x", null])
    expect(await asked(ani, await result(lost))).toEqual(["notFound", "Sudah tidak ada."]);
  for (const [who, job] of [
    [budi, hitung],
    [ani, cetak],
  ] as const)
    expect(await asked(who, id, job)).toEqual(["notFound", expect.any(String)]);
});

test("work under a key takes the place of what waits under it; of another kind or key it takes none", async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  const ask = (job: typeof hitung, key?: string, who = ani) =>
    as(who, (ctx) => enqueue(ctx, job, { payload: { x: 1 }, runAt, ...(key ? { key } : {}) }));
  const others = [await ask(hitung, "lain"), await ask(cetak, "sama"), await ask(hitung), await ask(hitung)];
  expect(new Set(others).size).toBe(4);
  const first = await ask(hitung, "sama");
  const before = (await rows()).filter(({ id }) => others.includes(id));
  expect(await ask(hitung, "sama", budi)).toBe(first);
  const after = await rows();
  expect(after).toHaveLength(5);
  expect(after.filter(({ id }) => others.includes(id))).toEqual(before);
  expect(after.find(({ id }) => id === first)?.owner).toBe(budi.id);
  expect(new Set(after.map(({ queueId }) => queueId)).size).toBe(5);
  expect(after.every(({ queueId }) => queueId !== null)).toBe(true);
  // Once it runs, another may wait beside it; what it left in the queue is counted on by the new one alone.
  await as(sistem, ({ db }) => db.updateTable("tugas").set({ state: "berjalan" }).where("id", "=", first).execute());
  const next = await ask(hitung, "sama");
  expect(next).not.toBe(first);
  const ended = await task({ state: "selesai", key: "sama", queueId: (await rows()).find(({ id }) => id === next)?.queueId });
  await ask(hitung, "sama");
  const held = new Map((await rows()).map(({ id, queueId }) => [id, queueId]));
  expect([held.get(first), held.get(next) !== null, held.get(ended) !== null]).toEqual([null, true, true]);
});

test("what runs keeps its own place in the queue, whatever comes to wait beside it under the same key", async () => {
  const [running, waiting] = [await task({ state: "berjalan", key: "sama", queueId: "901" }), await task({ key: "lain", queueId: "902" })];
  const asked = await as(ani, (ctx) => enqueue(ctx, hitung, { payload: { x: 1 }, key: "sama", runAt: new Date(Date.now() + 3_600_000) }));
  const held = new Map((await rows()).map(({ id, queueId }) => [id, queueId]));
  expect([held.get(running), held.get(waiting)]).toEqual(["901", "902"]);
  const place = held.get(asked);
  expect(place).toMatch(/^\d+$/);
  const others = [
    await task({ job: "cetak", key: "sama", queueId: place }),
    await task({ key: "lain", state: "berjalan", queueId: place }),
  ];
  await as(ani, (ctx) => enqueue(ctx, hitung, { payload: { x: 2 }, key: "sama", runAt: new Date(Date.now() + 3_600_000) }));
  const then = new Map((await rows()).map(({ id, queueId }) => [id, queueId]));
  expect([asked, ...others].map((id) => then.get(id))).toEqual([place, place, place]);
});
