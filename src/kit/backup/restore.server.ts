import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { connected, type DatabaseLocation, type Log } from "../database/connection/location.server.ts";
import { moveDatabase } from "../database/copy/move-database.server.ts";
import type { Account } from "../database/engine/account.server.ts";
import { majorVersion } from "../database/engine/binaries.server.ts";
import { placeEngine, startEngine } from "../database/engine/engine.server.ts";
import { beginRestoring, endRestoring, isHalfRestored } from "../database/engine/restoring.server.ts";
import { type Recovery, recoveryLog } from "../database/engine/settings.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { isUsed } from "../database/installation/identity.server.ts";
import { keyFolder } from "../database/installation/keys.server.ts";
import { migrate } from "../database/migrate.server.ts";
import { formatMoment } from "../dates.ts";
import { moveFiles } from "../files/move-files.server.ts";
import type { S3Options } from "../files/trees.server.ts";
import { installQueue } from "../jobs/queue.server.ts";
import { logFolderOf } from "./log-archive.server.ts";
import type { Manifest } from "./manifest.ts";
import { loadUnpacked } from "./rows.server.ts";
import { fetchContinuation, type Places, type Sealed, unpack } from "./unpack.server.ts";

export interface Restoring extends Sealed {
  /** Must be empty, or hold a restore that was cut off. */
  readonly dataDirectory: string;
  readonly until?: Date | undefined;
  /** Stops where the archive itself was made: for comparing with its manifest. */
  readonly toItsPoint?: boolean;
  readonly log: Log;
  readonly migrationsDir: string;
  /** A server of others that rows go into, whichever database they come from. */
  readonly server?: DatabaseLocation | undefined;
  /** Files go there; without it they stay in the data folder. */
  readonly bucket?: S3Options | undefined;
  /** Looks at the restored database, as its owner, before it counts as restored. */
  readonly check?: (owner: DatabaseLocation, manifest: Manifest) => Promise<void>;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Pieces of the log that came after the archive. */
  readonly segments: number;
}

/**
 * Puts an archive back into an empty data folder, and goes on from it; its rows into the empty database of `server` where there is one, its
 * files into `bucket`.
 * @throws StartRefusal, and leaves what it has begun marked as half restored
 */
export async function restoreArchive(restoring: Restoring): Promise<Restored> {
  const home = resolve(restoring.dataDirectory);
  if (restoring.server) await demandUnused(restoring.server);
  await beginInEmptyHome(home);
  const { account, binaries, cluster } = await placeEngine(home);
  const places = placesOf(home, cluster.directory);
  for (const place of [cluster.directory, `${cluster.directory}.log`, places.wal]) await rm(place, { recursive: true, force: true });
  const manifest = await unpack(restoring, places);
  const isOwn = manifest.kind === "fisik";
  if (isOwn) demandMajor(manifest, majorVersion(binaries));
  if (restoring.until) demandReached(restoring.until, manifest);
  const segments = isOwn && !restoring.toItsPoint ? await fetchContinuation(restoring, manifest, places) : 0;
  // Before the rows: a bucket that does not answer can be tried again, a database that was filled is full.
  if (restoring.bucket) await putInBucket(restoring.bucket, manifest, places);
  if (isOwn) await restoreFiles(restoring, manifest, { places, account });
  else await restoreRows(restoring, manifest, places);
  for (const place of [places.wal, places.tabel]) await rm(place, { recursive: true, force: true });
  await endRestoring(home);
  return { manifest, segments };
}

async function restoreFiles(restoring: Restoring, manifest: Manifest, { places, account }: Unpacked): Promise<void> {
  await mkdir(places.wal, { recursive: true, mode: 0o700 });
  await writeFile(join(places.database, "recovery.signal"), "", { mode: 0o600 });
  if (account) for (const place of [places.wal, places.database]) own(place, account);
  await goOn(restoring, manifest);
  if (restoring.server) await forgetFiles(resolve(restoring.dataDirectory), places);
}

interface Unpacked {
  readonly places: Places;
  readonly account: Account | null;
}

/** @throws StartRefusal when the files are of another PostgreSQL */
function demandMajor({ postgres, product }: Manifest, ours: number): void {
  const theirs = Number.parseInt(postgres, 10);
  if (theirs === ours) return;
  throw new StartRefusal(
    `Cadangan ini dari PostgreSQL ${theirs}, sedangkan aplikasi ini membawa PostgreSQL ${ours}. Pulihkan dengan aplikasi versi ${product}, lalu pindahkan basis datanya dengan npm run move.`,
  );
}

/** @throws StartRefusal when the archive was made later: nothing leads back from it */
function demandReached(until: Date, { finishedAt }: Manifest): void {
  const made = new Date(finishedAt);
  if (until >= made) return;
  throw new StartRefusal(
    `Cadangan ini selesai dibuat ${formatMoment(made)}, sesudah waktu yang diminta (${formatMoment(until)}). Pakai cadangan yang lebih lama.`,
  );
}

async function restoreRows(
  { dataDirectory, log, until, server, migrationsDir, check }: Restoring,
  manifest: Manifest,
  { tabel }: Places,
): Promise<void> {
  if (until) throw new StartRefusal("Cadangan ini tidak memuat catatan perubahan, jadi --until tidak dapat dipakai.");
  const engine = server ? null : await startEngine({ dataDir: dataDirectory, log, restoring: true });
  const place = server ?? engine?.place;
  if (!place) throw new Error("no database to restore to");
  try {
    await migrate(place, migrationsDir, log, { last: Number(manifest.schema.slice(0, 4)) });
    await installQueue(place, log);
    await connected(place, (owner) => loadUnpacked(owner, tabel));
    await check?.(place, manifest);
  } finally {
    await engine?.stop();
  }
}

async function demandUnused(server: DatabaseLocation): Promise<void> {
  if (await connected(server, isUsed)) throw new StartRefusal("Basis data tujuan sudah berisi data. Pulihkan ke basis data yang kosong.");
}

async function goOn(restoring: Restoring, manifest: Manifest): Promise<void> {
  const { dataDirectory, log, until, toItsPoint, check, server } = restoring;
  const recovery: Recovery = { ...(until ? { until } : {}), ...(toItsPoint && manifest.point ? { point: manifest.point } : {}) };
  const engine = await startEngine({ dataDir: dataDirectory, log, recovery }).catch((error: unknown) =>
    Promise.reject(notReached(until, error)),
  );
  try {
    await check?.(engine.place, manifest);
    if (server) await moveRows(restoring, engine.place, server);
  } finally {
    await engine.stop();
  }
}

async function moveRows({ migrationsDir, log }: Restoring, from: DatabaseLocation, to: DatabaseLocation): Promise<void> {
  // Whoever served when the archive was made serves elsewhere or no more.
  await connected(from, (owner) => owner.query("delete from proses"));
  await moveDatabase({ from, to, migrationsDir, log, prepare: (owner) => installQueue(owner, log) });
}

/** The rows are on their server: our own would be a second database, from which somebody might go on by mistake. */
async function forgetFiles(home: string, { database }: Places): Promise<void> {
  const place = dirname(database);
  const left = place === home ? [database, `${database}.log`, logFolderOf(database)] : [place, join(home, "database.location")];
  for (const path of left) await rm(path, { recursive: true, force: true });
}

/** Those that are there and newer than the archive stay: the bucket may have outlived the machine. */
async function putInBucket(s3: S3Options, { installation }: Manifest, { berkas }: Places): Promise<void> {
  await moveFiles({ from: { directory: berkas }, to: { directory: berkas, s3 }, installation, others: "kept" });
  await rm(berkas, { recursive: true, force: true });
}

const notReached = (until: Date | undefined, cause: unknown): unknown =>
  until
    ? new StartRefusal(
        "Catatan perubahan dalam cadangan tidak sampai ke waktu itu. Pilih waktu yang lebih awal, atau jalankan tanpa --until.",
        cause,
      )
    : cause;

const placesOf = (home: string, directory: string): Places => ({
  database: directory,
  wal: join(dirname(directory), recoveryLog),
  berkas: join(home, "berkas"),
  kunci: keyFolder(home),
  tabel: join(home, rowsFolder),
});

/** Rows wait there, opened, until they are in their tables. */
const rowsFolder = "pulih-tabel";

/** Marks the folder as half restored. @throws StartRefusal when it holds data */
export async function beginInEmptyHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true });
  await emptyHome(home);
  await beginRestoring(home);
}

/** What was begun and cut off is taken away; what somebody has there is left alone. */
async function emptyHome(home: string): Promise<void> {
  const parts = ["database", "database.location", "berkas", "kunci"].map((name) => join(home, name));
  if (isHalfRestored(home)) for (const part of parts) await rm(part, { recursive: true, force: true });
  const taken = parts.find((part) => existsSync(part));
  if (taken)
    throw new StartRefusal(
      `Folder data ${home} sudah berisi data (${taken}). Pulihkan ke folder kosong: isi DATA_DIR dengan folder baru, atau pindahkan dahulu isinya.`,
    );
}

function own(place: string, { uid, gid }: { uid: number; gid: number }): void {
  const { status } = spawnSync("chown", ["-R", `${uid}:${gid}`, place]);
  if (status !== 0) throw new StartRefusal(`Pemilik folder ${place} tidak dapat disesuaikan.`);
}
