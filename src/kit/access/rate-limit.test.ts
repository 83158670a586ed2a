import { afterAll, beforeAll, expect, test } from "vitest";
import { auditKey, createTestDatabase, dropTestDatabase, quiet, secretKey } from "#tests/support/database.ts";
import { type Database, type DatabaseLocation, openDatabase } from "../database/database.server.ts";
import { giveBack, sweepBuckets, take, waitFor } from "./rate-limit.server.ts";

let place: DatabaseLocation;
let processes: Database[] = [];

beforeAll(async () => {
  place = await createTestDatabase();
  processes = [0, 1].map(() => openDatabase({ place, role: null, policy: {}, auditKey, secretKey, log: quiet }));
});
afterAll(async () => {
  await Promise.all(processes.map((database) => database.close()));
  await dropTestDatabase(place);
});

const noon = new Date("2026-11-21T04:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const takeIn = (database: Database | undefined, key: string, now = noon) =>
  (database as Database).read((db) => take({ db, now }, { key, capacity: 10, perSecond: 0.5 }));

test("two processes give away no more than there is, however they ask at once", async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, (_, index) => takeIn(processes[index % 2], "bersama")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(new Set(waits.filter((wait) => wait > 0))).toEqual(new Set([2]));
});

test("it fills itself again, never beyond its size", async () => {
  for (let index = 0; index < 10; index++) await takeIn(processes[0], "isi");
  expect(await takeIn(processes[1], "isi", later(1))).toBe(1);
  expect(await takeIn(processes[1], "isi", later(2))).toBe(0);
  const afterLong = [];
  for (let index = 0; index < 11; index++) afterLong.push(await takeIn(processes[0], "isi", later(3600)));
  expect(afterLong.filter((wait) => wait === 0)).toHaveLength(10);
});

test("a clock that goes back takes nothing away", async () => {
  await takeIn(processes[0], "mundur", later(60));
  expect(await takeIn(processes[0], "mundur", noon)).toBe(0);
});

test("a bucket that ran dry under a clock of next year is full once the clock is put right", async () => {
  const nextYear = later(365 * 86_400);
  for (let index = 0; index < 11; index++) await takeIn(processes[0], "tahun depan", nextYear);
  expect(await takeIn(processes[0], "tahun depan", nextYear)).toBe(2);
  expect(await takeIn(processes[1], "tahun depan", noon)).toBe(0);
  for (let index = 0; index < 9; index++) await takeIn(processes[1], "tahun depan", noon);
  expect(await takeIn(processes[1], "tahun depan", noon)).toBe(2);
});

test("a bucket that was written five minutes ahead is believed, one that is a moment further is not", async () => {
  const ahead = later(300);
  for (const [key, at] of [
    ["lima menit", ahead],
    ["lebih", new Date(ahead.getTime() + 1)],
  ] as const)
    for (let index = 0; index < 10; index++) await takeIn(processes[0], key, at);
  expect([await takeIn(processes[1], "lima menit", noon), await takeIn(processes[1], "lebih", noon)]).toEqual([2, 0]);
});

test("waiting is asked about without taking, and tokens are given back, never beyond its size", async () => {
  const bucket = { key: "tanya", capacity: 10, perSecond: 0.5 };
  const at = (seconds: number) => ({
    wait: () => (processes[0] as Database).read((db) => waitFor({ db, now: later(seconds) }, bucket)),
    take: (cost?: number) => (processes[0] as Database).read((db) => take({ db, now: later(seconds) }, bucket, cost)),
    back: (cost?: number) => (processes[0] as Database).read((db) => giveBack({ db, now: later(seconds) }, bucket, cost)),
  });
  expect([await at(0).wait(), await at(0).take(9), await at(0).wait(), await at(0).take()]).toEqual([0, 0, 0, 0]);
  expect([await at(0).wait(), await at(0.5).wait(), await at(1.5).wait(), await at(2).wait()]).toEqual([2, 2, 1, 0]);
  expect(await at(0).take(4)).toBe(8);
  await at(0).back();
  expect([await at(0).wait(), await at(0).take(), await at(0).wait()]).toEqual([0, 0, 2]);
  await at(0).back(3);
  expect([await at(0).take(3), await at(0).take()]).toEqual([0, 2]);
  expect([await at(1.9).take(), await at(2).take()]).toEqual([1, 0]);
});

test("buckets of long ago are forgotten", async () => {
  const [database] = processes as [Database];
  await takeIn(database, "lama");
  await takeIn(database, "kemarin", later(3600));
  await takeIn(database, "isi", later(25 * 3600));
  await database.read((db) => sweepBuckets({ db, now: later(25 * 3600) }));
  const left = await database.read((db) => db.selectFrom("rateLimit").select("key").execute());
  expect(left.map(({ key }) => key).sort()).toEqual(["isi", "kemarin"]);
});
