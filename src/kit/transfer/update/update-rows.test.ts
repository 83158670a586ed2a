/** Rows that stand are held, changed in one statement and given back: whole, by whoever may, and by nobody twice. */
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { number, picture, reference, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { someoneWaits } from "#tests/support/at-once.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { pointing, rowsById } from "./rows-by-id.server.ts";
import { changeRows, holdRows, lockRows, type RowChange } from "./update-rows.server.ts";

const common = { sentences: sentencesFor("kamar", "Belum ada."), columns: ["nama"] as const, searched: ["nama"] as const };
const nama = text({ label: "Nama", privacy: "umum", max: 20, required: true });
const kamar: Register = register({
  ...{ name: "kamar", table: "kamar", path: "/kamar", title: "Kamar", noun: "kamar", ...common },
  fields: {
    nama,
    isiTempat: number({ label: "Isi", privacy: "umum", step: 1, min: 0 }),
    catatan: text({ label: "Catatan", privacy: "umum", max: 20 }),
  },
  owner: "wali",
  constraints: { kamar_nama: { field: "nama", sentence: "Kamar ini sudah ada." } },
});
const policy: Policy = {
  kamar: [
    wholly(["juru"], ...everyAct),
    [["pembina"], ["read", "update", "import"], ["umum"], "own"],
    [["pengubah", "pengimpor"], ["read"], ["umum"], "all"],
    [["pengubah"], ["update"], ["umum"], "own"],
    [["pengubah"], ["import"], ["umum"], "all"],
    [["pengimpor"], ["update"], ["umum"], "all"],
    [["pengimpor"], ["import"], ["umum"], "own"],
  ],
};
const home = useDatabase({ policy });
const mentor = actor("pembina");
const as = <T>(who: ReturnType<typeof actor>, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
const clerk = actor("juru");

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`
      create table kamar (
        id uuid primary key default gen_random_uuid(), nama text not null, isi_tempat integer, catatan text, wali uuid,
        versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        deleted_at timestamptz, deleted_by uuid, constraint kamar_nama unique (nama)
      )`);
  }),
);
beforeEach(() => as(clerk, ({ db }) => sql`delete from kamar`.execute(db)));

const add = (said: { nama: string; isi?: number; catatan?: string; wali?: string | null; gone?: boolean }) =>
  as(clerk, async ({ db }) => {
    const { isi = null, catatan = null, wali = null, gone = false } = said;
    const { rows } = await sql<{ id: string }>`
      insert into kamar (nama, isi_tempat, catatan, wali, deleted_at) values (${said.nama}, ${isi}, ${catatan}, ${wali}, ${gone ? new Date() : null})
      returning id`.execute(db);
    return String(rows[0]?.id);
  });
const change = (who: ReturnType<typeof actor>, values: Readonly<Record<string, RowChange["values"]>>) =>
  as(who, async (ctx) => {
    const standing = await lockRows(ctx, kamar, Object.keys(values));
    const changes = Object.entries(values).map(([id, each]) => ({ id, versi: 1, values: each }));
    return { changed: await changeRows(ctx, kamar, { changes, standing }), at: ctx.now };
  });

test("each row becomes what is said of it, and keeps what is said of others alone; it is one version on, as of now", async () => {
  const [utara, selatan] = [await add({ nama: "Utara", isi: 4, catatan: "luas" }), await add({ nama: "Selatan" })];
  const { changed, at } = await change(clerk, { [utara]: { isiTempat: 5 }, [selatan]: { catatan: "baru" } });
  const told = new Map(
    changed.map(({ before, after }) => [after.id, [before.isiTempat, after.nama, after.isiTempat, after.catatan, after.versi]]),
  );
  expect([told.get(utara), told.get(selatan)]).toEqual([
    [4, "Utara", 5, "luas", 2],
    [null, "Selatan", null, "baru", 2],
  ]);
  const { rows } = await as(clerk, ({ db }) => sql<{ updatedAt: Date }>`select updated_at from kamar`.execute(db));
  expect(rows.map(({ updatedAt }) => updatedAt)).toEqual([at, at]);
  expect((await change(clerk, {})).changed).toEqual([]);
});

test("what the table refuses is said in the register's words", async () => {
  await add({ nama: "Utara" });
  const selatan = await add({ nama: "Selatan" });
  await expect(change(clerk, { [selatan]: { nama: "Utara" } })).rejects.toMatchObject({ kind: "invalid", message: "Kamar ini sudah ada." });
});

test("whoever may change their own rows alone, or bring lists of them alone, changes no others by a list", async () => {
  const [own, others] = [await add({ nama: "Utara", wali: mentor.id }), await add({ nama: "Selatan", wali: clerk.id })];
  expect((await change(mentor, { [own]: { isiTempat: 1 } })).changed).toHaveLength(1);
  await expect(change(mentor, { [others]: { isiTempat: 1 } })).rejects.toMatchObject({ kind: "forbidden" });
  for (const who of ["pengubah", "pengimpor"])
    await expect(change(actor(who), { [others]: { isiTempat: 1 } })).rejects.toMatchObject({ kind: "forbidden" });
});

test("what lies in the bin is neither held nor read, and what is read tells whether it is one's own", async () => {
  const [own, gone] = [await add({ nama: "Utara", wali: mentor.id }), await add({ nama: "Buangan", gone: true })];
  const found = await as(mentor, async (ctx) => [await lockRows(ctx, kamar, [own, gone]), await rowsById(ctx, kamar, [own, gone])]);
  expect(found.map((rows) => [...rows].map(([id, row]) => [id, row.nama, row.mineByRight]))).toEqual([
    [[own, "Utara", true]],
    [[own, "Utara", true]],
  ]);
  const none = await as(clerk, async (ctx) => [await lockRows(ctx, kamar, []), await rowsById(ctx, kamar, [])]);
  expect(none.map(({ size }) => size)).toEqual([0, 0]);
});

test.each([
  ["before the first is written", holdRows],
  ["piece by piece", lockRows],
])("rows are held %s, all in one order, however the list names them", async (_when, hold) => {
  // As they lie in the table: the last first.
  const ids = [3, 2, 1].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  for (const id of ids) await as(clerk, ({ db }) => sql`insert into kamar (id, nama) values (${id}::uuid, ${id.slice(-1)})`.execute(db));
  const isFree = (ctx: Ctx, id = "") => sql`select from kamar where id = ${id}::uuid for update skip locked`.execute(ctx.db);
  let holding: Promise<unknown> = Promise.resolve();
  let settled = false;
  const free = await as(clerk, async (ctx) => {
    await sql`select from kamar where id = ${ids.at(-1)}::uuid for update`.execute(ctx.db);
    holding = as(mentor, async (second) => {
      await hold(second, kamar, ids);
      expect(await as(clerk, (third) => isFree(third, ids[0]))).toMatchObject({ rows: [] });
    }).finally(() => {
      settled = true;
    });
    while (!settled && !(await someoneWaits(home.database))) await sleep(10);
    return (await isFree(ctx, ids[0])).rows.length;
  });
  await holding;
  expect(free).toBe(1);
});

test("only waiting for another list is told as such; what else goes wrong is not", async () => {
  const id = await add({ nama: "Utara" });
  const holding = (of: Register, ids: readonly string[]) => as(clerk, (ctx) => holdRows(ctx, of, ids));
  await holding(kamar, [id]);
  await holding({ ...kamar, table: "tiada" }, []);
  const message = expect.not.stringContaining("lewat daftar lain");
  await expect(holding({ ...kamar, table: "tiada" }, [id])).rejects.toMatchObject({ message });
});

test("of a register those fields point to other rows that hold another row or a picture", () => {
  const lived = register({
    ...{ name: "penghuni", table: "penghuni", path: "/penghuni", title: "Penghuni", noun: "penghuni", ...common },
    fields: {
      nama,
      kamarId: reference({ label: "Kamar", privacy: "umum", register: kamar }),
      fotoId: picture({ label: "Foto", privacy: "umum" }),
    },
  });
  expect(Object.keys(pointing(lived).fields)).toEqual(["kamarId", "fotoId"]);
});
