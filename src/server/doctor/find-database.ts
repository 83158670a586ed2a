import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readLastRehearsal } from "#kit/backup/backup-job.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { readMigrations } from "#kit/database/migrate.server.ts";
import type { ReplicaState } from "#kit/database/replica/replica.server.ts";
import { catchingUp } from "#kit/database/replica/standing.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readQueue, readSchedule } from "#kit/jobs/jobs.server.ts";
import { scheduledJobs } from "../handlers.ts";
import type { DatabaseFacts, Unread } from "./facts.ts";
import { readWithin } from "./reason.ts";

type Asking = Pick<ReadCtx, "db" | "now">;
const patienceMs = 5_000;

/** Asks only; where the code is ahead of the structure, what the older one lacks is told as unread. */
export const findDatabase = (asking: Asking, replica?: Database["replica"]): Promise<DatabaseFacts | Unread> =>
  readWithin(patienceMs * 2, async () => ({
    ...(await findServer(asking)),
    ...(await findStructure(asking)),
    replica: replica ? await settled(replica) : null,
    newestLine: await newestLine(asking),
    schedule: await readWithin(patienceMs, () => readSchedule(asking, scheduledJobs)),
    jobs: await readWithin(patienceMs, () => readQueue(asking)),
    rehearsal: await readWithin(patienceMs, () => readLastRehearsal(asking)),
  }));

/** The first look may fall between two commits; one that streams has passed it at the next. */
async function settled(replica: NonNullable<Database["replica"]>): Promise<ReplicaState> {
  const first = await replica.look();
  if (first.reason !== catchingUp) return first;
  await setTimeout(1_000);
  return replica.look();
}

interface Server {
  readonly version: string;
  readonly size: string;
  readonly connections: number;
  readonly mostConnections: number;
  readonly durable: boolean;
  readonly at: Date;
}

async function findServer({ db }: Asking) {
  // Once before, so that opening a connection does not count as a difference of the clocks.
  await sql`select 1`.execute(db);
  const before = Date.now();
  const { rows } = await sql<Server>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::int from pg_stat_activity) as connections, current_setting('max_connections')::int as most_connections,
      current_setting('fsync') = 'on' as durable, clock_timestamp() as at`.execute(db);
  const [server] = rows;
  if (!server) throw new Error("the server said nothing of itself");
  const { version, size, connections, mostConnections, durable: isDurable, at } = server;
  const ahead = at.getTime() - (before + Date.now()) / 2;
  return { version: version.split(" ")[0] ?? version, size: Number(size), connections, mostConnections, isDurable, ahead };
}

export async function findStructure({ db }: Pick<Asking, "db">): Promise<Pick<DatabaseFacts, "pending" | "foreign">> {
  const known = (await readMigrations(join(process.cwd(), "migrations"))).map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`select name from migration order by number`.execute(db);
  const run = rows.map(({ name }) => name);
  return { pending: known.filter((name) => !run.includes(name)), foreign: run.filter((name) => !known.includes(name)) };
}

async function newestLine({ db }: Asking): Promise<Date | null> {
  const line = await db.selectFrom("audit").select("at").orderBy("id", "desc").limit(1).executeTakeFirst();
  return line?.at ?? null;
}

/** Whether somebody serves on this database now. */
export async function hasProcesses({ db }: Asking): Promise<boolean> {
  const recent = sql<Date>`now() - interval '45 seconds'`;
  return (await db.selectFrom("proses").select("id").where("terlihat", ">", recent).limit(1).execute()).length > 0;
}
