import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { system } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { sameUser } from "#kit/database/connection/location.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { isHeld } from "#kit/database/engine/directory-lock.server.ts";
import { placeRunning } from "#kit/database/engine/engine.server.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { keyFolder, readKey } from "#kit/database/installation/keys.server.ts";
import { loginOf } from "#kit/database/serving/login.server.ts";
import { joinDatabase } from "#kit/database/supervisor.server.ts";
import type { FailedResult } from "#kit/jobs/job.ts";
import { enqueue, findTask, type Job } from "#kit/jobs/jobs.server.ts";
import { policy } from "#src/policy.ts";
import type { Config } from "./config.ts";
import { openLog } from "./edge/log.ts";

/** Whether the product runs on this data folder with a database of its own, which only it can reach from within. */
export const isRunning = ({ databaseUrl, dataDirectory }: Config): boolean => !databaseUrl && isHeld(dataDirectory);

/**
 * Has the product that runs do a piece of work, since only one process may hold its database, and waits for it.
 * @returns what the work returned; @throws StartRefusal when it fails
 */
export async function askRunning<P>(config: Config, job: Job<P>, payload: P): Promise<unknown> {
  const scope = await scopeOfRunning(config);
  try {
    const id = await scope.own.transaction((ctx) => enqueue(ctx, job, { payload }));
    for (;;) {
      const { state, result } = await scope.own.read((ctx) => findTask(ctx, job, id));
      if (state === "selesai") return result;
      if (state === "gagal") {
        const sebab = (result as FailedResult | null)?.refusal ?? "Sebabnya ada di halaman Cadangan dan di catatannya.";
        throw new StartRefusal(`Aplikasi yang sedang berjalan tidak berhasil. ${sebab}`);
      }
      await sleep(500);
    }
  } finally {
    await scope.close();
  }
}

/** The database that the product runs on, or would: nothing is started and nothing brought up to date. @throws StartRefusal without keys */
export async function scopeOfRunning(config: Config): Promise<Pick<Database, "replica" | "close"> & { readonly own: Scope }> {
  const folder = keyFolder(config.dataDirectory);
  const [auditKey, secretKey] = await Promise.all([readKey(folder, "audit"), readKey(folder, "rahasia")]);
  if (!auditKey || !secretKey) throw new StartRefusal(`Kunci di ${folder} belum lengkap. Tunggu sampai aplikasi siap.`);
  const url = config.databaseAppUrl ?? config.databaseUrl;
  const place = url ? { connectionString: url } : { ...(await placeRunning(config.dataDirectory)), ...loginOf(secretKey) };
  const options = { dataDir: config.dataDirectory, log: openLog("warn"), policy };
  const database = joinDatabase(options, {
    ...{ place, role: null, auditKey, secretKey },
    replica: config.databaseReadUrl ? sameUser(place, config.databaseReadUrl) : null,
  });
  const { replica, close } = database;
  return { own: database.scope(system("perintah di mesin"), randomUUID()), replica, close };
}
