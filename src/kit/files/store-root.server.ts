import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { directories, type S3Options, type TreeName } from "./trees.server.ts";

/** The place that holds all trees, seen from above: what stands there beside the files themselves. */
export interface StoreRoot {
  /** The same for everybody who means the same place by it. */
  readonly place: string;
  /** What people call it. */
  readonly title: string;
  /** Installations may share it, each under a prefix of its own. */
  readonly shared: boolean;
  /** A small text; null when there is none. */
  readonly read: (name: string) => Promise<string | null>;
  /** Whole or not at all. */
  readonly write: (name: string, text: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Whether any file lies directly in the trees, without a prefix. */
  readonly holdsFiles: () => Promise<boolean>;
}

export interface StoreOptions {
  readonly directory: string;
  readonly s3?: S3Options | undefined;
}

export async function openStoreRoot({ directory, s3 }: StoreOptions): Promise<StoreRoot> {
  return s3 ? (await import("./bucket-root.server.ts")).bucketRoot(s3) : diskRoot(directory);
}

export const trees = Object.keys(directories) as readonly TreeName[];

function diskRoot(directory: string): StoreRoot {
  return {
    place: "disk",
    title: `folder ${directory}`,
    shared: false,
    read: async (name) => {
      try {
        return (await readFile(join(directory, name), "utf8")).trim();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (name, text) => {
      const path = join(directory, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o750 });
      const parts = `${path}.${process.pid}.baru`;
      const handle = await open(parts, "w", 0o640);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(parts, path);
    },
    remove: (name) => rm(join(directory, name), { force: true }),
    holdsFiles: async () => {
      for (const name of trees) if ((await namesIn(join(directory, directories[name]))).length > 0) return true;
      return false;
    },
  };
}

async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
