import { randomBytes } from "node:crypto";
import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createContext } from "react-router";
import { writeProbe } from "../database/engine/disk.server.ts";
import { refuse } from "../refusals.ts";
import { type FileType, kinds, typeOfExtension } from "./kinds.ts";
import { isKey, keysOf, openQuarantineStore, type QuarantineStore } from "./quarantine-store.server.ts";
import type { Scan } from "./scan.server.ts";
import { type Content, openSpool, spool } from "./spool.server.ts";
import { readingError, receivingError, writingError } from "./translate-store-error.server.ts";
import { type ByteRange, diskTree, type S3Options, type Tree, type TreeName } from "./trees.server.ts";

export type { Content } from "./spool.server.ts";
export type { ByteRange, S3Options, TreeName } from "./trees.server.ts";

export interface Stored {
  /** Made here: unguessable, one for each put, safe in an address. Same content put twice has two keys. */
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Stat {
  readonly size: number;
  readonly type: FileType;
  readonly modified: Date;
}

export interface Files {
  /** `type` comes from `sniff`. Returns only when the file survives a power cut. @throws Refusal beyond `maxBytes` */
  readonly put: (tree: TreeName, content: Content, options: { type: FileType; maxBytes?: number }) => Promise<Stored>;
  /** Null when no such file exists, or the key was not made here. */
  readonly stat: (tree: TreeName, key: string) => Promise<Stat | null>;
  /** @throws Refusal (notFound) */
  readonly open: (tree: TreeName, key: string, range?: ByteRange) => Promise<Stat & { readonly stream: Readable }>;
  readonly exists: (tree: TreeName, key: string) => Promise<boolean>;
  /** Nothing happens when the file is already gone. */
  readonly remove: (tree: TreeName, key: string) => Promise<void>;
  /** Whether files can be kept now. @throws when not */
  readonly probe: () => Promise<unknown>;
  /** Every stored key of a tree. */
  readonly keys: (tree: TreeName) => AsyncIterable<string>;
  /** What a sweep took away and can still be brought back; see `quarantine.server.ts`. */
  readonly aside: QuarantineStore;
  /** Of the disk that holds the files, in bytes; null in a bucket. */
  readonly space: () => Promise<{ readonly free: number; readonly size: number } | null>;
  /** Whether the place still carries the mark of this installation. */
  readonly isOurs: () => Promise<boolean>;
}

export interface FilesOptions {
  /** Holds publik/, pribadi/, karantina/ and sementara/; with S3 only the last. */
  readonly directory: string;
  readonly s3?: S3Options | undefined;
  /** Before every key in a bucket, as `claimStore` found it. */
  readonly prefix?: string;
  readonly isOurs?: () => Promise<boolean>;
  /** Looks at every file before it is kept. */
  readonly scan?: Scan | undefined;
}

/** For loaders and actions: `args.context.get(filesContext)`. */
export const filesContext = createContext<Files>();

const DEFAULT_MAX_BYTES = 200 * 1024 * 1024;
const asideFolder = "karantina";

export async function openFiles(options: FilesOptions): Promise<Files> {
  const spoolDirectory = join(options.directory, "sementara");
  await openSpool(spoolDirectory);
  const trees = await openTrees(options);
  const stat: Files["stat"] = (name, key) => statIn(trees[name], key);
  return {
    stat,
    put: (name, content, { type, maxBytes = DEFAULT_MAX_BYTES }) =>
      putIn(trees[name], spool(spoolDirectory, content, maxBytes), { type, scan: options.scan }),
    exists: async (name, key) => (await stat(name, key)) !== null,
    open: async (name, key, range) => {
      const found = await stat(name, key);
      if (!found) throw refuse.notFound("Berkas tidak ditemukan.");
      const { disk, prefix, slice } = trees[name];
      const stream = await readingError(found.size === 0 ? disk.getStream(prefix + key) : slice(key, range ?? whole(found)));
      return { ...found, stream };
    },
    remove: async (name, key) => {
      if (isKey(key)) await writingError(trees[name].disk.delete(trees[name].prefix + key));
    },
    // What is to be kept passes through the spool on our own disk, wherever it ends.
    // One after the other: nothing of a trial is left behind once it is known to have failed.
    probe: async () => {
      await writeProbe(join(spoolDirectory, `.probe-${process.pid}`));
      await trees.private.probe();
    },
    keys: (name) => keysOf(trees[name]),
    aside: openQuarantineStore(
      trees,
      await openTrees({ ...options, directory: join(options.directory, asideFolder), prefix: `${options.prefix ?? ""}${asideFolder}/` }),
    ),
    space: async () => {
      if (options.s3) return null;
      const { bavail, bsize, blocks } = await statfs(options.directory);
      return { free: bavail * bsize, size: blocks * bsize };
    },
    isOurs: options.isOurs ?? (async () => true),
  };
}

async function openTrees({ directory, s3, prefix = "" }: FilesOptions): Promise<Record<TreeName, Tree>> {
  if (!s3) return { public: await diskTree(directory, "public"), private: await diskTree(directory, "private") };
  // Most schools keep their files on the disk; their start need not load this.
  const { bucketTree, openBucket } = await import("./bucket.server.ts");
  const bucket = { options: s3, client: openBucket(s3), base: prefix };
  return { public: bucketTree(bucket, "public"), private: bucketTree(bucket, "private") };
}

interface Kept {
  readonly type: FileType;
  readonly scan: Scan | undefined;
}

async function putIn(tree: Tree, spooling: ReturnType<typeof spool>, { type, scan }: Kept): Promise<Stored> {
  const { path, size, sha256 } = await receivingError(spooling);
  const key = `${sha256.slice(0, 32)}-${randomBytes(6).toString("hex")}.${kinds[type].extension}`;
  try {
    await scan?.(path);
    await writingError(tree.adopt(path, key, { size, type }));
  } finally {
    await rm(path, { force: true });
  }
  return { key, size, sha256 };
}

async function statIn(tree: Tree, key: string): Promise<Stat | null> {
  const type = isKey(key) ? typeOfExtension(key.slice(key.lastIndexOf(".") + 1)) : undefined;
  if (!type || !(await readingError(tree.disk.exists(tree.prefix + key)))) return null;
  const found = await readingError(tree.disk.getMetaData(tree.prefix + key));
  return { size: found.contentLength, type, modified: found.lastModified };
}

const whole = ({ size }: Stat): ByteRange => ({ start: 0, end: size - 1 });
