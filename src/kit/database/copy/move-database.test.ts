import { chmod, mkdtemp, rm } from "node:fs/promises";
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
import { sql } from "../sql.server.ts";
import { moveDatabase } from "./move-database.server.ts";

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
