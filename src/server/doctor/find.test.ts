/** What the doctor looks at, on a machine in a folder of its own. */
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { freePort } from "#tests/support/product.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { findBackups } from "./find-backups.ts";
import { findDatabase, hasProcesses } from "./find-database.ts";
import { findDisks, findNewestFile } from "./find-disks.ts";
import { findKeys } from "./find-keys.ts";
import { findMail } from "./find-mail.ts";
import { readWithin } from "./reason.ts";

let dataDirectory: string;
const inside = (...names: string[]) => join(dataDirectory, ...names);
const house = useDatabase();

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "periksa-"));
  await mkdir(inside("kunci"), { mode: 0o700 });
  for (const name of ["audit", "rahasia"]) await writeFile(inside("kunci", name), new Uint8Array(32), { mode: 0o600 });
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

const faults = async () => (await findKeys({ dataDirectory })).faults.map(({ sentence, cure }) => `${sentence} ${cure}`);

test("keys are well when they are there, whole, and closed to others", async () => {
  expect(await findKeys({ dataDirectory })).toEqual({ folder: inside("kunci"), faults: [], hasRecoveryKey: false });
  await chmod(inside("kunci", "audit"), 0o644);
  await chmod(inside("kunci"), 0o755);
  await writeFile(inside("kunci", "rahasia"), "x");
  expect(await faults()).toEqual([
    expect.stringMatching(/Folder kunci .* terbuka bagi akun lain\. Jalankan: chmod 700/),
    expect.stringMatching(/dapat dibaca pengguna lain\. Jalankan: chmod 600/),
    expect.stringMatching(/rusak: isinya harus 32 byte\. Kembalikan/),
  ]);
  await rm(inside("kunci", "rahasia"));
  await writeFile(inside("kunci", "pemulihan"), "age1x");
  expect((await faults())[2]).toMatch(/"rahasia" tidak ditemukan/);
  expect((await findKeys({ dataDirectory })).hasRecoveryKey).toBe(true);
});

test("the newest whole archive of this installation counts, and looking makes no folder", async () => {
  expect(await findBackups({ dataDirectory, backupTo: undefined })).toMatchObject({ placeState: "beside", newest: null });
  expect(await readdir(dataDirectory)).toEqual(["kunci"]);
  expect(await findBackups({ dataDirectory, backupTo: "/tidak/terpasang" })).toMatchObject({ placeState: "missing", newest: null });
  await writeFile(inside("kunci", "instalasi"), "kita\n");
  await mkdir(inside("cadangan"));
  const put = async (name: string, label: object | null) => {
    await writeFile(inside("cadangan", `${name}.tar.zst.age`), "");
    if (label) await writeFile(inside("cadangan", `${name}.json`), JSON.stringify({ name, size: 7, ...label }));
  };
  await put("man-1-palu-2026-11-22T011500Z", { installation: "kita", finishedAt: "2026-11-22T01:16:00Z" });
  await put("man-1-palu-2026-11-23T011500Z", { installation: "lain", finishedAt: "2026-11-23T01:16:00Z" });
  await put("man-1-palu-2026-11-24T011500Z", null);
  const { newest } = await findBackups({ dataDirectory, backupTo: undefined });
  expect(newest).toEqual({ name: "man-1-palu-2026-11-22T011500Z", at: new Date("2026-11-22T01:16:00Z"), size: 7 });
  expect(await findBackups({ dataDirectory, backupTo: "ftp://x" })).toMatchObject({
    newest: { unread: expect.stringContaining("BACKUP_TO") },
  });
});

test("disks say what is left, and files when the clock last stood", async () => {
  const [disk, ...others] = await findDisks({ dataDirectory, backupTo: dataDirectory });
  expect(others).toEqual([]);
  expect(disk?.room).toMatchObject({ free: expect.any(Number), size: expect.any(Number), names: expect.any(Number) });
  expect((await findDisks({ dataDirectory: inside("tidak-ada"), backupTo: undefined }))[0]?.room).toEqual({ unread: "tidak ada" });
  const newest = await findNewestFile({ dataDirectory, backupTo: undefined });
  expect(Math.abs(Date.now() - (newest?.at.getTime() ?? 0))).toBeLessThan(60_000);
  expect(await findNewestFile({ dataDirectory: inside("tidak-ada"), backupTo: undefined })).toBeNull();
});

test("a mail server is signed in at, and one that is away or silent is told, without its password", async () => {
  expect(await findMail({ smtpUrl: undefined })).toBe("none");
  const away = await findMail({ smtpUrl: `smtp://u:rahasia@127.0.0.1:${await freePort()}` });
  expect(away).toMatchObject({ refused: "tidak dapat dihubungi" });
  const server = createServer((socket) => socket.end("554 tidak\r\n"));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const refusing = await findMail({ smtpUrl: `smtp://u:rahasia@127.0.0.1:${port}` });
  server.close();
  expect(refusing).toMatchObject({ host: `127.0.0.1:${port}`, refused: "menolak sambungan" });
  const mail = await startSmtp();
  expect(await findMail({ smtpUrl: mail.url })).toMatchObject({ refused: null });
  await mail.stop();
  expect(JSON.stringify([away, refusing])).not.toContain("rahasia");
});

test("what hangs is told as silent", async () => {
  expect(await readWithin(10, () => new Promise(() => undefined))).toEqual({ unread: "tidak menjawab" });
});

test("the database tells of itself, of its structure, its queue and its clock", async () => {
  const look = () => house.scope(actor("administrator")).read(async (ctx) => [await findDatabase(ctx), await hasProcesses(ctx)] as const);
  const [well, served] = await look();
  expect(served).toBe(false);
  expect(well).toMatchObject({
    ...{ version: expect.stringMatching(/^\d+\.\d/), mostConnections: expect.any(Number), pending: [], foreign: [] },
    ...{ jobs: { oldestDue: 0, givenUp: [] }, rehearsal: null, newestLine: null },
  });
  expect(Math.abs("ahead" in well ? well.ahead : Number.NaN)).toBeLessThan(2_000);
  await connected(house.database.place, async (owner) => {
    await owner.query("select graphile_worker.add_job('hilang', run_at => now() - interval '20 minutes')");
    await owner.query("select graphile_worker.add_job('gagal', max_attempts => 1)");
    await owner.query("update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1");
    await owner.query("delete from migration where number = (select max(number) from migration)");
    await owner.query("insert into migration (number, name, checksum) values (9999, 'besok', 'x')");
    await owner.query("insert into proses (id, tempat, tanda) values (gen_random_uuid(), 'x', 'y')");
  });
  const [changed, now] = await look();
  expect(now).toBe(true);
  expect(changed).toMatchObject({ pending: [expect.any(String)], foreign: ["besok"], jobs: { givenUp: [{ name: "gagal", count: 1 }] } });
  expect("jobs" in changed && "oldestDue" in changed.jobs && changed.jobs.oldestDue).toBeGreaterThan(1_100);
});
