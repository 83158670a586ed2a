import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A bucket in memory that speaks the S3 protocol over a real socket: put, get (with range), head, delete, list. */
export interface Bucket {
  readonly endpoint: string;
  readonly objects: Map<string, { body: Buffer; type: string; modified: Date }>;
  /** The next so many requests are answered 503. */
  failNext: number;
  readonly close: () => Promise<void>;
  /** After a close: on the same address, with everything that was kept. */
  readonly reopen: () => Promise<void>;
}

const PAGE = 3;

export async function startBucket(name: string): Promise<Bucket> {
  const objects: Bucket["objects"] = new Map();
  const server = createServer((request, response) => void serve(request, response));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const reopen = () => new Promise<void>((listening) => server.listen(Number(new URL(bucket.endpoint).port), "127.0.0.1", listening));
  const bucket: Bucket = { endpoint: "", objects, failNext: 0, close, reopen };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bytesOf(request);
    const url = new URL(request.url ?? "/", "http://s3");
    const [, found, ...rest] = url.pathname.split("/");
    if (bucket.failNext > 0) {
      bucket.failNext -= 1;
      return void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    }
    if (found !== name || !request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return void response.writeHead(403).end();
    const key = decodeURIComponent(rest.join("/"));
    if (key === "") return void response.writeHead(200, { "content-type": "application/xml" }).end(list(objects, url.searchParams));
    const source = request.headers["x-amz-copy-source"];
    if (request.method === "PUT" && typeof source === "string") {
      const original = objects.get(decodeURIComponent(source).replace(new RegExp(`^/?${name}/`), ""));
      if (!original)
        return void response.writeHead(404, { "content-type": "application/xml" }).end("<Error><Code>NoSuchKey</Code></Error>");
      objects.set(key, original);
      return void response.writeHead(200, { "content-type": "application/xml" }).end("<CopyObjectResult><ETag>x</ETag></CopyObjectResult>");
    }
    if (request.method === "PUT") {
      if (request.headers["content-length"] !== String(body.length)) return void response.writeHead(411).end();
      objects.set(key, { body, type: String(request.headers["content-type"]), modified: new Date() });
      return void response.writeHead(200, { etag: etag(body) }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    read(request, response, objects.get(key));
  };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return Object.assign(bucket, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function read(request: IncomingMessage, response: ServerResponse, object: { body: Buffer; type: string; modified: Date } | undefined) {
  if (!object) return void response.writeHead(404, { "content-type": "application/xml" }).end("<Error><Code>NoSuchKey</Code></Error>");
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  const part = range ? object.body.subarray(Number(range[1]), Number(range[2]) + 1) : object.body;
  const headers = {
    "content-type": object.type,
    "content-length": part.length,
    etag: etag(object.body),
    "last-modified": object.modified.toUTCString(),
  };
  response.writeHead(range ? 206 : 200, headers).end(request.method === "HEAD" ? undefined : part);
}

function list(objects: Bucket["objects"], query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after).sort();
  const page = keys.slice(0, PAGE);
  const more = keys.length > page.length;
  const contents = page.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${key}</Key><Size>${object?.body.length}</Size><LastModified>${object?.modified.toISOString()}</LastModified></Contents>`;
  });
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const etag = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;
