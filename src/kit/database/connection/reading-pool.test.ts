import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { actor, auditKey, quiet, secretKey, useDatabase } from "#tests/support/database.ts";
import { openDatabase } from "../database.server.ts";
import { plannedEachTime, plannedOnce, sql } from "../sql.server.ts";
import { connected } from "./location.server.ts";

/** Public pages ask over these connections: hundreds of visitors at once, while the office changes what they read. */
const home = useDatabase();
const read = <T>(work: (ctx: ReadCtx) => Promise<T>) => home.database.reader(visitor, "uji").read(work);
const one = async <T>(query: ReturnType<typeof sql<{ value: T }>>) => (await read((ctx) => query.execute(ctx.db))).rows[0]?.value;

test("two hundred questions at once are each given their own answer, the failing ones their own error", async () => {
  const asked = Array.from({ length: 200 }, (_, number) =>
    number % 10 === 3 ? one(sql`select 1 / (${number}::int - ${number}::int) as value`) : one(sql`select ${number}::int as value`),
  );
  const answers = await Promise.allSettled(asked);
  answers.forEach((answer, number) => {
    if (number % 10 === 3) expect(answer).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    else expect(answer).toEqual({ status: "fulfilled", value: number });
  });
});

test("what several ask in one turn is asked once; whoever asks later is told what is so then", async () => {
  const chance = () => one<number>(sql`select random() as value`);
  const [first, second] = await Promise.all([chance(), chance()]);
  expect(second).toBe(first);
  expect(await chance()).not.toBe(first);
  const [alike, other] = await Promise.all([one(sql`select ${"a"}::text as value`), one(sql`select ${"b"}::text as value`)]);
  expect([alike, other]).toEqual(["a", "b"]);
});

test("a statement that wants a plan of its own leaves none behind", async () => {
  const kept = () => one<number>(sql`select count(*)::int as value from pg_prepared_statements where statement like ${"%tanda-uji%"}`);
  // Each of the connections has its turn.
  const ask = (mark: typeof plannedEachTime) =>
    Promise.all([1, 2, 3].map((nth) => one(sql`select 'tanda-uji' || ${nth}::int as value ${mark}`)));
  await ask(plannedEachTime);
  expect(await Promise.all([kept(), kept(), kept()])).toEqual([0, 0, 0]);
  await ask(sql``);
  expect(await kept()).toBe(1);
});

test("a statement that wants one plan has it from the first question on, and leaves the others as they are", async () => {
  const plans = (of: string) =>
    one<string>(sql`select concat(generic_plans, ' and ', custom_plans) as value from pg_prepared_statements
      where statement like ${`%uji-${of}%`} and statement not like '%pg_prepared_statements%'`);
  // Each of the three connections has its turn three times.
  for (let nth = 0; nth < 9; nth++) await one(sql`select 'uji-sekali' || ${nth}::int as value ${plannedOnce}`);
  for (let nth = 0; nth < 9; nth++) await one(sql`select 'uji-biasa' || ${nth}::int as value`);
  expect([await plans("sekali"), await plans("biasa")]).toEqual(["3 and 0", "0 and 3"]);
  await expect(one(sql`select 1 / (${0}::int) as value ${plannedOnce}`)).rejects.toMatchObject({ code: "22012" });
  for (let nth = 0; nth < 3; nth++)
    expect(await one(sql`select current_setting('plan_cache_mode') as value where ${nth}::int >= 0`)).toBe("auto");
});

test("a slow question holds up only those on its own connection", async () => {
  const slow = one(sql`select 1 as value from pg_sleep(1.5)`);
  expect(await Promise.race([Promise.any([1, 2].map((nth) => one(sql`select 2 as value where ${nth}::int > 0`))), slow])).toBe(2);
  await slow;
});

test("a table that somebody keeps locked holds up the others for a moment only, and is asked for again once it is free", async () => {
  await connected(home.database.place, async (client) => {
    await client.query("create table terkunci (satu int); insert into terkunci values (5)");
    await client.query("begin; lock table terkunci in access exclusive mode");
    const locked = () => one(sql`select satu as value from terkunci where ${0}::int = 0`);
    await expect(locked()).rejects.toMatchObject({ kind: "unavailable" });
    const many = await Promise.allSettled(Array.from({ length: 100 }, (_, nth) => sleep(nth).then(locked)));
    expect(many.map(({ status }) => status)).toEqual(Array(100).fill("rejected"));
    // They were told what one was told: each asking for itself would have brought an error of its own. One or two may have asked again.
    const told = new Set(many.map((one) => one.status === "rejected" && one.reason.cause));
    expect(told.size).toBeLessThan(4);
    expect(await one(sql`select 8 as value`)).toBe(8);
    await client.query("rollback");
    await expect.poll(() => locked().catch(() => undefined), { timeout: 10_000 }).toBe(5);
    expect([await locked(), await locked(), await locked()]).toEqual([5, 5, 5]);
  });
}, 30_000);

test("connections cut by the server are opened anew, and whoever asked is answered all the same", async () => {
  const pids = new Set(await Promise.all([1, 2, 3].map((nth) => one<number>(sql`select pg_backend_pid() as value where ${nth}::int > 0`))));
  expect(pids.size).toBe(3);
  const waiting = [1, 2, 3].map((number) => one(sql`select ${number}::int as value from pg_sleep(0.6)`));
  await sleep(100);
  await connected(home.database.place, (client) =>
    client.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [[...pids]]),
  );
  expect(await Promise.all(waiting)).toEqual([1, 2, 3]);
  expect(await one(sql`select 7 as value`)).toBe(7);
});

test("a server that is not there is unavailable soon", async () => {
  const nowhere = openDatabase({
    place: { host: "/tidak/ada", user: "x", database: "x" },
    role: null,
    policy: {},
    auditKey,
    secretKey,
    log: quiet,
  });
  const answer = nowhere.reader(visitor, "uji").read((ctx) => sql`select 1`.execute(ctx.db));
  await expect(answer).rejects.toMatchObject({ kind: "unavailable", message: expect.not.stringContaining("terkirim") });
  await nowhere.close();
});

test("a plan made for columns that are others now is made anew", async () => {
  await connected(home.database.place, async (client) => {
    await client.query("create table berubah (satu text); insert into berubah values ('lama')");
    const ask = (nth: number) => one<string>(sql`select satu as value from berubah where ${nth}::int > 0`);
    await Promise.all([1, 2, 3].map(ask));
    await client.query("alter table berubah alter satu type int using 5");
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([5, 5, 5]);
  });
});

test("a plan that is old on one connection is taken for old on all of them", async () => {
  const pids = () => Promise.all([1, 2, 3].map((nth) => one<number>(sql`select pg_backend_pid() as value where ${nth}::int < 9`)));
  await connected(home.database.place, async (client) => {
    await client.query("create table satu_saja (satu text); insert into satu_saja values ('lama')");
    const ask = (nth: number) => one<string>(sql`select satu as value from satu_saja where ${nth}::int > 0`);
    const before = new Set(await pids());
    expect([before.size, await ask(1)]).toEqual([3, "lama"]);
    await client.query("alter table satu_saja alter satu type int using 5");
    for (const nth of [1, 2, 3]) expect(await ask(nth)).toBe(5);
    expect((await pids()).filter((pid) => pid === undefined || before.has(pid))).toEqual([]);
  });
});

test("a page that only reads cannot write, and a query that fails spoils no other", async () => {
  const reader = home.database.reader(visitor, "uji");
  const write = reader.read((ctx) => sql`insert into counter (name, period, value) values ('x', 'y', 1)`.execute(ctx.db));
  await expect(write).rejects.toMatchObject({ kind: "unavailable" });
  const count = await reader.read((ctx) => ctx.db.selectFrom("counter").selectAll().where("name", "=", "x").execute());
  expect(count).toEqual([]);
  const both = await reader.read(async (ctx) => {
    await sql`select 1 / 0`.execute(ctx.db).catch(() => undefined);
    return sql<{ one: number }>`select 1 as one`.execute(ctx.db);
  });
  expect(both.rows).toEqual([{ one: 1 }]);
  await expect(reader.transaction(async () => "opened")).rejects.toThrow("only reads");
});

test("a screen that only reads cannot write either, and what it refused is still told", async () => {
  const own = actor("pegawai");
  const scope = home.scope(own);
  const look = scope.read((ctx) => sql`update akun set nama = nama`.execute(ctx.db));
  await expect(look).rejects.toMatchObject({ kind: "unavailable" });
  const refused = scope.read(async () => Promise.reject(refuse.forbidden("Bukan untuk Anda.", "uji:update")));
  await expect(refused).rejects.toMatchObject({ kind: "forbidden" });
  const told = await scope.read((ctx) =>
    ctx.db.selectFrom("audit").select(["action", "subject"]).where("actorId", "=", own.id).orderBy("id").execute(),
  );
  expect(told).toEqual([{ action: "denied", subject: "uji" }]);
});
