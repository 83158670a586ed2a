/** Lists of two registers, sent by the same office, are kept side by side: what is done about one leaves every other as it was. */
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { type Register, register } from "#kit/register/register.ts";
import { exportTable } from "#kit/transfer/transfer.server.ts";
import { add, as, clerk, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { keptDays, sweepSnapshots } from "./retention.server.ts";
import {
  compareKept,
  deleteSnapshot,
  findSnapshot,
  type Keeping,
  keepSnapshot,
  mayDeleteSnapshots,
  removeSnapshots,
  snapshotsOf,
  takeComparison,
  takeSnapshot,
} from "./snapshots.server.ts";

useSantri();

const alumni: Register = register({ ...santri, name: "alumni" });
const nobody = { ...clerk, id: null, roles: ["sistem"] };
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kiriman-"));
  files = await openFiles({ directory });
  await as(clerk, ({ db }) =>
    sql`insert into akun (id, nip, nama, peran) values (${clerk.id}, '198511042010012001', ${clerk.name}, '{juru}')`.execute(db),
  );
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(() =>
  as(clerk, async ({ db }) => {
    await sql`delete from export_snapshot`.execute(db);
    await sql`delete from santri`.execute(db);
  }),
);

const keep = async (recipient: string, fields = ["nama", "nis"]) => {
  const table = await as(clerk, (ctx) => exportTable(ctx, santri, { query: readQuery(santri, new URLSearchParams()) }));
  const bytes = Buffer.from(`PK ${recipient}`);
  return keepSnapshot(santriHome.scope(clerk), files, santri, { name: `${recipient}.xlsx`, bytes, table, fields, recipient, note: "" });
};
const ofAlumni = (id: string) => as(clerk, ({ db }) => sql`update export_snapshot set register = 'alumni' where id = ${id}`.execute(db));
const wholly = { alumni: [[["juru"], ["read", "export", "delete"], ["umum", "dinas", "pribadi", "rahasia"], "all"]] } as const;
const lists = async (of = santri) =>
  (await as(clerk, (ctx) => snapshotsOf({ ...ctx, policy: { ...ctx.policy, ...wholly } }, of))).map(({ id }) => id);
const cells = async () =>
  (await as(clerk, ({ db }) => sql<{ id: string }>`select distinct snapshot_id as id from export_snapshot_row`.execute(db))).rows
    .map(({ id }) => id)
    .sort();
const sweep = (now?: Date) => {
  const scope = santriHome.scope(nobody);
  const at = now
    ? { ...scope, transaction: ((work) => scope.transaction((ctx) => work({ ...ctx, now }))) as typeof scope.transaction }
    : scope;
  return sweepSnapshots(at, files, [santri, alumni]);
};
const written = async (action: string) =>
  (
    await as(clerk, ({ db }) =>
      sql<{ subject: string; subjectId: string; after: unknown }>`
        select subject, subject_id, after from audit where action = ${action} order by id desc limit 1`.execute(db),
    )
  ).rows[0];

test("a kept list is found in its own register, with its own file", async () => {
  await add({ nama: "Ali", nis: "1001" });
  const [one, two, abroad] = [await keep("satu"), await keep("dua"), await keep("tiga")];
  await ofAlumni(abroad);
  expect([(await lists()).sort(), await lists(alumni)]).toEqual([[one, two].sort(), [abroad]]);
  await expect(as(clerk, (ctx) => findSnapshot(ctx, santri, abroad))).rejects.toMatchObject({ kind: "notFound" });
  for (const [id, name] of [
    [one, "satu"],
    [two, "dua"],
  ] as const) {
    const found = await as(clerk, (ctx) => findSnapshot(ctx, santri, id));
    expect(found).toMatchObject({ id, recipient: name, name: `${name}.xlsx` });
    expect((await files.open("private", found.key)).size).toBe(`PK ${name}`.length);
    expect(await as(clerk, (ctx) => takeSnapshot(ctx, santri, id))).toEqual({ key: found.key, name: `${name}.xlsx` });
    expect(await written("export")).toEqual({ subject: "santri", subjectId: "*", after: { rows: 1, kiriman: id } });
  }
});

test("thrown away goes that list with its rows and its file, and a list whose file is gone is none", async () => {
  await add({ nama: "Ali", nis: "1001" });
  const [one, two] = [await keep("satu"), await keep("dua")];
  const keys = await Promise.all([one, two].map(async (id) => (await as(clerk, (ctx) => findSnapshot(ctx, santri, id))).key));
  await as(clerk, (ctx) => deleteSnapshot(ctx, santri, { id: one, files }));
  expect([await lists(), await cells(), await Promise.all(keys.map((key) => files.exists("private", key)))]).toEqual([
    [two],
    [two],
    [false, true],
  ]);
  expect(await written("delete")).toMatchObject({ subject: "kiriman", subjectId: one });
  await as(clerk, ({ db }) => sql`update berkas set deleted_at = now()`.execute(db));
  await expect(as(clerk, (ctx) => findSnapshot(ctx, santri, two))).rejects.toMatchObject({ kind: "notFound" });
});

test("whoever may hand lists out and delete nothing is offered no deletion, and is refused one", async () => {
  await add({ nama: "Ali", nis: "1001" });
  const id = await keep("satu");
  const acting = <T>(acts: readonly ("read" | "export" | "delete")[], work: (ctx: Ctx) => T | Promise<T>) =>
    as(clerk, async (ctx) => {
      const rights = [["juru"], acts, ["umum", "dinas", "pribadi", "rahasia"], "all"] as const;
      return work({ ...ctx, policy: { ...ctx.policy, santri: [rights] } });
    });
  expect(await acting(["read", "export"], (ctx) => mayDeleteSnapshots(ctx, santri))).toBe(false);
  await expect(acting(["read", "export"], (ctx) => deleteSnapshot(ctx, santri, { id, files }))).rejects.toMatchObject({
    kind: "forbidden",
    right: "santri:delete",
  });
  expect(await lists()).toEqual([id]);
  expect(await acting(["read", "export", "delete"], (ctx) => mayDeleteSnapshots(ctx, santri))).toBe(true);
  await acting(["read", "export", "delete"], (ctx) => deleteSnapshot(ctx, santri, { id, files }));
  expect(await lists()).toEqual([]);
});

/** What the person may do to these lists is lost as soon as this is so. */
const losing = (isLost: () => boolean): Scope => {
  const scope = santriHome.scope(clerk);
  const transaction: typeof scope.transaction = (work) =>
    scope.transaction((ctx) => work(isLost() ? { ...ctx, policy: { ...ctx.policy, santri: [] } } : ctx));
  return { ...scope, transaction };
};
const storedFiles = () => readdir(join(directory, "pribadi"));
const keeping = (scope: Scope, changes: Partial<Keeping> = {}, of = santri) =>
  keepSnapshot(scope, files, of, {
    ...{ name: "a.xlsx", bytes: Buffer.from("PK"), table: { names: ["nama"], ids: [], cells: [] }, fields: ["nama"] },
    ...{ recipient: "satu", note: "", ...changes },
  });

test("whoever may not keep lists is told so before anything else, and what was stored for them goes again", async () => {
  const before = await storedFiles();
  const refused = { kind: "forbidden", right: "santri:export" };
  const put = vi.spyOn(files, "put");
  for (const recipient of ["satu", ""])
    await expect(
      keeping(
        losing(() => true),
        { recipient },
      ),
    ).rejects.toMatchObject(refused);
  expect(put).not.toHaveBeenCalled();
  await expect(keeping(losing(() => put.mock.calls.length > 0))).rejects.toMatchObject(refused);
  expect([put.mock.calls.length, await storedFiles(), await lists()]).toEqual([1, before, []]);
  put.mockRestore();
});

test("a row of which its file tells nothing is kept too, and says nothing in its fields", async () => {
  const { id } = await add({ nama: "Ali", nis: "1001" });
  const kept = await keeping(santriHome.scope(clerk), { table: { names: ["nama", "nis"], ids: [id], cells: [] } });
  const { rows } = await as(clerk, ({ db }) =>
    sql<{ cells: unknown }>`select row_id, cells from export_snapshot_row where snapshot_id = ${kept}`.execute(db),
  );
  expect(rows).toEqual([{ rowId: id, cells: { nama: null } }]);
});

test("a register whose lists go to nobody has none kept, whoever asks", async () => {
  const { handedOut: _, ...bare } = santri;
  const inner: Register = bare;
  const asked: readonly ((ctx: Ctx) => Promise<unknown>)[] = [
    (ctx) => snapshotsOf(ctx, inner),
    (ctx) => findSnapshot(ctx, inner, randomUUID()),
  ];
  for (const work of asked) await expect(as(clerk, work)).rejects.toMatchObject({ kind: "notFound", message: "Data tidak ditemukan." });
  await expect(keeping(santriHome.scope(clerk), {}, inner)).rejects.toMatchObject({ kind: "notFound" });
});

test("what throws a list away keeps its file when it is undone", async () => {
  await add({ nama: "Ali", nis: "1001" });
  const id = await keep("satu");
  const { key } = await as(clerk, (ctx) => findSnapshot(ctx, santri, id));
  const undone = as(clerk, async (ctx) => {
    await removeSnapshots(ctx, files, [id]);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect([await lists(), await files.exists("private", key)]).toEqual([[id], true]);
});

test("two are compared by their own rows, in the order of the first, and the comparison is written down as an export", async () => {
  const ali = await add({ nama: "Ali", nis: "1001", juz: 1 });
  await add({ nama: "Budi", nis: "1002", juz: 1 });
  const a = await keep("satu", ["nama", "nis", "juz", "lahir"]);
  await add({ nama: "Cici", nis: "1003", juz: 1 });
  await keep("dua");
  await as(clerk, ({ db }) => sql`update santri set juz = 9 where id = ${ali.id}`.execute(db));
  await as(clerk, ({ db }) => sql`delete from santri where nama = 'Budi'`.execute(db));
  const b = await keep("tiga", ["nama", "nis", "juz", "telepon"]);
  const compared = await as(clerk, (ctx) => compareKept(ctx, santri, { a, b }));
  expect(compared).toMatchObject({ same: 0, onlyFirst: ["lahir"], onlySecond: ["telepon"], first: { id: a }, second: { id: b } });
  expect(compared.rows.map(({ state, row }) => [state, row.cells.nama])).toEqual([
    ["onlyFirst", "Budi"],
    ["changed", "Ali"],
    ["onlySecond", "Cici"],
  ]);
  await as(clerk, (ctx) => takeComparison(ctx, santri, { a, b }));
  expect(await written("export")).toEqual({ subject: "santri", subjectId: "*", after: { rows: 3, banding: [a, b] } });
});

test("the sweep takes what is over its time, or holds a row that was erased, and nothing beside it", async () => {
  const gone = await add({ nama: "Ali", nis: "1001" });
  const [old, abroad] = [await keep("lama"), await keep("lain")];
  await connected(santriHome.database.place, (owner) => owner.query("delete from santri where id = $1", [gone.id]));
  await add({ nama: "Budi", nis: "1002" });
  const young = await keep("baru");
  const later = (days: number, ms: number) => new Date(Date.now() + days * 86_400_000 + ms);
  await as(clerk, ({ db }) => sql`update export_snapshot set register = 'lama' where id in (${old}, ${abroad})`.execute(db));
  // Of a register that is no more nobody can say what was erased.
  expect(await sweep()).toBe(0);
  await as(clerk, ({ db }) => sql`update export_snapshot set register = 'alumni' where id = ${abroad}`.execute(db));
  expect(await sweep()).toBe(1);
  expect(await written("delete")).toMatchObject({ subject: "kiriman", subjectId: abroad });
  await as(clerk, ({ db }) => sql`update export_snapshot set created_at = ${later(-keptDays, -60_000)} where id = ${old}`.execute(db));
  expect([await sweep(), await lists(), await cells()]).toEqual([1, [young], [young]]);
  expect(await sweep(later(keptDays, -60_000))).toBe(0);
  expect(await sweep(later(keptDays, 60_000))).toBe(1);
});
