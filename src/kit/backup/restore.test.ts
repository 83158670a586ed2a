import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmptyDatabase, dropTestDatabase, quiet } from "#tests/support/database.ts";
import { startBucket } from "#tests/support/s3.ts";
import { connected } from "../database/connection/location.server.ts";
import { nextNumber } from "../database/counter.server.ts";
import { checkStorage } from "../database/integrity/check-storage.server.ts";
import { type StartedDatabase, StartRefusal, startDatabase } from "../database/supervisor.server.ts";
import { checkRows } from "./check-rows.server.ts";
import { type Made, makeArchive } from "./make-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { machineIdentity, renewRecoveryKey } from "./recovery-key.server.ts";
import { type Restoring, restoreArchive } from "./restore.server.ts";
import { startShipping } from "./ship.server.ts";
import { folderTarget } from "./targets/folder-target.server.ts";

// The one who keeps the school's server: never looks at backups until the disk dies, and then has a USB disk and a sheet of paper.

let base: string;
let target: string;
let made: Made;
let paper: string;
let before: Date;
const actor = { id: null, name: "uji", roles: [] };
const picture = randomBytes(100_000);
const start = (dataDir: string) => startDatabase({ dataDir, migrationsDir: "migrations", policy: {}, log: quiet });
const number = ({ database }: StartedDatabase) => database.scope(actor, "r").transaction((ctx) => nextNumber(ctx, "urut", "2026"));

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "pulih-"));
  await chmod(base, 0o755);
  target = join(base, "usb");
  await mkdir(target);
  const dataDirectory = join(base, "data");
  await mkdir(join(dataDirectory, "berkas", "publik"), { recursive: true });
  await writeFile(join(dataDirectory, "berkas", "publik", "sebelum.jpg"), picture);
  const started = await start(dataDirectory);
  const { installation, directory = "" } = started;
  const plan: BackupPlan & { directory: string } = {
    ...{ place: started.database.place, directory, dataDirectory, keyFolder: join(dataDirectory, "kunci") },
    ...{
      files: { directory: join(dataDirectory, "berkas"), s3: null, prefix: "" },
      to: target,
      installation: installation.id,
      product: "0",
    },
  };
  paper = await renewRecoveryKey(plan.keyFolder);
  await number(started);
  const shipper = startShipping(plan, quiet);
  const letGo = shipper.hold();
  made = await makeArchive(plan);
  letGo();
  await number(started);
  before = new Date(Date.now() + 500);
  await sleep(1_100);
  await number(started);
  await writeFile(join(dataDirectory, "berkas", "publik", "sesudah.jpg"), picture);
  // As the product does: the log is handed over at the latest when the server ends, and a clean stop leaves nothing to ship.
  await shipper.stop();
  await started.stop();
  await shipper.shipRest();
  expect(await readdir(join(dataDirectory, "arsip-wal"))).toEqual(["aliran"]);
}, 120_000);

afterAll(() => rm(base, { recursive: true, force: true }));

const restoring = (name: string, changes: Partial<Restoring> = {}): Restoring => ({
  ...{
    target: folderTarget(target, { besideData: false }),
    name: made.label.name,
    identities: [paper],
    log: quiet,
    migrationsDir: "migrations",
  },
  ...{ dataDirectory: join(base, name), ...changes },
});

const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

test("after the disk is lost, the paper and the USB disk bring back everything up to the last moment, files too", async () => {
  await restoreArchive(restoring("baru"));
  expect(await readFile(join(base, "baru", "berkas", "publik", "sebelum.jpg"))).toEqual(picture);
  expect(await readFile(join(base, "baru", "berkas", "publik", "sesudah.jpg"))).toEqual(picture);
  const started = await start(join(base, "baru"));
  expect(await number(started)).toBe(4);
  await started.stop();
});

test("up to a moment: what came after it is left out; a moment that the log does not reach is refused with a sentence", async () => {
  await restoreArchive(restoring("dulu", { until: before }));
  const started = await start(join(base, "dulu"));
  expect(await number(started)).toBe(3);
  await started.stop();
  await expect(restoreArchive(restoring("kelak", { until: new Date("2099-01-01") }))).rejects.toSatisfy(
    refusal(/tidak sampai ke waktu itu/),
  );
  await expect(start(join(base, "kelak"))).rejects.toSatisfy(refusal(/terhenti di tengah jalan/));
}, 90_000);

test("a moment before the archive was made, and a name that is not there, are told as what they are", async () => {
  await expect(restoreArchive(restoring("lampau", { until: new Date("2020-01-01") }))).rejects.toSatisfy(
    refusal(/selesai dibuat .* sesudah waktu yang diminta .*cadangan yang lebih lama/),
  );
  await expect(restoreArchive(restoring("lain", { name: "tidak-ada.age" }))).rejects.toSatisfy(
    refusal(/tidak ada cadangan bernama tidak-ada\.age/),
  );
});

test.runIf(process.getuid?.() === 0)("a disk that is full says nothing against the archive", async () => {
  const small = join(base, "kecil");
  await mkdir(small);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m,mode=755", "tmpfs", small]).status !== 0) return;
  try {
    await expect(restoreArchive(restoring("kecil/data"))).rejects.toMatchObject({ code: "ENOSPC" });
  } finally {
    spawnSync("umount", [small]);
  }
});

test("a rehearsal stops where the archive was made, and counts what was counted there", async () => {
  const counted: (number | null)[] = [];
  const check: Restoring["check"] = (owner, manifest) =>
    connected(owner, async (client) => void counted.push((await checkStorage(client)).indexes, await checkRows(client, manifest)));
  const { manifest } = await restoreArchive(restoring("latihan", { toItsPoint: true, check }));
  expect(manifest.point).toMatch(/^cadangan-/);
  expect(counted).toEqual([expect.any(Number), made.rows]);
  expect(counted[0]).toBeGreaterThan(100);
  expect(made.rows).toBeGreaterThan(50);
});

test("the machine's own key opens it too, and does not travel along", async () => {
  const own = await machineIdentity(join(base, "data", "kunci"));
  await restoreArchive(restoring("sendiri", { identities: [own] }));
  expect((await readdir(join(base, "sendiri", "kunci"))).sort()).toEqual(
    expect.arrayContaining(["audit", "instalasi", "pemulihan", "rahasia"]),
  );
  expect(existsSync(join(base, "sendiri", "kunci", "cadangan"))).toBe(false);
});

test("onto a server of others and into a bucket: rows, files and the log since; nothing of the database stays in the folder", async () => {
  const [server, bucket] = [await createEmptyDatabase(), await startBucket("foto")];
  const s3 = { bucket: "foto", region: "auto", endpoint: bucket.endpoint, accessKeyId: "a", secretAccessKey: "b" };
  try {
    await restoreArchive(restoring("server", { server, bucket: s3 }));
    expect((await readdir(join(base, "server"))).filter((name) => !/^database\.(lock|socket)/.test(name))).toEqual(["kunci"]);
    const [rows] = await connected(server, async (owner) => (await owner.query("select value::int from counter where name = 'urut'")).rows);
    expect(rows).toEqual({ value: 3 });
    const kept = [...bucket.objects].map(([key, { body }]) => [key.slice(key.indexOf("/") + 1), body.length]);
    expect(kept.sort()).toEqual([
      ["instalasi", 37],
      ["publik/sebelum.jpg", picture.length],
      ["publik/sesudah.jpg", picture.length],
    ]);
  } finally {
    await bucket.close();
    await dropTestDatabase(server);
  }
}, 240_000);

test("nothing of it can be read in the target", async () => {
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(".json")) continue;
    expect((await readFile(join(entry.parentPath, entry.name))).subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
  }
});

test("a changed byte, a cut end and another key are refused, and the next try begins anew", async () => {
  const archive = await readFile(join(target, made.label.name));
  const damaged = join(base, "rusak");
  for (const [what, bytes] of [
    [
      "a changed byte",
      Buffer.concat([archive.subarray(0, 70_000), Buffer.from([archive[70_000] === 0 ? 1 : 0]), archive.subarray(70_001)]),
    ],
    ["a cut end", archive.subarray(0, archive.length - 200_000)],
  ] as const) {
    await cp(target, damaged, { recursive: true, force: true });
    await writeFile(join(damaged, made.label.name), bytes);
    const of = { target: folderTarget(damaged, { besideData: false }) };
    await expect(restoreArchive(restoring("coba", of)), what).rejects.toSatisfy(refusal(/tidak utuh/));
  }
  const other = await renewRecoveryKey(await mkdtemp(join(base, "lain-")));
  await expect(restoreArchive(restoring("coba", { identities: [other] }))).rejects.toSatisfy(refusal(/tidak terbuka/));
  await restoreArchive(restoring("coba"));
}, 60_000);

test("a folder that holds data is left alone", async () => {
  await expect(restoreArchive(restoring("data"))).rejects.toSatisfy(refusal(/sudah berisi data/));
  expect(existsSync(join(base, "data", "kunci", "audit"))).toBe(true);
});
