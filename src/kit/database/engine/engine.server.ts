import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareLogFolder } from "../../backup/log-archive.server.ts";
import { connected, type DatabaseLocation, type Log } from "../connection/location.server.ts";
import { findAccount } from "./account.server.ts";
import { adminPlace, shutOutOwner } from "./admission.server.ts";
import { prepareBinaries } from "./binaries.server.ts";
import { createCluster, databaseName, owner, placeCluster } from "./cluster.server.ts";
import { isCopied } from "./copied.server.ts";
import { lockDirectory } from "./directory-lock.server.ts";
import { probeDisk } from "./disk.server.ts";
import { runPostmaster } from "./postmaster.server.ts";
import { refuseHalfRestored } from "./restoring.server.ts";
import type { Recovery } from "./settings.ts";

export interface EngineOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** False only for tests, whose data may be lost. */
  readonly durable?: boolean;
  /** Where things go that the database's account cannot reach in place. */
  readonly elsewhere?: string;
  /** The files were unpacked from a backup, and go on from it. */
  readonly recovery?: Recovery;
  /** Rows of a backup are about to be put in. */
  readonly restoring?: boolean;
}

export interface Engine {
  /** As the owner, who is let in until `shutOutOwner`. */
  readonly place: DatabaseLocation;
  /** Where the database's files lie. */
  readonly directory: string;
  /** The files were copied from elsewhere, and nobody has looked yet whether they hold together. */
  readonly isCopied: boolean;
  /** From here on nobody logs in as the owner before the next start. */
  readonly shutOutOwner: () => Promise<void>;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Runs our own PostgreSQL on a data directory that nobody else holds. @throws StartRefusal */
export async function startEngine({ dataDir, log, durable = true, elsewhere, recovery, restoring }: EngineOptions): Promise<Engine> {
  const home = resolve(dataDir);
  await probeDisk(home);
  const letGo = lockDirectory(home);
  try {
    if (!recovery && !restoring) refuseHalfRestored(home);
    const { account, binaries, cluster } = await placeEngine(home, elsewhere);
    await probeDisk(dirname(cluster.directory));
    await createCluster(binaries, cluster, account);
    const copied = !recovery && durable && (await isCopied(cluster.directory));
    if (durable) await prepareLogFolder(cluster.directory, account);
    const postmaster = await runPostmaster({ binaries, cluster, account, durable, log, recovery });
    const stop = () => postmaster.stop().finally(letGo);
    const ready = recovery ? recovered(adminPlace(cluster)) : createDatabase(adminPlace(cluster));
    await ready.catch((error: unknown) => postmaster.stop().then(() => Promise.reject(error)));
    const place = { host: cluster.socket, user: owner, database: databaseName };
    const { directory } = cluster;
    return { place, directory, isCopied: copied, shutOutOwner: () => shutOutOwner(cluster, account), pid: postmaster.pid, stop };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Which programs run as whom, and where the database's files lie or will lie. */
export async function placeEngine(home: string, elsewhere?: string) {
  const account = findAccount();
  const aside = elsewhere ?? (account ? "/var/lib/man-1-palu" : home);
  const binaries = await prepareBinaries(account, aside);
  return { account, binaries, cluster: await placeCluster(home, account, aside) };
}

/** Where the server of this folder listens that another process runs. */
export async function placeRunning(dataDir: string): Promise<{ readonly host: string; readonly database: string }> {
  const { cluster } = await placeEngine(resolve(dataDir));
  return { host: cluster.socket, database: databaseName };
}

/** Waits until everything of the log is done again and the server takes writes. */
async function recovered(admin: DatabaseLocation): Promise<void> {
  const isDone = async () =>
    (await connected(admin, (client) => client.query<{ busy: boolean }>("select pg_is_in_recovery() as busy"))).rows[0]?.busy === false;
  while (!(await isDone())) await sleep(200);
}

function createDatabase(admin: DatabaseLocation): Promise<void> {
  return connected(admin, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}
