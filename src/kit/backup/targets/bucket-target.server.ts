import type { Readable } from "node:stream";
import { Readable as NodeReadable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { openBucket } from "../../files/bucket.server.ts";
import type { S3Options } from "../../files/trees.server.ts";
import type { BackupTarget, StoredObject } from "./target.ts";

/** @param base before every name: its end is "/", or it is empty */
export function bucketTarget(options: S3Options, base: string): BackupTarget {
  const client = openBucket(options);
  const Bucket = options.bucket;
  return {
    title: `bucket S3 "${Bucket}"${base ? ` (${base})` : ""}`,
    besideData: false,
    // In parts: how long the archive becomes is known only at its end.
    put: async (name, content) => void (await new Upload({ client, params: { Bucket, Key: base + name, Body: content } }).done()),
    get: async (name) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: base + name }));
      if (!(Body instanceof NodeReadable)) throw new Error("the bucket answered without a body");
      return Body as Readable;
    },
    list: async (prefix) => {
      const found: StoredObject[] = [];
      for (let next: string | undefined, more = true; more; more = next !== undefined) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: base + prefix, ContinuationToken: next }));
        for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ name: Key.slice(base.length), size: Size, modified: LastModified });
        next = page.NextContinuationToken;
      }
      return found;
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: base + name }))),
    close: async () => client.destroy(),
  };
}
