import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";

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
  readonly slice: (key: string, range: ByteRange) => Promise<Readable>;
}

const directories: Readonly<Record<TreeName, string>> = { public: "publik", private: "pribadi" };
const REPLAYABLE_BYTES = 8 * 1024 * 1024;

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
    slice: async (key, range) => createReadStream(join(location, key), { ...range }),
  };
}

export function bucketTree(options: S3Options, client: S3Client, name: TreeName): Tree {
  const disk = new Disk(new S3Driver({ client, bucket: options.bucket, visibility: name, supportsACL: false }));
  const prefix = `${directories[name]}/`;
  return {
    disk,
    prefix,
    adopt: async (spooled, key, { size, type }) => {
      const details = { contentType: type, contentLength: size };
      // Bytes in memory can be sent again when the connection breaks; a stream cannot.
      if (size <= REPLAYABLE_BYTES) await disk.put(prefix + key, await readFile(spooled), details);
      else await disk.putStream(prefix + key, createReadStream(spooled), details);
    },
    slice: async (key, { start, end }) => {
      const answer = await client.send(new GetObjectCommand({ Bucket: options.bucket, Key: prefix + key, Range: `bytes=${start}-${end}` }));
      if (!(answer.Body instanceof Readable)) throw new Error("the bucket answered without a body");
      return answer.Body;
    },
  };
}

export const openBucket = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Options): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

/** A renamed file is only certain once its directory is on the disk too. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
