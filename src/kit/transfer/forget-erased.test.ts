/**
 * A person is erased while lists wait that somebody uploaded and did not take in. What goes wrong: for a week a file, or the page of what
 * it misses, still says what the school promised to have forgotten; or lists that say nothing of that person go too.
 */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { json, sql } from "#kit/database/sql.server.ts";
import { add, as, batch, clerk, other, plan, santri, sheet, useSantri } from "#tests/support/santri.ts";
import { forgetErasedInLists } from "./transfer.server.ts";

useSantri();

interface Kept {
  /** Of rows that stand in another form, or may be meant. */
  readonly told?: object;
  readonly absent?: readonly string[];
}
const absentNames = (ids: readonly string[]) => ({ count: ids.length, names: ids.map((id) => ({ id, name: `Nama ${id}` })) });
const keep = ({ told, absent = [] }: Kept): Promise<string> =>
  as(clerk, async ({ db }) => {
    const { id } = await db
      .insertInto("importList")
      .values({
        register: "santri",
        fileName: "EMIS.xlsx",
        choices: json({}),
        plan: json({ absent: absentNames(absent) }),
        actorId: String(clerk.id),
      } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    if (told)
      await db
        .insertInto("importTold")
        .values({ listId: id, kind: "ragu", place: 2, told: json(told) })
        .execute();
    return id;
  });
const erase = (id: string) => as(clerk, ({ db }) => sql`delete from santri where id = ${id}::uuid`.execute(db));
const forget = () => as(clerk, (ctx) => forgetErasedInLists(ctx, [santri]));
const kept = () => as(clerk, ({ db }) => db.selectFrom("importList").select(["id", "plan"]).orderBy("createdAt").execute());

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_batch", "import_list", "santri"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);

test("what waits and says something of an erased person goes, what only missed them forgets the name, and the rest stays", async () => {
  const [gone, stays] = [await add({ nama: "Terhapus", nis: "3001" }), await add({ nama: "Tetap", nis: "3002" })];
  const about = await keep({ told: { kind: "ubah", id: gone.id, name: "Terhapus" } });
  const perhaps = await keep({ told: { kind: "ragu", id: null, candidates: [{ id: stays.id }, { id: gone.id }] } });
  const missed = await keep({ absent: [gone.id, stays.id] });
  const apart = await keep({ told: { kind: "ubah", id: stays.id }, absent: [stays.id] });
  const same = await plan(sheet(["NIS", "Telepon"], ["3001", "08"]), { list: await keep({}), partly: true });
  expect(await forget()).toBe(0);
  await erase(gone.id);
  // Both lists that name the row, and the one of which the plan holds it.
  expect(await forget()).toBe(3);
  const left = await kept();
  expect(left.map(({ id }) => id)).toEqual([missed, apart]);
  expect([about, perhaps].some((id) => left.some((one) => one.id === id))).toBe(false);
  expect(left.map(({ plan: told }) => told)).toEqual([{ absent: absentNames([stays.id]) }, { absent: absentNames([stays.id]) }]);
  const batches = await as(clerk, ({ db }) => db.selectFrom("importBatch").select("id").execute());
  expect(batches.map(({ id }) => id)).not.toContain(same.id);
  expect(await forget()).toBe(0);
});

test("a plan that belongs to no list goes by itself, and with a list what was refused in it when the rest was taken in", async () => {
  const gone = await add({ nama: "Terhapus", nis: "3011" });
  const list = await keep({ told: { kind: "ubah", id: gone.id } });
  const alone = await plan(sheet(["NIS", "Telepon"], ["3011", "08"]));
  const abroad = await plan(sheet(["NIS", "Telepon"], ["3011", "08"]), {}, other);
  await as(clerk, ({ db }) => db.updateTable("importBatch").set({ register: "alumni" }).where("id", "=", String(abroad.id)).execute());
  const refused = json([{ row: 2, column: "Nama", typed: "Terhapus", sentence: "x" }]);
  const [taken, another] = [
    await batch({ listId: list, doneAt: new Date(), refused }),
    await batch({ listId: await keep({}), doneAt: new Date(), refused }),
  ];
  await erase(gone.id);
  expect(await forget()).toBe(2);
  const batches = await as(clerk, ({ db }) => db.selectFrom("importBatch").select(["id", "refused"]).execute());
  const left = new Map(batches.map((row) => [row.id, (row.refused as unknown[]).length]));
  expect([left.has(String(alone.id)), left.get(taken), left.get(another), left.has(String(abroad.id))]).toEqual([false, 0, 1, true]);
});

test("lists of another register are not looked through for rows of this one, nor are those of a register that is no more", async () => {
  const elsewhere = await keep({ told: { kind: "ubah", id: randomUUID() }, absent: [randomUUID()] });
  await as(clerk, ({ db }) => db.updateTable("importList").set({ register: "alumni" }).where("id", "=", elsewhere).execute());
  const own = await keep({ told: { kind: "ragu", id: null, candidates: [] } });
  const before = await kept();
  expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining([elsewhere, own]));
  expect(await forget()).toBe(0);
  expect(await kept()).toEqual(before);
});
