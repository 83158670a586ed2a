/** A bucket is asked often whether it still takes files, and each writing costs money; what breaks off is sent again, and what it is told stays told. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { bucketTree, openBucket } from "./bucket.server.ts";
import { diskTree } from "./trees.server.ts";

let directory: string;
let bucket: Bucket;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "ember-"));
  bucket = await startBucket("uji");
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});
beforeEach(() => bucket.objects.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const options = () => ({ bucket: "uji", region: "auto", endpoint: bucket.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" });
const tree = (name: "public" | "private" = "private", base = "abc/") =>
  bucketTree({ options: options(), client: openBucket(options()), base }, name);
const spooled = async (bytes: Uint8Array | string) => {
  const path = join(directory, randomBytes(6).toString("hex"));
  await writeFile(path, bytes);
  return path;
};

test("a bucket is written to for a trial once a minute, and only asked in between", async () => {
  const passed = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { probe } = tree();
  await probe();
  const first = bucket.objects.get("abc/pribadi/denyut");
  expect([...bucket.objects.keys()]).toEqual(["abc/pribadi/denyut"]);
  expect(Date.parse(String(first?.body))).not.toBeNaN();
  passed.mockReturnValue(60_999);
  await probe();
  expect(bucket.objects.get("abc/pribadi/denyut")).toBe(first);
  passed.mockReturnValue(61_000);
  await probe();
  const second = bucket.objects.get("abc/pribadi/denyut");
  expect(second).not.toBe(first);
  passed.mockReturnValue(120_999);
  await probe();
  expect(bucket.objects.get("abc/pribadi/denyut")).toBe(second);
});

test("a trial that failed is made anew at once, and a bucket that answers nothing fails it in between too", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { probe } = tree();
  bucket.failNext = 3;
  await expect(probe()).rejects.toThrow();
  expect(bucket.objects.size).toBe(0);
  await probe();
  expect(bucket.objects.size).toBe(1);
  bucket.failNext = 3;
  await expect(probe()).rejects.toThrow();
});

test("a file keeps its kind, lies under the name of its tree, and may be large", async () => {
  const [small, large] = [Buffer.from("isi"), randomBytes(8 * 1024 * 1024 + 1)];
  for (const [key, bytes, type] of [
    ["a.pdf", small, "application/pdf"],
    ["b.mp4", large, "video/mp4"],
  ] as const) {
    await tree("public").adopt(await spooled(bytes), key, { size: bytes.length, type });
    expect(bucket.objects.get(`abc/publik/${key}`)).toMatchObject({ type });
    expect(bucket.objects.get(`abc/publik/${key}`)?.body.equals(bytes)).toBe(true);
  }
});

test("a file of eight megabytes still goes up whole when the bucket is busy at first", async () => {
  const bytes = randomBytes(8 * 1024 * 1024);
  bucket.failNext = 1;
  await tree().adopt(await spooled(bytes), "a.pdf", { size: bytes.length, type: "application/pdf" });
  expect(bucket.objects.get("abc/pribadi/a.pdf")?.body.equals(bytes)).toBe(true);
});

test("a file that goes into another tree is in one place only, with its kind", async () => {
  await tree().adopt(await spooled("isi"), "a.pdf", { size: 3, type: "application/pdf" });
  const before = bucket.objects.get("abc/pribadi/a.pdf");
  await tree("private", "abc/karantina/").take(tree(), "a.pdf");
  expect([...bucket.objects]).toEqual([["abc/karantina/pribadi/a.pdf", before]]);
});

test("a part of a file is that part, and an answer without any is no empty one", async () => {
  await tree().adopt(await spooled("0123456789"), "a.pdf", { size: 10, type: "application/pdf" });
  expect(await text(await tree().slice("a.pdf", { start: 2, end: 4 }))).toBe("234");
  const client = openBucket(options());
  vi.spyOn(client, "send").mockImplementation(async () => ({}));
  const silent = bucketTree({ options: options(), client, base: "" }, "private");
  await expect(silent.slice("a.pdf", { start: 0, end: 1 })).rejects.toThrow("without a body");
});

test("a bucket at an address of its own is asked by paths, one of Amazon's by its name, and given up in time", async () => {
  const { endpoint: _, ...plain } = options();
  const [own, amazon] = [openBucket(options()), openBucket({ ...plain, region: "ap-southeast-3" })];
  expect([own.config.forcePathStyle, amazon.config.forcePathStyle ?? false]).toEqual([true, false]);
  expect(await amazon.config.region()).toBe("ap-southeast-3");
  expect(await own.config.credentials()).toMatchObject({ accessKeyId: "kunci", secretAccessKey: "rahasia" });
  for (const { config } of [own, amazon]) {
    expect([await config.requestChecksumCalculation(), await config.responseChecksumValidation()]).toEqual([
      "WHEN_REQUIRED",
      "WHEN_REQUIRED",
    ]);
  }
  await own.send(new ListObjectsV2Command({ Bucket: "uji" }));
  const handler = own.config.requestHandler as unknown as { readonly httpHandlerConfigs: () => object };
  expect(handler.httpHandlerConfigs()).toMatchObject({ connectionTimeout: 2_000, socketTimeout: 10_000 });
});

test("a tree on disk has a folder that other accounts do not see, and says when nothing can be kept there", async () => {
  const base = join(directory, "disk");
  const own = await diskTree(base, "private");
  expect([own.prefix, own.location]).toEqual(["", join(base, "pribadi")]);
  expect((await stat(own.location)).mode & 0o027).toBe(0);
  await own.probe();
  await own.adopt(await spooled("0123456789"), "a.pdf", { size: 10, type: "application/pdf" });
  expect(await text(await own.slice("a.pdf", { start: 2, end: 4 }))).toBe("234");
  await rm(own.location, { recursive: true });
  await expect(own.probe()).rejects.toThrow();
});
