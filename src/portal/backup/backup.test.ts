/** The page on backups: an administrator asks for one, makes the recovery key; the head looks whether there is one. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkBackupAge, readLastBackup, runBackup, warnWhenLate } from "#kit/backup/backup-job.server.ts";
import type { Backups } from "#kit/backup/backups.server.ts";
import { openJournal } from "#kit/backup/journal.server.ts";
import type { BackupPlan } from "#kit/backup/plan.server.ts";
import { readIdentity, recipients, recoveryRecipient } from "#kit/backup/recovery-key.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { noBackups } from "#tests/support/backups.ts";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { askForBackup, askForRehearsal, makeRecoveryKey, readBackups } from "./backup.server.ts";

let folder: string;
let plan: BackupPlan;
const house = useDatabase({ policy });
const as = (...roles: string[]) => house.scope(actor(...roles));
const write = (statement: ReturnType<typeof sql>) => house.database.read((db) => statement.execute(db));
const read = (who = as("administrator"), page = 1) => who.read((ctx) => readBackups(ctx, plan, page));
const made = (ago: string, keadaan = "berhasil") =>
  write(sql`insert into cadangan (jenis, sebab, mulai, selesai, keadaan, nama, tempat, ukuran, baris, berkas, kunci_pemulihan)
    values ('cadangan', 'malam', now() - ${ago}::interval, ${keadaan === "berjalan" ? null : sql`now() - ${ago}::interval`}, ${keadaan}, 'a', '/usb', 5, 7, 2, true)`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "halaman-cadangan-"));
  plan = { ...noBackups.plan, dataDirectory: folder, keyFolder: join(folder, "kunci"), to: "/tidak/terpasang" };
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await write(sql`delete from cadangan`);
  await write(sql`delete from tugas`);
  await rm(plan.keyFolder, { recursive: true, force: true });
});

test("before the first there is none, the disk is missing, and nothing can be asked by whoever may only look", async () => {
  expect(await read()).toMatchObject({
    rows: [],
    total: 0,
    last: null,
    hasRecoveryKey: false,
    placeState: "missing",
    mayMake: true,
    mayRenew: true,
  });
  expect(await read(as("kepala"))).toMatchObject({ mayMake: false, mayRenew: false });
  await expect(as("kepala").transaction(askForBackup)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(as("kepala").transaction(askForRehearsal)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(as("kepala").transaction((ctx) => makeRecoveryKey(ctx, plan))).rejects.toMatchObject({ kind: "forbidden" });
  for (const role of ["tataUsaha", "guru"]) await expect(read(as(role))).rejects.toMatchObject({ kind: "notFound" });
});

test("the newest that was made whole counts, and is late after a night without one", async () => {
  await made("3 days");
  await made("37 hours");
  await made("1 hour", "gagal");
  await made("1 minute", "berjalan");
  const { rows, total, last, busy } = await read();
  expect([rows.length, total, busy, last?.late, last?.size]).toEqual([4, 4, true, true, 5]);
  await made("35 hours");
  expect((await as("administrator").read((ctx) => readLastBackup(ctx)))?.late).toBe(false);
});

test("what is asked for twice is made once", async () => {
  const who = as("administrator");
  expect(await read()).toMatchObject({ busy: false });
  await who.transaction(askForBackup);
  await who.transaction(askForBackup);
  expect(await read()).toMatchObject({ busy: true });
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from tugas where job = 'cadangkan' and state = 'antre'`.execute(
    await house.database.read(async (db) => db),
  );
  expect(rows[0]?.count).toBe(1);
});

test("a recovery key is told once, kept by its public half alone, and whoever sees backups hears of it", async () => {
  const told = await as("administrator").transaction((ctx) => makeRecoveryKey(ctx, plan));
  const identity = readIdentity(told.toLowerCase());
  expect(identity).toMatch(/^AGE-SECRET-KEY-1/);
  for (const name of await readdir(plan.keyFolder)) expect(name).not.toBe(identity);
  expect(await recoveryRecipient(plan.keyFolder)).toMatch(/^age1/);
  expect(await recipients(plan.keyFolder)).toHaveLength(2);
  const { rows } = await house.database.read((db) =>
    sql<{ after: unknown }>`select after from audit where action = 'recovery-key'`.execute(db),
  );
  expect(rows).toEqual([{ after: { ada: true } }]);
  const stale = house.scope({
    ...actor("administrator"),
    session: {
      ...actor("administrator").session,
      id: "00000000-0000-4000-8000-00000000005e",
      kind: "cookie",
      secondFactor: true,
      confirmedAt: new Date(0),
    },
  });
  await expect(stale.transaction((ctx) => makeRecoveryKey(ctx, plan))).rejects.toMatchObject({ kind: "unconfirmed" });
});

test.each(["", "AGE-SECRET-KEY-1", `AGE-SECRET-KEY-1${"A".repeat(57)}`, `age1${"a".repeat(58)}`])("%j is no recovery key", (typed) => {
  expect(readIdentity(typed)).toBeNull();
});

test("work under way is not begun twice, one that was cut off gives way, and a failure is written down with its reason", async () => {
  const written = openJournal(plan, quiet);
  const kind = { jenis: "cadangan", sebab: "perintah" } as const;
  const scope = as("administrator");
  await made("1 hour", "berjalan");
  await expect(written(scope, kind, () => Promise.reject(new Error("not reached")))).rejects.toMatchObject({ kind: "conflict" });
  await write(sql`update cadangan set mulai = now() - interval '13 hours'`);
  const silent = openJournal(plan, { info: () => undefined, error: () => undefined });
  await expect(silent(scope, kind, () => Promise.reject(refuse.unavailable(60, "Tempat cadangan penuh.")))).rejects.toMatchObject({
    kind: "unavailable",
  });
  await expect(silent(scope, kind, () => Promise.reject(new Error("a fault of ours")))).rejects.toThrow(/catatan aplikasi/);
  const { rows } = await read();
  expect(rows.map(({ keadaan, keterangan }) => [keadaan, keterangan?.slice(0, 22)])).toEqual([
    ["gagal", "Gagal; sebabnya ada di"],
    ["gagal", "Tempat cadangan penuh."],
    ["gagal", "Terhenti di tengah jal"],
  ]);
});

test("who may see backups is told of a failure and of a night without one", async () => {
  await write(sql`insert into akun (nip, nama, peran, password_hash) values ('198511042010012001', 'Kepala', '{kepala}', null)`);
  const failing: Backups = { ...noBackups, make: () => Promise.reject(refuse.unavailable(60, "Tempat cadangan penuh.")) };
  await expect(runBackup(as("administrator"), failing, "malam")).rejects.toThrow();
  await write(sql`update pemberitahuan set read_at = now()`);
  await warnWhenLate(as("administrator"));
  const titles = () =>
    house.database.read((db) =>
      sql<{ title: string }>`select title from pemberitahuan where kind = 'cadangan' order by created_at`.execute(db),
    );
  expect((await titles()).rows.map(({ title }) => title)).toEqual(["Cadangan gagal dibuat", "Cadangan terlambat"]);
  await write(sql`update pemberitahuan set read_at = now()`);
  await made("1 hour");
  await warnWhenLate(as("administrator"));
  expect((await titles()).rows).toHaveLength(2);
  expect(checkBackupAge.cron).toBe("0 7 * * *");
});
