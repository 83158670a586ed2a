/**
 * Lists of several people are taken in, taken back and told of side by side. What goes wrong: one import ends another, an undoing gives
 * a row what another list said, and what nobody changed is told as a colleague's change.
 */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { record } from "#kit/audit/audit.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { remove, restore } from "#kit/register/store.server.ts";
import { add, as, batch, clerk, edit, now, other, plan, santri, santriHome, sheet, take, undo, useSantri } from "#tests/support/santri.ts";
import { pastImports } from "./past.server.ts";
import { importsAtOnce } from "./past.ts";
import { keepPortions } from "./portions.server.ts";
import { runImportJob, startImport } from "./run.server.ts";

useSantri();

const elsewhere: Register = { ...santri, name: "alumni" };
const phones = (...rows: string[][]) => sheet(["NIS", "Nama", "Telepon"], ...rows);
const batches = async () =>
  new Map((await as(clerk, ({ db }) => db.selectFrom("importBatch").selectAll().execute())).map((row) => [row.id, row] as const));

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_batch", "santri"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);

test("what is taken in, or taken back, is that list and no other", async () => {
  const [one, two] = [await add({ nama: "Ali", nis: "1001", telepon: "1" }), await add({ nama: "Budi", nis: "1002", telepon: "1" })];
  const first = String((await plan(phones(["1001", "Ali", "2"], ["1003", "Cici", "2"]))).id);
  const theirs = String((await plan(phones(["1002", "Budi", "2"], ["1004", "Dedi", "2"]), {}, other)).id);
  const waiting = (await batches()).get(theirs);
  await take(first);
  expect((await batches()).get(theirs)).toEqual(waiting);
  await as(other, (ctx) => startImport(ctx, santri, theirs));
  const taken = (await batches()).get(theirs);
  expect(taken).toMatchObject({ changed: 1, moved: 0, refusal: null, doneAt: expect.any(Date), undoneAt: null });
  expect(taken?.rowIds).toHaveLength(1);
  expect(await undo(first)).toEqual({ undone: 1, restored: 1, left: [], done: true });
  expect((await batches()).get(theirs)).toEqual(taken);
  expect([await now(one.id), await now(two.id)]).toMatchObject([{ telepon: "1" }, { telepon: "2" }]);
});

test("a list is taken back while another one changes the same rows: each row is as one of them left it", async () => {
  for (let round = 1; round <= 6; round += 1) {
    const numbers = Array.from({ length: 30 }, (_, at) => String(round * 100 + at + 1000));
    for (const nis of numbers) await add({ nama: `Ali ${nis}`, nis, telepon: "1" });
    const listed = (telepon: string) => phones(...numbers.map((nis) => [nis, `Ali ${nis}`, telepon]));
    const first = String((await plan(listed("2"))).id);
    await take(first);
    const second = String((await plan(listed("3"), {}, other)).id);
    const [undone, taken] = await Promise.allSettled([undo(first), as(other, (ctx) => startImport(ctx, santri, second))]);
    const left = undone.status === "fulfilled" ? undone.value.left.length : numbers.length;
    const rows = await as(clerk, ({ db }) => sql<{ telepon: string }>`select telepon from santri where nis = any(${numbers})`.execute(db));
    const of = (telepon: string) => rows.rows.filter((row) => row.telepon === telepon).length;
    // Whoever came second either found the other's rows, or left them alone.
    if (undone.status === "fulfilled" && left === 0) expect([of("1"), of("3")]).toContain(numbers.length);
    else expect(of("3")).toBe(taken.status === "fulfilled" ? numbers.length : 0);
    expect(of("2")).toBe(undone.status === "rejected" && taken.status === "rejected" ? numbers.length : 0);
  }
});

test("a row that stood as the list said was not brought by it: what becomes of it later is in nobody's way", async () => {
  const row = await add({ nama: "Ali", nis: "1001", telepon: "1" });
  const { id } = await plan(phones(["1001", "Ali", "1"], ["1002", "Budi", "1"]));
  await take(id);
  await edit(row.id, { telepon: "9" });
  expect(await undo(id)).toMatchObject({ undone: 1, left: [], done: true });
  expect(await now(row.id)).toMatchObject({ telepon: "9" });
});

test("who changed a row last is told of that row, of its own register", async () => {
  const [one, two] = [await add({ nama: "Ali", nis: "1001" }), await add({ nama: "Budi", nis: "1002" })];
  const { id } = await plan(phones(["1001", "Ali", "2"], ["1002", "Budi", "2"]));
  await take(id);
  await edit(one.id, { juz: 3 });
  await as(clerk, (ctx) => record(ctx, { action: "update", subject: "alumni", subjectId: one.id }));
  await as(clerk, (ctx) => record(ctx, { action: "update", subject: "santri", subjectId: two.id }));
  expect((await undo(id)).left).toEqual([{ id: one.id, name: "Ali", by: other.name, at: expect.any(Date) }]);
});

test("the old values are those of the import, not of what else was written down at that moment", async () => {
  const row = await add({ nama: "Ali", nis: "1001", telepon: "1" });
  const { id } = await plan(phones(["1001", "Ali", "2"]));
  await as(clerk, async (ctx) => {
    const before = { telepon: "salah" };
    await record(ctx, { action: "update", subject: "alumni", subjectId: row.id, before, after: { telepon: "2" } });
    await record(ctx, { action: "periksa", subject: "santri", subjectId: row.id, before, after: { telepon: "2" } });
    await startImport(ctx, santri, String(id));
  });
  expect(await undo(id)).toMatchObject({ restored: 1 });
  expect(await now(row.id)).toMatchObject({ telepon: "1" });
});

test("only what somebody changed in the portal is a conflict, not what was made, taken out of the bin, or told of another register", async () => {
  const since = new Date(Date.now() - 60_000);
  const counts = async (settled: object = { since, stated: true }) => (await plan(phones(["1001", "Ali", "2"]), settled)).counts;
  const row = await add({ nama: "Ali", nis: "1001", telepon: "1" });
  expect(await counts()).toMatchObject({ changed: 1, conflict: 0 });
  const gone = await as(clerk, (ctx) => remove(ctx, santri, { id: row.id, versi: row.versi }));
  await as(clerk, (ctx) => restore(ctx, santri, gone.id));
  const change = { before: { telepon: "0" }, after: { telepon: "1" } };
  await as(clerk, (ctx) => record(ctx, { action: "update", subject: "alumni", subjectId: row.id, ...change }));
  expect(await counts()).toMatchObject({ changed: 1, conflict: 0 });
  await as(clerk, (ctx) => record(ctx, { action: "update", subject: "santri", subjectId: row.id, ...change }));
  expect(await counts()).toMatchObject({ changed: 0, conflict: 1 });
});

test("a list without a kind knows what that very list brought; a newer one of its kind is a change of somebody", async () => {
  const row = await add({ nama: "Ali", nis: "1001", telepon: "1" });
  const early = new Date(Date.now() - 60_000);
  const bring = async (telepon: string, settled: object) => {
    const planned = await plan(phones(["1001", "Ali", telepon]), settled);
    if (planned.id) await take(planned.id);
    return planned.counts;
  };
  // Nothing tells one of them from any other: each knows what was there when it came.
  expect(await bring("2", { source: undefined })).toMatchObject({ changed: 1 });
  await edit(row.id, { telepon: "3" });
  expect(await bring("4", { source: undefined })).toMatchObject({ changed: 1, conflict: 0 });
  // The same list once more, told by its moment alone.
  const same = { source: undefined, since: new Date() };
  expect(await bring("5", same)).toMatchObject({ changed: 1, conflict: 0 });
  expect(await bring("6", same)).toMatchObject({ changed: 1, conflict: 0 });
  // Of one kind: what a newer list brought, an older one does not know.
  expect(await bring("7", { source: "emis" })).toMatchObject({ changed: 1, conflict: 0 });
  expect(await bring("8", { source: "emis", since: early })).toMatchObject({ changed: 0, conflict: 1 });
});

test("work behind the scenes that is asked for, or refused, is told of that list alone", async () => {
  const long = await batch({});
  const theirs = await batch({ actorId: other.id, actorName: other.name });
  const rows = (length: number) => Array.from({ length }, (_, place) => ({ place, values: {} }));
  await as(clerk, (ctx) => keepPortions(ctx, santri, { id: long, rows: rows(1_001) }));
  await as(clerk, (ctx) => keepPortions(ctx, santri, { id: theirs, rows: rows(1_001) }));
  expect(await as(clerk, (ctx) => startImport(ctx, santri, long))).toEqual({ task: expect.any(String) });
  expect([...(await batches()).values()].map(({ id, taskId }) => [id === long, taskId !== null])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
  await as(other, (ctx) => startImport(ctx, santri, theirs));
  const before = (await batches()).get(theirs);
  expect(before?.taskId).not.toBeNull();
  const actorNow = () => Promise.reject(refuse.forbidden("Akun ini sudah ditutup."));
  const sistem = santriHome.scope({ ...clerk, id: null, roles: ["sistem"] });
  const outcome = await runImportJob(sistem, santri, { batch: long, progress: async () => undefined, actorNow });
  expect(outcome).toEqual({ refusal: "Akun ini sudah ditutup." });
  expect((await batches()).get(theirs)).toEqual(before);
  expect((await batches()).get(long)).toMatchObject({ taskId: null, refusal: "Akun ini sudah ditutup.", doneAt: null });
});

test("the past of a register is what was taken into it, the newest first, page by page", async () => {
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute));
  const done: string[] = [];
  for (let minute = 0; minute <= importsAtOnce; minute++)
    done.push(await batch({ doneAt: at(minute), rowIds: [randomUUID(), randomUUID()], leftIds: [randomUUID()] }));
  await batch({});
  const abroad = await batch({ register: "alumni", doneAt: at(99) });
  const page = (n?: number, register = santri) =>
    as(clerk, (ctx) => pastImports({ ...ctx, policy: { ...ctx.policy, alumni: ctx.policy.santri ?? [] } }, register, n));
  const ids = async (n?: number, register = santri) => (await page(n, register)).imports.map(({ id }) => id);
  expect([await ids(), await ids(2)]).toEqual([done.slice(1).reverse(), done.slice(0, 1)]);
  expect(await page(2)).toMatchObject({ total: importsAtOnce + 1, imports: [{ count: 2, left: 1, changed: 0, undoneAt: null }] });
  expect([await ids(1, elsewhere), (await page(1, elsewhere)).total]).toEqual([[abroad], 1]);
});
