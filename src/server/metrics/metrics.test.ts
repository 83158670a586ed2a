import { afterEach, expect, test } from "vitest";
import type { Database } from "#kit/database/database.server.ts";
import { openTestHouse } from "#tests/support/house.ts";
import { PageCache } from "../page-cache.ts";
import { type Metrics, type MetricsSources, openMetrics } from "./open-metrics.ts";
import { routeClasses } from "./route-class.ts";
import { openServed } from "./served.ts";
import { openState, type StateSources } from "./state.ts";

const due = { state: "due", jobs: 3, oldestSeconds: 40 };
const pool = {
  query: async (text: string) => ({ rows: text.includes("pg_database_size") ? [{ bytes: "8000000000" }] : [due] }),
} as unknown as Database["pool"];
const madeAt = new Date("2026-11-24T01:15:00Z");
const last = { at: madeAt, size: 1_000, name: "arsip", late: false, selesai: madeAt, ukuran: "1000", nama: "arsip", keadaan: "berhasil" };
/** Answers whatever is asked of its tables with the newest backup. */
const asked: unknown = new Proxy({}, { get: (_, name) => (name === "executeTakeFirst" ? async () => last : () => asked) });
const database: StateSources["database"] = { pool, read: (work) => work(asked as Parameters<typeof work>[0]) };
const state: StateSources = {
  database,
  plan: { dataDirectory: "/", directory: null, to: null },
  health: async () => ({ ready: true, lines: [] }),
};

const opened: Metrics[] = [];
afterEach(() => {
  for (const metrics of opened.splice(0)) metrics.stop();
});

function open(given: Partial<MetricsSources> = {}, place = 1) {
  const [served, cache] = [openServed(), new PageCache({ enabled: true, headers: {} })];
  const connections = { totalCount: 5, idleCount: 3, waitingCount: 1 };
  const { house } = openTestHouse();
  const metrics = openMetrics({
    token: undefined,
    pages: house.pages,
    traffic: { place, served, cache, pool: connections },
    state,
    ...given,
  });
  opened.push(metrics);
  return { metrics, served, cache, ...openTestHouse({ metrics, cache }) };
}

test("requests are told by class and status, and nothing of an address or a person", async () => {
  const { ask, served, metrics } = open();
  for (const path of ["/", "/news?berita=rahasia-andi", "/news?berita=lain", "/dashboard", "/api/rusak", "/tidak-ada-rahasia"])
    await ask(path);
  await ask("http://evil.example/");
  served.document.whole += 7;
  served.asset.unchanged += 2;
  served.refused += 1;
  const text = await metrics.text();
  expect(text).toContain('portal_requests_total{class="document",status="200",process="1"} 10');
  expect(text).toContain('portal_requests_total{class="asset",status="304",process="1"} 2');
  expect(text).toContain('portal_requests_total{class="api",status="500",process="1"} 1');
  expect(text).toContain('portal_requests_total{class="other",status="400",process="1"} 2');
  expect(text).toMatch(/portal_request_duration_seconds_bucket\{le="0.005",class="document",process="1"\} \d/);
  expect(text).toContain('portal_request_duration_seconds_count{class="document",process="1"} 3');
  expect(text).toContain('portal_page_cache_total{result="miss",process="1"} 4');
  expect(text).not.toMatch(/rahasia|andi|evil/);
  expect(await metrics.text()).toContain('portal_requests_total{class="document",status="200",process="1"} 10');
});

test("an address that nobody knows is one class with all others, so that figures never grow with what is asked", () => {
  const { house } = openTestHouse();
  const classOf = routeClasses([...house.pages, { path: "/administration/surat", kind: "application", shell: "portal" }]);
  const classes = [
    "/",
    "/daftar",
    "/administration/surat",
    "/api/x/:id",
    "/uploads/*",
    "/assets/*",
    "/health/live",
    "/metrics",
    "*",
    "-",
    "/lain",
  ];
  expect(classes.map(classOf)).toEqual([
    ...["document", "application", "portal", "api", "upload", "asset", "monitoring", "monitoring"],
    ...["other", "other", "other"],
  ]);
});

test("what the product holds is told beside it: connections, jobs, backup, disk, database, event loop", async () => {
  const text = await open().metrics.text();
  for (const line of [
    'portal_database_connections{state="busy",process="1"} 2',
    'portal_database_connections{state="waiting",process="1"} 1',
    'portal_jobs{state="due"} 3',
    'portal_jobs{state="failed"} 0',
    'portal_jobs_oldest_seconds{state="due"} 40',
    `portal_backup_last_success_timestamp_seconds ${madeAt.getTime() / 1000}`,
    "portal_backup_last_success_bytes 1000",
    "portal_restore_drill_succeeded 1",
    "portal_database_size_bytes 8000000000",
    "portal_ready 1",
    'portal_reading_failed{part="disk"} 0',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toMatch(/\nportal_disk_free_bytes\{folder="data"\} \d{6,}\n/);
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds\{process="1"\} /);
});

test("a part that fails or hangs is named, and the others are told all the same", async () => {
  const hangs = { query: () => new Promise(() => undefined) } as unknown as Database["pool"];
  const read = openState(
    { ...state, plan: { dataDirectory: "/tidak/ada", directory: null, to: null }, database: { ...database, pool: hangs } },
    20,
  );
  const figures = await read();
  const failed = figures.find(({ name }) => name === "portal_reading_failed")?.values ?? [];
  expect(Object.fromEntries(failed.map(({ labels, value }) => [labels.part, value]))).toEqual({
    ...{ health: 0, backup: 0, replica: 0 },
    ...{ jobs: 1, disk: 1, database: 1 },
  });
  expect(figures.map(({ name }) => name)).not.toContain("portal_jobs");
  expect(figures.map(({ name }) => name)).toContain("portal_ready");
});

test("what several processes count stands beside each other", async () => {
  const second = open({}, 2);
  second.metrics.answered("/", 200, 12);
  const { metrics } = open({ others: async () => [await second.metrics.figures()] });
  metrics.answered("/", 200, 12);
  const lines = (await metrics.text()).split("\n").filter((line) => line.startsWith('portal_requests_total{class="document",status="200"'));
  expect(lines.sort()).toEqual([1, 2].map((place) => `portal_requests_total{class="document",status="200",process="${place}"} 1`));
});

test("whoever may not read it finds what is at any other address that does not exist", async () => {
  const { ask } = open({ token: "t".repeat(32) });
  expect((await ask("/metrics")).headers.get("content-type")).not.toContain("version=0.0.4");
  expect((await ask("http://10.0.0.5:3000/metrics")).status).toBe(400);
  const headers = { authorization: `Bearer ${"t".repeat(32)}` };
  const answer = await ask("http://10.0.0.5:3000/metrics", { headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(await (await ask("/metrics", {}, "127.0.0.1")).text()).toContain("portal_requests_total");
  expect((await ask("/metrics", { method: "POST", headers }, "127.0.0.1")).headers.get("content-type")).not.toContain("version=0.0.4");
});
