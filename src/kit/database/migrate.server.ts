import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Client, DatabaseError } from "pg";
import { connected, type DatabaseLocation, type Log } from "./connection/location.server.ts";
import { StartRefusal } from "./engine/start-refusal.ts";

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

const lockKey = 7_201_954;

interface Upgrading {
  /** Number of the last to run. */
  readonly last?: number;
  /** Called before a database in use is changed. */
  readonly before?: () => Promise<void>;
}

/**
 * Brings the database to the state of the code: plain SQL files `NNNN-name.sql`, forward only. An empty database takes each by
 * itself; one in use takes all that are new or none, so that the version before still fits it when one fails. Safe when
 * several processes start together. @throws StartRefusal
 */
export async function migrate(
  place: DatabaseLocation,
  directory: string,
  log: Log,
  { last = Number.POSITIVE_INFINITY, before }: Upgrading = {},
): Promise<void> {
  const migrations = (await readMigrations(directory)).filter(({ number }) => number <= last);
  return connected(place, async (owner) => {
    await owner.query("select pg_advisory_lock($1)", [lockKey]);
    await owner.query(
      "create table if not exists migration (number int primary key, name text not null, checksum text not null, at timestamptz not null default now())",
    );
    const { rows } = await owner.query<Applied>("select number, name, checksum from migration order by number");
    const rest = missing(migrations, rows);
    if (rest.length === 0) return;
    if (rows.length > 0) await before?.();
    const startedAt = performance.now();
    await (rows.length > 0 ? applyTogether(owner, rest, log) : applyEach(owner, rest, log));
    const ms = Math.round(performance.now() - startedAt);
    log.info({ ms }, `${rest.length} perubahan basis data diterapkan dalam ${ms} ms`);
  });
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith(".sql")).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(directory, file)));
  const twice = migrations.find(({ number }, index) => migrations[index + 1]?.number === number);
  if (twice) throw new Error(`two migrations have the number ${twice.number}`);
  return migrations;
}

async function readMigration(directory: string, file: string): Promise<Migration> {
  const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
  if (!number || !name) throw new Error(`a migration is named NNNN-name.sql, not ${file}`);
  const sql = await readFile(join(directory, file), "utf8");
  const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
  return { number: Number(number), name, sql, checksum };
}

function missing(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { number, name, checksum } of applied) {
    const known = migrations.find((migration) => migration.number === number);
    if (!known) {
      throw new StartRefusal(
        `Basis data lebih baru daripada aplikasi ini (perubahan ${number} "${name}" tidak dikenal). Jalankan versi aplikasi yang lebih baru, atau kembali ke cadangan sebelum pembaruan dengan npm run rollback.`,
      );
    }
    if (known.checksum !== checksum) {
      throw new StartRefusal(
        `Berkas perubahan basis data ${number} "${name}" berbeda dari yang pernah dijalankan. Kembalikan berkas aslinya.`,
      );
    }
  }
  const newest = applied.at(-1)?.number ?? 0;
  const rest = migrations.filter(({ number }) => !applied.some((known) => known.number === number));
  const late = rest.find(({ number }) => number < newest);
  if (late)
    throw new StartRefusal(`Berkas perubahan basis data ${late.number} "${late.name}" datang terlambat: nomornya di bawah ${newest}.`);
  return rest;
}

async function applyEach(owner: Client, migrations: readonly Migration[], log: Log): Promise<void> {
  for (const migration of migrations) await inTransaction(owner, () => apply(owner, migration, log));
}

function applyTogether(owner: Client, migrations: readonly Migration[], log: Log): Promise<void> {
  return inTransaction(owner, async () => {
    for (const migration of migrations) {
      try {
        await apply(owner, migration, log);
        // What waits for the end of the transaction would keep the next from changing the table.
        await owner.query("set constraints all immediate; set constraints all deferred");
      } catch (error) {
        throw failedUpgrade(migration, error);
      }
    }
  });
}

async function apply(owner: Client, { number, name, sql, checksum }: Migration, log: Log): Promise<void> {
  try {
    await owner.query(sql);
    await owner.query("insert into migration (number, name, checksum) values ($1, $2, $3)", [number, name, checksum]);
  } catch (error) {
    throw new Error(`migration ${number} "${name}" failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  log.debug({ migration: name }, "struktur basis data diperbarui");
}

async function inTransaction(owner: Client, work: () => Promise<void>): Promise<void> {
  await owner.query("begin");
  try {
    await work();
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

/** Says where it failed without what stands in the rows. */
function failedUpgrade({ number, name }: Migration, error: unknown): StartRefusal {
  const cause = error instanceof Error ? error.cause : undefined;
  const where = cause instanceof DatabaseError ? [cause.code, cause.table, cause.column, cause.constraint].filter(Boolean).join(" ") : "";
  return new StartRefusal(
    `Perubahan basis data ${number} "${name}" gagal (${where}). Tidak satu pun perubahan versi ini diterapkan: datanya seperti sebelumnya. Jalankan lagi versi yang lama, dan kirimkan kalimat ini kepada pengembang.`,
    error,
  );
}
