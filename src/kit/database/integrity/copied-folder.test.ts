import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quiet } from "#tests/support/database.ts";
import { nextNumber } from "../counter.server.ts";
import { StartRefusal, startDatabase } from "../supervisor.server.ts";

// The one who was told "copy the folder", and did, while the product ran.

let base: string;
let directory: string;
let victim: string;
let before: Buffer;
const actor = { id: null, name: "uji", roles: [] };
const warned: string[] = [];
const log = { ...quiet, warn: (_: object, sentence: string) => void warned.push(sentence) };
const start = (name: string) => startDatabase({ dataDir: join(base, name), migrationsDir: "migrations", policy: {}, log });
const copy = (to: string) => execFileSync("cp", ["-a", join(base, "asli"), join(base, to)]);
const refused = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "salinan-"));
  await chmod(base, 0o755);
  const first = await start("asli");
  directory = first.directory ?? "";
  const { rows } = await first.database.pool.query("select pg_relation_filepath('counter_pkey') as index");
  victim = rows[0].index;
  await first.database.scope(actor, "r").transaction((ctx) => nextNumber(ctx, "sebelum", "2026"));
  await first.stop();
  before = readFileSync(join(directory, victim));
  const second = await start("asli");
  await second.database.scope(actor, "r").transaction((ctx) => nextNumber(ctx, "sesudah", "2026"));
  await second.stop();
}, 60_000);
afterAll(() => rm(base, { recursive: true, force: true }));

test("what is started where it lay is not looked at again", async () => {
  await (await start("asli")).stop();
  expect(warned).toEqual([]);
});

test("a whole copy is looked at once, and serves", async () => {
  copy("utuh");
  await (await start("utuh")).stop();
  expect(warned.splice(0)).toEqual([expect.stringContaining("salinan")]);
  await (await start("utuh")).stop();
  expect(warned).toEqual([]);
});

test("a copy whose index does not know a row of its table is refused, with the way out, again and again", async () => {
  copy("robek");
  // As it was before the newest row came: a copy has it so that was made while the row came.
  writeFileSync(join(base, "robek", directory.slice(join(base, "asli").length), victim), before);
  for (const _ of [1, 2]) await expect(start("robek")).rejects.toSatisfy(refused(/salinan yang tidak utuh.*counter_pkey.*npm run restore/));
});
