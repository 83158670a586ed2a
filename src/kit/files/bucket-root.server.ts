import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { openBucket } from "./bucket.server.ts";
import { type StoreRoot, trees } from "./store-root.server.ts";
import { directories, type S3Options } from "./trees.server.ts";

export function bucketRoot(options: S3Options): StoreRoot {
  const client = openBucket(options);
  const Bucket = options.bucket;
  return {
    place: `${options.endpoint ?? options.region}/${options.bucket}`,
    title: `bucket S3 "${options.bucket}"`,
    shared: true,
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return ((await Body?.transformToString()) ?? "").trim();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (name, text) =>
      void (await client.send(new PutObjectCommand({ Bucket, Key: name, Body: text, ContentType: "text/plain" }))),
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: name }))),
    holdsFiles: async () => {
      for (const name of trees) {
        const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${directories[name]}/`, MaxKeys: 1 }));
        if (Contents?.length) return true;
      }
      return false;
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);
