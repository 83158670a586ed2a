import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "#tests/support/s3.ts";
import { openFileSource } from "./file-source.server.ts";
import { beginRun, forgetSegment, handedOver, logFolderOf, prepareLogFolder, readRun } from "./log-archive.server.ts";
import { machineIdentity, readIdentity, recipients, recoveryRecipient, renewRecoveryKey, spelledIdentity } from "./recovery-key.server.ts";

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "sumber-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const lasting = ["pribadi/surat", "publik/a", "publik/a.baru.pdf", "publik/proses/a", "publik/sementara"];
const passing = ["sementara/unggahan", "proses/7", "publik/.probe-1", "denyut", "pribadi/denyut", "publik/b.baru"];

describe("the files of the product", () => {
  test("on disk: those that last, with their size, and none that has gone", async () => {
    const directory = join(base, "berkas");
    for (const path of [...lasting, ...passing]) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), path);
    }
    const source = openFileSource({ directory, s3: null, prefix: "" });
    const found = [...(await source.list())].sort((one, other) => (one.path < other.path ? -1 : 1));
    expect(found).toEqual(lasting.map((path) => ({ path, size: path.length, since: expect.any(Date) })));
    expect(await text((await source.open("publik/a")) as Readable)).toBe("publik/a");
    expect(await source.open("publik/hilang")).toBeNull();
    await expect(source.open("publik/a/dalam")).rejects.toThrow("ENOTDIR");
    source.close();
  });

  test("of a folder that is not there yet are none; one that cannot be read is a fault", async () => {
    expect(await openFileSource({ directory: join(base, "belum"), s3: null, prefix: "" }).list()).toEqual([]);
    await writeFile(join(base, "bukan-folder"), "");
    await expect(openFileSource({ directory: join(base, "bukan-folder"), s3: null, prefix: "" }).list()).rejects.toThrow("ENOTDIR");
  });

  test("in a bucket: those under the product's own prefix, page by page", async () => {
    const bucket = await startBucket("sekolah");
    for (const path of [...lasting, ...passing].map((one) => `satu/${one}`).concat("dua/publik/x"))
      bucket.objects.set(path, { body: Buffer.from(path), type: "", modified: new Date(5_000) });
    const s3 = { bucket: "sekolah", region: "id-1", endpoint: bucket.endpoint, accessKeyId: "a", secretAccessKey: "b" };
    const source = openFileSource({ directory: "/none", s3, prefix: "satu/" });
    expect(await source.list()).toEqual(lasting.map((path) => ({ path, size: path.length + 5, since: new Date(5_000) })));
    expect(await text((await source.open("publik/a")) as Readable)).toBe("satu/publik/a");
    await expect(source.open("publik/hilang")).rejects.toThrow();
    source.close();
    await bucket.close();
  });
});

describe("a file that is put back", () => {
  const moved = ["publik/a", "publik/dalam/surat.pdf", "publik/gambar.lain.webp", "publik/kosong"];
  const content = (path: string) => (path.endsWith("kosong") ? "" : path);
  const putAll = async (source: ReturnType<typeof openFileSource>) => {
    for (const path of moved) await source.put(path, content(path).length, Readable.from(content(path) === "" ? [] : [Buffer.from(path)]));
  };

  test("on disk has its name once it is whole, in a folder that others do not read", async () => {
    const directory = join(base, "kembali");
    const source = openFileSource({ directory, s3: null, prefix: "" });
    await putAll(source);
    for (const path of moved) expect(await readFile(join(directory, path), "utf8")).toBe(content(path));
    expect((await readdir(join(directory, "publik"))).sort()).toEqual(["a", "dalam", "gambar.lain.webp", "kosong"]);
    expect((await stat(join(directory, "publik"))).mode & 0o007).toBe(0);
    expect((await stat(join(directory, "publik/a"))).mode & 0o007).toBe(0);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("separuh");
        throw new Error("connection lost");
      })(),
    );
    await expect(source.put("publik/a", 20, broken)).rejects.toThrow("connection lost");
    expect(await readFile(join(directory, "publik/a"), "utf8")).toBe("publik/a");
    expect((await source.list()).map(({ path }) => path).sort()).toEqual(moved);
  });

  test("in a bucket is of the kind that its name says, so that a browser opens it; of another name it is of none", async () => {
    const bucket = await startBucket("sekolah");
    const s3 = { bucket: "sekolah", region: "id-1", endpoint: bucket.endpoint, accessKeyId: "a", secretAccessKey: "b" };
    const source = openFileSource({ directory: "/none", s3, prefix: "satu/" });
    await putAll(source);
    source.close();
    await bucket.close();
    const found = moved.map((path) => bucket.objects.get(`satu/${path}`));
    expect(found.map((one) => one?.body.toString())).toEqual(moved.map(content));
    expect([found[1]?.type, found[2]?.type]).toEqual(["application/pdf", "image/webp"]);
    for (const one of [found[0], found[3]]) expect(one?.type).not.toMatch(/pdf|image/);
  });
});

describe("the log beside the database", () => {
  const directory = () => join(base, "data", "basis");
  const folder = () => logFolderOf(directory());

  test("has a folder of its own that is closed to others, and a run that lasts until another begins", async () => {
    expect(folder()).toBe(join(base, "data", "arsip-wal"));
    await prepareLogFolder(directory(), null);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    const run = await readRun(folder());
    expect(run).toMatch(/^[0-9a-f-]{36}$/);
    await prepareLogFolder(directory(), null);
    expect(await readRun(folder())).toBe(run);
    await beginRun(folder());
    expect(await readRun(folder())).not.toBe(run);
    expect(await readdir(folder())).toEqual(["aliran"]);
    expect((await stat(join(folder(), "aliran"))).mode & 0o777).toBe(0o600);
    await writeFile(join(folder(), "aliran"), "");
    await prepareLogFolder(directory(), null);
    expect(await readRun(folder())).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is handed over piece by piece, the oldest first; what is only being written is none", async () => {
    const segment = (last: number) => `0000000100000000000000${last.toString(16).toUpperCase().padStart(2, "0")}`;
    const pieces = [segment(1), `${segment(1)}.00000028.backup`, segment(0xaf), "00000002.history"];
    for (const name of [...pieces].reverse()) await writeFile(join(folder(), name), name);
    for (const name of [`.${segment(2)}`, `${segment(2)}.baru`, segment(3).toLowerCase().replace("3", "c"), `x${segment(4)}`])
      await writeFile(join(folder(), name), "");
    await utimes(join(folder(), segment(1)), 1_000, 1_000);
    const found = await handedOver(folder());
    expect(found.map(({ name }) => name)).toEqual(pieces);
    expect(found[0]).toEqual({ name: segment(1), path: join(folder(), segment(1)), size: 24, since: new Date(1_000_000) });
    for (const piece of found) await forgetSegment(piece);
    for (const piece of found) await forgetSegment(piece);
    expect(await handedOver(folder())).toEqual([]);
  });
});

describe("keys of backups", () => {
  test("the machine's own is made once; the recovery key can be renewed, and its secret half is kept nowhere", async () => {
    const keys = join(base, "kunci");
    expect(await recoveryRecipient(keys)).toBeNull();
    const secret = await renewRecoveryKey(keys);
    expect((await stat(keys)).mode & 0o777).toBe(0o700);
    const own = await machineIdentity(keys);
    expect(await machineIdentity(keys)).toBe(own);
    const recipient = await recoveryRecipient(keys);
    expect(await recipients(keys)).toEqual([recipient, expect.stringMatching(/^age1/)]);
    expect((await readdir(keys)).sort()).toEqual(["cadangan", "pemulihan"]);
    for (const name of await readdir(keys)) {
      expect((await stat(join(keys, name))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(keys, name), "utf8")).not.toContain(secret);
    }
    await renewRecoveryKey(keys);
    expect(await recoveryRecipient(keys)).not.toBe(recipient);
  });

  test("is spelled in groups of four and read again however it was typed", async () => {
    const secret = await renewRecoveryKey(join(base, "eja"));
    const spelled = spelledIdentity(secret);
    const [prefix, ...groups] = spelled.split(" ");
    expect([prefix, groups.length, groups.at(0)?.length, groups.at(-1)?.length]).toEqual(["AGE-SECRET-KEY-1", 15, 4, 2]);
    expect(readIdentity(`  ${spelled.toLowerCase().replaceAll(" ", " \n ")}\n`)).toBe(secret);
    for (const typed of [`${secret}A`, secret.slice(0, -1), `x${secret}`]) expect(readIdentity(typed)).toBeNull();
  });
});
