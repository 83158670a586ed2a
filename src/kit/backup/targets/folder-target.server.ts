import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BackupTarget, StoredObject } from "./target.ts";

const unfinished = ".belum";

export function folderTarget(folder: string, { besideData }: { readonly besideData: boolean }): BackupTarget {
  const pathOf = (name: string) => join(folder, ...name.split("/"));
  return {
    title: `folder ${folder}`,
    besideData,
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const parts = `${path}${unfinished}`;
      try {
        await pipeline(content, createWriteStream(parts, { mode: 0o600, flush: true }));
        await rename(parts, path);
      } finally {
        await rm(parts, { force: true });
      }
      await syncFolder(dirname(path));
    },
    get: async (name) => {
      await stat(pathOf(name));
      return createReadStream(pathOf(name));
    },
    list: async (prefix) => {
      const found = await walk(folder);
      return found.filter(({ name }) => name.startsWith(prefix)).sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    close: async () => undefined,
  };
}

async function walk(folder: string): Promise<StoredObject[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneYet);
  const found: StoredObject[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(unfinished)) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtime } = await stat(path);
    found.push({ name: relative(folder, path).split(sep).join("/"), size, modified: mtime });
  }
  return found;
}

function noneYet(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
