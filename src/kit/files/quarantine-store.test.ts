/** A file taken out of use lies in one of two places and never in both; whoever makes up a name reaches neither. */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { type Files, openFiles } from "./files.server.ts";
import { isKey } from "./quarantine-store.server.ts";

let base: string;
let bucket: Bucket;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "simpanan-"));
  bucket = await startBucket("uji");
});
afterAll(async () => {
  await bucket.close();
  await rm(base, { recursive: true });
});

const made = `${"0".repeat(32)}-${"a".repeat(12)}`;

test("a key is what was made here, and nothing that is longer or shorter", () => {
  for (const ending of ["pdf", "webp", "mp4"]) expect(isKey(`${made}.${ending}`)).toBe(true);
  for (const key of [
    `x${made}.pdf`,
    `${made}.pdfxx`,
    `${made}.p`,
    `${made}pdf`,
    made,
    `../${made}.pdf`,
    `${made}.PDF`,
    `${made}.pdf\n`,
    "",
  ])
    expect(isKey(key), key).toBe(false);
});

describe.each(["disk", "bucket"] as const)("on %s", (place) => {
  let files: Files;
  let directory: string;
  beforeEach(async () => {
    bucket.objects.clear();
    directory = await mkdtemp(join(base, "f-"));
    const s3 = { bucket: "uji", region: "auto", endpoint: bucket.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" };
    files = await openFiles({ directory, ...(place === "bucket" ? { s3 } : {}) });
  });
  const put = (tree: "public" | "private", size = 20) => files.put(tree, randomBytes(size), { type: "image/png" }).then(({ key }) => key);
  const listed = async (keys: AsyncIterable<string>) => {
    const found: string[] = [];
    for await (const key of keys) found.push(key);
    return found.sort();
  };
  /** Somebody put it there by hand. */
  const byHand = async (name: string) => {
    if (place === "bucket") return void bucket.objects.set(name, { body: Buffer.from("x"), type: "x", modified: new Date() });
    await mkdir(join(directory, name, ".."), { recursive: true });
    await writeFile(join(directory, name), "x");
  };

  test("a file goes there and back once, of its own tree alone", async () => {
    const [one, other] = [await put("public"), await put("private", 30)];
    expect(await files.aside.put("private", one)).toBe(false);
    expect(await files.aside.put("public", one)).toBe(true);
    expect(await files.aside.put("public", one)).toBe(false);
    expect([await files.exists("public", one), await files.exists("private", other)]).toEqual([false, true]);
    expect([await files.aside.size("public", one), await files.aside.size("private", one)]).toEqual([20, null]);
    expect([await listed(files.aside.keys("public")), await listed(files.aside.keys("private"))]).toEqual([[one], []]);
    expect(await files.aside.bringBack("private", one)).toBe(false);
    expect(await files.aside.bringBack("public", one)).toBe(true);
    expect(await files.aside.bringBack("public", one)).toBe(false);
    expect([await files.exists("public", one), await files.aside.size("public", one)]).toEqual([true, null]);
  });

  test("what is thrown away for good is gone, and only that", async () => {
    const keys = [await put("public"), await put("public")] as const;
    for (const key of keys) await files.aside.put("public", key);
    await files.aside.discard("private", keys[0]);
    expect(await listed(files.aside.keys("public"))).toEqual([...keys].sort());
    await files.aside.discard("public", keys[0]);
    await files.aside.discard("public", keys[0]);
    expect(await listed(files.aside.keys("public"))).toEqual([keys[1]]);
  });

  test("all are listed, however many, and those of the trees themselves are not among them", async () => {
    const keys: string[] = [];
    for (let nth = 0; nth < 7; nth++) keys.push(await put("public"));
    for (const key of keys.slice(0, 4)) await files.aside.put("public", key);
    expect(await listed(files.aside.keys("public"))).toEqual(keys.slice(0, 4).sort());
    expect(await listed(files.keys("public"))).toEqual(keys.slice(4).sort());
    expect(await listed(files.keys("private"))).toEqual([]);
  });

  test("a name that was not made here is neither moved, measured nor thrown away", async () => {
    for (const name of ["publik/a.png", "karantina/publik/a.png"]) await byHand(name);
    expect([await files.aside.put("public", "a.png"), await files.aside.bringBack("public", "a.png")]).toEqual([false, false]);
    expect(await files.aside.size("public", "a.png")).toBeNull();
    await files.aside.discard("public", "a.png");
    expect([await listed(files.keys("public")), await listed(files.aside.keys("public"))]).toEqual([["a.png"], ["a.png"]]);
  });
});

test("a bucket that does not answer is put off with a sentence, whatever is asked of it", async () => {
  const away = await startBucket("uji");
  const s3 = { bucket: "uji", region: "auto", endpoint: away.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" };
  const { aside } = await openFiles({ directory: await mkdtemp(join(base, "f-")), s3 });
  await away.close();
  const asked = [aside.put, aside.bringBack, aside.discard, aside.size].map((ask) => ask("public", `${made}.pdf`));
  for (const end of await Promise.allSettled(asked))
    expect(end).toMatchObject({ status: "rejected", reason: { kind: "unavailable", retryAfter: 30 } });
});

test("a file whose move fails halfway is put off with a sentence too", async () => {
  const directory = await mkdtemp(join(base, "f-"));
  const files = await openFiles({ directory });
  const { key } = await files.put("public", randomBytes(9), { type: "image/png" });
  await rm(join(directory, "karantina"), { recursive: true });
  await expect(files.aside.put("public", key)).rejects.toMatchObject({ kind: "unavailable", message: expect.stringContaining("disimpan") });
  expect(await files.exists("public", key)).toBe(true);
});
