import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { openBucket } from "../files/bucket.server.ts";
import { typeOfExtension } from "../files/kinds.ts";
import { type S3Options, syncPath } from "../files/trees.server.ts";

/** Where the product keeps its files. */
export interface FilePlace {
  readonly directory: string;
  readonly s3?: S3Options | null | undefined;
  /** Before every key in a bucket. */
  readonly prefix: string;
}

export interface SourceFile {
  /** With "/" between its parts, e.g. "publik/<key>". */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Since when it has its name. */
  readonly since: Date;
}

/** Every file, whichever the place: read for a backup, read and written by a move. */
export interface FileSource {
  readonly list: () => Promise<readonly SourceFile[]>;
  /** @returns null when it has gone meanwhile */
  readonly open: (path: string) => Promise<Readable | null>;
  /** Whole or not at all, in the place of what has that name. */
  readonly put: (path: string, size: number, content: Readable) => Promise<void>;
  readonly close: () => void;
}

/** Uploads under way, and signs of processes that serve, belong to the moment. */
const passing = /^(sementara|proses)\/|(^|\/)(\.probe[^/]*|denyut)$|\.baru$/;

export const openFileSource = (place: FilePlace): FileSource =>
  place.s3 ? bucketSource(place.s3, place.prefix) : diskSource(place.directory);

function diskSource(directory: string): FileSource {
  return {
    list: async () => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(missing([]));
      const found: SourceFile[] = [];
      for (const entry of entries) {
        const path = relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (!entry.isFile() || passing.test(path)) continue;
        const known = await stat(join(directory, path)).catch(missing(null));
        if (known) found.push({ path, size: known.size, since: known.ctime });
      }
      return found;
    },
    open: async (path) => ((await stat(join(directory, path)).catch(missing(null))) ? createReadStream(join(directory, path)) : null),
    put: async (path, _, content) => {
      const target = join(directory, ...path.split("/"));
      await mkdir(dirname(target), { recursive: true, mode: 0o750 });
      // Left out of every list as long as it is not whole.
      const parts = `${target}.baru`;
      await pipeline(content, createWriteStream(parts, { mode: 0o640, flush: true }));
      await rename(parts, target);
      await syncPath(dirname(target));
    },
    close: () => undefined,
  };
}

function bucketSource(options: S3Options, prefix: string): FileSource {
  const client = openBucket(options);
  const Bucket = options.bucket;
  return {
    list: async () => {
      const found: SourceFile[] = [];
      for (let next: string | undefined, more = true; more; more = next !== undefined) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }));
        for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          const path = Key.slice(prefix.length);
          if (!passing.test(path)) found.push({ path, size: Size, since: LastModified });
        }
        next = page.NextContinuationToken;
      }
      return found;
    },
    open: async (path) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + path }));
      if (!(Body instanceof Readable)) throw new Error("the bucket answered without a body");
      return Body;
    },
    put: async (path, size, content) => {
      const ContentType = typeOfExtension(path.slice(path.lastIndexOf(".") + 1));
      const params = { Bucket, Key: prefix + path, Body: size === 0 ? "" : content, ...(ContentType ? { ContentType } : {}) };
      // In parts, each of which can be sent again.
      await new Upload({ client, params, queueSize: 2 }).done();
    },
    close: () => client.destroy(),
  };
}

function missing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return instead;
    throw error;
  };
}
