import { randomUUID } from "node:crypto";
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Account } from "../database/engine/account.server.ts";

/**
 * Our own server hands its write-ahead log over into a folder beside its files, at the latest half a minute after something
 * was written (`archive_command` in `engine/settings.ts`). The file `aliran` there names the run: a log without a gap. A
 * restored database begins another, so that two that go on from one backup are never mixed.
 */
export const logFolderName = "arsip-wal";
export const logFolderOf = (directory: string): string => join(dirname(directory), logFolderName);

const runFile = "aliran";

export async function prepareLogFolder(directory: string, account: Account | null): Promise<void> {
  const folder = logFolderOf(directory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  const known = await readFile(join(folder, runFile), "utf8").catch(noneYet);
  if (!known) await beginRun(folder);
}

/** From here on no earlier backup goes on: what was handed over before leads nowhere. */
export async function beginRun(folder: string): Promise<void> {
  const parts = join(folder, `.${runFile}`);
  await writeFile(parts, `${randomUUID()}\n`, { mode: 0o600, flush: true });
  await rename(parts, join(folder, runFile));
}

export const readRun = async (folder: string): Promise<string> => (await readFile(join(folder, runFile), "utf8")).trim();

export interface Segment {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly since: Date;
}

/** Pieces of the log that the server has handed over, oldest first. */
export async function handedOver(folder: string): Promise<readonly Segment[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup)?)$/.test(name)).sort();
  const found: Segment[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const known = await stat(path).catch(noneYet);
    if (known) found.push({ name, path, size: known.size, since: known.mtime });
  }
  return found;
}

export const forgetSegment = ({ path }: Segment): Promise<void> => rm(path, { force: true });

function noneYet(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
