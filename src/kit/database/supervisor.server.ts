import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type ClientBase, DatabaseError } from "pg";
import { system } from "../access/access.ts";
import { verifyAudit } from "../audit/verify.server.ts";
import { openAnchors } from "./anchors/anchors.server.ts";
import { connected, sameUser } from "./connection/location.server.ts";
import { type Database, type DatabaseLocation, type DatabaseOptions, type Log, openDatabase } from "./database.server.ts";
import { markOriginal } from "./engine/copied.server.ts";
import { probeDisk } from "./engine/disk.server.ts";
import { type Engine, startEngine } from "./engine/engine.server.ts";
import { StartRefusal } from "./engine/start-refusal.ts";
import { adoptKeys } from "./installation/adopt-keys.server.ts";
import { type Installation, recogniseInstallation, verifyInstallation } from "./installation/identity.server.ts";
import { keyFolder } from "./installation/keys.server.ts";
import { type ReportReplacedKeys, reportReplacedKeys } from "./installation/report-replaced-keys.server.ts";
import { checkStorage } from "./integrity/check-storage.server.ts";
import { migrate } from "./migrate.server.ts";
import { prepareServing } from "./serving/serving.server.ts";

export { StartRefusal } from "./engine/start-refusal.ts";

export interface StartOptions extends Pick<DatabaseOptions, "policy" | "followers" | "actorAnew" | "poolSize" | "clock"> {
  /** Holds the keys in `kunci/`, and our own database. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; without one the product runs its own. */
  readonly url?: string | undefined;
  /** A login of lesser rights on that server; without one the product makes its own. */
  readonly appUrl?: string | undefined;
  /** Of a second server that streams from it, for screens. */
  readonly readUrl?: string | undefined;
  readonly migrationsDir: string;
  /** The operator has given up keys that are lost. */
  readonly adopts?: boolean;
  /** What becomes worthless with a key, in the transaction that tells the trail of it. */
  readonly replacedKeys?: ReportReplacedKeys;
  /** Before the tables of a database in use are changed; what it refuses ends the start. */
  readonly beforeUpgrade?: (found: { readonly place: DatabaseLocation; readonly directory: string | null }) => Promise<void>;
  /** Brings up to date, as the owner, what others keep in the database: the job queue. */
  readonly prepare?: (owner: DatabaseLocation) => Promise<void>;
  readonly log: Log;
}

/** What a process needs that serves on the same machine beside the one that started the database. Given from memory to memory. */
export interface Joining extends Pick<DatabaseOptions, "place" | "role" | "auditKey" | "secretKey" | "replica"> {}

export interface StartedDatabase {
  readonly database: Database;
  readonly installation: Installation;
  readonly joining: Joining;
  /** Where our own server keeps its files; undefined for a server of others. */
  readonly directory: string | undefined;
  /** Closes the pool, then stops our own server. */
  readonly stop: () => Promise<void>;
}

/** Schema of the job queue. */
const queue = "graphile_worker";
const oldestServer = 150_000;
const patience = 15_000;

/** Brings up the server, brings it up to date and opens it. @throws StartRefusal with a sentence for the person at the machine */
export async function startDatabase(options: StartOptions): Promise<StartedDatabase> {
  const { dataDir, url, migrationsDir, log, adopts = false } = options;
  const [engine, folder] = [url ? await theirServer(url, dataDir) : await startEngine({ dataDir, log }), keyFolder(dataDir)];
  try {
    await connected(engine.place, checkServer);
    if (!adopts) await connected(engine.place, (owner) => recogniseInstallation(owner, folder));
    const { place, directory = null } = engine;
    await migrate(place, migrationsDir, log, { before: async () => options.beforeUpgrade?.({ place, directory }) });
    if (adopts) await connected(engine.place, (owner) => adoptKeys(owner, folder));
    const { installation, keys, replaced } = await connected(engine.place, (owner) => verifyInstallation(owner, folder));
    await options.prepare?.(engine.place);
    const serving = await prepareServing(engine.place, { key: keys.rahasia, url: options.appUrl, queue, log });
    const replica = options.readUrl ? sameUser(serving.place, options.readUrl) : null;
    const joining = { ...serving, auditKey: keys.audit, secretKey: keys.rahasia, replica };
    const database = joinDatabase(options, joining);
    if (engine.isCopied) await demandWhole(engine.place, database, log);
    if (engine.directory) await markOriginal(engine.directory);
    if (replaced.length > 0) await reportReplacedKeys({ ...options, owner: engine.place, database, installation, replaced });
    await engine.shutOutOwner();
    return { database, installation, joining, directory: engine.directory, stop: () => database.close().finally(engine.stop) };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

/** The database that another process of this machine has started. */
export const joinDatabase = (options: Omit<DatabaseOptions, keyof Joining> & { readonly dataDir: string }, joining: Joining): Database =>
  openDatabase({ ...options, ...joining, anchors: openAnchors(keyFolder(options.dataDir), joining.auditKey) });

/** A folder that was copied while its server ran looks whole. @throws StartRefusal that says what does not hold together */
async function demandWhole(owner: DatabaseLocation, database: Database, log: Log): Promise<void> {
  log.warn({}, "folder data ini salinan; diperiksa dahulu apakah utuh");
  try {
    await connected(owner, checkStorage);
    const { fault } = await database.scope(system("pemeriksa salinan"), randomUUID()).transaction(verifyAudit);
    // That it is older than what was said outside is no flaw of the copy, and an operator may accept it.
    if (fault === "line" || fault === "head" || fault === "end") throw new StartRefusal("Jejak audit di dalamnya tidak utuh.");
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    const wayOut =
      "Folder data tidak boleh disalin selagi aplikasi berjalan. Pulihkan dengan npm run restore, atau hentikan aplikasi yang asli dan salin sekali lagi.";
    throw new StartRefusal(`Folder data ini salinan yang tidak utuh. ${error.sentence} ${wayOut}`, error);
  }
}

type Server = Pick<Engine, "place" | "stop" | "shutOutOwner" | "isCopied"> & { readonly directory: string | undefined };

async function theirServer(url: string, dataDir: string): Promise<Server> {
  await probeDisk(dataDir);
  const place: DatabaseLocation = { connectionString: url };
  await reach(place);
  const nothing = () => Promise.resolve();
  return { place, directory: undefined, isCopied: false, stop: nothing, shutOutOwner: nothing };
}

/** A server that starts together with us may need a moment. */
async function reach(place: DatabaseLocation): Promise<void> {
  for (const deadline = Date.now() + patience; ; await sleep(500)) {
    try {
      return await connected(place, async () => undefined);
    } catch (error) {
      // A server that answers with a refusal of its own (password, database name) will not change its mind.
      const decided = error instanceof DatabaseError && !error.code?.startsWith("57");
      if (decided) throw new StartRefusal(`Server basis data di DATABASE_URL menolak sambungan: ${error.message}.`, error);
      if (Date.now() > deadline)
        throw new StartRefusal(
          "Server basis data di DATABASE_URL tidak dapat dihubungi. Periksa alamatnya dan apakah server itu menyala.",
          error,
        );
    }
  }
}

async function checkServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; fsync: string; name: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as name, current_setting('fsync') as fsync",
  );
  const [server] = rows;
  if (!server || server.version < oldestServer)
    throw new StartRefusal(`Server basis data terlalu lama (PostgreSQL ${server?.name}). Pakai PostgreSQL 15 atau yang lebih baru.`);
  if (server.fsync !== "on")
    throw new StartRefusal(
      "Server basis data berjalan dengan fsync mati: data bisa hilang saat listrik padam. Nyalakan fsync, lalu jalankan lagi.",
    );
}
