import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { system } from "#kit/access/access.ts";
import { translate } from "#kit/database/connection/trouble.server.ts";
import type { Database, DatabaseOptions } from "#kit/database/database.server.ts";
import { probeDisk } from "#kit/database/engine/disk.server.ts";
import { type StartedDatabase, StartRefusal, startDatabase } from "#kit/database/supervisor.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { type Health, openHealth } from "#kit/health/health.server.ts";
import { installQueue, startJobs } from "#kit/jobs/jobs.server.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { seedPeriode } from "#seeds/periode.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { followers } from "#src/followers.server.ts";
import { policy } from "#src/policy.ts";
import { type Config, originOf, readConfig } from "./config.ts";
import { type Log, openLog } from "./edge/log.ts";
import { handlersFor } from "./handlers.ts";
import { partsOf } from "./health.ts";
import { provideKey } from "./keys.ts";
import { unencryptedConnections } from "./unencrypted.ts";

/** What lives as long as the process. */
export interface Resources {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly files: Files;
  readonly health: Health;
  /** Ends everything in the reverse order of its start. */
  readonly stop: () => Promise<void>;
}

type Closer = () => unknown;
type Opened = Pick<StartedDatabase, "database" | "directory">;
type Keys = Pick<DatabaseOptions, "auditKey" | "secretKey">;

/** config → disk → keys → database → files → mail → jobs. @throws StartRefusal; what was started until then is stopped */
export async function openResources(config = readConfig()): Promise<Resources> {
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await openAll(config, closers)), stop };
  } catch (error) {
    await stop();
    throw asStartRefusal(error);
  }
}

async function openAll(config: Config, closers: Closer[]): Promise<Omit<Resources, "stop">> {
  const log = openLog(config.logLevel);
  for (const sentence of unencryptedConnections(config)) log.warn({}, sentence);
  await probeDisk(config.dataDirectory);
  const auditKey = await provideKey(config.dataDirectory, "audit");
  const secretKey = await provideKey(config.dataDirectory, "rahasia");
  const { database, directory } = await openDatabase({ config, log, keys: { auditKey, secretKey } }, closers);
  const files = await openFiles({ directory: join(config.dataDirectory, "berkas"), ...(config.s3 ? { s3: config.s3 } : {}) });
  await database.scope(system("benih awal"), randomUUID()).transaction(async (ctx) => {
    await seedSekolah(ctx);
    await seedPeriode(ctx);
  });
  const mail = config.smtpUrl ? openMail(config.smtpUrl) : null;
  if (mail) closers.push(mail.close);
  const jobs = startJobs({
    place: database.place,
    handlers: handlersFor({ mail, publicUrl: config.publicUrl, origin: originOf(config), files, log }),
    scopeFor: database.scope,
    log,
  });
  closers.push(() => jobs.stop());
  const folders = [config.dataDirectory, ...(directory ? [directory] : [])];
  const health = openHealth({ parts: partsOf({ database, files, jobs, folders }), log });
  closers.push(health.stop);
  return { config, log, database, files, health };
}

/** The server that DATABASE_URL names, or our own, with the tables of the product and of its queue. */
async function openDatabase(start: { config: Config; log: Log; keys: Keys }, closers: Closer[]): Promise<Opened> {
  const { config, log, keys } = start;
  const { dataDirectory: dataDir, databaseUrl: url } = config;
  const migrationsDir = join(process.cwd(), "migrations");
  const { database, directory, stop } = await startDatabase({ dataDir, url, migrationsDir, log, policy, followers, ...keys });
  closers.push(stop);
  await installQueue(database.place, log);
  return { database, directory };
}

function asStartRefusal(error: unknown): unknown {
  if (error instanceof StartRefusal) return error;
  const known = translate(error);
  if (!(known instanceof Refusal) || known.kind !== "unavailable") return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartRefusal(
    `Basis data tidak dapat dihubungi (${reason}). Periksa DATABASE_URL dan apakah server basis data berjalan.`,
    error,
  );
}
