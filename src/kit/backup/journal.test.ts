/** The head opens the page of backups once a month: what stands there is the newest that is whole, and what was cut off does not run for ever. */

import { rmSync } from "node:fs";
import { afterAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { quiet, useDatabase } from "#tests/support/database.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { readLastBackup, readLastRehearsal } from "./backup-job.server.ts";
import { endCutOff, openJournal } from "./journal.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { renewRecoveryKey } from "./recovery-key.server.ts";

const start = new Date("2027-03-01T02:00:00Z");
let now = start;
const house = useDatabase({ clock: () => now });
const folder = makeFolder("jurnal");
afterAll(() => rmSync(folder, { recursive: true }));
const scope = () => house.scope(system("uji"));
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope().transaction(work);
const plan = { to: "https://kunci:rahasia@s3.contoh.id/ember", dataDirectory: folder, keyFolder: folder } as unknown as BackupPlan;
const written = openJournal(plan, { ...quiet, error: () => undefined });
const kind = { jenis: "cadangan", sebab: "malam" } as const;
const found = { nama: "a.tar", ukuran: 7, baris: 3, berkas: 2 };
const made = () => written(scope(), kind, async () => ({ result: "ya", found }));
const rows = () => as(({ db }) => db.selectFrom("cadangan").selectAll().orderBy("mulai").orderBy("id").execute());
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const insert = (...values: object[]) =>
  as(({ db }) =>
    db
      .insertInto("cadangan")
      .values(
        values.map((one) => ({
          ...{ jenis: "cadangan", sebab: "malam", mulai: start, tempat: "x", kunciPemulihan: false },
          ...one,
        })) as never,
      )
      .returning("id")
      .execute(),
  ).then((inserted) => inserted.map(({ id }) => id));

beforeEach(async () => {
  now = start;
  await as(({ db }) => db.deleteFrom("cadangan").where(everyRow).execute());
});

test("what is made is written down with what was found, and nowhere with a password", async () => {
  expect(await made()).toBe("ya");
  expect(await rows()).toMatchObject([
    { ...kind, keadaan: "berhasil", mulai: start, selesai: start, nama: "a.tar", ukuran: "7", baris: "3", berkas: 2, keterangan: null },
  ]);
  expect(JSON.stringify(await rows())).not.toMatch(/rahasia/);
});

test("each says whether there was a recovery key then", async () => {
  await made();
  await renewRecoveryKey(folder);
  now = later(1);
  await made();
  expect((await rows()).map(({ kunciPemulihan }) => kunciPemulihan)).toEqual([false, true]);
});

test.each([
  ["a sentence of ours", refuse.unavailable(1, "Tempatnya penuh."), "Tempatnya penuh."],
  ["what nobody explained", new Error("boom"), expect.stringContaining("catatan aplikasi")],
])("what fails is written down as failed, with %s", async (_, error, keterangan) => {
  const [other] = await insert({ jenis: "latihan", keadaan: "berhasil", selesai: start, mulai: later(-1) });
  await expect(written(scope(), kind, () => Promise.reject(error))).rejects.toMatchObject({ kind: "unavailable", message: keterangan });
  expect(await rows()).toMatchObject([
    { id: other, keadaan: "berhasil", keterangan: null },
    { keadaan: "gagal", keterangan, selesai: start },
  ]);
});

test("one at a time of a kind, until twelve hours have said nothing; that one is cut off, and no other", async () => {
  const [running] = await insert({ mulai: later(-11.99) }, { jenis: "latihan", mulai: later(-30), sebab: "tangan" });
  await expect(made()).rejects.toMatchObject({ kind: "conflict" });
  expect((await rows()).map(({ keadaan }) => keadaan)).toEqual(["berjalan", "berjalan"]);
  await insert({ mulai: later(-50), keadaan: "berhasil", selesai: later(-49) });
  now = later(0.01);
  await made();
  const [old, rehearsal, cut, newest] = await rows();
  expect([old, rehearsal, newest].map((row) => row?.keadaan)).toEqual(["berhasil", "berjalan", "berhasil"]);
  expect(cut).toMatchObject({ id: running, keadaan: "gagal", keterangan: "Terhenti di tengah jalan.", selesai: now });
});

test("when our own database starts nothing runs any more; what had ended stays as it was", async () => {
  await insert({ mulai: later(-1) }, { jenis: "latihan", mulai: later(-2) }, { mulai: later(-3), keadaan: "berhasil", selesai: later(-2) });
  await endCutOff(scope());
  expect((await rows()).map(({ keadaan, selesai }) => [keadaan, selesai])).toEqual([
    ["berhasil", later(-2)],
    ["gagal", start],
    ["gagal", start],
  ]);
});

test("the last is the newest that was made whole, late after a day and a half; a rehearsal counts however it ended", async () => {
  const last = () => as((ctx) => readLastBackup(ctx));
  const rehearsed = () => as((ctx) => readLastRehearsal(ctx));
  expect([await last(), await rehearsed()]).toEqual([null, null]);
  const whole = { keadaan: "berhasil", nama: "a.tar", ukuran: "7" };
  await insert(
    { ...whole, mulai: later(-50), selesai: later(-49), nama: "lama.tar" },
    { ...whole, mulai: later(-37), selesai: later(-36) },
    { keadaan: "gagal", mulai: later(-5), selesai: later(-4) },
    { mulai: later(-1) },
    { ...whole, jenis: "latihan", mulai: later(-9), selesai: later(-8) },
    { ...whole, jenis: "latihan", mulai: later(-7), selesai: later(-6), keadaan: "gagal" },
    { jenis: "latihan", mulai: later(-1) },
  );
  expect(await last()).toEqual({ at: later(-36), size: 7, name: "a.tar", late: false });
  expect(await rehearsed()).toEqual({ at: later(-6), whole: false });
  now = new Date(start.getTime() + 1);
  expect(await last()).toMatchObject({ late: true });
  await insert({ ...whole, jenis: "latihan", mulai: later(-0.5), selesai: start });
  expect(await rehearsed()).toEqual({ at: start, whole: true });
});
