import { existsSync } from "node:fs";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartRefusal } from "./start-refusal.ts";

/** Bytes; with less, nothing more is begun. */
export const leastFree = 64 * 1024 * 1024;

/** Tries the disk before anything relies on it. @throws StartRefusal when it is read-only, full or closed to us. */
export async function probeDisk(directory: string): Promise<void> {
  try {
    await make(directory);
    await writeProbe(join(directory, `.probe-${process.pid}`));
  } catch (error) {
    throw explain(directory, error);
  }
  if ((await freeBytes(directory)) < leastFree) throw full(directory);
}

/** What we may still write on the disk of this folder. */
export const freeBytes = async (directory: string): Promise<number> => (await diskSpace(directory)).free;

/** Bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly size: number;
}

export async function diskSpace(directory: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Of a read-only disk, Node's recursive way says only ENOENT; the plain one says what is the matter. */
async function make(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
  } catch {
    let missing = directory;
    while (!existsSync(dirname(missing))) missing = dirname(missing);
    await mkdir(missing);
    await mkdir(directory, { recursive: true });
  }
}

/** Writes, as far as the disk itself, and takes it away again. */
export async function writeProbe(path: string): Promise<void> {
  try {
    const file = await open(path, "w", 0o600);
    try {
      await file.write(Buffer.alloc(64 * 1024, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

function explain(directory: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EROFS")
    return new StartRefusal(`Disk untuk folder data ${directory} hanya bisa dibaca. Pasang disk itu agar bisa ditulisi.`, error);
  if (code === "ENOSPC" || code === "EDQUOT") return full(directory, error);
  return new StartRefusal(`Folder data ${directory} tidak dapat ditulisi. Periksa pemilik dan izin folder itu.`, error);
}

const full = (directory: string, cause?: unknown) =>
  new StartRefusal(
    `Disk untuk folder data ${directory} hampir penuh (kurang dari 64 MB tersisa). Kosongkan sebagian, lalu jalankan lagi.`,
    cause,
  );
