/** Lists of several people and programs wait side by side to be taken in: each is found by its own person, and thrown away in its own time. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, json } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { as, batch, clerk, other, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { deleteWaiting, deleteWaitingOf, forgetCells, isUnderWay, lockedBatch, sweepWaiting } from "./batch.server.ts";
import { refusedCells } from "./plan.server.ts";
import { countWaiting, hasWriting, keepPortions, takePortions, type Waiting } from "./portions.server.ts";
import { settleTaken } from "./taken-list.server.ts";

useSantri();

const elsewhere: Register = { ...santri, name: "alumni" };
const ago = (hours: number, ms = 0) => new Date(Date.now() - hours * 3_600_000 - ms);
const list = (values: object = {}) =>
  as(clerk, ({ db }) =>
    db
      .insertInto("importList")
      .values({ register: "santri", fileName: "a.xlsx", actorId: clerk.id, choices: json({}), ...values } as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  ).then(({ id }) => id);
const template = (createdAt: Date) =>
  as(clerk, async ({ db }) => {
    const file = { createdBy: null, kunci: randomUUID(), nama: "a.xlsx", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) };
    const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    const kept = { register: "santri", fileName: "a.xlsx", actorId: clerk.id, choices: json({}), seen: json({}), berkasId, createdAt };
    await db
      .insertInto("fillTemplate")
      .values(kept as never)
      .execute();
  });
/** Work behind the scenes that takes a list in, as far as it is. */
const task = (state: "antre" | "berjalan" | "gagal") =>
  as(clerk, ({ db }) =>
    db
      .insertInto("tugas")
      .values({ job: "impor", state, owner: clerk.id, result: null } as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  ).then(({ id }) => id);
const left = async () => new Set((await as(clerk, ({ db }) => db.selectFrom("importBatch").select("id").execute())).map(({ id }) => id));
const cells = { refused: json([{ typed: "x" }]), absentIds: [randomUUID()] };

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const table of ["importBatch", "importList"] as const) await db.deleteFrom(table).where(everyRow).execute();
  }),
);

test("one is found by its id in its register, and its refused cells by its own person", async () => {
  const [one, another] = [await batch({ fileName: "satu.xlsx", ...cells }), await batch({ fileName: "dua.xlsx" })];
  const found = (id: string, register = santri) =>
    as(clerk, (ctx) => lockedBatch(ctx, register, id)).then(
      (row) => row.fileName,
      ({ kind }) => kind,
    );
  expect([await found(one), await found(another)]).toEqual(["satu.xlsx", "dua.xlsx"]);
  for (const wrong of ["x", randomUUID()]) expect(await found(wrong)).toBe("notFound");
  expect(await found(one, elsewhere)).toBe("notFound");
  const refused = (who: typeof clerk, id = one) =>
    as(who, (ctx) => refusedCells(ctx, santri, id)).then(
      (row) => row.refused,
      ({ kind }) => kind,
    );
  expect([await refused(clerk), await refused(other), await refused(clerk, "x")]).toEqual([[{ typed: "x" }], "notFound", "notFound"]);
  const abroad = await batch({ register: "alumni", ...cells });
  expect(await refused(clerk, abroad)).toBe("notFound");
});

test("one that is being taken in waits for nobody who sees it as it was", async () => {
  const id = await batch();
  const hold = (ctx: Ctx) => lockedBatch(ctx, santri, id);
  const take = async (ctx: Ctx) => {
    await hold(ctx);
    await ctx.db.updateTable("importBatch").set({ doneAt: ctx.now }).where("id", "=", id).execute();
  };
  expect(await actSecond(santriHome, [clerk, take], [clerk, hold])).toMatchObject({ doneAt: expect.any(Date) });
});

test("a list is under way while work on it waits or goes on, not before, not afterwards, and not once it was given up", async () => {
  const [one, another] = [await list(), await list({ actorId: other.id })];
  const under = (id: string) => as(clerk, (ctx) => isUnderWay(ctx, id));
  await batch({ listId: one });
  await batch({ listId: one, taskId: await task("berjalan"), doneAt: ago(1) });
  for (const taskId of [await task("gagal"), randomUUID()]) await batch({ listId: one, taskId });
  expect(await under(one)).toBe(false);
  await batch({ listId: one, taskId: await task("antre") });
  expect([await under(one), await under(another)]).toEqual([true, false]);
  await batch({ listId: another, taskId: await task("berjalan") });
  expect(await under(another)).toBe(true);
});

test("who brings a list anew throws away what they tried before in that register, and what is a day old", async () => {
  const kept = [
    await batch({ register: "alumni" }),
    await batch({ actorId: other.id }),
    await batch({ programId: randomUUID() }),
    await batch({ taskId: await task("antre") }),
    await batch({ taskId: await task("berjalan"), createdAt: ago(25) }),
    await batch({ doneAt: ago(1) }),
    await batch({ doneAt: ago(30), createdAt: ago(30) }),
    await batch({ actorId: other.id, createdAt: ago(23.9) }),
    await batch({ register: "alumni", createdAt: ago(25) }),
  ];
  for (const gone of [{}, { actorId: other.id, createdAt: ago(24, 1) }, { taskId: await task("gagal") }]) await batch(gone);
  await as(clerk, (ctx) => deleteWaiting(ctx, santri));
  expect(await left()).toEqual(new Set(kept));
});

test("what a program tried goes with its key; what it had taken in, and what works, stays", async () => {
  const program = randomUUID();
  const kept = [
    await batch({ programId: randomUUID() }),
    await batch({}),
    await batch({ programId: program, doneAt: ago(1) }),
    await batch({ programId: program, taskId: await task("antre") }),
  ];
  for (const given of [{}, { taskId: await task("gagal") }]) await batch({ programId: program, ...given });
  await as(clerk, (ctx) => deleteWaitingOf(ctx, program));
  expect(await left()).toEqual(new Set(kept));
});

test("the nightly sweep counts what it throws away, each in its own time, and empties old cells alone", async () => {
  const week = 7 * 24;
  const kept = [
    await batch({ createdAt: ago(23.9) }),
    await batch({ createdAt: ago(30), taskId: await task("antre") }),
    await batch({ createdAt: ago(30), doneAt: ago(29), ...cells }),
    await batch({ createdAt: ago(week + 2), doneAt: ago(week, 1), ...cells }),
  ];
  for (const given of [{}, { taskId: await task("gagal") }]) await batch({ createdAt: ago(24, 1), ...given });
  const lists = [await list({ createdAt: ago(week - 0.1) })];
  await list({ createdAt: ago(week, 1), actorId: other.id });
  for (const createdAt of [ago(week - 0.1), ago(week, 1), ago(week + 9)]) await template(createdAt);
  expect(await as(clerk, sweepWaiting)).toBe(2 + 1 + 2);
  expect(await as(clerk, ({ db }) => db.selectFrom("fillTemplate").select("fileName").execute())).toHaveLength(1);
  expect(await left()).toEqual(new Set(kept));
  const rows = await as(clerk, ({ db }) => db.selectFrom("importBatch").select(["id", "refused", "absentIds"]).execute());
  const held = new Set(rows.flatMap(({ id, refused, absentIds }) => ((refused as unknown[]).length + absentIds.length === 2 ? [id] : [])));
  expect(held).toEqual(new Set([kept[2]]));
  expect((await as(clerk, ({ db }) => db.selectFrom("importList").select("id").execute())).map(({ id }) => id)).toEqual(lists);
});

test("with a list go the cells that were refused of it, where it was taken in, and those of no other", async () => {
  const [one, another] = [await list(), await list({ actorId: other.id })];
  const emptied = await batch({ listId: one, doneAt: ago(1), ...cells });
  for (const values of [{ listId: one }, { listId: another, doneAt: ago(1) }, { doneAt: ago(1) }]) await batch({ ...values, ...cells });
  await as(clerk, (ctx) => forgetCells(ctx, one));
  const rows = await as(clerk, ({ db }) => db.selectFrom("importBatch").select(["id", "refused"]).execute());
  expect(rows.filter(({ refused }) => (refused as unknown[]).length === 0).map(({ id }) => id)).toEqual([emptied]);
});

test("rows wait in their order, are counted by their list, and are taken once", async () => {
  const [one, another, none] = [await batch(), await batch(), await batch()];
  const rows = Array.from(
    { length: 700 },
    (_, place): Waiting => (place === 650 ? { place, values: { nama: "Ali" } } : { place, values: {} }),
  );
  const still: Waiting[] = [{ place: 1, values: {}, id: randomUUID(), versi: 1 }];
  await as(clerk, (ctx) => keepPortions(ctx, santri, { id: one, rows }));
  await as(clerk, (ctx) => keepPortions(ctx, santri, { id: another, rows: still }));
  const counts = () =>
    as(clerk, async (ctx) => [await countWaiting(ctx, one), await countWaiting(ctx, another), await countWaiting(ctx, none)]);
  expect(await counts()).toEqual([700, 1, 0]);
  expect(await as(clerk, async (ctx) => [await hasWriting(ctx, one), await hasWriting(ctx, another), await hasWriting(ctx, none)])).toEqual(
    [...[true, false, false]],
  );
  expect(await as(clerk, (ctx) => takePortions(ctx, one))).toEqual(rows);
  expect(await counts()).toEqual([0, 1, 0]);
  expect(await as(clerk, (ctx) => takePortions(ctx, one))).toEqual([]);
});

test("what was taken in leaves its list; one of which nothing is left goes, and no other", async () => {
  const plan = { plan: json({ count: 3 }) };
  const [one, another] = [await list(plan), await list({ ...plan, actorId: other.id })];
  const told = (listId: string) => ({ listId, kind: "ubah", place: 1, told: json({}) });
  await as(clerk, ({ db }) =>
    db
      .insertInto("importTold")
      .values([told(one), told(another)] as never)
      .execute(),
  );
  const rows = (...places: number[]): Waiting[] => places.map((place) => ({ place, values: {} }));
  const lists = () => as(clerk, ({ db }) => db.selectFrom("importList").select(["id", "done", "plan"]).execute());
  await as(clerk, (ctx) => settleTaken(ctx, one, { taken: rows(1, 2), moved: rows(2) }));
  expect(new Map((await lists()).map(({ id, ...row }) => [id, row]))).toEqual(
    new Map([
      [one, { done: [1], plan: null }],
      [another, { done: [], plan: { count: 3 } }],
    ]),
  );
  const kept = await as(clerk, ({ db }) => db.selectFrom("importTold").select("listId").execute());
  expect(kept).toEqual([{ listId: another }]);
  await as(clerk, ({ db }) =>
    db
      .updateTable("importList")
      .set({ plan: json({ count: 2 }) })
      .where("id", "=", one)
      .execute(),
  );
  await as(clerk, (ctx) => settleTaken(ctx, one, { taken: rows(2, 3), moved: [] }));
  expect((await lists()).map(({ id }) => id)).toEqual([another]);
  await as(clerk, (ctx) => settleTaken(ctx, randomUUID(), { taken: rows(1), moved: [] }));
  expect(await lists()).toHaveLength(1);
});
