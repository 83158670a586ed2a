import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { connected } from "../database/connection/location.server.ts";
import { type ArchiveWriter, measure, writeArchive } from "./archive.server.ts";
import { type FilePlace, openFileSource } from "./file-source.server.ts";
import { archiveEnding, archiveName, type Label, type LogPlace, labelEnding, type Manifest, manifestName } from "./manifest.ts";
import { addServer, type Moment } from "./physical.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { machineFile, recipients } from "./recovery-key.server.ts";
import { addRows } from "./rows.server.ts";
import { seal } from "./seal.server.ts";
import { openTarget } from "./targets/open-target.server.ts";
import type { BackupTarget } from "./targets/target.ts";

export interface Made {
  readonly label: Label;
  /** Null when they could not be counted at one moment. */
  readonly rows: number | null;
  readonly files: number;
}

/** Makes one archive of database, files and keys, and puts it and its label into the target. */
export async function makeArchive(plan: BackupPlan): Promise<Made> {
  const target = await openTarget(plan.to ?? undefined, plan.dataDirectory);
  try {
    return await connected(plan.place, (client) => putArchive(plan, client, target));
  } finally {
    await target.close();
  }
}

async function putArchive(plan: BackupPlan, client: Client, target: BackupTarget): Promise<Made> {
  const startedAt = new Date();
  const name = archiveName(startedAt);
  const writer = writeArchive();
  const measured = measure();
  const sealed = await seal(writer.output, await recipients(plan.keyFolder));
  pipeline(sealed, measured.through).catch((error: Error) => measured.through.destroy(error));
  const [manifest] = await Promise.all([fill(writer, { plan, client, startedAt }), target.put(name, measured.through)]);
  const { kind, installation, product, schema, finishedAt, log, rows } = manifest;
  const of = { kind, installation, product, schema, startedAt: manifest.startedAt, finishedAt, run: log?.run ?? null };
  const label: Label = { name, ...measured.result(), ...of };
  await target.put(labelNameOf(name), Readable.from([`${JSON.stringify(label, null, 2)}\n`], { objectMode: false }));
  const all = rows && Object.values(rows).reduce((sum, one) => sum + one, 0);
  return { label, rows: all, files: manifest.entries.filter(({ path }) => path.startsWith("berkas/")).length };
}

export const labelNameOf = (name: string): string => name.slice(0, -archiveEnding.length) + labelEnding;

interface Filling {
  readonly plan: BackupPlan;
  readonly client: Client;
  readonly startedAt: Date;
}

async function fill(writer: ArchiveWriter, filling: Filling): Promise<Manifest> {
  try {
    const { plan, client, startedAt } = filling;
    const about = await describe(client);
    const { log, moment } = await addDatabase(writer, filling);
    // After the rows: what they tell of is there, since files are never changed and stay for a month after their last row.
    await addFiles(writer, plan.files);
    await addKeys(writer, plan.keyFolder);
    const { installation, product, directory } = plan;
    const times = { startedAt: startedAt.toISOString(), finishedAt: new Date().toISOString() };
    const known = { format: 1, kind: directory ? "fisik" : "logis", product, installation, ...about, ...times } as const;
    const manifest: Manifest = { ...known, log, ...moment, entries: [...writer.entries] };
    await writer.addText(manifestName, JSON.stringify(manifest));
    writer.finish();
    return manifest;
  } catch (error) {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function addDatabase(writer: ArchiveWriter, { plan, client }: Filling): Promise<{ log: LogPlace | null; moment: Moment }> {
  if (plan.directory) return addServer(writer, client, plan.directory);
  return { log: null, moment: await addRows(writer, client) };
}

async function describe(client: Client): Promise<Pick<Manifest, "postgres" | "schema">> {
  const { rows } = await client.query<{ postgres: string; schema: string }>(
    "select current_setting('server_version') as postgres, (select lpad(number::text, 4, '0') || '-' || name from migration order by number desc limit 1) as schema",
  );
  if (!rows[0]) throw new Error("the server did not say which it is");
  return rows[0];
}

async function addFiles(writer: ArchiveWriter, place: FilePlace): Promise<void> {
  const source = openFileSource(place);
  try {
    for (const { path, size } of await source.list()) {
      const content = await source.open(path);
      if (content) await writer.addStream(`berkas/${path}`, size, content);
    }
  } finally {
    source.close();
  }
}

/** The machine's own key stays here: it opens this very archive. */
async function addKeys(writer: ArchiveWriter, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== machineFile) await writer.addText(`kunci/${relative(folder, path)}`, await readFile(path));
  }
}
