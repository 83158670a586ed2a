/** Two trees of files are kept in one quarantine, and two people send on two days: whatever is done about one leaves every row of another as it was. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { system } from "../access/access.ts";
import { sql } from "../database/sql.server.ts";
import { addDays, today } from "../dates.ts";
import { sweepAllowance } from "./allowance.server.ts";
import { type Files, openFiles } from "./files.server.ts";
import { bringBack, maintainQuarantine, putBackFile, quarantineDays, quarantineFile } from "./quarantine.server.ts";
import { quotaOf, returnQuota, sweepQuota, takeQuota } from "./quota.server.ts";

const day = 86_400_000;
const now = new Date("2027-03-01T04:00:00Z");
const house = useDatabase({ clock: () => now });
const scope = () => house.scope(system("uji"));
const read = async (query: ReturnType<typeof sql>) => (await scope().transaction((ctx) => query.execute(ctx.db))).rows;
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * day - ms);

let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "tetangga-"));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  files = await openFiles({ directory: join(directory, randomBytes(6).toString("hex")) });
  for (const table of ["karantina", "sapuan", "kuota_harian"]) await read(sql`delete from ${sql.table(table)}`);
});

type Tree = "public" | "private";
const put = async (tree: Tree) => (await files.put(tree, randomBytes(20), { type: "image/png" })).key;
/** A file that lies in quarantine; its row says so since then. */
const lying = async (tree: Tree, since = now): Promise<string> => {
  const key = await put(tree);
  await scope().transaction((ctx) => quarantineFile(ctx, files, { tree, key, size: 20, reason: "uji" }));
  await read(sql`update karantina set sejak = ${since}::timestamptz where kunci = ${key}`);
  return key;
};
/** The same key in the other tree: keys are made by lot, but nothing says that they differ. */
const beside = (tree: Tree, key: string, since = now, reason = "uji") =>
  read(
    sql`insert into karantina (pohon, kunci, ukuran, sebab, sejak, kembali) values (${tree}, ${key}, 1, ${reason}, ${since}::timestamptz, null)`,
  );
const rows = () =>
  read(sql`select pohon, kunci, sebab, sejak, kembali from karantina order by pohon, kunci`) as Promise<Record<string, unknown>[]>;
const upkeep = { tree: "public", held: async () => new Set<string>(), log: quiet } as const;

test("a person puts one file back, of its own tree, once", async () => {
  const [one, two] = [await lying("public"), await lying("public", ago(1))];
  await beside("private", one);
  const back = (tree: Tree, key: string) => scope().transaction((ctx) => putBackFile(ctx, files, { tree, key }));
  expect(await back("private", two)).toBeNull();
  expect(await back("public", one)).toEqual({ sebab: "uji", sejak: now });
  expect(await back("public", one)).toBeNull();
  const kembali = new Map((await rows()).map((row) => [`${row.pohon} ${row.kunci}`, row.kembali]));
  expect(kembali).toEqual(
    new Map([
      [`private ${one}`, null],
      [`public ${one}`, now],
      [`public ${two}`, null],
    ]),
  );
  expect([await files.exists("public", one), await files.exists("public", two)]).toEqual([true, false]);
});

test("what comes back by itself is forgotten in its own tree, and what a person put back is not", async () => {
  const [one, two, three] = [await lying("public"), await lying("public"), await lying("public")];
  await beside("private", one);
  await read(sql`update karantina set kembali = ${now}::timestamptz where kunci = ${three}`);
  for (const key of [one, three]) expect(await bringBack(scope(), files, { tree: "public", key, log: quiet })).toBe(1);
  expect((await rows()).map(({ pohon, kunci }) => `${pohon} ${kunci}`)).toEqual([
    `private ${one}`,
    ...[`public ${two}`, `public ${three}`].sort(),
  ]);
  expect(await bringBack(scope(), files, { tree: "public", key: "tidak-ada", log: quiet })).toBe(0);
});

test("thirty days are counted for each tree by itself, to the moment", async () => {
  const [young, edge, old] = [
    await lying("public", ago(1)),
    await lying("public", ago(quarantineDays)),
    await lying("public", ago(quarantineDays, 1)),
  ];
  await beside("private", young, ago(quarantineDays + 5));
  // The row of this one went with an older backup, while the other tree has one of its key.
  const unknown = await lying("public");
  await read(sql`delete from karantina where kunci = ${unknown}`);
  await beside("private", unknown, ago(3));
  expect(await maintainQuarantine(scope(), files, upkeep)).toEqual({ back: 0, gone: 1 });
  const left = (await rows()).filter(({ pohon }) => pohon === "public");
  expect(new Set(left.map(({ kunci }) => kunci))).toEqual(new Set([young, edge, unknown]));
  expect(left.find(({ kunci }) => kunci === unknown)).toMatchObject({ sebab: "ditemukan", sejak: now });
  expect([await files.aside.size("public", old), await files.aside.size("public", edge)]).toEqual([null, 20]);
  expect((await rows()).filter(({ pohon }) => pohon === "private")).toHaveLength(2);
});

test("what was put back is spared for thirty days, and then its row goes, of whichever tree", async () => {
  for (const [key, days, ms] of [
    ["baru", 1, 0],
    ["batas", quarantineDays, 0],
    ["lama", quarantineDays, 1],
  ] as const) {
    await beside("private", key);
    await read(sql`update karantina set kembali = ${ago(days, ms)}::timestamptz where kunci = ${key}`);
  }
  await beside("private", "masih", ago(90));
  await maintainQuarantine(scope(), files, upkeep);
  expect((await rows()).map(({ kunci }) => kunci)).toEqual(["baru", "batas", "masih"]);
});

test("what was taken tonight counts for its tree and its reason, and what a person allowed for its tree", async () => {
  const allowance = (tree: Tree, reason: string) => scope().transaction((ctx) => sweepAllowance(ctx, { tree, reason, files: 100 }));
  for (let n = 0; n < 3; n++) await beside("public", `a${n}`, now, "satu");
  await beside("public", "b", now, "dua");
  await beside("private", "c", now, "satu");
  await beside("public", "kemarin", ago(0, 20 * 3_600_000), "satu");
  await beside("public", "tadi", ago(0, 20 * 3_600_000 - 1), "dua");
  expect([await allowance("public", "satu"), await allowance("public", "dua"), await allowance("private", "satu")]).toEqual([7, 8, 9]);
  await read(sql`insert into sapuan (pohon, dari, menunggu, pada, izin) values ('private', 1, 1, now(), 40)`);
  expect([await allowance("public", "satu"), await allowance("private", "satu")]).toEqual([7, 40]);
});

test("what is given back of a day's quota is one's own, of that day, and never more than was taken", async () => {
  const [ani, budi] = [actor("guru"), actor("pegawai")];
  const days = [today(now), addDays(today(now), -1)];
  for (const { id } of [budi, ani])
    for (const hari of days) await read(sql`insert into kuota_harian (akun_id, hari, bita, berkas) values (${id}, ${hari}, 500, 5)`);
  const [hari = ""] = days;
  await house.scope(ani).transaction((ctx) => returnQuota(ctx, { bytes: 100, files: 2, day: hari }));
  const counted = () => read(sql`select akun_id, hari::text, bita::int, berkas from kuota_harian where bita <> 500 or berkas <> 5`);
  expect(await counted()).toEqual([{ akunId: ani.id, hari, bita: 400, berkas: 3 }]);
  await house.scope(ani).transaction((ctx) => returnQuota(ctx, { bytes: 1_000, files: 20, day: hari }));
  expect(await counted()).toEqual([{ akunId: ani.id, hari, bita: 0, berkas: 0 }]);
  // The sentence tells what this person sent today.
  await read(sql`update kuota_harian set bita = 104857600 where akun_id = ${ani.id} and hari = ${hari}::date`);
  await expect(house.scope(ani).transaction((ctx) => takeQuota(ctx, { bytes: 1 }))).rejects.toMatchObject({
    kind: "tooMany",
    message: expect.stringContaining("sudah terpakai 100 MB dari 100 MB dan 0 dari 50 berkas"),
  });
});

test("a quota is that of one's own roles, and old days are forgotten after a week", async () => {
  await read(sql`delete from kuota_peran`);
  await read(sql`insert into kuota_peran (peran, mega_bita, berkas) values ('guru', 7, 9), ('humas', 500, 1), ('lain', 900, 900)`);
  const quota = (...roles: string[]) => house.scope(actor(...roles)).transaction(quotaOf);
  expect(await quota("guru")).toEqual({ bytes: 7 * 1024 * 1024, files: 9 });
  expect(await quota("guru", "humas")).toEqual({ bytes: 500 * 1024 * 1024, files: 9 });
  for (const roles of [["entah"], []]) expect(await quota(...roles)).toEqual({ bytes: 100 * 1024 * 1024, files: 50 });
  for (const days of [-8, -7, 0])
    await read(
      sql`insert into kuota_harian (akun_id, hari, bita, berkas) values (${actor("guru").id}, ${addDays(today(now), days)}, 1, 1)`,
    );
  await scope().transaction(sweepQuota);
  expect(await read(sql`select hari::text from kuota_harian order by hari`)).toEqual([
    { hari: addDays(today(now), -7) },
    { hari: today(now) },
  ]);
});
