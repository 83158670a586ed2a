import { type Dirent, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { ArchiveWriter } from "./archive.server.ts";
import { logFolderOf, readRun } from "./log-archive.server.ts";
import type { LogPlace, Manifest } from "./manifest.ts";

/** What has no place in a copy of a running server (https://www.postgresql.org/docs/current/continuous-archiving.html). */
const emptied = ["pg_wal", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial", "pg_snapshots", "pg_stat_tmp", "pg_subtrans"];
const left =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|standby\.signal)$/;

type AuditEnd = NonNullable<Manifest["audit"]>;
export type Moment = Pick<Manifest, "rows" | "point" | "audit">;

export interface Physical {
  readonly log: LogPlace;
  readonly moment: Moment;
}

/**
 * Copies the files of our own server while it works, and of its log what makes them one moment (pg_backup_start/stop).
 * @param client serves; it must not be shared. @param directory where the server's files lie
 */
export async function addServer(writer: ArchiveWriter, client: Client, directory: string): Promise<Physical> {
  const begun = await client.query<Named>("select pg_walfile_name(pg_backup_start('cadangan', true)) as segment");
  await addDirectory(writer, directory);
  const stopped = await client.query<{ label: string; spaces: string }>(
    "select labelfile as label, spcmapfile as spaces from pg_backup_stop(false)",
  );
  for (const { label, spaces } of stopped.rows) {
    await writer.addText("database/backup_label", label);
    if (spaces) await writer.addText("database/tablespace_map", spaces);
  }
  // A restore can stop only where the copy already holds together.
  const moment = await takeMoment(client);
  const ended = await client.query<Named>("select pg_walfile_name(pg_switch_wal()) as segment");
  const [firstSegment, lastSegment] = [begun.rows[0]?.segment, ended.rows[0]?.segment];
  if (!firstSegment || !lastSegment) throw new Error("the server did not say which of its log belongs to the backup");
  const logFolder = logFolderOf(directory);
  await addLog(writer, logFolder, [firstSegment, lastSegment]);
  return { log: { run: await readRun(logFolder), firstSegment, lastSegment }, moment };
}

interface Named {
  readonly segment: string;
}

async function addDirectory(writer: ArchiveWriter, directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries.sort(byPath)) {
    const path = relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (entry.isDirectory()) writer.addFolder(`database/${path}`);
    if (left.test(entry.name) || emptied.some((name) => path.startsWith(`${name}/`))) continue;
    if (entry.isFile()) await writer.addFile(`database/${path}`, join(directory, path));
  }
}

const byPath = (one: Dirent, other: Dirent) => (join(one.parentPath, one.name) < join(other.parentPath, other.name) ? -1 : 1);

/** The server hands its log over piece by piece; whoever ships it waits while a backup is being made. */
async function addLog(writer: ArchiveWriter, folder: string, [first, last]: readonly [string, string]): Promise<void> {
  for (const deadline = Date.now() + 60_000; !existsSync(join(folder, last)); await sleep(100))
    if (Date.now() > deadline) throw new Error(`the server has not handed over its log ${last}`);
  const names = (await readdir(folder)).filter((name) => (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last) || isHistory(name));
  if (!names.includes(first)) throw new Error(`of the log ${first} to ${last} the beginning is missing`);
  for (const name of names.sort()) await writer.addFile(`wal/${name}`, join(folder, name));
}

const isHistory = (name: string) => /^[0-9A-F]{8}\.history$/.test(name);

const tries = 5;

/** Counts every table at a point of the log that a restore can stop at; nothing is counted when writers leave no gap for it. */
async function takeMoment(client: Client): Promise<Moment> {
  const point = `cadangan-${Date.now()}`;
  for (let tried = 0; tried < tries; tried++, await sleep(500)) {
    try {
      // Until the end of the transaction nobody writes, so the trail ends where it did at the point.
      await client.query("begin");
      const { rows } = await client.query<{ tabel: string; baris: string }>("select tabel, baris from titik_cadangan($1)", [point]);
      const audit = await client.query<AuditEnd>(
        `select lines::int as lines, last_id::text as "lastId", encode(mac, 'hex') as mac from audit_head`,
      );
      await client.query("commit");
      return { rows: Object.fromEntries(rows.map(({ tabel, baris }) => [tabel, Number(baris)])), point, audit: audit.rows[0] ?? null };
    } catch (error) {
      await client.query("rollback");
      // Somebody holds a table for long (lock_not_available).
      if (!(error instanceof Error && "code" in error && error.code === "55P03")) throw error;
    }
  }
  return { rows: null, point: null, audit: null };
}
