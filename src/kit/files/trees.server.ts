import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { writeProbe } from "../database/engine/disk.server.ts";

export type TreeName = "public" | "private";

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Both ends count, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One tree of files, on this disk or in a bucket. */
export interface Tree {
  readonly disk: Disk;
  /** Put before a key; "" on disk, where the tree has a directory of its own. */
  readonly prefix: string;
  /** Takes a finished file over. When it returns, the file survives a power cut. */
  readonly adopt: (spooled: string, key: string, details: { size: number; type: string }) => Promise<void>;
  /** Whether something can be kept here now. @throws when not */
  readonly probe: () => Promise<unknown>;
  /** Takes a file over from another tree of the same store. */
  readonly take: (from: Tree, key: string) => Promise<void>;
  /** On this disk; empty in a bucket. */
  readonly location: string;
  readonly slice: (key: string, range: ByteRange) => Promise<Readable>;
}

export const directories: Readonly<Record<TreeName, string>> = { public: "publik", private: "pribadi" };

export async function diskTree(root: string, name: TreeName): Promise<Tree> {
  const location = join(root, directories[name]);
  await mkdir(location, { recursive: true, mode: 0o750 });
  return {
    disk: new Disk(new FSDriver({ location, visibility: name })),
    prefix: "",
    adopt: async (spooled, key) => {
      const target = join(location, key);
      await rename(spooled, target);
      await syncPath(dirname(target));
    },
    probe: () => writeProbe(join(location, `.probe-${process.pid}`)),
    location,
    take: async (from, key) => {
      await rename(join(from.location, key), join(location, key));
      await syncPath(location);
      await syncPath(from.location);
    },
    slice: async (key, range) => createReadStream(join(location, key), { ...range }),
  };
}

/** A renamed file is only certain once its directory is on the disk too. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
