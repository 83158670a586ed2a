import { dirname, resolve } from "node:path";
import { connected, type DatabaseLocation, type Log } from "../connection/location.server.ts";
import { findAccount } from "./account.server.ts";
import { adminPlace, shutOutOwner } from "./admission.server.ts";
import { prepareBinaries } from "./binaries.server.ts";
import { createCluster, databaseName, owner, placeCluster } from "./cluster.server.ts";
import { lockDirectory } from "./directory-lock.server.ts";
import { probeDisk } from "./disk.server.ts";
import { runPostmaster } from "./postmaster.server.ts";

export interface EngineOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** False only for tests, whose data may be lost. */
  readonly durable?: boolean;
  /** Where things go that the database's account cannot reach in place. */
  readonly elsewhere?: string;
}

export interface Engine {
  /** As the owner, who is let in until `shutOutOwner`. */
  readonly place: DatabaseLocation;
  /** Where the database's files lie. */
  readonly directory: string;
  /** From here on nobody logs in as the owner before the next start. */
  readonly shutOutOwner: () => Promise<void>;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Runs our own PostgreSQL on a data directory that nobody else holds. @throws StartRefusal */
export async function startEngine({ dataDir, log, durable = true, elsewhere }: EngineOptions): Promise<Engine> {
  const home = resolve(dataDir);
  await probeDisk(home);
  const letGo = lockDirectory(home);
  try {
    const account = findAccount();
    const aside = elsewhere ?? (account ? "/var/lib/man-1-palu" : home);
    const binaries = await prepareBinaries(account, aside);
    const cluster = await placeCluster(home, account, aside);
    await probeDisk(dirname(cluster.directory));
    await createCluster(binaries, cluster, account);
    const postmaster = await runPostmaster({ binaries, cluster, account, durable, log });
    const stop = () => postmaster.stop().finally(letGo);
    await createDatabase(adminPlace(cluster)).catch((error: unknown) => postmaster.stop().then(() => Promise.reject(error)));
    const place = { host: cluster.socket, user: owner, database: databaseName };
    const { directory } = cluster;
    return { place, directory, shutOutOwner: () => shutOutOwner(cluster, account), pid: postmaster.pid, stop };
  } catch (error) {
    letGo();
    throw error;
  }
}

function createDatabase(admin: DatabaseLocation): Promise<void> {
  return connected(admin, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}
