import type { Client } from "pg";
import { openThrottledLog } from "../../health/throttled-log.server.ts";
import { connect, type DatabaseLocation, type Log } from "../connection/location.server.ts";
import { catchingUp, lineages, type Marked, positionOf, type Standing, standingOf } from "./standing.ts";

/** How far a second server is behind that streams from the first. */
export interface ReplicaState {
  readonly usable: boolean;
  /** Seconds; null while nobody knows. */
  readonly lag: number | null;
  /** Why it is not asked, as a sentence's part; null when it is. */
  readonly reason: string | null;
}

export interface Replica {
  readonly state: () => ReplicaState;
  /** Looks now instead of in a second. */
  readonly look: () => Promise<ReplicaState>;
  readonly close: () => Promise<void>;
}

interface ReplicaOptions {
  readonly place: DatabaseLocation;
  /** The first server. */
  readonly primary: DatabaseLocation;
  readonly log: Log;
  /** Told when it can be asked from now on, and when it cannot any more. */
  readonly turned: (usable: boolean) => void;
  readonly clock?: () => number;
}

const everyMs = 1_000;
/** One that streams passes the first mark within these, however much is written. */
const looksToCatchUp = 5;
/** A server that does not answer within this is away. */
const patienceMs = 3_000;

/** Looks every second how far the replica has come: where the first server stood at a moment, and whether the second has passed that. */
export function openReplica({ place, primary, log, turned, clock = () => performance.now() }: ReplicaOptions): Replica {
  const [ours, theirs] = [openLine(primary), openLine(place)];
  const seldom = openThrottledLog(log);
  const marks: Marked[] = [];
  let standing: Standing = { caughtUpAt: null, reason: "belum diperiksa" };
  let [wasUsable, looks] = [false, 0];
  let looking: Promise<ReplicaState> | undefined;
  const state = (): ReplicaState => stateOf(standing, clock());
  const look = async (): Promise<ReplicaState> => {
    try {
      const at = clock();
      const [home] = await ours.ask<{ position: string; lineage: string }>(`select pg_current_wal_lsn()::text as position, ${lineages}`);
      marks.push({ at, position: positionOf(home?.position) });
      const [there] = await theirs.ask<{ position: string; lineage: string; copies: boolean }>(
        `select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as copies, ${lineages}`,
      );
      standing = standingOf(marks, standing, {
        copies: there?.copies === true && there.lineage === home?.lineage,
        position: positionOf(there?.position),
      });
    } catch (error) {
      standing = { caughtUpAt: null, reason: `tidak menjawab (${error instanceof Error ? error.message : error})` };
    }
    const found = state();
    if (found.usable !== wasUsable) turned(found.usable);
    wasUsable = found.usable;
    looks += 1;
    if (!found.usable && !(found.reason === catchingUp && looks < looksToCatchUp))
      seldom.warn(found.reason ?? "", { sebab: found.reason }, "basis data bacaan tidak dipakai; layar dibaca dari yang utama");
    return found;
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const watch = setInterval(() => void lookOnce(), everyMs).unref();
  void lookOnce();
  return {
    state,
    look: lookOnce,
    close: async () => {
      clearInterval(watch);
      await looking;
      await Promise.all([ours.close(), theirs.close()]);
    },
  };
}

/** Seconds that screens may be behind; see `edge/just-wrote.ts` for who must not be. */
const mostLag = 5;

function stateOf({ caughtUpAt, reason }: Standing, now: number): ReplicaState {
  if (caughtUpAt === null) return { usable: false, lag: null, reason };
  const lag = (now - caughtUpAt) / 1000;
  return lag <= mostLag ? { usable: true, lag, reason: null } : { usable: false, lag, reason: "tertinggal lebih dari 5 detik" };
}

/** One connection, opened anew after it has failed. */
function openLine(place: DatabaseLocation) {
  let line: Promise<Client> | undefined;
  const close = async () => {
    const opened = line;
    line = undefined;
    await opened?.then((client) => client.end()).catch(() => undefined);
  };
  return {
    async ask<Row extends object>(question: string): Promise<readonly Row[]> {
      line ??= connect(place, { query_timeout: patienceMs });
      try {
        return (await (await line).query<Row>(question)).rows;
      } catch (error) {
        await close();
        throw error;
      }
    },
    close,
  };
}
