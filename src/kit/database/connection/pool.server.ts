import type { ClientBase } from "pg";
import { Pool } from "pg";
import { openThrottledLog } from "../../health/throttled-log.server.ts";
import { onePlan } from "../sql.server.ts";
import { keepPlans, PlanNames } from "./kept-plans.server.ts";
import { clientConfig, type DatabaseLocation, type Log } from "./location.server.ts";
import { standBack } from "./stand-back.server.ts";

export interface PoolOptions {
  readonly place: DatabaseLocation;
  /** Role taken by each connection; null where whoever logs in is the lesser one. */
  readonly role: string | null;
  readonly size?: number;
  readonly background?: boolean;
  readonly log: Log;
}

export function openPool({ place, role, size = 12, background = false, log }: PoolOptions): Pool {
  const plans = new PlanNames("ubah");
  const onConnect = async (client: ClientBase) => {
    await awaitIdle(client, { role, readOnly: false });
    keepPlans(client, plans, (text) => text.includes(onePlan));
    if (background) await standBack(client, { place, log });
  };
  const pool = new Pool({ ...clientConfig(place), max: size, idleTimeoutMillis: 60_000, onConnect });
  const seldom = openThrottledLog(log);
  pool.on("error", ({ message }) => pool.ending || seldom.warn(message, { error: message }, "sambungan basis data terputus"));
  // A connection that is lent out has no listener of the pool's; a lost server must not end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** By `set`, not by start-up options, because connection poolers in front of a server refuse those. */
export async function awaitIdle(client: ClientBase, { role, readOnly }: { role: string | null; readOnly: boolean }): Promise<void> {
  const settings = [
    "set statement_timeout = '15s'",
    // Whoever reads shares the connection with others, who wait along.
    `set lock_timeout = '${readOnly ? 1 : 5}s'`,
    "set idle_in_transaction_session_timeout = '30s'",
    "set timezone = 'UTC'",
    "set datestyle = 'ISO, YMD'",
    "set intervalstyle = 'postgres'",
    "set default_transaction_isolation = 'read committed'",
    // A server compiles large questions unless told otherwise, for half a second each that then takes a millisecond.
    "set jit = off",
    // With one wrong letter a word of seven letters keeps less than half of its threes; PostgreSQL's own 0.6 finds no "pramuka" for "pramka".
    "set pg_trgm.word_similarity_threshold = 0.45",
  ];
  if (readOnly) settings.push("set default_transaction_read_only = on");
  if (role) settings.push(`set role ${client.escapeIdentifier(role)}`);
  await client.query(settings.join(";"));
}
