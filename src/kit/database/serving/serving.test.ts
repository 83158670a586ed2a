import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { installQueue } from "#kit/jobs/jobs.server.ts";
import { createEmptyDatabase, createTestDatabase, dropTestDatabase, quiet, secretKey, servingLogin } from "#tests/support/database.ts";
import { asUser, connect, connected, type DatabaseLocation } from "../connection/location.server.ts";
import { StartRefusal } from "../engine/start-refusal.ts";
import { migrate } from "../migrate.server.ts";
import { loginOf, scramVerifier } from "./login.server.ts";
import { prepareServing } from "./serving.server.ts";

const queue = "graphile_worker";
let owner: DatabaseLocation;
let place: DatabaseLocation;
let ownerName: string;
const roles: string[] = [];
const asOwner = (statement: string) => connected(owner, (client) => client.query(statement));

beforeAll(async () => {
  owner = await createTestDatabase();
  place = asUser(owner, servingLogin);
  await prepareServing(owner, { key: secretKey, queue, log: quiet });
  ownerName = (await asOwner("select current_user::text as name")).rows[0].name;
});
afterAll(async () => {
  for (const role of roles) await asOwner(`drop owned by ${role}; drop role ${role}`);
  await dropTestDatabase(owner);
});

/** A user of the server that the test takes away again. */
async function makeUser(words: string): Promise<{ user: string; password: string }> {
  const user = `uji_${randomBytes(6).toString("hex")}`;
  await asOwner(`create role ${user} login password 'x' ${words}`);
  roles.push(user);
  return { user, password: "x" };
}

describe("the login", () => {
  test("is the same for all who share the key, and another for everybody else", () => {
    expect(loginOf(secretKey)).toEqual(servingLogin);
    const other = loginOf(new Uint8Array(32).fill(1));
    expect(other.user).not.toBe(servingLogin.user);
    expect(other.password).not.toBe(servingLogin.password);
  });

  test("is opened by its password alone", async () => {
    expect(scramVerifier(servingLogin.password)).not.toContain(servingLogin.password);
    expect((await connected(place, (client) => client.query("select 1 as one"))).rows).toEqual([{ one: 1 }]);
    const guess = asUser(owner, { ...servingLogin, password: "tebakan" });
    await expect(connect(guess)).rejects.toMatchObject({ code: "28P01" });
  });
});

/** Not allowed; only a superuser; no such thing in reach. */
const refused = /^(42501|0LP01|42704|58P01|0A000|42P16) /;

/** What somebody could try who gets words of their own into a statement of the product. */
const attempts: readonly [string, string | ((owner: string) => string)][] = [
  ["becoming the owner", (name) => `set role "${name}"`],
  ["becoming the owner for good", (name) => `set session authorization "${name}"`],
  ["running a program", "copy (select 1) to program 'id'"],
  ["running a program to read from", "copy counter from program 'id'"],
  ["writing a file", "copy (select 1) to '/tmp/uji'"],
  ["reading a file into a table", "copy counter from '/etc/passwd'"],
  ["reading a file", "select pg_read_file('/etc/passwd')"],
  ["listing a folder", "select pg_ls_dir('/')"],
  ["taking in a file", "select lo_import('/etc/passwd')"],
  ["making an extension", "create extension dblink"],
  ["making a trusted extension", "create extension hstore"],
  ["leaving triggers out", "alter table audit disable trigger all"],
  ["leaving out triggers of the numbers", "alter table nomor_surat disable trigger all"],
  ["leaving triggers out for the session", "set session_replication_role = replica"],
  ["changing a line", "update audit set action = 'x'"],
  [
    "changing a line by the way of an insert",
    "insert into audit (id, actor_name, action, subject, subject_id, request_id, mac) overriding system value values (1, 'a', 'b', 'c', 'd', 'e', '') on conflict (id) do update set action = 'x'",
  ],
  ["locking a line", "select from audit for update"],
  ["deleting a line", "delete from audit"],
  ["emptying the trail", "truncate audit"],
  ["emptying the trail with what hangs on it", "truncate audit_head cascade"],
  ["a second end of the chain", "insert into audit_head (one, mac, last_id) values (false, '', 0)"],
  ["taking the end away", "delete from audit_head"],
  ["changing what a check found", "update audit_check set intact = true"],
  ["deleting what a check found", "delete from audit_check"],
  ["another installation", "update instalasi set id = gen_random_uuid()"],
  ["other keys of the installation", "delete from instalasi"],
  ["changing what stood in public", "update jejak_jangkar set lines = 1"],
  ["taking back what stood in public", "delete from jejak_jangkar"],
  ["counting lines anew", "select setval('audit_id_seq', 1)"],
  ["telling of other structure", "insert into migration (number, name, checksum) values (9999, 'x', 'x')"],
  ["forgetting structure", "delete from migration"],
  ["changing what structure was", "update migration set checksum = 'x'"],
  ["changing a table", "alter table counter add column x int"],
  ["taking a table", (name) => `alter table counter owner to "${name}"`],
  ["dropping a table", "drop table audit"],
  ["an index", "create index on audit (at)"],
  ["a rule", "create rule x as on insert to audit do instead nothing"],
  ["a trigger", "create trigger x before insert on audit for each row execute function audit_is_final()"],
  ["a policy", "create policy x on audit"],
  ["a table in front of another", "create table pg_temp.akun (id int)"],
  ["a view in front of a table", "create temporary view akun as select 1"],
  ["a function in front of another", "create function public.now() returns timestamptz language sql as 'select null::timestamptz'"],
  ["changing a function", "create or replace function audit_is_final() returns trigger language plpgsql as 'begin return old; end'"],
  ["changing a function's settings", "alter function audit_is_final() reset all"],
  ["an operator", "create operator public.= (leftarg = text, rightarg = text, function = texteq)"],
  ["a schema", "create schema x"],
  ["an event trigger", "create event trigger x on ddl_command_end execute function audit_is_final()"],
  ["rights of what will be made", (name) => `alter default privileges for role "${name}" grant all on tables to public`],
  ["rights of its own", "grant update on audit to current_user; update audit set action = 'x'"],
  ["a login", "create role x login"],
  ["rights on the server", "alter role current_user superuser"],
  ["a member", (name) => `grant "${name}" to current_user`],
  ["a database", "create database x"],
  ["settings of the server", "alter system set fsync = off"],
  ["settings of the database", "do $$ begin execute format('alter database %I set search_path = x', current_database()); end $$"],
  ["the server's settings anew", "select pg_reload_conf()"],
  ["a large object", "select lo_create(0)"],
  ["a large object with content", "select lo_from_bytea(0, 'x')"],
  ["ending connections of others", "select pg_terminate_backend(pid) from pg_stat_activity"],
  ["ending questions of others", "select pg_cancel_backend(pid) from pg_stat_activity"],
  ["passwords of the server", "select * from pg_authid"],
  ["a subscription", "create subscription x connection '' publication x"],
  ["a server elsewhere", "create server x foreign data wrapper postgres_fdw"],
  ["a language", "create language plpython3u"],
];

describe("somebody who speaks through the login", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(place);
  });
  afterAll(() => client.end());

  test.each(attempts)("is refused %s", async (_, attempt) => {
    const statement = typeof attempt === "string" ? attempt : attempt(ownerName);
    const outcome = await client.query(statement).then(
      () => "done",
      ({ code, message }) => `${code} ${message}`,
    );
    expect(outcome).toMatch(refused);
  });

  test("is nobody else after stepping back", async () => {
    await client.query("reset role; reset session authorization");
    const { rows } = await client.query(
      "select session_user::text, current_user::text, rolsuper from pg_roles where rolname = current_user",
    );
    expect(rows).toEqual([{ session_user: servingLogin.user, current_user: servingLogin.user, rolsuper: false }]);
  });

  test("loses what they set for the login when the product starts again", async () => {
    // A login of this test's own: the one of the others stays as it is.
    const key = randomBytes(32);
    roles.push(loginOf(key).user);
    const prepare = async () => (await prepareServing(owner, { key, queue, log: quiet })).place;
    const change = "alter role current_user set statement_timeout = 1; alter role current_user password 'lain'";
    await connected(await prepare(), (taken) => taken.query(change));
    const { rows } = await connected(await prepare(), (again) => again.query("show statement_timeout"));
    expect(rows).toEqual([{ statement_timeout: "0" }]);
  });
});

describe("a server of others", () => {
  test("several processes that start together agree on the login", async () => {
    const key = randomBytes(32);
    roles.push(loginOf(key).user);
    const made = await Promise.all([1, 2, 3].map(() => prepareServing(owner, { key, queue, log: quiet })));
    for (const serving of made) {
      expect(serving.role).toBeNull();
      expect((await connected(serving.place, (client) => client.query("select count(*)::int as n from akun"))).rows).toEqual([{ n: 0 }]);
    }
  });

  test("is served as its owner, and said so, where no login can be made; the triggers still guard the trail", async () => {
    const plain = await makeUser("");
    const mine = await createEmptyDatabase();
    const { database } = mine as { database: string };
    await asOwner(`alter database ${database} owner to ${plain.user}; grant create, usage on schema public to ${plain.user}`);
    const place = asUser(mine, plain);
    const log = { ...quiet, warn: vi.fn() };
    try {
      await migrate(place, "migrations", quiet);
      await installQueue(place, quiet);
      expect(await prepareServing(place, { key: secretKeyOfOthers, queue, log })).toEqual({ place, role: null });
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ peran: loginOf(secretKeyOfOthers).user }),
        expect.stringContaining("DATABASE_APP_URL"),
      );
      const insert = "insert into audit (actor_name, action, subject, subject_id, request_id, mac) values ('a', 'b', 'c', 'd', 'e', '')";
      await connected(place, (client) => client.query(insert));
      await expect(connected(place, (client) => client.query("delete from audit"))).rejects.toThrow("final");
      await expectLesserLogin(place);
    } finally {
      await dropTestDatabase(mine);
    }
  });

  /** The way out that the warning names. */
  async function expectLesserLogin(place: DatabaseLocation): Promise<void> {
    const lesser = await makeUser("");
    const url = urlOf(asUser(place, lesser));
    const serving = await prepareServing(place, { key: secretKeyOfOthers, url, queue, log: quiet });
    expect(serving).toEqual({ place: { connectionString: url }, role: null });
    await connected(serving.place, async (client) => {
      await client.query("select graphile_worker.add_job('x')");
      await expect(client.query("delete from audit")).rejects.toMatchObject({ code: "42501" });
      await expect(client.query("update counter set value = value")).resolves.toMatchObject({ rowCount: 0 });
    });
  }

  test.each([
    ["cannot log in", async () => ({ user: "tidak_ada_orang", password: "x" }), /menolak sambungan DATABASE_APP_URL/],
    ["may make roles", () => makeUser("createrole"), /pengguna lain yang tidak memiliki tabel/],
    ["rules the server", () => makeUser("superuser"), /pengguna lain yang tidak memiliki tabel/],
    ["belongs to the owner", () => makeUser(`in role "${ownerName}"`), /pengguna lain yang tidak memiliki tabel/],
  ])("a login of the operator's that %s is refused", async (_, make, sentence) => {
    const url = urlOf(asUser(owner, await make()));
    const refusal = (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);
    await expect(prepareServing(owner, { key: secretKey, url, queue, log: quiet })).rejects.toSatisfy(refusal);
  });

  test("a login of the operator's on another database is refused", async () => {
    const elsewhere = await createEmptyDatabase();
    const url = urlOf(asUser(elsewhere, await makeUser("")));
    const refusal = (error: unknown) => error instanceof StartRefusal && /basis data yang sama/.test(error.sentence);
    await expect(prepareServing(owner, { key: secretKey, url, queue, log: quiet })).rejects.toSatisfy(refusal);
    await dropTestDatabase(elsewhere);
  });
});

const secretKeyOfOthers = new Uint8Array(32).fill(3);

function urlOf(place: DatabaseLocation): string {
  if ("connectionString" in place) {
    const url = new URL(place.connectionString);
    url.pathname = `/${place.database}`;
    return url.href;
  }
  const { host, user, password = "", database } = place;
  return `postgres://localhost/${database}?${new URLSearchParams({ host, user, password })}`;
}
