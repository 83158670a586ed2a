/** Started anew under load without a request that fails: worker by worker, on a port that stays open, and behind a proxy. */
import { execFileSync } from "node:child_process";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { type Crowd, gather } from "#tests/support/crowd.ts";
import { heldSocket } from "#tests/support/held-socket.ts";
import { freePort, type Product, removeData, startProduct } from "#tests/support/product.ts";
import { query } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 240_000 });

let product: Product;
let crowd: Crowd | undefined;
beforeAll(() => buildOnce());
afterEach(async () => {
  await crowd?.leave();
  crowd = undefined;
  await product?.stop();
  if (product) removeData(product);
});

/** Processes of the product right below this one. */
const below = (pid = 0): number[] =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((line) => line.includes("src/main.ts"))
    .map((line) => Number.parseInt(line, 10));

const paths = ["/", "/news", "/daftar", "/health/live"];

/** So many answers more, all of them good. */
async function expectServed(crowd: Crowd, more = 40): Promise<void> {
  const before = crowd.answered();
  await expect.poll(crowd.answered, { timeout: 120_000 }).toBeGreaterThan(before + more);
  expect(crowd.bad).toEqual([]);
}

test("SIGUSR2 replaces the workers one by one, and nobody notices", async () => {
  product = await startProduct({ env: { WORKERS: "2" } });
  const before = below(product.child.pid);
  crowd = await gather(product.url, { paths, families: 2 });
  await expectServed(crowd);
  product.child.kill("SIGUSR2");
  await expect.poll(() => below(product.child.pid).filter((pid) => before.includes(pid)), { timeout: 90_000 }).toEqual([]);
  await expect.poll(() => below(product.child.pid)).toHaveLength(2);
  await expectServed(crowd);
  expect(product.child.exitCode).toBe(null);
});

test("workers stay as they are where the new version changes the database", async () => {
  product = await startProduct({ env: { WORKERS: "2" } });
  const before = below(product.child.pid);
  // As though the newest change had come with the new version.
  await query(product.dataDir, "delete from migration where number = (select max(number) from migration)");
  product.child.kill("SIGUSR2");
  await expect.poll(product.output).toMatch(/"level":50.*versi baru mengubah susunan basis data/);
  expect(below(product.child.pid)).toEqual(before);
});

test("on a port that systemd holds, who comes during a restart waits instead of being refused", async () => {
  const port = await freePort();
  product = await startProduct({ port, under: heldSocket(port) });
  const [before] = below(product.child.pid);
  crowd = await gather(product.url, { paths, families: 2 });
  await expectServed(crowd);
  process.kill(before ?? 0, "SIGTERM");
  await expect.poll(() => product.output().split(" siap di ").length, { timeout: 90_000 }).toBe(3);
  await expectServed(crowd);
  expect(below(product.child.pid)).not.toContain(before);
});

test("who is told to stop says so first, and goes on serving as long as it was told", async () => {
  product = await startProduct({ env: { DRAIN_SECONDS: "4" } });
  const begun = performance.now();
  const ended = product.stop();
  const ready = () => fetch(`${product.url}/health/ready`, { headers: { connection: "close" } });
  await expect.poll(async () => (await ready()).status, { timeout: 3_000 }).toBe(503);
  expect(await (await ready()).text()).toBe("belum siap\naplikasi: sedang berhenti\n");
  for (const path of paths) expect((await fetch(product.url + path)).status).toBe(200);
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(4_000);
  await expect(ready()).rejects.toThrow();
});
