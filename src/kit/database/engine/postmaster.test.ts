/** A server that does not come up, played by a program that writes down how it was started and ends at once. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quiet } from "#tests/support/database.ts";
import { runPostmaster } from "./postmaster.server.ts";
import { StartRefusal } from "./start-refusal.ts";

let base: string;
let directory: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "gagal-"));
  directory = join(base, "database");
  await mkdir(directory);
  await writeFile(join(base, "postgres"), '#!/bin/sh\necho "mulai $LC_ALL $TZ $1 $2"\necho "gagal" >&2\nexit 1\n');
  await chmod(join(base, "postgres"), 0o755);
});
afterEach(async () => {
  for (const heard of process.listeners("exit").slice(listening.length)) process.off("exit", heard);
  await rm(base, { recursive: true, force: true });
});
const listening = process.listeners("exit");

const run = () =>
  runPostmaster({
    ...{ binaries: base, cluster: { directory, socket: base }, account: null, durable: false, log: quiet },
    recovery: {},
  }).catch((error: unknown) => error);
const log = () => readFile(`${directory}.log`, "utf8");

test("what a log does not lead to is tried once, and where to read why is said", async () => {
  const error = await run();
  expect(error instanceof StartRefusal && error.sentence).toBe(`Basis data tidak dapat dijalankan. Catatannya ada di ${directory}.log.`);
  expect(await log()).toBe(`mulai C UTC -D ${directory}\ngagal\n`);
  expect((await stat(`${directory}.log`)).mode & 0o777).toBe(0o600);
  expect(await readFile(join(directory, "pg_hba.conf"), "utf8")).toContain("peer map");
});

test("a log that has grown large makes room with the next start, and a smaller one is written on", async () => {
  await writeFile(`${directory}.log`, "x".repeat(1024 * 1024));
  await run();
  expect(await log()).toMatch(/^x+mulai /);
  await run();
  expect([(await log()).slice(0, 5), (await stat(`${directory}.log.1`)).size > 1024 * 1024]).toEqual(["mulai", true]);
});

test("a program that is not there is told as a server that does not start", async () => {
  await rm(join(base, "postgres"));
  expect(await run()).toBeInstanceOf(StartRefusal);
});
