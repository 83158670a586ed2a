/** Who somebody is, is asked with every click: the server plans that once for each connection, and forgets it where columns change. */
import { expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import { openTestDatabase, useDatabase } from "#tests/support/database.ts";
import { plannedOnce, sql } from "../sql.server.ts";
import { PlanNames } from "./kept-plans.server.ts";
import { connected } from "./location.server.ts";

const house = useDatabase();
const word = (mark = plannedOnce) => sql<{ kata: unknown }>`select kata from uji_rencana where id = ${1} ${mark}`;
const kept = sql<{ statement: string }>`select statement from pg_prepared_statements where from_sql = false`;

/** With one connection, of a table of its own. */
async function alone(work: (database: ReturnType<typeof openTestDatabase>, change: (text: string) => Promise<unknown>) => Promise<void>) {
  const change = (text: string) => connected(house.database.place, (owner) => owner.query(text));
  await change(
    "create table uji_rencana (id int, kata text); insert into uji_rencana values (1, '7'); grant select on uji_rencana to public",
  );
  const database = openTestDatabase(house.database.place, { poolSize: 1 });
  try {
    await work(database, change);
  } finally {
    await database.close();
    await change("drop table uji_rencana");
  }
}

test("a statement that is planned once is known again by its connection, and no other", async () => {
  await alone(async (database) => {
    for (let time = 0; time < 3; time++) await database.read((db) => word().execute(db));
    await database.read((db) => word(sql``).execute(db));
    const { rows } = await database.read((db) => kept.execute(db));
    expect(rows).toEqual([{ statement: expect.stringContaining("direncanakan sekali") }]);
  });
});

test("where its columns have changed meanwhile it is planned anew, alone and within a transaction", async () => {
  await alone(async (database, change) => {
    const alone = () => database.read((db) => word().execute(db));
    const within = () => database.scope(visitor, "uji").transaction(({ db }) => word().execute(db));
    expect((await alone()).rows).toEqual([{ kata: "7" }]);
    await change("alter table uji_rencana alter kata type int using kata::int");
    expect((await alone()).rows).toEqual([{ kata: 7 }]);
    await change("alter table uji_rencana alter kata type text");
    expect((await within()).rows).toEqual([{ kata: "7" }]);
  });
});

test("what else fails is no reason to ask again", async () => {
  await alone(async (database) => {
    let times = 0;
    const failing = database.read((db) => {
      times += 1;
      return sql`select 1 / ${0}::int ${plannedOnce}`.execute(db);
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    expect(times).toBe(1);
  });
});

test("a statement has one name until all are renewed, and a thousand have one at most", () => {
  const names = new PlanNames("uji");
  const first = names.nameOf("select 1");
  expect([names.nameOf("select 1"), names.nameOf("select 2") === first]).toEqual([first, false]);
  for (let nth = 0; nth < 998; nth++) expect(names.nameOf(`select ${nth} + 0`)).toBeDefined();
  expect([names.nameOf("select 1001"), names.nameOf("select 1")]).toEqual([undefined, first]);
  names.renew();
  expect([undefined, first]).not.toContain(names.nameOf("select 1"));
});
