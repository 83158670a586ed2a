import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import { folderTarget } from "./folder-target.server.ts";
import { openArchive, openTarget, placeState } from "./open-target.server.ts";
import type { BackupTarget } from "./target.ts";
import { titleOf } from "./title.ts";

let base: string;
let bucket: Bucket;
const words = (said: string) => Readable.from([Buffer.from(said)], { objectMode: false });
const names = async (target: BackupTarget, prefix = "") => (await target.list(prefix)).map(({ name }) => name);
const refused = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tempat-"));
  bucket = await startBucket("jauh");
});
afterAll(async () => {
  await bucket.close();
  await rm(base, { recursive: true, force: true });
});

const places: [string, () => Promise<BackupTarget>][] = [
  ["a folder", async () => folderTarget(join(base, "usb"), { besideData: false })],
  ["a bucket", () => openTarget(`s3+http://kunci:rahasia%2B1@${new URL(bucket.endpoint).host}/jauh/sekolah/satu`, base)],
];

describe.each(places)("in %s", (_, open) => {
  test("what is put can be had and listed by its beginning, in order, and taken away", async () => {
    const target = await open();
    expect(await names(target)).toEqual([]);
    for (const name of ["c", "a/satu", "a/dua", "b", "e", "d"]) await target.put(name, words(name));
    expect(await text(await target.get("a/dua"))).toBe("a/dua");
    expect(await names(target)).toEqual(["a/dua", "a/satu", "b", "c", "d", "e"]);
    const [found] = await target.list("a/satu");
    expect(found).toEqual({ name: "a/satu", size: 6, modified: expect.any(Date) });
    expect(Math.abs(Date.now() - Number(found?.modified))).toBeLessThan(60_000);
    await target.put("b", words("baru"));
    expect(await text(await target.get("b"))).toBe("baru");
    for (const name of ["c", "none"]) await target.remove(name);
    expect(await names(target, "c")).toEqual([]);
    await expect(target.get("c")).rejects.toThrow();
    expect(target.besideData).toBe(false);
    await target.close();
  });
});

test("a bucket keeps under its own prefix, and is named without its password", async () => {
  const target = await openTarget(`s3+http://kunci:rahasia@${new URL(bucket.endpoint).host}/jauh/sekolah/satu`, base);
  await target.put("x", words("x"));
  expect([...bucket.objects.keys()].filter((key) => key.endsWith("/x"))).toEqual(["sekolah/satu/x"]);
  expect(target.title).toBe('bucket S3 "jauh" (sekolah/satu/)');
  const whole = await openTarget(`s3+http://kunci:rahasia@${new URL(bucket.endpoint).host}/jauh`, base);
  expect([whole.title, await names(whole, "sekolah/satu/x")]).toEqual(['bucket S3 "jauh"', ["sekolah/satu/x"]]);
});

describe("a folder", () => {
  test("holds nothing half: what breaks off leaves what stood there, and no parts", async () => {
    const folder = join(base, "putus");
    const target = folderTarget(folder, { besideData: false });
    await target.put("a", words("lama"));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("ba");
        throw new Error("the line broke");
      })(),
      { objectMode: false },
    );
    await expect(target.put("a", broken)).rejects.toThrow("the line broke");
    expect(await readdir(folder)).toEqual(["a"]);
    expect(await readFile(join(folder, "a"), "utf8")).toBe("lama");
    await writeFile(join(folder, "b.belum"), "");
    expect(await names(target)).toEqual(["a"]);
    expect((await stat(join(folder, "a"))).mode & 0o777).toBe(0o600);
  });

  test("says when each was written, and fails loudly when it cannot be read", async () => {
    const folder = join(base, "umur");
    const target = folderTarget(folder, { besideData: true });
    await target.put("a", words(""));
    await utimes(join(folder, "a"), 1_000_000, 1_000_000);
    expect(await target.list("")).toEqual([{ name: "a", size: 0, modified: new Date(1_000_000_000) }]);
    expect([target.title, target.besideData]).toEqual([`folder ${folder}`, true]);
    await writeFile(join(base, "berkas"), "");
    await expect(folderTarget(join(base, "berkas"), { besideData: true }).list("")).rejects.toThrow("ENOTDIR");
  });
});

describe("BACKUP_TO", () => {
  test("unset is a folder beside the data, made when it is missing and closed to others", async () => {
    const target = await openTarget(undefined, join(base, "data"));
    expect([target.title, target.besideData]).toEqual([`folder ${join(base, "data", "cadangan")}`, true]);
    expect((await stat(join(base, "data", "cadangan"))).mode & 0o777).toBe(0o700);
  });

  test("a folder must be there, on a disk of its own or on that of the data", async () => {
    const missing = join(base, "tidak-terpasang");
    await expect(openTarget(missing, base)).rejects.toSatisfy(refused(/tidak ada. Buat folder itu/));
    expect(existsSync(missing)).toBe(false);
    expect((await openTarget(base, base)).besideData).toBe(true);
    expect((await openTarget("/proc", base)).besideData).toBe(false);
  });

  test.each(["cadangan", "./cadangan", "ftp://kunci:rahasia@tempat/bucket", "s3://tempat/bucket", "s3://kunci@tempat/bucket"])(
    "%s is refused",
    async (wanted) => {
      await expect(openTarget(wanted, base)).rejects.toSatisfy(refused(/^BACKUP_TO harus berupa/));
    },
  );

  test("a bucket without its name or a name without a key is refused", async () => {
    for (const wanted of ["s3://kunci:rahasia@tempat", "s3://kunci:rahasia@tempat/", "s3://:rahasia@tempat/bucket"])
      await expect(openTarget(wanted, base), wanted).rejects.toSatisfy(refused(/^BACKUP_TO harus berupa/));
    expect((await openTarget("s3://kunci:rahasia@tempat/bucket?region=id-1", base)).title).toBe('bucket S3 "bucket"');
  });

  test("is beside the data, apart from it, or missing", async () => {
    await mkdir(join(base, "ada"), { recursive: true });
    await writeFile(join(base, "sebuah-berkas"), "");
    expect(await placeState(null, base)).toBe("beside");
    expect(await placeState(join(base, "ada"), base)).toBe("beside");
    expect(await placeState("/proc", base)).toBe("apart");
    expect(await placeState("s3://kunci:rahasia@tempat/bucket", base)).toBe("apart");
    expect(await placeState(join(base, "tiada"), base)).toBe("missing");
    expect(await placeState(join(base, "sebuah-berkas"), base)).toBe("missing");
    expect(await placeState("/proc", join(base, "tiada"))).toBe("apart");
  });

  test("is told without a name or a password", () => {
    expect(titleOf({ to: null, dataDirectory: "/data" })).toBe("/data/cadangan");
    expect(titleOf({ to: "/mnt/usb", dataDirectory: "/data" })).toBe("/mnt/usb");
    expect(titleOf({ to: "s3://kunci:rahasia@tempat:9000/bucket/awal?region=x", dataDirectory: "/data" })).toBe(
      "s3://tempat:9000/bucket/awal",
    );
  });
});

test("an archive that a person names is a file at hand, or a name in the target", async () => {
  await writeFile(join(base, "man.age"), "isi");
  const near = await openArchive(join(base, "man.age"), undefined, join(base, "data"));
  expect([near.name, near.target.title, near.target.besideData]).toEqual(["man.age", `folder ${base}`, false]);
  const far = await openArchive("man.age", base, join(base, "data"));
  expect([far.name, far.target.title]).toEqual(["man.age", `folder ${base}`]);
  const folder = await openArchive(base, undefined, join(base, "data"));
  expect([folder.name, folder.target.title]).toEqual([base, `folder ${join(base, "data", "cadangan")}`]);
});
