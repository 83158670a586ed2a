import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll } from "vitest";
import { asUser, connected } from "#kit/database/connection/location.server.ts";
import type { Database, DatabaseLocation } from "#kit/database/database.server.ts";
import { type Handler, installQueue, type Jobs, startJobs } from "#kit/jobs/jobs.server.ts";
import { actor, createTestDatabase, dropTestDatabase, openTestDatabase, quiet, servingLogin } from "./database.ts";

export interface TestQueue {
  readonly place: DatabaseLocation;
  readonly database: Database;
  /** Every line of the log at level error, oldest first. */
  readonly logged: readonly object[];
  /** The same at level warn. */
  readonly warned: readonly object[];
  readonly start: (...handlers: Handler[]) => void;
  /** @param patience how long running work may go on, in ms */
  readonly stop: (patience?: number) => Promise<void>;
}

const somebody = actor("tataUsaha");

/** Gives the test file a database with a queue; what was started is stopped after each test. Call it once at the top of the file. */
export function useQueue(): TestQueue {
  let place!: DatabaseLocation;
  let database!: Database;
  let jobs: Jobs | undefined;
  const logged: object[] = [];
  const warned: object[] = [];
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: (details: object) => void warned.push(details),
    error: (details: object) => void logged.push(details),
  };
  const stop = async (patience?: number) => {
    await jobs?.stop(patience);
    jobs = undefined;
  };
  beforeAll(async () => {
    place = await createTestDatabase();
    await installQueue(place, quiet);
    database = openTestDatabase(place, { poolSize: 4 });
  });
  afterEach(() => stop());
  afterAll(async () => {
    await database.close();
    await dropTestDatabase(place);
  });
  return {
    get place() {
      return place;
    },
    get database() {
      return database;
    },
    ...{ logged, warned },
    start: (...handlers) => {
      jobs = startJobs({ place: asUser(place, servingLogin), handlers, scopeFor: database.scope, log });
    },
    stop,
  };
}

/** What the tests of a queue do again and again. */
export function queueTools(home: TestQueue) {
  const scope = () => home.database.scope(somebody, randomUUID());
  return {
    scope,
    see: (id: string) =>
      scope().transaction((ctx) => ctx.db.selectFrom("tugas").selectAll().where("id", "=", id).executeTakeFirstOrThrow()),
    owner: <R extends object>(text: string, values: unknown[] = []) =>
      connected(home.place, async (client) => (await client.query<R>(text, values)).rows),
  };
}

export async function until(what: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error("waited 20 seconds in vain");
}
