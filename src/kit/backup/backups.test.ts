/** The head presses "Buat cadangan": it is made by a thread, written down, and what is old goes, also where no log is shipped. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { quiet, useDatabase } from "#tests/support/database.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { startBucket } from "#tests/support/s3.ts";
import { type Backups, openBackups } from "./backups.server.ts";
import { labelNameOf } from "./make-archive.server.ts";
import { archiveName } from "./manifest.ts";
import type { BackupPlan } from "./plan.server.ts";
import type { Shipper } from "./ship.server.ts";

const house = useDatabase();
const base = makeFolder("cadangan");
afterAll(() => rmSync(base, { recursive: true }));
const scope = () => house.scope(system("uji"));
const rows = () =>
  scope().transaction(({ db }) => db.selectFrom("cadangan").select(["jenis", "sebab", "keadaan", "nama", "keterangan", "baris"]).execute());
let plan: BackupPlan;
let said: unknown[];
const log = { ...quiet, info: (details: object, sentence: string) => void said.push([sentence, details]), error: () => undefined };

beforeEach(async () => {
  said = [];
  await scope().transaction(({ db }) => db.deleteFrom("cadangan").where(everyRow).execute());
  const dataDirectory = mkdtempSync(join(base, "data-"));
  for (const name of ["kunci", "usb", "berkas"]) mkdirSync(join(dataDirectory, name));
  writeFileSync(join(dataDirectory, "berkas", "foto.jpg"), "foto");
  plan = {
    ...{ place: house.database.place, directory: null, dataDirectory, keyFolder: join(dataDirectory, "kunci") },
    ...{ files: { directory: join(dataDirectory, "berkas"), s3: null, prefix: "" }, to: join(dataDirectory, "usb") },
    ...{ installation: "kita", product: "0" },
  };
});

const labelled = (day: string) => {
  const name = archiveName(new Date(`${day}T17:10:00Z`));
  return { name, label: JSON.stringify({ name, installation: "kita", startedAt: `${day}T17:10:00Z`, schema: "0001-awal" }) };
};
const archives = (names: Iterable<string>) => [...names].filter((name) => name.endsWith(".age")).sort();

/** How often the log was held and let go, and what lay in the target when it was let go. */
function shipping(folder: string) {
  const told: string[] = [];
  const hold = () => {
    told.push("held");
    return () => void told.push(`let go with ${readdirSync(folder).length}`);
  };
  return { told, shipper: { hold } as unknown as Shipper };
}

test("where no log is shipped one is made all the same, and written down with what is in it", async () => {
  const made = await openBackups(plan, null, log).make(scope(), "tangan");
  expect(made).toMatchObject({ files: 1, label: { kind: "logis", installation: "kita" } });
  expect(await rows()).toEqual([
    {
      ...{ jenis: "cadangan", sebab: "tangan", keadaan: "berhasil", nama: made.label.name, keterangan: null },
      baris: String(made.rows),
    },
  ]);
  expect(readdirSync(join(plan.dataDirectory, "usb")).sort()).toEqual([made.label.name, labelNameOf(made.label.name)].sort());
  expect(said).toHaveLength(1);
});

test("the log is held while one is made and let go afterwards, also when it fails", async () => {
  const { told, shipper } = shipping(plan.to ?? "");
  await openBackups(plan, shipper, log).make(scope(), "malam");
  expect(told).toEqual(["held", "let go with 2"]);
  const away = openBackups({ ...plan, place: { ...plan.place, database: "tidak_ada" } }, shipper, log);
  await expect(away.make(scope(), "malam")).rejects.toMatchObject({ kind: "unavailable" });
  expect(told.slice(2)).toEqual(["held", expect.stringMatching(/^let go/)]);
  expect((await rows()).map(({ keadaan }) => keadaan).sort()).toEqual(["berhasil", "gagal"]);
});

test("in a place of its own the newest of each month stays, and what went is told in the log", async () => {
  const bucket = await startBucket("jauh");
  try {
    const months = ["2024-11", "2024-12", ...Array.from({ length: 12 }, (_, nth) => `2025-${String(nth + 1).padStart(2, "0")}`)];
    const old = months.map((month) => labelled(`${month}-10`));
    for (const { name, label } of old)
      for (const [key, body] of [[name, "isi"] as const, [labelNameOf(name), label] as const])
        bucket.objects.set(key, { body: Buffer.from(body), type: "", modified: new Date(5_000) });
    const away = { ...plan, to: `s3+http://kunci:rahasia@${new URL(bucket.endpoint).host}/jauh` };
    const { label } = await openBackups(away, null, log).make(scope(), "malam");
    const names = old.map(({ name }) => name);
    expect(archives(bucket.objects.keys())).toEqual([...names.slice(3), label.name]);
    expect(said[0]).toEqual(["cadangan lama dihapus", { nama: names.slice(0, 3).reverse() }]);
  } finally {
    await bucket.close();
  }
});

test("beside the data those of three days stay", async () => {
  const folder = join(plan.dataDirectory, "cadangan");
  mkdirSync(folder);
  const old = Array.from({ length: 6 }, (_, nth) => labelled(`2025-01-1${nth}`));
  for (const { name, label } of old) {
    writeFileSync(join(folder, name), "isi");
    writeFileSync(join(folder, labelNameOf(name)), label);
  }
  const { label } = await openBackups({ ...plan, to: null }, null, log).make(scope(), "malam");
  expect(archives(readdirSync(folder))).toEqual([...old.slice(-2).map(({ name }) => name), label.name]);
});

test("a rehearsal without any archive says so, and that is written down", async () => {
  const backups: Backups = openBackups(plan, null, log);
  expect(backups.plan).toBe(plan);
  const sentence = expect.stringMatching(/^Belum ada cadangan di /);
  await expect(backups.rehearse(scope(), "perintah")).rejects.toMatchObject({ message: sentence });
  expect(await rows()).toMatchObject([{ jenis: "latihan", sebab: "perintah", keadaan: "gagal", nama: null, keterangan: sentence }]);
});
