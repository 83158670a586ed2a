import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { Refusal } from "../refusals.ts";
import { type Files, openFiles } from "./files.server.ts";
import { deliver, disposition, serveUpload, uploadUrl } from "./respond.server.ts";
import { receivingError, writingError } from "./translate-store-error.server.ts";

const bytes = randomBytes(100_000);
let directory: string;
let bucket: Bucket;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "berkas-"));
  bucket = await startBucket("uji");
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});

const places = {
  disk: () => openFiles({ directory: join(directory, "disk") }),
  bucket: () =>
    openFiles({
      directory: join(directory, "bucket"),
      s3: { bucket: "uji", region: "auto", endpoint: bucket.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" },
    }),
};

describe("files whose place is gone", () => {
  const gone = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    return error instanceof Refusal ? [error.kind, /beberapa saat|penuh/.test(error.message), error.cause instanceof Error] : error;
  };
  const refused = ["unavailable", true, true];

  it("are refused with a sentence, whatever is asked of the bucket, and come back with it", async () => {
    const away = await startBucket("uji");
    const s3 = { bucket: "uji", region: "auto", endpoint: away.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" };
    const files = await openFiles({ directory: join(directory, "jauh"), s3 });
    const { key } = await files.put("public", bytes, { type: "image/png" });
    await files.probe();
    await away.close();
    const asked = [
      files.put("public", bytes, { type: "image/png" }),
      files.stat("public", key),
      files.exists("public", key),
      files.open("public", key),
      files.remove("public", key),
      serveUpload(files, new Request(`http://x${uploadUrl(key)}`)),
      deliver(files, new Request("http://x/unduh"), { key, name: "Surat.pdf" }),
    ];
    for (const one of await Promise.all(asked.map(gone))) expect(one).toEqual(refused);
    await expect(files.probe()).rejects.toThrow();
    expect(await readdir(join(directory, "jauh", "sementara"))).toEqual([]);
    await away.reopen();
    await files.probe();
    expect(await files.exists("public", key)).toBe(true);
    await away.close();
  });

  it("are refused when the disk does not take them", async () => {
    const files = await openFiles({ directory: join(directory, "hilang") });
    const { key } = await files.put("public", bytes, { type: "image/png" });
    await rm(join(directory, "hilang", "sementara"), { recursive: true });
    expect(await gone(files.put("public", bytes, { type: "image/png" }))).toEqual(refused);
    await expect(files.probe()).rejects.toThrow();
    expect(await files.exists("public", key)).toBe(true);
  });

  it("say so when the disk is full", async () => {
    const full = Object.assign(new Error("write"), { cause: Object.assign(new Error("no space"), { code: "ENOSPC" }) });
    await expect(writingError(Promise.reject(full))).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("penuh"),
    });
    const torn = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    await expect(receivingError(Promise.reject(torn))).rejects.toBe(torn);
  });
});

describe.each(["disk", "bucket"] as const)("files on %s", (place) => {
  let files: Files;
  beforeAll(async () => {
    files = await places[place]();
  });
  const listed = async (tree: "public" | "private") => {
    const keys: string[] = [];
    for await (const key of files.keys(tree)) keys.push(key);
    return keys.sort();
  };
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    serveUpload(files, new Request(`http://x${path}`, { headers, method }));

  it("gives back what was put, from bytes and from a stream", async () => {
    async function* stream() {
      for (let at = 0; at < bytes.length; at += 7_000) yield bytes.subarray(at, at + 7_000);
    }
    for (const content of [bytes, stream()]) {
      const stored = await files.put("private", content, { type: "application/pdf" });
      expect(stored).toMatchObject({ size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
      const opened = await files.open("private", stored.key);
      expect(opened).toMatchObject({ size: bytes.length, type: "application/pdf" });
      expect(bytes.equals(await buffer(opened.stream))).toBe(true);
    }
    expect(await readdir(join(directory, place, "sementara"))).toEqual([]);
  });

  it("gives the same content its own key each time, so removing one leaves the other", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => files.put("public", bytes, { type: "image/png" })));
    expect(one!.key).not.toBe(two!.key);
    await files.remove("public", one!.key);
    await files.remove("public", one!.key);
    expect(await files.exists("public", one!.key)).toBe(false);
    expect(await files.exists("public", two!.key)).toBe(true);
  });

  it("keeps the trees apart", async () => {
    const { key } = await files.put("private", bytes, { type: "application/pdf" });
    expect(await files.exists("public", key)).toBe(false);
    expect((await get(uploadUrl(key))).status).toBe(404);
    await expect(files.open("public", key)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("leaves nothing of what is too large or breaks off", async () => {
    const before = await listed("private");
    await expect(files.put("private", bytes, { type: "application/pdf", maxBytes: 99_999 })).rejects.toMatchObject({ kind: "tooLarge" });
    async function* broken() {
      yield bytes;
      throw new Error("connection lost");
    }
    await expect(files.put("private", broken(), { type: "application/pdf" })).rejects.toThrow("connection lost");
    expect(await listed("private")).toEqual(before);
    expect(await readdir(join(directory, place, "sementara"))).toEqual([]);
  });

  it("answers whole, part, unchanged and beyond", async () => {
    const { key } = await files.put("public", bytes, { type: "video/mp4" });
    const full = await get(uploadUrl(key));
    expect(Object.fromEntries(full.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "100000",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(bytes.equals(Buffer.from(await full.arrayBuffer()))).toBe(true);
    const part = await get(uploadUrl(key), { range: "bytes=10-19" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 10-19/100000"]);
    expect(bytes.subarray(10, 20).equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
    const tail = await get(uploadUrl(key), { range: "bytes=-5" });
    expect(bytes.subarray(-5).equals(Buffer.from(await tail.arrayBuffer()))).toBe(true);
    expect((await get(uploadUrl(key), { range: "bytes=100000-" })).status).toBe(416);
    const etag = full.headers.get("etag")!;
    expect((await get(uploadUrl(key), { "if-none-match": `"x", W/${etag}` })).status).toBe(304);
    expect((await get(uploadUrl(key), { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
    const head = await get(uploadUrl(key), {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "100000", ""]);
    expect((await get(uploadUrl(key), {}, "POST")).status).toBe(405);
  });

  it("delivers a private file under a person's words", async () => {
    const { key } = await files.put("private", bytes, { type: "application/pdf" });
    const answer = await deliver(files, new Request("http://x/"), { key, name: 'Nota "Mu\u2019min" é.pdf' });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Nota Mumin e.pdf\"; filename*=UTF-8''Nota%20Mu%E2%80%99min%20%C3%A9.pdf",
    );
    expect(bytes.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });

  it("keeps what somebody sent in a sandbox, and shows only what a browser draws by itself", async () => {
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    const ask = async (type: "application/pdf" | typeof word, inline: boolean) => {
      const { key } = await files.put("private", bytes, { type });
      return (await deliver(files, new Request("http://x/"), { key, name: "a.b", inline })).headers;
    };
    const [shown, saved, never] = [await ask("application/pdf", true), await ask("application/pdf", false), await ask(word, true)];
    for (const { headers } of [
      { headers: shown },
      { headers: saved },
      { headers: never },
      await get(uploadUrl((await files.put("public", bytes, { type: "image/webp" })).key)),
    ]) {
      expect(headers.get("content-security-policy")).toMatch(/^sandbox allow-downloads; default-src 'none';/);
      expect(headers.get("content-security-policy")).not.toMatch(/allow-(?:scripts|same-origin|forms)|script-src/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect([shown, saved, never].map((one) => one.get("content-disposition")?.split(";")[0])).toEqual([
      "inline",
      "attachment",
      "attachment",
    ]);
    expect([shown, saved].map((one) => /frame-ancestors '(\w+)'/.exec(String(one.get("content-security-policy")))?.[1])).toEqual([
      "self",
      "none",
    ]);
    const { key } = await files.put("public", bytes, { type: "application/zip" });
    expect((await get(uploadUrl(key))).headers.get("content-disposition")).toBe("attachment");
  });

  it("sets one stop between a degree and the kind of a file", () => {
    expect(disposition("Daftar riwayat hidup Dewi, S.Pd..pdf", true)).toContain('filename="Daftar riwayat hidup Dewi, S.Pd.pdf"');
  });
});

describe("keys that were not made here", () => {
  it.each([
    "../../kunci/audit",
    "..%2f..%2fkunci",
    "a.png",
    `${"0".repeat(32)}-${"0".repeat(12)}.html`,
    "",
    "./",
    "\u0000.png",
    "/etc/passwd",
  ])("finds nothing at %j", async (key) => {
    const files = await places.disk();
    await writeFile(join(directory, "disk", "publik", "a.png"), "x");
    expect(await files.exists("public", key)).toBe(false);
    await files.remove("public", key);
    expect(await readdir(join(directory, "disk", "publik"))).toContain("a.png");
    expect((await serveUpload(files, new Request(`http://x/uploads/${key}`))).status).toBe(404);
  });
});

describe("a bucket with moods", () => {
  it("is asked again when it is busy", async () => {
    const files = await places.bucket();
    bucket.failNext = 1;
    const { key } = await files.put("private", bytes, { type: "application/pdf" });
    expect(bucket.objects.get(`pribadi/${key}`)?.body.equals(bytes)).toBe(true);
  });
  it("takes large files as a stream", async () => {
    const files = await places.bucket();
    const large = randomBytes(9 * 1024 * 1024);
    const { key } = await files.put("public", large, { type: "video/mp4" });
    expect(bucket.objects.get(`publik/${key}`)?.body.equals(large)).toBe(true);
  });
});
