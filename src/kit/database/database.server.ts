import { Kysely, type PostgresPool } from "kysely";
import type { Pool } from "pg";
import type { Actor, Policy } from "../access/access.ts";
import type { Followers } from "../audit/record-change.server.ts";
import type { Scope } from "../ctx.server.ts";
import type { Anchors } from "./anchors/anchors.server.ts";
import { hasOldPlan } from "./connection/kept-plans.server.ts";
import { type Hear, openListener } from "./connection/listener.server.ts";
import type { DatabaseLocation, Log } from "./connection/location.server.ts";
import { openPool } from "./connection/pool.server.ts";
import { ReadingPool } from "./connection/reading-pool.server.ts";
import { type ActorAnew, openReader, openScope } from "./connection/scope.server.ts";
import { Names, NamingDialect } from "./connection/statement-names.server.ts";
import { translateDatabaseError } from "./connection/translate-error.server.ts";
import type { Replica } from "./replica/replica.server.ts";
import { ScreensPool } from "./replica/screens-pool.server.ts";
import type { Tables } from "./tables.ts";

export type { Hear } from "./connection/listener.server.ts";
export type { DatabaseLocation, Log } from "./connection/location.server.ts";

export interface DatabaseOptions {
  readonly place: DatabaseLocation;
  /** Role taken by each connection, as `prepareServing` returned it; null stays whoever logged in. */
  readonly role: string | null;
  readonly policy: Policy;
  /** What moves along when the rows of a register change. */
  readonly followers?: Followers;
  /** Asked at the beginning of each transaction of somebody who is signed in. */
  readonly actorAnew?: ActorAnew;
  /** Key of the audit chain (32 bytes). */
  readonly auditKey: Uint8Array;
  /** Key for what the database keeps sealed (32 bytes). */
  readonly secretKey: Uint8Array;
  /** How the audit trail stood, said outside the database. */
  readonly anchors?: Anchors;
  /** A second server that streams from the first; screens ask it. */
  readonly replica?: DatabaseLocation | null;
  readonly log: Log;
  readonly poolSize?: number;
  /** For work nobody looks at: our own server's processes behind it give way to all others. */
  readonly background?: boolean;
  readonly clock?: () => Date;
  /** Hears of every tag that was touched, right after the commit; without it, who listens to "content" here does. */
  readonly touched?: (tag: string) => void;
}

export interface Database {
  /** As whoever serves. */
  readonly place: DatabaseLocation;
  readonly pool: Pool;
  /** Everything one needs to act as somebody: `scope(actor, requestId).transaction(async (ctx) => …)`. */
  readonly scope: (actor: Actor, requestId: string) => Scope;
  /** The same for screens that only show: what they read may be a few seconds old where there is a replica. */
  readonly screens: (actor: Actor, requestId: string) => Scope;
  /** How the replica stands; undefined where there is none. */
  readonly replica?: Pick<Replica, "state" | "look"> | undefined;
  /** The same for public pages, which only read: no transactions, and connections that cannot write. */
  readonly reader: (actor: Actor, requestId: string) => Scope;
  /** One quick query outside a transaction (finding a session, a health figure); no rights are checked here. */
  readonly read: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** Hears `pg_notify(channel, …)` of every process; `touch(tag)` arrives on "content". @returns the way to stop hearing. */
  readonly listen: (channel: string, hear: Hear) => () => void;
  /** Tells who listens in this process, without the way through the server. */
  readonly tell: (channel: string, payload: string) => void;
  /** Writes one row over. @throws when nothing can be written now */
  readonly tryWrite: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export function openDatabase(options: DatabaseOptions): Database {
  const { place, log, clock = () => new Date() } = options;
  const { role, background = false } = options;
  const pool = openPool({ place, role, log, background, ...(options.poolSize ? { size: options.poolSize } : {}) });
  // What is asked for inside never waits behind a question of the public, nor the public behind it.
  const readers = { place, role, log, background };
  const [publicReading, ownReading] = [new ReadingPool(readers), new ReadingPool(readers)];
  const screens = options.replica
    ? new ScreensPool({ place: options.replica, role, primary: { place, reading: ownReading }, log })
    : undefined;
  const kysely = speak(pool);
  const listener = openListener(place, log);
  const whole = { ...options, kysely, clock, touched: options.touched ?? ((tag: string) => listener.tell("content", tag)) };
  const ofPublic = { whole, reading: { ...whole, kysely: speak(publicReading) } };
  const own = { whole, reading: { ...whole, kysely: speak(ownReading) } };
  const ofScreens = screens ? { whole, reading: { ...whole, kysely: speak(screens) } } : own;
  const read: Database["read"] = (work) =>
    work(kysely)
      .catch((error: unknown) => (hasOldPlan(error) ? work(kysely) : Promise.reject(error)))
      .catch((error: unknown) => Promise.reject(translateDatabaseError(error)));
  return {
    place,
    pool,
    read,
    scope: (actor, requestId) => openScope(own, { actor, requestId }),
    screens: (actor, requestId) => openScope(ofScreens, { actor, requestId }),
    replica: screens?.replica,
    reader: (actor, requestId) => openReader(ofPublic, { actor, requestId }),
    listen: listener.listen,
    tell: listener.tell,
    tryWrite: () => pool.query("insert into denyut (at) values (now()) on conflict (id) do update set at = excluded.at"),
    close: async () => {
      await listener.close();
      await Promise.all([pool.end(), publicReading.end(), ownReading.end(), screens?.end()]);
    },
  };
}

const names = new Names();

const speak = (pool: PostgresPool): Kysely<Tables> => new Kysely<Tables>({ dialect: new NamingDialect(names, { pool }), plugins: [names] });
