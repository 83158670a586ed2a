import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { auditKey, quiet, secretKey } from "#tests/support/database.ts";
import { connected } from "../connection/location.server.ts";
import { type DatabaseLocation, openDatabase } from "../database.server.ts";
import { sql } from "../sql.server.ts";
import { type Engine, startEngine } from "./engine.server.ts";
import { StartRefusal } from "./start-refusal.ts";

const asRoot = process.getuid?.() === 0;
let base: string;
let elsewhere: string;
let engines: Engine[];

/** How soon is measured by `npm run drill`; here other tests share the machine. */
const patience = 20_000;
vi.setConfig({ testTimeout: 90_000 });

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "engine-"));
  await chmod(base, 0o755);
  elsewhere = join(base, "elsewhere");
  engines = [];
});

afterEach(async () => {
  for (const engine of engines) await engine.stop();
  await rm(base, { recursive: true, force: true });
});

async function start(dataDir = join(base, "data")): Promise<Engine> {
  const engine = await startEngine({ dataDir, log: quiet, elsewhere });
  engines.push(engine);
  return engine;
}

async function ask(place: DatabaseLocation, statement: string): Promise<unknown> {
  return Object.values((await connected(place, (client) => client.query(statement))).rows[0] ?? {})[0];
}

test("a fresh server is durable, checked, local and the right kind of text; what it holds outlives a restart", async () => {
  const engine = await start();
  const expected = {
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    data_checksums: "on",
    listen_addresses: "",
    server_encoding: "UTF8",
  };
  for (const [name, value] of Object.entries(expected)) expect(await ask(engine.place, `show ${name}`), name).toBe(value);
  expect(
    await ask(engine.place, "select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()"),
  ).toBe("b C.UTF-8");
  expect(await ask(engine.place, "select upper('é')")).toBe("É");
  await ask(engine.place, "create table kept (id int)");
  await ask(engine.place, "create extension pg_trgm");
  await engine.stop();
  expect(existsSync(join(base, "data", "database", "postmaster.pid"))).toBe(false);
  const again = await start();
  expect(await ask(again.place, "select count(*)::int from kept")).toBe(0);
  expect((await stat(join(base, "data", "database"))).mode & 0o777).toBe(0o700);
});

test("a server that is killed comes back by itself, and the pool with it", async () => {
  const engine = await start();
  const database = openDatabase({
    place: engine.place,
    role: null,
    policy: {},
    auditKey,
    secretKey,
    log: { ...quiet, error: () => undefined },
  });
  const answers = () =>
    database
      .read((db) => sql`select 1 as one`.execute(db))
      .then(
        () => true,
        (error) => ({ kind: error.kind }),
      );
  const heard: (string | null)[] = [];
  database.listen("content", (payload) => heard.push(payload));
  await expect.poll(() => heard.length, { timeout: patience }).toBe(1);
  for (let round = 1; round <= 3; round++) {
    await expect.poll(answers, { timeout: patience }).toBe(true);
    await expect.poll(() => engine.pid()).toBeGreaterThan(0);
    const killed = engine.pid() as number;
    const before = Date.now();
    process.kill(killed, "SIGKILL");
    const seen = new Set<unknown>();
    for (let answer = await answers(); answer !== true || engine.pid() === killed; answer = await answers()) {
      if (answer !== true) seen.add(JSON.stringify(answer));
      expect(Date.now() - before).toBeLessThan(patience);
      await sleep(10);
    }
    expect([...seen]).toEqual(seen.size ? ['{"kind":"unavailable"}'] : []);
  }
  await expect.poll(() => heard.length, { timeout: patience }).toBeGreaterThan(1);
  await database.close();
});

/** Another application on the same directory, as a process of its own. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; said: string }> {
  const quietLog = "{ debug() {}, info() {}, warn() {}, error() {} }";
  const code = `import { startEngine } from "#kit/database/engine/engine.server.ts";
    try { const engine = await startEngine({ dataDir: ${JSON.stringify(dataDir)}, elsewhere: ${JSON.stringify(elsewhere)}, log: ${quietLog} });
      console.log("pid " + engine.pid()); setInterval(() => {}, 1000); } catch (error) { console.log(error.name + ": " + error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

test("a server that outlived its killed application is taken over, and still healed and stopped", async () => {
  const dataDir = join(base, "data");
  const { child, said } = await startElsewhere(dataDir);
  expect(said).toMatch(/^pid \d+$/);
  const pid = Number(said.slice(4));
  child.kill("SIGKILL");
  await once(child, "exit");
  const engine = await start(dataDir);
  expect(engine.pid()).toBe(pid);
  process.kill(pid, "SIGKILL");
  const before = Date.now();
  while (!(await ask(engine.place, "select true").catch(() => false)) || engine.pid() === pid) {
    expect(Date.now() - before).toBeLessThan(patience);
    await sleep(20);
  }
  await engine.stop();
  await expect(ask(engine.place, "select 1")).rejects.toThrow();
});

test("a taken-over server is stopped", async () => {
  const dataDir = join(base, "data");
  const { child } = await startElsewhere(dataDir);
  child.kill("SIGKILL");
  await once(child, "exit");
  const engine = await start(dataDir);
  await engine.stop();
  expect(existsSync(join(dataDir, "database", "postmaster.pid"))).toBe(false);
});

test("a second application on the directory is refused, and leaves the first alone", async () => {
  const dataDir = join(base, "data");
  const engine = await start(dataDir);
  const refused = startEngine({ dataDir, log: quiet, elsewhere });
  await expect(refused).rejects.toSatisfy((error) => error instanceof StartRefusal && /sedang dipakai aplikasi lain/.test(error.sentence));
  const { child, said } = await startElsewhere(dataDir);
  if (child.exitCode === null) await once(child, "exit");
  expect(said).toMatch(/^StartRefusal: .*sedang dipakai aplikasi lain/);
  expect(await ask(engine.place, "select 1")).toBe(1);
});

test("a data directory that the database's account cannot reach keeps the files elsewhere and says where", async () => {
  const closed = join(base, "closed");
  await mkdir(closed, { mode: 0o700 });
  const dataDir = join(closed, "data");
  const engine = await start(dataDir);
  await ask(engine.place, "create table kept (id int)");
  await engine.stop();
  const home = asRoot ? (await readFile(join(dataDir, "database.location"), "utf8")).trim() : dataDir;
  expect(home.startsWith(asRoot ? elsewhere : dataDir)).toBe(true);
  expect(existsSync(join(home, "database", "PG_VERSION"))).toBe(true);
  expect(await ask((await start(dataDir)).place, "select count(*)::int from kept")).toBe(0);
});

test("a path too long for a socket still works", async () => {
  const engine = await start(join(base, "a".repeat(100), "b".repeat(60)));
  expect(await ask(engine.place, "select 1")).toBe(1);
});

test("an interrupted first start is begun again", async () => {
  await mkdir(join(base, "data", "database.new", "base"), { recursive: true });
  expect(await ask((await start()).place, "select 1")).toBe(1);
});

test.runIf(asRoot)("files restored as root are given back to the database's account", async () => {
  const engine = await start();
  await engine.stop();
  await once(spawn("chown", ["-R", "0:0", join(base, "data", "database")]), "exit");
  expect(await ask((await start()).place, "select 1")).toBe(1);
});
