/**
 * What a list changed goes back: the values of before are in the trail of that moment. What goes wrong: a row is given what another
 * change of it said, or one column that is closed by now keeps a whole list from going back.
 */
import { beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { remove } from "#kit/register/store.server.ts";
import { startImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { add, as, clerk, now, plan, santri, sheet, take, undo, useSantri } from "#tests/support/santri.ts";
import { restoreRows } from "./restore-rows.server.ts";

useSantri();

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_batch", "santri"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);
const at = new Date(Date.UTC(2035, 0, 1));
type Said = Readonly<Record<string, unknown>>;
const trail = (id: string, before: Said, after: Said, moment = at) =>
  as(clerk, (ctx) => record({ ...ctx, now: moment }, { action: "update", subject: "santri", subjectId: id, before, after }));
const restore = (...ids: string[]) => as(clerk, (ctx) => restoreRows(ctx, santri, { ids, at }));

test("a row that was changed again in the same moment goes back to what stood before all of it", async () => {
  const row = await add({ nama: "Ani", nis: "1001", telepon: "1" });
  const { id } = await plan(sheet(["NIS", "Telepon"], ["1001", "2"]));
  await as(clerk, async (ctx) => {
    await startImport(ctx, santri, String(id));
    await record(ctx, { action: "update", subject: "santri", subjectId: row.id, before: { telepon: "2" }, after: { telepon: "3" } });
  });
  expect(await undo(id)).toMatchObject({ restored: 1 });
  expect(await now(row.id)).toMatchObject({ telepon: "1" });
});

test("only what became other then goes back, of fields that the register has; a row of which the trail says nothing stays", async () => {
  const [ani, beni, cici] = [await add({ nama: "Ani", juz: 5 }), await add({ nama: "Beni" }), await add({ nama: "Cici", telepon: "9" })];
  await trail(ani.id, { nama: "Ani", juz: 5, telepon: "1", kamar: "A" }, { nama: "Ani", juz: 5, telepon: null, kamar: "B" });
  await trail(cici.id, { telepon: "1" }, { telepon: "9" }, new Date(at.getTime() + 1));
  expect(await restore(ani.id, beni.id, cici.id)).toEqual([ani.id]);
  expect([await now(ani.id), await now(beni.id), await now(cici.id)]).toMatchObject([
    { nama: "Ani", juz: 5, telepon: "1", versi: 2 },
    { nama: "Beni", versi: 1 },
    { telepon: "9", versi: 1 },
  ]);
});

test("a row in the bin is not touched, and none is where none is asked for", async () => {
  const row = await add({ nama: "Ani", telepon: "2" });
  await trail(row.id, { telepon: "1" }, { telepon: "2" });
  await as(clerk, (ctx) => remove(ctx, santri, { id: row.id, versi: 1 }));
  expect([await restore(row.id), await restore()]).toEqual([[], []]);
});

test("a column that was not changed is in nobody's way, though it is closed by now", async () => {
  const row = await add({ nama: "Ani", nis: "1001", nik: "200001", juz: 1 });
  const { id } = await plan(sheet(["NIS", "NIK", "Juz"], ["1001", "200001", "7"]));
  await take(id);
  const lesser = { id: "k", resources: ["santri"], actions: ["import", "update"], classes: ["umum"], givenBy: "x" } as const;
  const undone = await as({ ...clerk, program: lesser }, (ctx) => undoImport(ctx, santri, { id: String(id), rest: false }));
  expect(undone).toMatchObject({ restored: 1, done: true });
  expect(await now(row.id)).toMatchObject({ juz: 1, nik: "200001" });
});

test("whoever may bring lists of their own rows alone gives no others back: that is said, and not that something is in the way", async () => {
  const row = await add({ nama: "Ani", telepon: "2" });
  await trail(row.id, { telepon: "1" }, { telepon: "2" });
  const policy: Policy = {
    santri: [
      [["juru"], ["read", "update"], ["umum", "pribadi"], "all"],
      [["juru"], ["import"], ["umum", "pribadi"], "own"],
    ],
  };
  const owned: Register = { ...santri, owner: "deletedBy" };
  const restoring = as(clerk, (ctx) => restoreRows({ ...ctx, policy }, owned, { ids: [row.id], at }));
  await expect(restoring).rejects.toMatchObject({ kind: "forbidden" });
});

test("the undoing is told to the trail row by row, those too that had to wait for another", async () => {
  const rows = [await add({ nama: "Ani", nis: "1001", nik: "200001" }), await add({ nama: "Beni", nis: "1002", nik: "200002" })];
  const decided = { 2: String(rows[0]?.id), 3: String(rows[1]?.id) };
  const { id } = await plan(sheet(["NIS", "NIK"], ["1000", "200001"], ["1001", "200002"]), { decided });
  await take(id);
  expect(await undo(id)).toMatchObject({ restored: 2, done: true });
  const { rows: told } = await as(clerk, ({ db }) =>
    sql<{ said: string }>`
      select concat_ws(' ', before->>'nama', before->>'nis', after->>'nis') as said from audit
      where subject = 'santri' and action = 'update' order by id desc limit 2`.execute(db),
  );
  expect(told.map(({ said }) => said).sort()).toEqual(["Ani 1000 1001", "Beni 1001 1002"]);
});

test("a row without a name in whose place somebody stands by now is told as a row", async () => {
  const row = await add({ nama: "Ani", nis: "1001", nik: "200001" });
  const { id } = await plan(sheet(["NIS", "NIK"], ["1002", "200001"]), { decided: { 2: row.id } });
  await take(id);
  await as(clerk, ({ db }) => sql`update santri set nama = '' where id = ${row.id}`.execute(db));
  await add({ nama: "Beni", nis: "1001" });
  const message = "Belum dapat diurungkan, karena isian lama sebuah baris tidak muat lagi: NIS ini sudah dipakai.";
  await expect(undo(id)).rejects.toMatchObject({ kind: "conflict", message });
});
