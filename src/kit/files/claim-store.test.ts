/** Files and database find each other again, on a disk and in a bucket, or nothing starts. */
import { randomBytes, randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { quiet, useDatabase } from "#tests/support/database.ts";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { sql } from "../database/sql.server.ts";
import { claimStore } from "./claim-store.server.ts";
import { type Files, openFiles } from "./files.server.ts";
import { registerProcess } from "./process-registry.server.ts";
import { openStoreRoot } from "./store-root.server.ts";

const house = useDatabase();
let base: string;
let bucket: Bucket;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tanda-"));
  bucket = await startBucket("uji");
});
afterAll(async () => {
  await bucket.close();
  await rm(base, { recursive: true });
});
beforeEach(async () => {
  bucket.objects.clear();
  await write(sql`delete from penyimpanan`);
  await write(sql`delete from proses`);
  await write(sql`delete from berkas`);
});

const write = (statement: ReturnType<typeof sql>) => house.database.read((db) => statement.execute(db));
const someFile = () =>
  write(sql`insert into berkas (kunci, nama, jenis, ukuran, sidik)
    values (${`${randomBytes(16).toString("hex")}-${randomBytes(6).toString("hex")}.pdf`}, 'a.pdf', 'application/pdf', 3, ${"0".repeat(64)})`);
const s3 = () => ({ bucket: "uji", region: "auto", endpoint: bucket.endpoint, accessKeyId: "kunci", secretAccessKey: "rahasia" });
const newDirectory = () => join(base, randomBytes(6).toString("hex"));
const newInstallation = (takenOver = false) => ({ id: randomUUID(), takenOver });
type Place = { directory: string; s3?: ReturnType<typeof s3> };
const settle = async (place: Place, installation = newInstallation(), adopts = false) =>
  claimStore({ database: house.database, root: await openStoreRoot(place), installation, adopts, log: quiet });
const refused = (sentence: RegExp) => ({ name: "StartRefusal", message: expect.stringMatching(sentence) });
const pdf = (directory: string) =>
  openFiles({ directory }).then((files) => files.put("private", Buffer.from("x"), { type: "application/pdf" }));

async function listed(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys("public")) keys.push(key);
  return keys;
}

describe("on a disk", () => {
  test("a first start marks its folder, and the next one finds the mark", async () => {
    const [directory, installation] = [newDirectory(), newInstallation()];
    expect(await settle({ directory }, installation)).toBe("");
    expect(await readFile(join(directory, "instalasi"), "utf8")).toBe(`${installation.id}\n`);
    await pdf(directory);
    expect(await settle({ directory }, installation)).toBe("");
  });

  test("an old database beside a fresh folder is refused, and the folder is not marked", async () => {
    const installation = newInstallation();
    await settle({ directory: newDirectory() }, installation);
    const fresh = newDirectory();
    await expect(settle({ directory: fresh }, installation)).rejects.toMatchObject(refused(/tidak ada di folder .*files:adopt/));
    await expect(readFile(join(fresh, "instalasi"))).rejects.toThrow("ENOENT");
    expect(await settle({ directory: fresh }, installation, true)).toBe("");
    expect(await settle({ directory: fresh }, installation)).toBe("");
  });

  test("files of another installation are refused, also on the operator's word", async () => {
    const theirs = newDirectory();
    await settle({ directory: theirs });
    await write(sql`delete from penyimpanan`);
    for (const adopts of [false, true])
      await expect(settle({ directory: theirs }, newInstallation(), adopts)).rejects.toMatchObject(
        refused(/milik instalasi .* milik instalasi/),
      );
  });

  test("a fresh database beside old files is refused: nothing would hold them", async () => {
    const directory = newDirectory();
    await pdf(directory);
    await expect(settle({ directory })).rejects.toMatchObject(refused(/Basis data ini masih kosong, sedangkan folder/));
  });

  test("an installation from before there were marks is taken over with its files, and refused without them", async () => {
    const [directory, installation] = [newDirectory(), newInstallation(true)];
    await someFile();
    await expect(settle({ directory }, installation)).rejects.toMatchObject(refused(/tidak ada di folder/));
    await pdf(directory);
    expect(await settle({ directory }, installation)).toBe("");
    expect(await settle({ directory }, installation)).toBe("");
  });
});

describe("in a bucket", () => {
  const place = () => ({ directory: newDirectory(), s3: s3() });

  test("two installations lie apart, each under its own name, and neither lists the other's files", async () => {
    const installations = [newInstallation(), newInstallation()];
    const stores: Files[] = [];
    for (const installation of installations) {
      await write(sql`delete from penyimpanan`);
      const where = place();
      const prefix = await settle(where, installation);
      expect(prefix).toBe(`${installation.id}/`);
      stores.push(await openFiles({ ...where, prefix }));
    }
    const [one, two] = stores as [Files, Files];
    const { key } = await one.put("public", Buffer.from("x"), { type: "image/png" });
    expect([...bucket.objects.keys()]).toContain(`${installations[0]?.id}/publik/${key}`);
    expect(await listed(one)).toEqual([key]);
    expect(await listed(two)).toEqual([]);
    expect(await two.exists("public", key)).toBe(false);
  });

  test("a bucket from before there were prefixes keeps its keys, also beside a newer installation", async () => {
    const [where, old] = [place(), newInstallation(true)];
    const { key } = await (await openFiles(where)).put("public", Buffer.from("x"), { type: "image/png" });
    await someFile();
    expect(await settle(where, old)).toBe("");
    expect(bucket.objects.get("instalasi")?.body.toString()).toBe(`${old.id}\n`);
    expect(await (await openFiles(where)).exists("public", key)).toBe(true);
    await write(sql`delete from penyimpanan`);
    await write(sql`delete from berkas`);
    const newer = newInstallation();
    expect(await settle(place(), newer)).toBe(`${newer.id}/`);
  });

  test("an old database on the bucket of another, or on an empty one, is refused", async () => {
    await settle(place(), newInstallation(true));
    const [where, old] = [place(), newInstallation(true)];
    await (await openFiles(where)).put("public", Buffer.from("x"), { type: "image/png" });
    await write(sql`delete from penyimpanan`);
    await someFile();
    bucket.objects.set("instalasi", { body: Buffer.from(`${randomUUID()}\n`), type: "text/plain", modified: new Date() });
    await expect(settle(where, old)).rejects.toMatchObject(refused(/bucket S3 "uji" milik instalasi/));
    bucket.objects.clear();
    await expect(settle(where, old)).rejects.toMatchObject(refused(/tidak ada di bucket S3 "uji"/));
  });

  test("files that moved there from a disk with their mark are found", async () => {
    const [directory, installation] = [newDirectory(), newInstallation()];
    await settle({ directory }, installation);
    const { key } = await pdf(directory);
    for (const name of ["instalasi", `pribadi/${key}`])
      bucket.objects.set(name, { body: await readFile(join(directory, name)), type: "x", modified: new Date() });
    const where = place();
    const prefix = await settle(where, installation);
    expect(await (await openFiles({ ...where, prefix })).exists("private", key)).toBe(true);
  });

  test("that does not answer lets a known installation start, and no unknown one", async () => {
    const [where, installation] = [place(), newInstallation()];
    const prefix = await settle(where, installation);
    bucket.failNext = 50;
    const log = { ...quiet, warn: () => undefined };
    expect(await claimStore({ database: house.database, root: await openStoreRoot(where), installation, log })).toBe(prefix);
    await write(sql`delete from penyimpanan`);
    bucket.failNext = 50;
    await expect(settle(where, installation)).rejects.toMatchObject(refused(/tidak dapat dihubungi/));
    bucket.failNext = 0;
  });
});

describe("processes on one database", () => {
  const joined = async (place: Place, alone = false) =>
    registerProcess({ database: house.database, root: await openStoreRoot(place), alone, log: quiet });
  const count = async () => (await write(sql`select from proses`)).rows.length;
  const made = async () => {
    const directory = newDirectory();
    await mkdir(directory);
    return directory;
  };

  test("share a folder, and are refused apart", async () => {
    const [shared, other] = [await made(), await made()];
    const leave = [await joined({ directory: shared }), await joined({ directory: shared })];
    await expect(joined({ directory: other })).rejects.toMatchObject(
      refused(/Proses lain .* menyimpan berkas di tempat lain, bukan di folder/),
    );
    expect(await count()).toBe(2);
    for (const one of leave) await one();
    expect(await count()).toBe(0);
    await (await joined({ directory: other }))();
  });

  test("are refused on a copy of the folder, however new", async () => {
    const [shared, copy] = [await made(), newDirectory()];
    const leave = await joined({ directory: shared });
    await cp(shared, copy, { recursive: true });
    await expect(joined({ directory: copy })).rejects.toMatchObject(refused(/tempat lain/));
    await leave();
  });

  test("are refused when one uses a bucket and the other a disk; in one bucket they meet", async () => {
    const leave = await joined({ directory: await made(), s3: s3() });
    await expect(joined({ directory: await made() })).rejects.toMatchObject(refused(/tempat lain/));
    await (await joined({ directory: await made(), s3: s3() }))();
    await leave();
  });

  test("one that died leaves the way free: at once in its folder, elsewhere when it has been silent for 45 seconds", async () => {
    const [shared, other] = [await made(), await made()];
    const dead = { id: randomUUID(), sign: "0".repeat(32) };
    const died = (seconds: number) =>
      write(
        sql`insert into proses (id, tempat, tanda, terlihat) values (${dead.id}, 'disk', ${dead.sign}, now() - ${`${seconds}s`}::interval)`,
      );
    await died(1);
    await mkdir(join(shared, "proses"));
    await writeFile(join(shared, "proses", dead.id), dead.sign);
    await (await joined({ directory: shared }))();
    await expect(joined({ directory: other })).rejects.toMatchObject(refused(/45 detik/));
    await write(sql`delete from proses`);
    await died(46);
    await (await joined({ directory: other }))();
    expect(await count()).toBe(0);
  });

  test("two at the same first moment: one begins, the other is refused; in one folder both begin", async () => {
    const begin = async (places: string[]) => {
      const ends = await Promise.allSettled(places.map((directory) => joined({ directory })));
      for (const end of ends) if (end.status === "fulfilled") await end.value();
      return ends.map(({ status }) => status).sort();
    };
    expect(await begin([await made(), await made()])).toEqual(["fulfilled", "rejected"]);
    const shared = await made();
    expect(await begin([shared, shared])).toEqual(["fulfilled", "fulfilled"]);
  });
});
