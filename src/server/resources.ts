import { join } from "node:path";
import { type Database, openDatabase } from "#kit/database/database.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { type Config, readConfig } from "./config.ts";
import { type Log, openLog } from "./edge/log.ts";
import { provideKey } from "./keys.ts";

/** What lives as long as the process, in the order in which it starts. */
export interface Resources {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly files: Files;
  readonly stop: () => Promise<void>;
}

/** @throws StartRefusal */
export async function openResources(config = readConfig()): Promise<Resources> {
  const log = openLog(config.logLevel);
  const auditKey = await provideKey(config.dataDirectory, "audit");
  const place = config.databaseUrl
    ? { connectionString: config.databaseUrl }
    : { host: config.dataDirectory, user: "portal", database: "portal" };
  const database = openDatabase({ place, role: null, policy, auditKey, log });
  const files = await openFiles({ directory: join(config.dataDirectory, "berkas"), ...(config.s3 ? { s3: config.s3 } : {}) });
  return { config, log, database, files, stop: () => database.close() };
}
