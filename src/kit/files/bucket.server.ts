import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { directories, type S3Options, type Tree, type TreeName } from "./trees.server.ts";

const REPLAYABLE_BYTES = 8 * 1024 * 1024;
const PROBE = "denyut";
const WRITE_PROBE_MS = 60_000;
/** Milliseconds until a bucket that does not answer counts as gone; the client tries three times. */
const patience = { connectionTimeout: 2_000, socketTimeout: 10_000 };

/** @param base before every key: its end is "/", or it is empty */
export function bucketTree({ options, client, base }: { options: S3Options; client: S3Client; base: string }, name: TreeName): Tree {
  const disk = new Disk(new S3Driver({ client, bucket: options.bucket, visibility: name, supportsACL: false }));
  const prefix = `${base}${directories[name]}/`;
  let written = Number.NEGATIVE_INFINITY;
  return {
    disk,
    prefix,
    probe: async () => {
      const now = performance.now();
      // Writing costs money in most buckets, asking hardly any.
      if (now - written < WRITE_PROBE_MS) return disk.exists(prefix + PROBE);
      await disk.put(prefix + PROBE, new Date().toISOString());
      written = now;
      return true;
    },
    adopt: async (spooled, key, { size, type }) => {
      const details = { contentType: type, contentLength: size };
      // Bytes in memory can be sent again when the connection breaks; a stream cannot.
      if (size <= REPLAYABLE_BYTES) await disk.put(prefix + key, await readFile(spooled), details);
      else await disk.putStream(prefix + key, createReadStream(spooled), details);
    },
    location: "",
    take: async (from, key) => {
      await disk.copy(from.prefix + key, prefix + key);
      await disk.delete(from.prefix + key);
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
    requestHandler: patience,
  });
