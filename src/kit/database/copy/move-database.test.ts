import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, createEmptyDatabase, dropTestDatabase, quiet, useDatabase } from "#tests/support/database.ts";
import { installQueue } from "../../jobs/jobs.server.ts";
import { connected, type DatabaseLocation } from "../connection/location.server.ts";
import { type Engine, startEngine } from "../engine/engine.server.ts";
import { StartRefusal } from "../engine/start-refusal.ts";
import { migrate } from "../migrate.server.ts";
import { sql } from "../sql.server.ts";
import { demandStill, moveDatabase } from "./move-database.server.ts";

// The school grows out of its small server; later the province hands the data back. Nobody dares to do it twice, so it says what it did.

let base: string;
let engine: Engine;
const house = useDatabase({ policy });
const moving = (from: DatabaseLocation, to: DatabaseLocation) => ({
  ...{ from, to, migrationsDir: "migrations", log: quiet, prepare: (owner: DatabaseLocation) => installQueue(owner, quiet) },
});
const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "pindah-"));
  await chmod(base, 0o755);
  engine = await startEngine({ dataDir: base, log: quiet, durable: false });
  await house.scope(actor("administrator")).transaction(seedSekolah);
}, 60_000);
afterAll(async () => {
  await engine?.stop();
  await rm(base, { recursive: true, force: true });
});

test("goes over and comes back, every row the same, references, triggers and sequences in force", async () => {
  const there = await moveDatabase(moving(house.database.place, engine.place));
  expect(there.rows).toBeGreaterThan(50);
  const back = await createEmptyDatabase();
  try {
    expect(await moveDatabase(moving(engine.place, back))).toEqual(there);
    await connected(back, async (owner) => {
      await expect(owner.query("update audit set action = 'x'")).rejects.toThrow();
      await expect(
        owner.query("insert into sesi (token_hash, akun_id, kind, expires_at) values ('\\x00', gen_random_uuid(), 'cookie', now())"),
      ).rejects.toThrow();
    });
  } finally {
    await dropTestDatabase(back);
  }
}, 60_000);

test("a database that was used, one that is served, and one of another structure are left alone", async () => {
  await expect(moveDatabase(moving(engine.place, house.database.place))).rejects.toSatisfy(refusal(/sudah berisi data/));
  await house.database.read((db) => sql`insert into proses (id, tempat, tanda) values (gen_random_uuid(), 'disk', 'a')`.execute(db));
  await expect(moveDatabase(moving(house.database.place, engine.place))).rejects.toSatisfy(refusal(/masih berjalan/));
  await house.database.read((db) => sql`delete from proses`.execute(db));
  const empty = await createEmptyDatabase();
  try {
    await connected(engine.place, (owner) => owner.query("alter table kategori_berita add column kelak text"));
    await expect(moveDatabase(moving(engine.place, empty))).rejects.toSatisfy(refusal(/kategori_berita\.kelak tidak ada di tujuan/));
    expect(await connected(empty, async (owner) => (await owner.query("select from audit")).rowCount)).toBe(0);
  } finally {
    await dropTestDatabase(empty);
  }
}, 60_000);

test("an empty database is not moved, nor one in which no product has begun", async () => {
  const [empty, there] = [await createEmptyDatabase(), await createEmptyDatabase()];
  try {
    await expect(moveDatabase(moving(empty, there))).rejects.toSatisfy(refusal(/asal masih kosong/));
    await connected(empty, (owner) => owner.query("create table migration (number int)"));
    await expect(moveDatabase(moving(empty, there))).rejects.toSatisfy(refusal(/asal masih kosong/));
    const made = await connected(there, (owner) => owner.query("select from pg_class where relnamespace = 'public'::regnamespace"));
    expect(made.rowCount).toBe(0);
  } finally {
    for (const place of [empty, there]) await dropTestDatabase(place);
  }
});

test("a process that was last seen three quarters of a minute ago has ended, and one that was seen since serves", async () => {
  const place = await createEmptyDatabase();
  try {
    await connected(place, async (owner) => {
      await owner.query("create table proses (terlihat timestamptz); insert into proses values (now() - interval '50 seconds')");
      await expect(demandStill(owner)).resolves.toBeUndefined();
      await owner.query("insert into proses values (now() - interval '30 seconds')");
      await expect(demandStill(owner)).rejects.toSatisfy(refusal(/masih berjalan/));
    });
  } finally {
    await dropTestDatabase(place);
  }
});

test("a table that holds something else there than here is named, and only the structure of this version was made for it", async () => {
  const [folder, here, there] = [join(base, "kecil"), await createEmptyDatabase(), await createEmptyDatabase()];
  const first = "create table proses (terlihat timestamptz); create table audit (id int); create table timbangan (berat numeric);";
  await mkdir(folder);
  await writeFile(join(folder, "0001-awal.sql"), first);
  await writeFile(join(folder, "0002-baru.sql"), "alter table audit add column baru text");
  const rounding = (owner: DatabaseLocation) =>
    connected(owner, (client) => client.query("alter table timbangan alter column berat type numeric(4, 1)")).then(() => undefined);
  const how = { from: here, to: there, migrationsDir: folder, log: quiet };
  try {
    await migrate(here, folder, quiet, { last: 1 });
    await connected(here, (owner) => owner.query("insert into timbangan values (1.25), (2)"));
    await expect(moveDatabase({ ...how, prepare: rounding })).rejects.toSatisfy(
      refusal(/^Tabel public\.timbangan di tujuan tidak sama dengan asalnya/),
    );
    await connected(there, async (owner) => {
      expect((await owner.query("select number from migration")).rows).toEqual([{ number: 1 }]);
      await owner.query("drop table timbangan; create table timbangan (berat numeric)");
    });
    const calm = { ...how, prepare: async () => undefined };
    expect(await moveDatabase(calm)).toEqual({ tables: 2, rows: 2 });
  } finally {
    for (const place of [here, there]) await dropTestDatabase(place);
  }
});
