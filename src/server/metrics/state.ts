import { isAbsolute } from "node:path";
import { Gauge, Registry } from "prom-client";
import { readLastBackup, readLastRehearsal } from "#kit/backup/backup-job.server.ts";
import type { BackupPlan } from "#kit/backup/plan.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { diskSpace } from "#kit/database/engine/disk.server.ts";
import type { ReplicaState } from "#kit/database/replica/replica.server.ts";
import { databaseBytes } from "#kit/database/size.server.ts";
import { openCheck, type Report } from "#kit/health/health.server.ts";
import { countJobs } from "#kit/jobs/jobs.server.ts";
import type { Figures } from "./traffic.ts";

export interface StateSources {
  readonly database: Pick<Database, "read" | "pool" | "replica">;
  readonly plan: Pick<BackupPlan, "dataDirectory" | "directory" | "to">;
  readonly health: () => Promise<Report>;
}

interface Reading {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
}

type Read = (sources: StateSources) => Promise<readonly Reading[]>;

/** Milliseconds; Prometheus waits ten seconds for all, and when one part hangs the others are wanted the most. */
const patience = 2_000;

/** What all processes share: read when somebody asks, by whoever is asked. A part that fails or hangs is left out and named. */
export function openState(sources: StateSources, patienceMs = patience): () => Promise<Figures> {
  const parts = Object.entries(readers).map(([part, read]) => openPart(part, () => read(sources), patienceMs));
  return async () => {
    const found = await Promise.all(parts.map((part) => part()));
    const registry = new Registry();
    const failed = found.map(({ part, readings }) => ({ labels: { part }, value: readings ? 0 : 1 }));
    const help = "1 where a part could not be read just now; its other figures are missing then.";
    for (const reading of [...found.flatMap(({ readings = [] }) => readings), { name: "portal_reading_failed", help, values: failed }])
      register(registry, reading);
    return registry.getMetricsAsJSON();
  };
}

function openPart(part: string, read: () => Promise<readonly Reading[]>, patienceMs: number) {
  let last: readonly Reading[] = [];
  const check = openCheck({ name: part, check: async () => (last = await read()) }, patienceMs);
  return async () => ({ part, readings: (await check()).error === undefined ? last : undefined });
}

function register(registry: Registry, { name, help, values }: Reading): void {
  const gauge = new Gauge({ name, help, labelNames: Object.keys(values[0]?.labels ?? {}), registers: [registry] });
  for (const { labels = {}, value } of values) gauge.set(labels, value);
}

const readers: Readonly<Record<"health" | "jobs" | "backup" | "disk" | "database" | "replica", Read>> = {
  health: async ({ health }) => [one("portal_ready", "1 when /health/ready says 200.", (await health()).ready ? 1 : 0)],
  jobs: async ({ database }) => {
    const queue = await countJobs(database.pool);
    const by = (figure: "jobs" | "oldestSeconds") => queue.map((row) => ({ labels: { state: row.state }, value: row[figure] }));
    return [
      { name: "portal_jobs", help: "Jobs in the queue; failed: given up after the last try.", values: by("jobs") },
      { name: "portal_jobs_oldest_seconds", help: "For how long the oldest has been in its state.", values: by("oldestSeconds") },
    ];
  },
  backup: ({ database }) =>
    database.read(async (db) => readBackups(await readLastBackup({ db, now: new Date() }), await readLastRehearsal({ db }))),
  disk: async ({ plan }) => {
    const spaces = await Promise.all(foldersOf(plan).map(async ([folder, path]) => ({ labels: { folder }, ...(await diskSpace(path)) })));
    const by = (figure: "free" | "size") => spaces.map(({ labels, [figure]: value }) => ({ labels, value }));
    return [
      { name: "portal_disk_free_bytes", help: "What may still be written on the disk of a folder.", values: by("free") },
      { name: "portal_disk_size_bytes", help: "The disk of a folder.", values: by("size") },
    ];
  },
  database: async ({ database }) => [one("portal_database_size_bytes", "The database on its disk.", await databaseBytes(database.pool))],
  replica: async ({ database: { replica } }) => (replica ? readReplica(replica.state()) : []),
};

const readReplica = ({ usable, lag }: ReplicaState): Reading[] => [
  one("portal_replica_used", "1 while screens are read from the second server.", usable ? 1 : 0),
  // Without a value while nobody knows.
  ...(lag === null ? [] : [one("portal_replica_lag_seconds", "How far it is behind the first.", lag)]),
];

function readBackups(
  backup: Awaited<ReturnType<typeof readLastBackup>>,
  rehearsal: Awaited<ReturnType<typeof readLastRehearsal>>,
): Reading[] {
  const [made, rehearsed] = ["The newest whole backup", "The last rehearsal of a restore"];
  return [
    one("portal_backup_last_success_timestamp_seconds", `${made}; 0: there is none.`, seconds(backup?.at)),
    one("portal_backup_last_success_bytes", `${made}, sealed.`, backup?.size ?? 0),
    one("portal_restore_drill_timestamp_seconds", `${rehearsed}; 0: there was none.`, seconds(rehearsal?.at)),
    one("portal_restore_drill_succeeded", `${rehearsed}: 1 when the archive was whole.`, rehearsal?.whole ? 1 : 0),
  ];
}

const seconds = (at: Date | undefined): number => (at ? Math.round(at.getTime() / 1000) : 0);

const one = (name: string, help: string, value: number): Reading => ({ name, help, values: [{ value }] });

/** By what they hold, not by where they are. Of a bucket nobody can tell. */
function foldersOf({ dataDirectory, directory, to }: StateSources["plan"]): readonly (readonly [string, string])[] {
  const own = directory ? ([["database", directory]] as const) : [];
  const backups = to && isAbsolute(to) ? ([["backup", to]] as const) : [];
  return [["data", dataDirectory], ...own, ...backups];
}
