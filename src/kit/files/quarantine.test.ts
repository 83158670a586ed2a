/** What a sweep takes can be brought back, comes back by itself, and is little at a time. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import { startBucket } from "#tests/support/s3.ts";
import { sql } from "../database/sql.server.ts";
import { nightlySweep } from "./allowance.server.ts";
import { type Files, openFiles } from "./files.server.ts";
import { maintainQuarantine, portions, putBackFile, restoredAmong } from "./quarantine.server.ts";
import { sweep } from "./sweep.server.ts";

let now = new Date();
const house = useDatabase({ policy: { penyimpanan: [wholly(["administrator"], "update")] }, clock: () => now });
const scope = () => house.scope(actor("sapu"));
const write = (statement: ReturnType<typeof sql>) => house.database.read((db) => statement.execute(db));
const day = 86_400_000;
const png = { type: "image/png" } as const;
const told = { right: "penyimpanan:update", link: "/administration/penyimpanan" } as const;

let directory: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "karantina-"));
  bucket = await startBucket("uji");
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  now = new Date();
  await write(sql`delete from karantina`);
  await write(sql`delete from sapuan`);
});

test("what a person put back is spared for 30 days, in its own tree and of those that are asked about", async () => {
  const back = (tree: string, key: string, days: number | null) =>
    write(sql`insert into karantina (pohon, kunci, ukuran, sebab, sejak, kembali)
      values (${tree}, ${key}, 1, 'uji', ${now}::timestamptz, ${days === null ? null : new Date(now.getTime() - days * day)}::timestamptz)`);
  await back("public", "baru", 0);
  await back("public", "batas", 30);
  await back("public", "lama", 30.001);
  await back("public", "masih", null);
  await back("private", "lain", 0);
  await back("public", "tak-ditanya", 0);
  const among = (tree: "public" | "private", ...keys: string[]) => scope().transaction((ctx) => restoredAmong(ctx, tree, keys));
  const asked = ["baru", "batas", "lama", "masih", "lain"];
  expect(await among("public", ...asked)).toEqual(new Set(["baru", "batas"]));
  expect([await among("private", ...asked), await among("public")]).toEqual([new Set(["lain"]), new Set()]);
});

test("files are asked about five hundred at a time, however many there are", async () => {
  const keys = Array.from({ length: 1_001 }, (_, at) => String(at));
  async function* listed() {
    yield* keys;
  }
  const all: string[][] = [];
  for await (const portion of portions(listed())) all.push(portion);
  expect(all.map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(all.flat()).toEqual(keys);
});

test("a night takes 5 % of the files, at least 10 and at most 50", () => {
  expect([0, 8, 111, 199, 220, 1_000, 1_019, 1_020, 100_000].map(nightlySweep)).toEqual([10, 10, 10, 10, 11, 50, 50, 50, 50]);
});

describe.each(["disk", "bucket"] as const)("on %s", (place) => {
  let files: Files;
  let heldKeys: Set<string>;
  let lines: object[];
  const log = { ...quiet, info: (line: object) => void lines.push(line) };
  const held = async (_: unknown, keys: readonly string[]) => new Set(keys.filter((key) => heldKeys.has(key)));
  const work = () => ({ tree: "public" as const, held, reason: "uji", olderThan: new Date(Date.now() + 60_000), told, log });
  const put = (count: number) =>
    Promise.all(Array.from({ length: count }, () => files.put("public", randomBytes(20), png).then(({ key }) => key)));
  const there = async (keys: readonly string[]) =>
    (await Promise.all(keys.map((key) => files.exists("public", key)))).filter(Boolean).length;
  const tend = () => maintainQuarantine(scope(), files, work());

  beforeEach(async () => {
    [heldKeys, lines] = [new Set(), []];
    bucket.objects.clear();
    const s3 = { bucket: "uji", region: "auto", endpoint: bucket.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" };
    const own = join(directory, randomBytes(6).toString("hex"));
    files = await openFiles({ directory: own, ...(place === "bucket" ? { s3, prefix: "abc/" } : {}) });
  });

  test("takes what no row holds and nothing young, with a line each", async () => {
    const keys = await put(8);
    for (const key of keys.slice(0, 3)) heldKeys.add(key);
    expect(await sweep(scope(), files, { ...work(), olderThan: new Date(Date.now() - 60_000) })).toMatchObject({ taken: 0 });
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 5 });
    expect([await there(keys.slice(0, 3)), await there(keys.slice(3))]).toEqual([3, 0]);
    expect(lines).toHaveLength(5);
    const { rows } = await write(sql`select kunci, sebab, ukuran::int from karantina`);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ sebab: "uji", ukuran: 20 });
  });

  test("a database that knows none of 111 files loses 10 a night at most, tells of it, and gives all back when it knows them again", async () => {
    const keys = await put(111);
    await write(
      sql`insert into akun (nip, nama, password_hash, peran) values ('198511042010012001', 'Uji', 'x', '{administrator}') on conflict do nothing`,
    );
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 10 });
    // The same night once more, as after a crash.
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 0 });
    const { rows } = await write(sql`select menunggu, dari from sapuan`);
    expect(rows).toEqual([{ menunggu: 101, dari: 101 }]);
    const notices = await write(sql`select link from pemberitahuan where kind = 'sapuan-menunggu'`);
    expect(notices.rows).toEqual([{ link: "/administration/penyimpanan" }]);
    now = new Date(now.getTime() + day);
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 10 });
    expect(await there(keys)).toBe(91);
    heldKeys = new Set(keys);
    expect(await tend()).toEqual({ back: 20, gone: 0 });
    expect(await there(keys)).toBe(111);
    expect((await write(sql`select from karantina`)).rows).toHaveLength(0);
  });

  test("takes what a person allowed, once", async () => {
    await put(30);
    await sweep(scope(), files, work());
    await write(sql`update sapuan set izin = 15`);
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 15 });
    await put(3);
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 0 });
  });

  test("what lay there for 30 days goes; of what the database does not know the days begin now", async () => {
    const [key = ""] = await put(1);
    await sweep(scope(), files, work());
    now = new Date(now.getTime() + 29 * day);
    expect(await tend()).toEqual({ back: 0, gone: 0 });
    // A backup from before the sweep does not know of it.
    await write(sql`delete from karantina`);
    now = new Date(now.getTime() + 2 * day);
    expect(await tend()).toEqual({ back: 0, gone: 0 });
    expect(await files.aside.size("public", key)).toBe(20);
    now = new Date(now.getTime() + 31 * day);
    // Told by the night that did it.
    expect(await sweep(scope(), files, work())).toEqual({ taken: 0, back: 0, gone: 1 });
    expect(await files.aside.size("public", key)).toBeNull();
    expect((await write(sql`select from karantina`)).rows).toHaveLength(0);
  });

  test("what a person put back stays in its place for 30 days, though no row holds it", async () => {
    const [key = "", other = ""] = await put(2);
    await sweep(scope(), files, work());
    const back = () => scope().transaction((ctx) => putBackFile(ctx, files, { tree: "public", key }));
    expect(await back()).toMatchObject({ sebab: "uji" });
    expect([await files.exists("public", key), await files.exists("public", other)]).toEqual([true, false]);
    expect(await back()).toBeNull();
    now = new Date(now.getTime() + 29 * day);
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 0 });
    now = new Date(now.getTime() + 2 * day);
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 1 });
    expect(await files.aside.size("public", key)).toBe(20);
    // Its 30 days begin anew.
    expect(await tend()).toEqual({ back: 0, gone: 0 });
  });

  test("what was put back and not moved, as after a crash, comes back at the next look", async () => {
    const [key = ""] = await put(1);
    await sweep(scope(), files, work());
    const broken = { ...files, aside: { ...files.aside, bringBack: async () => false } };
    await scope().transaction((ctx) => putBackFile(ctx, broken, { tree: "public", key }));
    expect(await files.exists("public", key)).toBe(false);
    expect(await tend()).toEqual({ back: 1, gone: 0 });
    expect(await sweep(scope(), files, work())).toMatchObject({ taken: 0 });
    expect(await files.exists("public", key)).toBe(true);
  });

  test("nothing is taken from a place that does not carry the mark", async () => {
    const keys = await put(2);
    await expect(sweep(scope(), { ...files, isOurs: async () => false }, work())).rejects.toThrow("mark");
    expect(await there(keys)).toBe(2);
  });

  test("what lies in quarantine is not listed, served or found", async () => {
    const [key = ""] = await put(1);
    await sweep(scope(), files, work());
    const listed: string[] = [];
    for await (const one of files.keys("public")) listed.push(one);
    expect([listed, await files.stat("public", key)]).toEqual([[], null]);
    await expect(files.open("public", key)).rejects.toMatchObject({ kind: "notFound" });
  });
});
