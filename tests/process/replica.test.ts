/** DATABASE_READ_URL: screens read from a second server that streams from the first, and nobody misses what they have just written. */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { type Product, removeData, runProduct, startProduct } from "#tests/support/product.ts";
import { addStaff, type SignedIn, signInAs } from "#tests/support/staff.ts";
import { type Replica, type SystemPostgres, startSystemPostgres } from "#tests/support/system-postgres.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let server: SystemPostgres;
let replica: Replica;
let product: Product;
let [writer, reader]: SignedIn[] = [];

beforeAll(async () => {
  buildOnce();
  const started = await startSystemPostgres();
  if (!started) throw new Error("The test of a replica needs the server programs of PostgreSQL 15 or newer: install postgresql.");
  server = started;
  replica = await server.replicate();
  const dataDir = makeFolder("bacaan");
  writeFileSync(join(dataDir, "server.url"), server.url);
  product = await startProduct({ dataDir, env: settings() });
  for (const who of ["writer", "reader"]) {
    const headers = await signInAs(product.url, await addStaff(product, "tataUsaha"));
    if (who === "writer") writer = headers;
    else reader = headers;
  }
});
afterAll(async () => {
  await product?.stop();
  await replica?.stop();
  await server?.stop();
  if (product) removeData(product);
});

const settings = () => ({ DATABASE_URL: server.url, DATABASE_READ_URL: replica.url });

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}
const onReplica = (statement: string) => ask(replica.url, statement);

/** Until the replica has heard all that the first server has written by now: passwords of roles, and who is signed in. */
async function heard(): Promise<void> {
  const written = await ask(server.url, "select pg_current_wal_insert_lsn()");
  await ask(server.url, "select pg_switch_wal()");
  await expect.poll(() => onReplica(`select pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`), { timeout: 30_000 }).toBe(true);
}

const page = "/administration/pengumuman";
const look = async (headers: SignedIn | undefined, cookie = "") =>
  (await fetch(product.url + page, { headers: { ...headers, cookie: `${headers?.cookie}${cookie}` } })).text();

/** @returns the cookie that goes with the answer */
async function write(title: string): Promise<string> {
  const fields = { aksi: "tambah", kunci: randomBytes(16).toString("hex"), judul: title, tanggal: "2026-11-25" };
  const answer = await fetch(product.url + page, {
    method: "POST",
    headers: { ...writer },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect(answer.status).toBeLessThan(400);
  return answer.headers.getSetCookie().find((line) => line.startsWith("baru-menulis=1;")) ?? "";
}

const figure = async (name: string) => new RegExp(`^${name} (\\S+)$`, "m").exec(await (await fetch(`${product.url}/metrics`)).text())?.[1];

test("screens are read from the replica; whoever has just written sees what they wrote", async () => {
  await heard();
  await expect.poll(() => figure("portal_replica_used"), { timeout: 30_000 }).toBe("1");
  await onReplica("select pg_wal_replay_pause()");
  const cookie = await write("Baru saja ditulis");
  expect(cookie).toMatch(/; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/);
  // The replica has not heard of it: that somebody else does not see it tells who answered.
  expect(await look(reader)).not.toContain("Baru saja ditulis");
  expect(await look(writer, "; baru-menulis=1")).toContain("Baru saja ditulis");
});

test("one that falls behind is left alone until it has caught up, which the log and the figures tell", async () => {
  await expect.poll(() => look(reader), { timeout: 20_000 }).toContain("Baru saja ditulis");
  expect(await figure("portal_replica_used")).toBe("0");
  expect(Number(await figure("portal_replica_lag_seconds"))).toBeGreaterThan(5);
  const said = product.output().match(/"sebab":"tertinggal lebih dari 5 detik".*basis data bacaan tidak dipakai/g);
  expect(said).toHaveLength(1);
  await onReplica("select pg_wal_replay_resume()");
  await expect.poll(() => figure("portal_replica_used")).toBe("1");
  expect(await look(reader)).toContain("Baru saja ditulis");
});

test("the doctor knows it", async () => {
  const { output } = await runProduct({
    dataDir: product.dataDir,
    env: settings(),
    port: Number(new URL(product.url).port),
    flags: ["--doctor"],
  });
  expect(output).toMatch(/^Baik +Basis data bacaan: Mengikuti basis data utama/m);
  const wrong = await runProduct({ dataDir: product.dataDir, env: { ...settings(), DATABASE_READ_URL: server.url }, flags: ["--doctor"] });
  expect(wrong.output).toMatch(/^Perhatian +Basis data bacaan: Tidak dipakai: bukan salinan/m);
});

test("one that goes away in the middle is not missed", async () => {
  let going = true;
  const bad: number[] = [];
  const readers = Promise.all(
    [writer, reader].map(async (headers) => {
      while (going) {
        const { status } = await fetch(product.url + page, { headers: { ...headers } });
        if (status !== 200) bad.push(status);
      }
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  await replica.stop();
  await expect.poll(() => figure("portal_replica_used")).toBe("0");
  going = false;
  await readers;
  expect(bad).toEqual([]);
});
