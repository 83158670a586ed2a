/**
 * A list knows what stood at its moment, or when its like last came; what colleagues typed after that is theirs. What goes wrong: an old
 * list writes over it unasked, or every row is told as a conflict because the list itself once changed it.
 */
import { beforeEach, expect, test } from "vitest";
import { record } from "#kit/audit/audit.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { add, as, clerk, other, santri, useSantri } from "#tests/support/santri.ts";
import { laterChanges } from "./later-changes.server.ts";

useSantri();

const at = (minute: number) => new Date(Date.UTC(2035, 0, 1, 0, minute));
type Said = Readonly<Record<string, unknown>>;
/** Somebody changes a row, as the trail tells it. */
const changed = (
  id: string,
  minute: number,
  after: Said,
  { before = { telepon: "0" }, who = other }: { before?: Said; who?: typeof other } = {},
) => as(who, (ctx) => record({ ...ctx, now: at(minute) }, { action: "update", subject: "santri", subjectId: id, before, after }));
/** A list that brought these rows. */
const brought = (ids: readonly string[], of: Said) =>
  as(clerk, async ({ db }) => {
    const batch = { register: "santri", fileName: "a.xlsx", source: "emis", asOf: at(0), actorId: clerk.id, actorName: clerk.name, ...of };
    const { id } = await db
      .insertInto("importBatch")
      .values(batch as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = ids.map((rowId) => ({ batchId: id, rowId, versi: 2, act: "ubah" as const }));
    await db.insertInto("importRow").values(rows).execute();
  });
/** Row by row the fields that somebody changed, and the minute. */
const later = async (ids: readonly string[], asked: { source?: string | undefined; since?: Date; stated?: true } = {}) => {
  const found = await as(clerk, (ctx) => laterChanges(ctx, santri, { ids, source: "emis", since: at(20), stated: undefined, ...asked }));
  return ids.map((id) =>
    Object.fromEntries([...(found.get(id) ?? [])].map(([name, told]) => [name, `${told.by} ${new Date(told.at).getMinutes()}`])),
  );
};

let [ani, beni] = ["", ""];
beforeEach(async () => {
  await as(clerk, async ({ db }) => {
    await db.deleteFrom("importBatch").where(everyRow).execute();
    await sql`delete from santri`.execute(db);
  });
  [ani, beni] = [(await add({ nama: "Ani" })).id, (await add({ nama: "Beni" })).id];
});

test("what was changed by its moment it knows, what was changed after is somebody's, who did last", async () => {
  await changed(ani, 19, { telepon: "1" });
  await changed(ani, 20, { telepon: "2" });
  await changed(beni, 21, { telepon: "3" });
  await changed(beni, 22, { telepon: "4", juz: 1 }, { before: { telepon: "3", juz: null }, who: clerk });
  await changed(beni, 23, { telepon: "4", juz: 2 }, { before: { telepon: "4", juz: 1 } });
  expect(await later([ani, beni])).toEqual([{}, { telepon: `${clerk.name} 22`, juz: "Rekan 23" }]);
});

test("where one of its kind brought a row before, it knows that row as of then, and no other; unless it says its moment itself", async () => {
  await brought([ani], { doneAt: at(10) });
  for (const id of [ani, beni]) await changed(id, 15, { telepon: "1" });
  await changed(ani, 9, { juz: 1 });
  expect(await later([ani, beni])).toEqual([{ telepon: "Rekan 15" }, {}]);
  expect(await later([ani, beni], { stated: true })).toEqual([{}, {}]);
});

test("the last time counts, of what still stands and came by its moment", async () => {
  for (const minute of [12, 14, 10]) await brought([ani], { doneAt: at(minute) });
  await changed(ani, 13, { telepon: "1" });
  await changed(ani, 15, { juz: 1 });
  expect(await later([ani])).toEqual([{ juz: "Rekan 15" }]);
  await brought([ani], { doneAt: at(16), undoneAt: at(17) });
  await brought([ani], { doneAt: null });
  expect(await later([ani])).toEqual([{ juz: "Rekan 15" }]);
  await brought([ani], { doneAt: at(30) });
  await changed(ani, 29, { nis: "1001" });
  expect(await later([ani])).toEqual([{ juz: "Rekan 15", nis: "Rekan 29" }]);
  await brought([ani], { doneAt: at(20) });
  expect(await later([ani])).toEqual([{ nis: "Rekan 29" }]);
});

test("what it brought itself is nobody's change, nor is the undoing of that", async () => {
  await brought([ani], { doneAt: at(22), undoneAt: at(24) });
  for (const minute of [22, 24]) await changed(ani, minute, { telepon: String(minute) }, { who: clerk });
  expect(await later([ani])).toEqual([{}]);
  await changed(ani, 23, { telepon: "23" });
  expect(await later([ani])).toEqual([{ telepon: "Rekan 23" }]);
});

test("what came from a list of another register, of no kind, or of a later day is somebody's", async () => {
  for (const of of [{ register: "alumni" }, { source: "" }, { source: "rdm" }, { asOf: at(21) }])
    await brought([ani], { ...of, doneAt: at(22) });
  await changed(ani, 22, { telepon: "1" });
  for (const source of ["emis", "", undefined]) expect(await later([ani], { source })).toEqual([{ telepon: "Rekan 22" }]);
  await brought([ani], { source: "", asOf: at(20), doneAt: at(22) });
  expect(await later([ani])).toEqual([{}]);
});

test("only fields that became other are told; a line that does not say what stood before changed all that it says", async () => {
  await changed(ani, 21, { telepon: "0", juz: 1 }, { before: { telepon: "0", juz: 2 } });
  await as(other, (ctx) => record({ ...ctx, now: at(22) }, { action: "update", subject: "santri", subjectId: beni, after: { juz: 3 } }));
  await as(other, (ctx) => record({ ...ctx, now: at(23) }, { action: "update", subject: "santri", subjectId: beni, before: { nis: "1" } }));
  expect(await later([ani, beni])).toEqual([{ juz: "Rekan 21" }, { juz: "Rekan 22" }]);
});
