import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { type Actor, type Policy, type Session, visitor } from "#kit/access/access.ts";
import type { Followers } from "#kit/audit/record-change.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { asUser, connected } from "#kit/database/connection/location.server.ts";
import { type Database, type DatabaseLocation, type DatabaseOptions, openDatabase } from "#kit/database/database.server.ts";
import { migrate, readMigrations } from "#kit/database/migrate.server.ts";
import { loginOf } from "#kit/database/serving/login.server.ts";
import { prepareServing } from "#kit/database/serving/serving.server.ts";
import { installQueue } from "#kit/jobs/jobs.server.ts";

export const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: console.error };
export const auditKey = new Uint8Array(32).fill(7);
export const secretKey = new Uint8Array(32).fill(9);
/** As whom the product serves in tests. */
export const servingLogin = loginOf(secretKey);
const migrationsDirectory = "migrations";

interface TestDatabaseOptions {
  readonly policy?: Policy;
  readonly followers?: Followers;
  readonly clock?: () => Date;
}

export interface TestDatabase {
  /** Usable inside tests and hooks. It serves as in production; `place` is the owner's, for looking behind it. */
  readonly database: Database;
  /** Opens transactions as somebody; a visitor when nobody is named. */
  readonly scope: (who?: Actor, requestId?: string) => Scope;
}

/** An actor with a made-up account who has just signed in; the same role always gets the same id. */
export function actor(...roles: string[]): Actor {
  const hex = createHash("sha256").update(roles.join()).digest("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { id, name: `Uji ${roles.join(" ")}`, roles, session: justSignedIn };
}

/** A session that is fresh, whatever a test's clock says. */
export const justSignedIn: Session = {
  ...{ id: "00000000-0000-4000-8000-00000000005e", kind: "cookie", secondFactor: true },
  confirmedAt: new Date("2999-01-01T00:00:00Z"),
};

/** One that a support module hands to the test files that use it. */
export interface SharedDatabase extends TestDatabase {
  /** Gives the test file that calls it one of its own. */
  readonly begin: () => void;
}

/** Gives the test file a migrated database of its own; call it once at the top of the file. */
export function useDatabase(options: TestDatabaseOptions = {}): TestDatabase {
  const own = shareDatabase(options);
  own.begin();
  return own;
}

/** For support modules: they are read once for all test files of a worker, of which each begins the database anew. */
export function shareDatabase({ policy = {}, followers = {}, clock }: TestDatabaseOptions = {}): SharedDatabase {
  let database: Database | undefined;
  let place: DatabaseLocation | undefined;
  const opened = () => {
    if (!database) throw new Error("the database is open inside tests and hooks only");
    return database;
  };
  const begin = () => {
    beforeAll(async () => {
      place = await createTestDatabase();
      database = openTestDatabase(place, { policy, followers, poolSize: 8, ...(clock ? { clock } : {}) });
    });
    afterAll(async () => {
      await database?.close();
      if (place) await dropTestDatabase(place);
      database = undefined;
    });
  };
  return {
    begin,
    get database() {
      return opened();
    },
    scope: (who = visitor, requestId = randomUUID()) => opened().scope(who, requestId),
  };
}

/** As in production, on a copy of the template. @param owner place of the copy; kept as the database's own, for looking behind it */
export function openTestDatabase(owner: DatabaseLocation, changes: Partial<DatabaseOptions> = {}): Database {
  const place = asUser(owner, servingLogin);
  return { ...openDatabase({ place, role: null, policy: {}, auditKey, secretKey, log: quiet, ...changes }), place: owner };
}

/** A copy of the migrated template, for tests that open the database themselves. */
export async function createTestDatabase(): Promise<DatabaseLocation> {
  template ??= ensureTemplate();
  return createEmptyDatabase(await template);
}

/** Its name, asked for once in a worker: the migrations stay as they are while tests run. */
let template: Promise<string> | undefined;

export async function createEmptyDatabase(template = "template0"): Promise<DatabaseLocation> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Its files are copied as they are: through the server's log, page by page, it takes three times as long.
  await connected(admin(), (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return { ...inject("engine"), database: name };
}

export async function dropTestDatabase({ database }: DatabaseLocation): Promise<void> {
  await connected(admin(), (client) => client.query(`drop database if exists ${database} with (force)`));
}

/** The database of the server in which databases are made. */
const admin = (): DatabaseLocation => ({ ...inject("engine") });

/** Migrated once per state of the migrations, however many workers ask at the same time. */
async function ensureTemplate(): Promise<string> {
  const migrations = await readMigrations(migrationsDirectory);
  const digest = createHash("sha256")
    .update([...migrations.map(({ checksum }) => checksum), servingLogin.user].join())
    .digest("hex");
  const name = `template_${digest.slice(0, 16)}`;
  await connected(admin(), async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new template template0`);
    const made: DatabaseLocation = { ...inject("engine"), database: `${name}_new` };
    await migrate(made, migrationsDirectory, quiet);
    await installQueue(made, quiet);
    await prepareServing(made, { key: secretKey, queue: "graphile_worker", log: quiet });
    // Tests make tables of their own.
    await connected(made, (owner) =>
      owner.query(`alter default privileges grant select, insert, update, delete on tables to ${servingLogin.user};
        alter default privileges grant usage, select on sequences to ${servingLogin.user}`),
    );
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}
