import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quiet } from "#tests/support/database.ts";
import { connect, type DatabaseLocation } from "./connection/location.server.ts";
import { nextNumber } from "./counter.server.ts";
import { startEngine } from "./engine/engine.server.ts";
import { loginOf } from "./serving/login.server.ts";
import { StartRefusal, startDatabase } from "./supervisor.server.ts";

let base: string;
const actor = { id: null, name: "uji", roles: [] };
const options = (changes: object = {}) => ({
  dataDir: join(base, "data"),
  migrationsDir: join(base, "migrations"),
  policy: {},
  log: quiet,
  ...changes,
});
/** The login of the installation that the test has started. */
const served = () => loginOf(readFileSync(join(base, "data", "kunci", "rahasia")));
const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "supervisor-"));
  await chmod(base, 0o755);
  await cp("migrations", join(base, "migrations"), { recursive: true });
});

afterEach(() => rm(base, { recursive: true, force: true }));

test("starts from nothing, works, stops, and goes on where it was", async () => {
  for (const expected of [1, 2]) {
    const { database, stop } = await startDatabase(options());
    await database.tryWrite();
    expect(await database.scope(actor, "r").transaction((ctx) => nextNumber(ctx, "urut", "2026"))).toBe(expected);
    await stop();
    expect(existsSync(join(base, "data", "database", "postmaster.pid"))).toBe(false);
  }
});

test("a database newer than the code is refused, and the server does not stay behind", async () => {
  await writeFile(join(base, "migrations", "9999-besok.sql"), "create table besok (id int)");
  await (await startDatabase(options())).stop();
  await rm(join(base, "migrations", "9999-besok.sql"));
  await expect(startDatabase(options())).rejects.toSatisfy(refusal(/lebih baru daripada aplikasi/));
  expect(existsSync(join(base, "data", "database", "postmaster.pid"))).toBe(false);
});

test("while it serves nobody logs in to our own server as its owner: not through its socket, not after a crash, not on an older cluster", async () => {
  const directory = join(base, "data", "database");
  const place = { host: join(base, "data", "database.socket"), user: "portal", database: "portal" };
  const asOwner = () => connect(place).then((client) => client.end());
  const refused = () => expect(asOwner()).rejects.toMatchObject({ code: "28000" });
  const { database, stop } = await startDatabase(options());
  await refused();
  for (const [password, code] of [
    ["portal", "28000"],
    [served().password, "28000"],
  ])
    await expect(connect({ ...place, password } as DatabaseLocation)).rejects.toMatchObject({ code });
  const { rows } = await database.pool.query("select usename::text as who from pg_stat_activity where backend_type = 'client backend'");
  expect(new Set(rows.map(({ who }) => who))).toEqual(new Set([served().user]));
  const pid = () => Number(readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n")[0]);
  const killed = pid();
  process.kill(killed, "SIGKILL");
  await expect
    .poll(
      async () =>
        pid() !== killed &&
        (await database.tryWrite().then(
          () => true,
          () => false,
        )),
      { timeout: 20_000 },
    )
    .toBe(true);
  await refused();
  await stop();
  // As clusters were made before.
  await writeFile(join(directory, "pg_hba.conf"), "local all all trust\n");
  const again = await startDatabase(options());
  await refused();
  await again.stop();
});

test("whoever came in as the owner while the structure was brought up to date does not stay", async () => {
  const place = { host: join(base, "data", "database.socket"), user: "portal", database: "postgres" };
  const held: Promise<Client>[] = [];
  const { stop } = await startDatabase(options({ prepare: async () => void held.push(connect(place)) }));
  const client = await held[0];
  await expect(client?.query("select 1")).rejects.toThrow();
  await stop();
});

test("a server of others is refused while its fsync is off, and when it does not know us", async () => {
  const engine = await startEngine({ dataDir: join(base, "theirs"), log: quiet, durable: false });
  const url = (database: string) => `postgresql://portal@${encodeURIComponent(join(base, "theirs", "database.socket"))}/${database}`;
  try {
    await expect(startDatabase(options({ url: url("portal") }))).rejects.toSatisfy(refusal(/fsync mati/));
    await expect(startDatabase(options({ url: url("tidak_ada") }))).rejects.toSatisfy(refusal(/menolak sambungan/));
  } finally {
    await engine.stop();
  }
});
