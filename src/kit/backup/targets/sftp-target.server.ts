import { posix } from "node:path";
import type { Readable } from "node:stream";
import type { FileEntryWithStats, Stats } from "ssh2";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import type { SftpAddress } from "./sftp-address.ts";
import { connectSftp, type SftpConnection } from "./sftp-connection.server.ts";
import type { BackupTarget, StoredObject } from "./target.ts";
import { titleOf } from "./title.ts";

const unfinished = ".belum";
/** Pieces on the way at once: a distant server answers late. */
const underWay = 32;
const pieceBytes = 256 * 1024;

/** A folder on another machine. Connects when it is first asked for something: most of the time there is nothing to ship. */
export function sftpTarget(address: SftpAddress, to: string): BackupTarget {
  const base = address.folder;
  const pathOf = (name: string) => posix.join(base, name);
  const known = new Set([posix.join(base)]);
  let opening: Promise<SftpConnection> | undefined;
  const opened = async () => {
    opening ??= open(address);
    return opening;
  };
  return {
    title: titleOf({ to, dataDirectory: "" }),
    besideData: false,
    put: async (name, content) => {
      const path = pathOf(name);
      try {
        const there = await opened();
        await makeFolder(there, posix.dirname(path), known);
        await putWhole(there, path, content);
      } finally {
        content.destroy();
      }
    },
    get: async (name) => {
      const there = await opened();
      await there.ask<Stats>((done) => there.sftp.stat(pathOf(name), done));
      // Its farewell may stay unanswered when the connection ends right after the last byte; unheard, that would end the process.
      return there.sftp.createReadStream(pathOf(name), { highWaterMark: pieceBytes }).on("error", () => undefined);
    },
    list: async (prefix) => {
      const found = await walk(await opened(), { base, prefix });
      return found.sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    remove: async (name) => {
      const there = await opened();
      if (await statOf(there, pathOf(name))) await there.act((done) => there.sftp.unlink(pathOf(name), done));
    },
    close: async () => {
      const connection = await opening?.catch(() => undefined);
      await connection?.end();
    },
  };
}

/** The folder is not made here: that of a disk which is not mounted there would hide the lack of it. */
async function open(address: SftpAddress): Promise<SftpConnection> {
  const connection = await connectSftp(address);
  const found = await statOf(connection, address.folder);
  if (found?.isDirectory()) return connection;
  await connection.end();
  throw new StartRefusal(
    `Folder ${address.folder} tidak ada di server cadangan ${address.host}. Buat dahulu di sana, atau pasang disknya.`,
  );
}

const noSuchFile = 2;

async function statOf(there: SftpConnection, path: string): Promise<Stats | null> {
  return there
    .ask<Stats>((done) => there.sftp.stat(path, done))
    .catch((error: Error & { code?: unknown }) => (error.code === noSuchFile ? null : Promise.reject(error)));
}

async function makeFolder(there: SftpConnection, path: string, known: Set<string>): Promise<void> {
  if (known.has(path)) return;
  await makeFolder(there, posix.dirname(path), known);
  if (!(await statOf(there, path))) await there.act((done) => there.sftp.mkdir(path, { mode: 0o700 }, done));
  known.add(path);
}

async function putWhole(there: SftpConnection, path: string, content: Readable): Promise<void> {
  const parts = `${path}${unfinished}`;
  const handle = await there.ask<Buffer>((done) => there.sftp.open(parts, "w", { mode: 0o600 }, done));
  try {
    await writeAll(there, handle, content);
    await there.act((done) => there.sftp.ext_openssh_fsync(handle, done)).catch(unlessUnknown);
    await there.act((done) => there.sftp.close(handle, done));
    await rename(there, parts, path);
  } catch (error) {
    // Of a connection that broke nothing can be taken back; the next of that name begins anew.
    await there.act((done) => there.sftp.unlink(parts, done)).catch(() => undefined);
    throw error;
  }
}

async function writeAll(there: SftpConnection, handle: Buffer, content: Readable): Promise<void> {
  const writing = new Set<Promise<unknown>>();
  const failed = new AbortController();
  let at = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const from = at;
    at += chunk.length;
    const piece = there
      .act((done) => there.sftp.write(handle, chunk, 0, chunk.length, from, done))
      .catch((error: unknown) => failed.abort(error))
      .finally(() => writing.delete(piece));
    writing.add(piece);
    if (writing.size >= underWay) await Promise.race(writing);
    failed.signal.throwIfAborted();
  }
  await Promise.all(writing);
  failed.signal.throwIfAborted();
}

/** In the place of what has that name. Servers that do not know OpenSSH's way have that removed first. */
async function rename(there: SftpConnection, from: string, to: string): Promise<void> {
  const plainly = () => there.act((done) => there.sftp.rename(from, to, done));
  if (!(await statOf(there, to))) return void (await plainly());
  const known = await there.act((done) => there.sftp.ext_openssh_rename(from, to, done)).then(() => true, unlessUnknown);
  if (known) return;
  await there.act((done) => there.sftp.unlink(to, done));
  await plainly();
}

/** @throws what it was given, unless the server does not know the way at all */
function unlessUnknown(error: unknown): false {
  if (error instanceof Error && /does not support this extended request/.test(error.message)) return false;
  throw error;
}

/** Looks only into folders that may hold names of this beginning. */
async function walk(there: SftpConnection, sought: { base: string; prefix: string }, folder = ""): Promise<StoredObject[]> {
  const { base, prefix } = sought;
  const found: StoredObject[] = [];
  const entries = await there.ask<FileEntryWithStats[]>((done) => there.sftp.readdir(posix.join(base, folder), done));
  for (const { filename, attrs } of entries) {
    const name = folder + filename;
    if (attrs.isDirectory()) {
      const inside = `${name}/`;
      if (inside.startsWith(prefix) || prefix.startsWith(inside)) found.push(...(await walk(there, sought, inside)));
    } else if (attrs.isFile() && name.startsWith(prefix) && !name.endsWith(unfinished))
      found.push({ name, size: attrs.size, modified: new Date(attrs.mtime * 1000) });
  }
  return found;
}
