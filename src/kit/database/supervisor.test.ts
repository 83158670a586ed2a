import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quiet } from "#tests/support/database.ts";
import { nextNumber } from "./counter.server.ts";
import { startEngine } from "./engine/engine.server.ts";
import { StartRefusal, startDatabase } from "./supervisor.server.ts";

let base: string;
const actor = { id: null, name: "uji", roles: [] };
const options = (changes: object = {}) => ({
  dataDir: join(base, "data"),
  migrationsDir: join(base, "migrations"),
  policy: {},
  log: quiet,
  ...changes,
});
const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "supervisor-"));
  await chmod(base, 0o755);
  await cp("migrations", join(base, "migrations"), { recursive: true });
});

afterEach(() => rm(base, { recursive: true, force: true }));

test("starts from nothing, works, stops, and goes on where it was", async () => {
  for (const expected of [1, 2]) {
    const { database, stop } = await startDatabase(options());
    await database.tryWrite();
    expect(await database.scope(actor, "r").transaction((ctx) => nextNumber(ctx, "urut", "2026"))).toBe(expected);
    await stop();
    expect(existsSync(join(base, "data", "database", "postmaster.pid"))).toBe(false);
  }
});

test("a database newer than the code is refused, and the server does not stay behind", async () => {
  await writeFile(join(base, "migrations", "9999-besok.sql"), "create table besok (id int)");
  await (await startDatabase(options())).stop();
  await rm(join(base, "migrations", "9999-besok.sql"));
  await expect(startDatabase(options())).rejects.toSatisfy(refusal(/lebih baru daripada aplikasi/));
  expect(existsSync(join(base, "data", "database", "postmaster.pid"))).toBe(false);
});

test("a server of others is refused while its fsync is off, and when it does not know us", async () => {
  const engine = await startEngine({ dataDir: join(base, "theirs"), log: quiet, durable: false });
  const url = (database: string) => `postgresql://portal@${encodeURIComponent(join(base, "theirs", "database.socket"))}/${database}`;
  try {
    await expect(startDatabase(options({ url: url("portal") }))).rejects.toSatisfy(refusal(/fsync mati/));
    await expect(startDatabase(options({ url: url("tidak_ada") }))).rejects.toSatisfy(refusal(/menolak sambungan/));
  } finally {
    await engine.stop();
  }
});
