/** A list is taken back: only by whoever may do to its rows what that does, and what the database does along knows of it for that long alone. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { history } from "#kit/audit/history.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { dayOf } from "#kit/dates.ts";
import { everyAct } from "#tests/support/rights.ts";
import { add, as, clerk, countNamed, edit, named, other, plan, santri, santriHome, sheet, take, useSantri } from "#tests/support/santri.ts";
import { undoImport } from "./undo.server.ts";

useSantri();

beforeAll(() =>
  connected(santriHome.database.place, (owner) =>
    owner.query(`
      create table saksi (urung text not null);
      grant insert, select, delete on saksi to public;
      create function lihat_urung() returns trigger language plpgsql as $$
      begin
        insert into saksi values (coalesce(current_setting('impor.urung', true), ''));
        return new;
      end $$;
      create trigger lihat_urung before update on santri for each row execute function lihat_urung()`),
  ),
);
beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_batch", "santri", "saksi"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);

const brought = async () => {
  await add({ nama: "Ali", nis: "1001", telepon: "1" });
  const { id } = await plan(sheet(["NIS", "Nama", "Telepon"], ["1001", "Ali", "2"], ["1002", "Budi", "3"]));
  await take(id);
  return String(id);
};
/** With all rights but these. */
const undoing = (id: string, without: readonly string[] = []) =>
  as(clerk, (ctx) => {
    const acts = everyAct.filter((act) => !without.includes(act));
    const own: Policy = { ...ctx.policy, santri: [[["juru"], acts, ["umum", "dinas", "pribadi", "rahasia"], "all"]] };
    return undoImport({ ...ctx, policy: own }, santri, { id, rest: false });
  });

test.each(["update", "import"])("whoever may not %s takes nothing back, and every row stays as the list left it", async (act) => {
  const id = await brought();
  await expect(undoing(id, [act])).rejects.toMatchObject({ kind: "forbidden" });
  expect([(await named("Ali")).telepon, await countNamed("Budi")]).toEqual(["2", 1]);
  expect(await undoing(id)).toMatchObject({ undone: 1, restored: 1, done: true });
  expect([(await named("Ali")).telepon, await countNamed("Budi")]).toEqual(["1", 0]);
});

test("what moves along in the database is told the day of the list that goes, and afterwards nothing more", async () => {
  const id = await brought();
  await as(clerk, ({ db }) => sql`delete from saksi`.execute(db));
  const { doneAt } = await as(clerk, ({ db }) =>
    db.selectFrom("importBatch").select("doneAt").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  const said = await as(clerk, async (ctx) => {
    await undoImport(ctx, santri, { id, rest: false });
    await sql`update santri set telepon = '9'`.execute(ctx.db);
    return (await sql<{ urung: string }>`select urung from saksi`.execute(ctx.db)).rows.map(({ urung }) => urung);
  });
  const day = dayOf(doneAt as Date);
  expect(said).toEqual([day, day, "", ""]);
});

test("of a row that several people changed since it is told who did last, and when", async () => {
  const id = await brought();
  const { id: ali } = await named("Ali");
  const past = await as(clerk, (ctx) => history(ctx, "santri", { id: ali, limit: 1 }));
  expect(past[0]).toMatchObject({ action: "update", actorName: clerk.name });
  await edit(ali, { juz: 3 });
  const [last] = await as(clerk, (ctx) => history(ctx, "santri", { id: ali, limit: 1 }));
  const left = [{ id: ali, name: "Ali", by: other.name, at: last?.at }];
  expect(await undoing(id)).toEqual({ undone: 0, left, done: false, others: { undone: 1, restored: 0 } });
  expect(other.name).not.toBe(clerk.name);
});
