/**
 * A list is taken in, an hour after it was tried out: what it says of rows that stand, of new ones, and of those that somebody else
 * recorded meanwhile. What goes wrong: a pupil stands twice, or whoever waits sees the work go backwards.
 */
import { beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { runImport } from "#kit/transfer/transfer.server.ts";
import { add, as, clerk, countNamed, edit, now, other, plan, santri, sheet, take, useSantri } from "#tests/support/santri.ts";

useSantri();

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_batch", "santri"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);
/** What the list did to each row that it brought, by what they are called, and how often that row had been written then. */
const remembered = async (id: string | null) => {
  const { rows } = await as(clerk, ({ db }) =>
    sql<{ told: string }>`
      select concat_ws(' ', nama, act, import_row.versi) as told from import_row join santri on santri.id = row_id
      where batch_id = ${id}::uuid order by nama`.execute(db),
  );
  return rows.map(({ told }) => told);
};
/** As if the row had been written so long before the list was tried out. */
const written = (nama: string, id: string | null, minutes: number) =>
  as(clerk, ({ db }) =>
    sql`update santri set updated_at = batch.created_at - make_interval(mins => ${minutes})
      from import_batch batch where batch.id = ${id}::uuid and nama = ${nama}`.execute(db),
  );

test("each row is remembered once, as the list left it, and not at all where it was left alone", async () => {
  for (const [at, nama] of ["Ani", "Beni", "Cici", "Dedi"].entries()) await add({ nama, nis: String(1001 + at), telepon: "1" });
  const dedi = await as(clerk, ({ db }) => sql<{ id: string }>`select id from santri where nama = 'Dedi'`.execute(db));
  await edit(String(dedi.rows[0]?.id), { juz: 1 });
  const { id } = await plan(
    sheet(
      ["Nama", "NIS", "Telepon"],
      ...[
        ["Ani", "1001", "2"],
        ["Beni", "1002", "2"],
        ["Cici", "1003", "1"],
        ["Dedi", "1004", "1"],
        ["Eka", "1005", ""],
      ],
    ),
  );
  const beni = await as(clerk, ({ db }) => sql<{ id: string }>`select id from santri where nama = 'Beni'`.execute(db));
  await edit(String(beni.rows[0]?.id), { juz: 2 });
  expect(await take(id)).toEqual({ imported: 2, moved: 1 });
  expect(await remembered(id)).toEqual(["Ani ubah 2", "Cici sama 1", "Dedi sama 2", "Eka baru 1"]);
});

test("two lines that are left as one row stands, and a third that changes it, are that row", async () => {
  const { id: row } = await add({ nama: "Ani", nis: "1001", telepon: "1" });
  const lines = sheet(["NIS", "Telepon"], ["1001", "2"], ["1001", "3"], ["1001", "4"]);
  const { id, counts } = await plan(lines, { decided: { 2: "portal", 3: row, 4: "portal" } });
  expect(counts).toMatchObject({ changed: 1, same: 2, doubtful: 0 });
  expect(await take(id)).toEqual({ imported: 1 });
  expect([(await now(row)).telepon, await remembered(id)]).toEqual(["3", ["Ani ubah 2"]]);
});

test("whoever waits sees how far all of the list is, and it only goes on", async () => {
  await as(clerk, ({ db }) =>
    sql`insert into santri (nama, nis, telepon) select 'Lama', n::text, '1' from generate_series(1001, 1300) n`.execute(db),
  );
  const stands = Array.from({ length: 300 }, (_, at) => ["Lama", String(1001 + at), at === 0 ? "2" : "1"]);
  const fresh = Array.from({ length: 300 }, (_, at) => ["Baru", String(2000 + at), ""]);
  const { id } = await plan(sheet(["Nama", "NIS", "Telepon"], ...stands, ...fresh));
  const told: (readonly [number, number])[] = [];
  const progress = async (done: number, total: number) => void told.push([done, total]);
  expect(await as(clerk, (ctx) => runImport(ctx, santri, String(id), progress))).toBe(301);
  expect(told).toEqual([
    [0, 600],
    [250, 600],
    [300, 600],
    [550, 600],
  ]);
});

test("a new row that stands by now by its name alone is left too", async () => {
  const { id } = await plan(sheet(["Nama"], ["Ani"], ["Beni"]));
  await add({ nama: "ANI" });
  expect(await take(id)).toEqual({ imported: 1, moved: 1 });
  expect(await remembered(id)).toEqual(["Beni baru 1"]);
});

test("of two that somebody said are not meant, a third one was recorded meanwhile: it is left", async () => {
  for (const nis of ["1001", "1002"]) await add({ nama: "Ani", lahir: "2010-01-02", nis });
  const listed = sheet(["Nama", "Lahir"], ["Ani", "2010-01-02"]);
  const settled = { decided: { 2: "baru" } };
  const [first, second] = [await plan(listed, settled), await plan(listed, settled, other)];
  expect(await take(first.id)).toEqual({ imported: 1 });
  expect(await as(other, (ctx) => runImport(ctx, santri, String(second.id)))).toBe(0);
  expect(await countNamed("Ani")).toBe(3);
});

test("what bears a moment just before the trial may have come meanwhile, by a long list; what is older stood already and is no double", async () => {
  const listed = sheet(["Nama", "Lahir"], ["Ani", "2010-01-02"], ["Beni", "2010-01-03"]);
  const { id } = await plan(listed);
  await add({ nama: "Ani", lahir: "2010-01-02" });
  await add({ nama: "Beni", lahir: "2010-01-03" });
  await written("Ani", id, 9);
  await written("Beni", id, 11);
  expect(await take(id)).toEqual({ imported: 1, moved: 1 });
  expect([await countNamed("Ani"), await countNamed("Beni")]).toEqual([1, 2]);
});

test("a row that stands as the list says is nobody's to wait for", async () => {
  await add({ nama: "Ani", nis: "1001", telepon: "1" });
  await add({ nama: "Beni", nis: "1002", telepon: "1" });
  const { id } = await plan(sheet(["NIS", "Telepon"], ["1001", "1"], ["1002", "2"]));
  await as(other, async ({ db }) => {
    await sql`select id from santri where nama = 'Ani' for update`.execute(db);
    expect(await take(id)).toEqual({ imported: 1 });
  });
});
