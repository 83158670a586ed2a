import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import {
  auditKey,
  createTestDatabase,
  dropTestDatabase,
  openTestDatabase,
  quiet,
  secretKey,
  servingLogin,
  useDatabase,
} from "#tests/support/database.ts";
import { openDatabase } from "../database.server.ts";
import { everyRow, json, sql } from "../sql.server.ts";
import { connected } from "./location.server.ts";

const home = useDatabase();
const run = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope().transaction(work);
const bump = (ctx: Ctx, name: string) => ctx.db.updateTable("counter").set({ value: sql`value + 1` }).where("name", "=", name).execute();

test("keys inside json stay as they are, columns do not", async () => {
  const kept = { snake_key: { camelKey: [1, 2] }, "Two Words": null };
  const { rows } = await run((ctx) => sql<object>`select ${json(kept)} as some_column, ${json([1, 2])} as a_list`.execute(ctx.db));
  expect(rows).toEqual([{ someColumn: kept, aList: [1, 2] }]);
});

test("no change reaches every row because its condition was forgotten", async () => {
  await run(async ({ db }) => {
    await db
      .insertInto("counter")
      .values(["a", "b"].map((period) => ({ name: "uji-semua", period, value: 1 })))
      .execute();
    const [update, remove] = [db.updateTable("counter").set({ value: 9 }), db.deleteFrom("counter")];
    const below = db
      .with("gone", (inside) => inside.deleteFrom("counter").returning("name"))
      .selectFrom("gone")
      .selectAll();
    for (const forgotten of [update, remove, below]) expect(() => forgotten.compile()).toThrow("where(everyRow)");
    for (const forgotten of [update, remove, below]) await expect(forgotten.execute()).rejects.toThrow("where(everyRow)");
    const values = () => db.selectFrom("counter").select(["period", "value"]).where("name", "=", "uji-semua").orderBy("period").execute();
    expect((await values()).map(({ value }) => Number(value))).toEqual([1, 1]);
    await update.where("name", "=", "uji-semua").where("period", "=", "a").execute();
    expect((await values()).map(({ value }) => Number(value))).toEqual([9, 1]);
    const kept = await db.selectFrom("counter").selectAll().where("name", "!=", "uji-semua").execute();
    await remove.where(everyRow).execute();
    expect(await values()).toEqual([]);
    if (kept.length > 0) await db.insertInto("counter").values(kept).execute();
  });
});

test("a date is the text it was, a number beyond 2^53 as well", async () => {
  const { rows } = await run((ctx) =>
    sql`select date '2026-07-01' as one, array[date '2026-07-01'] as many, 9007199254740993::bigint as large, 1.10::numeric as exact`.execute(
      ctx.db,
    ),
  );
  expect(rows).toEqual([{ one: "2026-07-01", many: ["2026-07-01"], large: "9007199254740993", exact: "1.10" }]);
});

test("the application can add to the audit trail, and only that", async () => {
  await run(async (ctx) => {
    const row = {
      at: ctx.now,
      actorId: null,
      actorName: "uji",
      action: "create",
      subject: "uji",
      subjectId: "1",
      before: null,
      after: null,
    };
    await ctx.db
      .insertInto("audit")
      .values({ ...row, requestId: ctx.requestId, mac: Buffer.from("00", "hex") })
      .execute();
  });
  const attempts = [
    "update audit set action = 'x'",
    "delete from audit",
    "truncate audit",
    "alter table audit disable trigger all",
    "drop table audit",
    "delete from migration",
  ];
  for (const attempt of attempts) {
    await expect(
      run((ctx) => sql.raw(attempt).execute(ctx.db)),
      attempt,
    ).rejects.toMatchObject({ code: "42501" });
  }
  const asOwner = (statement: string) => connected(home.database.place, (owner) => owner.query(statement));
  await expect(asOwner("update audit set action = 'x'")).rejects.toThrow("final");
  await expect(asOwner("truncate audit")).rejects.toThrow("final");
});

test("a touched tag reaches this process at once and others by the server, and only when it commits", async () => {
  const other = openTestDatabase(home.database.place);
  const here: (string | null)[] = [];
  const there: (string | null)[] = [];
  home.database.listen("content", (tag) => here.push(tag));
  other.listen("content", (tag) => there.push(tag));
  await vi.waitFor(() => expect([here, there]).toEqual([[null], [null]]));
  await run(async (ctx) => ctx.touch("pertama"));
  await expect(
    run(async (ctx) => {
      ctx.touch("hilang");
      throw new Error("stop");
    }),
  ).rejects.toThrow("stop");
  await run(async (ctx) => {
    ctx.touch("berita");
    ctx.touch("berita");
    expect(here).not.toContain("berita");
  });
  expect(here).toContain("berita");
  await vi.waitFor(() => expect(there).toEqual([null, "pertama", "berita"]));
  await other.close();
});

test("a listener whose connection is cut hears that it may have missed something, then goes on", async () => {
  const heard: (string | null)[] = [];
  home.database.listen("kabar", (payload) => heard.push(payload));
  await vi.waitFor(async () => {
    await home.database.pool.query("select pg_notify('kabar', 'satu')");
    expect(heard).toContain("satu");
  });
  heard.length = 0;
  const cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'";
  await connected(home.database.place, (owner) => owner.query(cut));
  await vi.waitFor(() => expect(heard).toContain(null));
  await home.database.pool.query("select pg_notify('kabar', 'dua')");
  await vi.waitFor(() => expect(heard).toContain("dua"));
});

test("channels that join one after the other are all heard", async () => {
  const other = openTestDatabase(home.database.place);
  const heard: string[] = [];
  for (const channel of ["satu", "dua"]) other.listen(channel, (payload) => heard.push(`${channel} ${payload}`));
  await vi.waitFor(() => expect(heard).toEqual(["satu null", "dua null"]));
  other.listen("tiga", (payload) => heard.push(`tiga ${payload}`));
  await vi.waitFor(() => expect(heard).toContain("tiga null"));
  await home.database.pool.query("select pg_notify(channel, 'hai') from unnest(array['satu', 'dua', 'tiga']) as channel");
  await vi.waitFor(() => expect(heard.slice(3).sort()).toEqual(["dua hai", "satu hai", "tiga hai"]));
  await other.close();
});

test("work after the commit may fail without failing the request", async () => {
  const log = { ...quiet, error: vi.fn() };
  const database = openTestDatabase(home.database.place, { log });
  const answer = await database.scope({ id: null, name: "uji", roles: [] }, "req-1").transaction(async (ctx) => {
    ctx.afterCommit(() => Promise.reject(new Error("mail server down")));
    return "stored";
  });
  expect(answer).toBe("stored");
  expect(log.error).toHaveBeenCalledOnce();
  await database.close();
});

test("a connection cut inside a transaction is unavailable, and the next transaction works", async () => {
  const cut = run(async (ctx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.db);
    await connected(home.database.place, (owner) => owner.query("select pg_terminate_backend($1)", [rows[0]?.pid]));
    await sleep(50);
    await bump(ctx, "kiri");
  });
  await expect(cut).rejects.toMatchObject({ kind: "unavailable" });
  expect((await run((ctx) => sql`select 1 as one`.execute(ctx.db))).rows).toEqual([{ one: 1 }]);
});

test("a commit whose outcome is unknown is unavailable, and nothing is done as if it had happened", async () => {
  await connected(home.database.place, (owner) =>
    owner.query(`create function cut() returns trigger language plpgsql security definer as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create table cut_at_commit (id int);
      create constraint trigger cut after insert on cut_at_commit deferrable initially deferred for each row execute function cut()`),
  );
  const later = vi.fn();
  const sent = run(async (ctx) => {
    ctx.afterCommit(later);
    await sql`insert into cut_at_commit values (1)`.execute(ctx.db);
  });
  await expect(sent).rejects.toMatchObject({ kind: "unavailable" });
  expect(later).not.toHaveBeenCalled();
});

test("a pool of busy connections and a server that is not there are unavailable soon", async () => {
  const place = await createTestDatabase();
  const small = openTestDatabase(place, { poolSize: 1 });
  const release = Promise.withResolvers<void>();
  const busy = small.read((db) => db.transaction().execute(() => release.promise));
  await sleep(50);
  await expect(small.read((db) => sql`select 1`.execute(db))).rejects.toMatchObject({ kind: "unavailable" });
  release.resolve();
  await busy;
  await small.close();
  await dropTestDatabase(place);
  const nowhere = openDatabase({
    place: { host: "/nonexistent", user: "portal", database: "portal" },
    role: null,
    policy: {},
    auditKey,
    secretKey,
    log: quiet,
  });
  await expect(nowhere.read((db) => sql`select 1`.execute(db))).rejects.toMatchObject({ kind: "unavailable" });
  await expect(nowhere.tryWrite()).rejects.toThrow();
  nowhere.listen("content", () => undefined);
  await nowhere.close();
});

test("each connection keeps the limits of a short transaction", async () => {
  const { rows } = await run((ctx) =>
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone, current_user::text as who`.execute(
      ctx.db,
    ),
  );
  expect(rows).toEqual([{ statement: "15s", lock: "5s", idle: "30s", zone: "UTC", who: servingLogin.user }]);
});

test("a server that is set up otherwise compiles nothing that is asked for once, and gives days as they are kept", async () => {
  const place = await createTestDatabase();
  const other = ["jit = on", "datestyle = 'German'", "intervalstyle = 'sql_standard'"].map(
    (one) => `alter database "${place.database}" set ${one}`,
  );
  await connected(place, (owner) => owner.query(other.join(";")));
  const database = openTestDatabase(place);
  const asked = sql`select current_setting('jit') as jit, date '2026-11-30' as day, (date '2026-11-30')::text as said, interval '1 day 12 hours'::text as long`;
  const answers = await Promise.all([
    database.read((db) => asked.execute(db)),
    database.scope({ id: null, name: "uji", roles: [] }, "uji").transaction(({ db }) => asked.execute(db)),
  ]);
  const expected = { jit: "off", day: "2026-11-30", said: "2026-11-30", long: "1 day 12:00:00" };
  expect(answers.map(({ rows }) => rows)).toEqual([[expected], [expected]]);
  await database.close();
  await dropTestDatabase(place);
});
