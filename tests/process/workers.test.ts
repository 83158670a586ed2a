/** WORKERS=2: several processes on one port, one of which dies, and all of which end together. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { freePort, type Product, removeData, runProduct, startProduct } from "#tests/support/product.ts";
import { query } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 240_000 });

let product: Product;
beforeAll(async () => {
  buildOnce();
  product = await startProduct({ env: { WORKERS: "2" } });
});
afterAll(async () => {
  await product?.stop();
  if (product) removeData(product);
});

/** Processes right below this one that run Node, youngest last. */
const workersOf = (pid = 0): number[] =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((line) => line.includes("src/main.ts"))
    .map((line) => Number.parseInt(line, 10));

/** A connection of its own each time, so that both processes are asked. */
const ask = async (path: string, times = 6): Promise<string[]> => {
  const bodies: string[] = [];
  for (let n = 0; n < times; n++) {
    const answer = await fetch(product.url + path, { headers: { connection: "close" }, signal: AbortSignal.timeout(10_000) });
    bodies.push(`${answer.status} ${await answer.text()}`);
  }
  return bodies;
};

test("each of them serves, and knows how everything is", async () => {
  expect(workersOf(product.child.pid)).toHaveLength(2);
  for (const answer of await ask("/health/ready")) expect(answer).toMatch(/^200 siap/);
});

test("what one has changed, the other does not show as it was", async () => {
  const before = await ask("/pengumuman");
  expect(new Set(before.map((one) => one.slice(0, 3)))).toEqual(new Set(["200"]));
  // As a process would that has saved it: the change, and what tells the others.
  await query(
    product.dataDir,
    "insert into pengumuman (judul, tanggal, tampil_di_situs) values ('Ujian di dua proses', current_date, true); notify content, 'pengumuman'",
  );
  await vi.waitFor(async () => expect((await ask("/pengumuman")).filter((one) => !one.includes("Ujian di dua proses"))).toEqual([]), {
    timeout: 20_000,
  });
});

test("the figures of both stand in one answer, whoever is asked, and what they share once", async () => {
  await ask("/health/live", 4);
  for (const answer of await ask("/metrics", 4)) {
    for (const place of [1, 2])
      expect(answer).toMatch(new RegExp(`portal_requests_total\\{class="monitoring",status="200",process="${place}"\\} \\d`));
    expect(answer.match(/^portal_database_size_bytes \d{7,}$/gm)).toHaveLength(1);
    expect(answer).toMatch(/^portal_jobs\{state="failed"\} 0$/m);
    expect(answer).not.toMatch(/^portal_reading_failed\{.*\} 1$/m);
  }
});

test("one that is killed is replaced, and people are served meanwhile", async () => {
  const [first = 0, second = 0] = workersOf(product.child.pid);
  process.kill(first, "SIGKILL");
  for (const answer of await ask("/health/ready")) expect(answer).toMatch(/^200 siap/);
  await vi.waitFor(() => expect(workersOf(product.child.pid)).toHaveLength(2), { timeout: 30_000, interval: 200 });
  const now = workersOf(product.child.pid);
  expect(now).toContain(second);
  expect(now).not.toContain(first);
  expect(product.output()).toContain("proses pelayan berakhir dan dimulai lagi");
  // It takes the place of the other, so that a counter that begins anew is seen as one.
  for (const answer of await ask("/metrics", 2)) expect(answer).not.toContain('process="3"');
});

test("all end with the one that was told to, in order", async () => {
  const family = [product.child.pid ?? 0, ...workersOf(product.child.pid)];
  expect(await product.stop()).toBe(0);
  for (const pid of family) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  product = await startProduct({ dataDir: product.dataDir, env: { WORKERS: "2" } });
  for (const answer of await ask("/pengumuman")) expect(answer).toContain("Ujian di dua proses");
});

test("a port that is taken is said once, and nothing stays behind", async () => {
  const other = createServer().listen(await freePort(), "127.0.0.1");
  await once(other, "listening");
  const port = (other.address() as { port: number }).port;
  const { code, output } = await runProduct({ port, env: { WORKERS: "2" } });
  other.close();
  expect(output.trim()).toBe(`Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain dengan PORT.`);
  expect(code).toBe(1);
});

test.each(["0", "9", "dua", "1.5", "-1"])("WORKERS=%s is refused with a sentence", async (count) => {
  const { code, output } = await runProduct({ env: { WORKERS: count } });
  expect([output.trim(), code]).toEqual(["WORKERS harus berupa angka antara 1 dan 8.", 1]);
});
